import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../../scripts/find-browser.ts'

/** Lighthouse's figures for one page on its simulated phone (slow 4G, a quarter of this machine's speed). */
export interface PageFigures {
  /** Of 100. */
  score: number
  /** Milliseconds. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** KB on the wire until the page is idle. */
  kilobytes: number
}

/** All audits of one page. */
export interface PageAudits {
  /** The median run, by score and then by LCP. */
  middle: PageFigures
  lowestScore: number
  slowestLcp: number
}

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** What a page loads or runs besides its text and pictures. */
const NOT_BARE =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g
/** Keeps pictures and icons within the screen. */
const BARE_STYLES = '<style>img,svg{max-width:100%;height:auto}svg{width:20px}</style>'

/** Audits each page the given number of times in a browser of its own, always cold. */
export async function auditPages(urls: readonly string[], runs: number): Promise<PageAudits[]> {
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: CHROME_FLAGS })
  try {
    const audits: PageAudits[] = []
    for (const url of urls) {
      const tries: PageFigures[] = []
      for (let run = 0; run < runs; run++) tries.push(await auditPage(url, chrome.port))
      tries.sort((a, b) => a.score - b.score || b.lcp - a.lcp)
      const middle = tries[Math.floor(runs / 2)]
      if (!middle) throw new Error('Nothing was measured')
      audits.push({
        middle,
        lowestScore: Math.min(...tries.map(({ score }) => score)),
        slowestLcp: Math.max(...tries.map(({ lcp }) => lcp)),
      })
    }
    return audits
  } finally {
    chrome.kill()
  }
}

async function auditPage(url: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not open ${url}`)
  const { audits, categories } = result.lhr
  const figureOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    fcp: Math.round(figureOf('first-contentful-paint')),
    lcp: Math.round(figureOf('largest-contentful-paint')),
    tbt: Math.round(figureOf('total-blocking-time')),
    cls: Number(figureOf('cumulative-layout-shift').toFixed(3)),
    kilobytes: Math.round(figureOf('total-byte-weight') / 1024),
  }
}

/**
 * Serves the same pages without scripts, styles and fonts, only text and pictures, brotli from memory: the best result
 * any site on this machine can reach.
 */
export async function serveBarePages(
  site: string,
  paths: readonly string[],
): Promise<{ url: string; stop: () => void }> {
  const pages = new Map<string, Buffer>()
  for (const path of paths) {
    const html = await (await fetch(site + path)).text()
    const bare = html.replace(NOT_BARE, '').replace('</head>', `${BARE_STYLES}</head>`)
    pages.set(path, brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
  }
  const server = createServer(async (request, reply) => {
    const page = pages.get(request.url ?? '')
    if (page) {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
      return
    }
    const file = await fetch(site + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
    reply.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
    reply.end(Buffer.from(await file.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
