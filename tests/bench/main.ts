import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BUNDLED_SERVER } from '../../src/server/project-root.ts'
import { findFreePort } from '../support/free-port.ts'
import { measureBackup } from './backup.ts'
import { type BenchChild, startChild } from './child.ts'
import { measureCopy } from './copy.ts'
import { measureFigureMotion } from './figure-motion.ts'
import { measureFinder } from './finder.ts'
import { measureFirstList } from './first-list.ts'
import { measureFirstView } from './first-view.ts'
import { measureLetters } from './letters.ts'
import { auditPages, type PageAudits, serveBarePages } from './lighthouse.ts'
import { measureLoad, ratio, report } from './load.ts'
import { measureLongText } from './long-text.ts'
import { measureMemory } from './memory.ts'
import { startNginx } from './nginx.ts'
import { measureNotes } from './notes.ts'
import { measureOverload } from './overload.ts'
import { measureRenderAlone } from './render-alone.ts'
import { measureSoak } from './soak.ts'
import { measureStatistics } from './statistics.ts'
import { measureTapToStep } from './tap-to-step.ts'
import { measureTls } from './tls.ts'
import { measureUpdates } from './updates.ts'

/**
 * `npm run bench` (PERF-TIME-3): figures without a verdict. Ratios compare measurements of the same run on the same
 * machine.
 */
const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const RECIPE = '/recipes/sunrise-breakfast-bowl'
const SIZES = [0, 1_000, 10_000]
const LETTERS = 1_000
const NOTES = 300
/** Few enough that no connection is refused. */
const FEW_CONNECTIONS = 8
const SOAK_SECONDS = 600
const PHONE_PAGES = ['/', '/blog', ARTICLE, '/recipes', RECIPE]
/** Lighthouse's results vary with the load of the machine: the median counts. */
const AUDITS_EACH = 4

const servers: BenchChild[] = []

async function startSite(
  articles: number,
  cachedPages: number,
  ...more: string[]
): Promise<{ url: string; child: BenchChild }> {
  const port = await findFreePort()
  const child = await startChild(
    'tests/bench/server.ts',
    String(port),
    String(articles),
    String(cachedPages),
    ...more,
  )
  servers.push(child)
  return { url: `http://127.0.0.1:${port}`, child }
}

async function compareCachedPage(url: string): Promise<void> {
  console.log('\nA cached article page, beside the same bytes from elsewhere')
  const page = await measureLoad({ url: url + ARTICLE })
  report('this product', page)

  const barePort = await findFreePort()
  const bare = await startChild('tests/bench/bare-server.ts', url + ARTICLE, String(barePort))
  servers.push(bare)
  const bareResult = await measureLoad({ url: `http://127.0.0.1:${barePort}/` })
  report('bare Node server', bareResult)
  console.log(`  → ${ratio(page, bareResult)} of a bare Node server`)

  const response = await fetch(url + ARTICLE)
  const headers = {
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
    'x-content-type-options': 'nosniff',
  }
  const { brotliCompressSync } = await import('node:zlib')
  const nginx = await startNginx({
    body: brotliCompressSync(Buffer.from(await response.arrayBuffer())),
    headers: { ...headers, 'content-encoding': 'br' },
  })
  if (!nginx) {
    console.log(
      '  (nginx is not installed here: apt-get install nginx-light to compare with one of its workers)',
    )
    return
  }
  const nginxResult = await measureLoad({ url: nginx.url })
  nginx.stop()
  report('one nginx worker', nginxResult)
  console.log(`  → ${ratio(page, nginxResult)} of one nginx worker`)
}

async function compareUncachedPages(): Promise<void> {
  console.log('\nA page made anew for everybody who asks, beside only making it')
  const site = await startSite(0, 0)
  for (const [name, path] of [
    ['article page', ARTICLE],
    ['blog page', '/blog'],
  ] as const) {
    const alone = await measureRenderAlone(path)
    console.log(`  ${`${name}, only made`.padEnd(34)} ${String(alone).padStart(7)} a second`)
    const asked = await measureLoad({ url: site.url + path, connections: FEW_CONNECTIONS })
    report(`${name}, asked for`, asked)
    console.log(`  → ${Math.round((100 * asked.requestsPerSecond) / alone)} % of only making it`)
  }
  await site.child.stop()
}

async function measureSizes(): Promise<void> {
  for (const articles of SIZES) {
    console.log(`\nWith ${articles + 14} articles`)
    const cached = await startSite(articles, 2_000)
    report('cached article page', await measureLoad({ url: cached.url + ARTICLE, seconds: 3 }))
    report(
      'JSON list, 24 articles',
      await measureLoad({ url: `${cached.url}/api/public/articles?limit=24`, seconds: 3 }),
    )
    report(
      'JSON article',
      await measureLoad({
        url: `${cached.url}/api/public/articles/a-slow-morning-that-makes-the-whole-day-stronger`,
        seconds: 3,
      }),
    )
    report(
      'JSON search that finds everything',
      await measureLoad({
        url: `${cached.url}/api/public/search?q=mornin`,
        connections: FEW_CONNECTIONS,
        seconds: 3,
      }),
    )
    console.log(`  resident memory after this load: ${await cached.child.memory()} MiB`)
    await cached.child.stop()
    const uncached = await startSite(articles, 0)
    const few = { connections: FEW_CONNECTIONS, seconds: 3 }
    report('uncached article page', await measureLoad({ url: uncached.url + ARTICLE, ...few }))
    report('uncached blog page', await measureLoad({ url: `${uncached.url}/blog`, ...few }))
    await uncached.child.stop()
  }
}

async function measureStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-start-'))
  console.log('\nTime to ready')
  for (const name of ['first start, with sample content', 'second start']) {
    const port = await findFreePort()
    const started = performance.now()
    const child = spawn(process.execPath, [...process.execArgv, BUNDLED_SERVER], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready on ') && resolve()),
    )
    console.log(`  ${name.padEnd(34)} ${Math.round(performance.now() - started)} ms`)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}

async function measureFirstViews(url: string): Promise<void> {
  console.log('\nA cold first view on a phone, in KB on the wire')
  for (const path of ['/', ARTICLE, '/recipes', RECIPE]) {
    const bytes = await measureFirstView(url + path)
    const parts = [...bytes]
      .sort(([, a], [, b]) => b - a)
      .map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)}`)
    console.log(`  ${path}\n    ${parts.join(', ')}`)
  }
}

async function measureLighthouse(): Promise<void> {
  console.log(
    `\nLighthouse on its simulated phone, beside the bare text and pictures (middle of ${AUDITS_EACH})`,
  )
  const site = await startSite(0, 2_000)
  const bare = await serveBarePages(site.url, PHONE_PAGES)
  const line = (name: string, { middle, lowestScore, slowestLcp }: PageAudits) => {
    const { score, fcp, lcp, tbt, cls, kilobytes } = middle
    console.log(
      `  ${name.padEnd(20)} ${String(score).padStart(3)} of 100 (lowest ${lowestScore}), FCP ${fcp} ms, LCP ${lcp} ms (slowest ${slowestLcp}), TBT ${tbt} ms, CLS ${cls}, ${kilobytes} KB`,
    )
  }
  try {
    for (const path of PHONE_PAGES) {
      const [page, reference] = await auditPages([site.url + path, bare.url + path], AUDITS_EACH)
      if (!page || !reference) throw new Error('Nothing was measured')
      console.log(`  ${path}`)
      line('  this product', page)
      line('  bare', reference)
      console.log(`    → LCP ${(page.middle.lcp / reference.middle.lcp).toFixed(2)} times the bare page's`)
    }
  } finally {
    bare.stop()
    await site.child.stop()
  }
}

async function compareLetters(): Promise<void> {
  console.log(`\n${LETTERS} newsletter letters into a local mail server`)
  const port = await findFreePort()
  const sink = await startChild('tests/bench/mail-sink.ts', String(port))
  servers.push(sink)
  const { outbox, oneByOne, pooled } = await measureLetters(port, LETTERS)
  const line = (name: string, figure: number) =>
    console.log(`  ${name.padEnd(34)} ${String(figure).padStart(7)} letters/s`)
  line('the outbox', outbox)
  line('nodemailer alone, one by one', oneByOne)
  line('nodemailer alone, its whole pool', pooled)
  console.log(`  → ${Math.round((100 * outbox) / pooled)} % of nodemailer alone`)
  await sink.stop()
}

/**
 * `npm run bench -- --overload` runs one part; without a name all run except the soak and the backup, which take minutes.
 */
const PARTS: Record<string, () => Promise<void>> = {
  start: measureStart,
  pages: async () => {
    const site = await startSite(0, 2_000)
    await compareCachedPage(site.url)
    await measureFirstViews(site.url)
    await site.child.stop()
  },
  tls: () => measureTls(ARTICLE),
  lighthouse: measureLighthouse,
  uncached: compareUncachedPages,
  sizes: measureSizes,
  notes: async () => {
    const site = await startSite(0, 0, String(NOTES))
    await measureNotes(site.url, site.child, NOTES)
    await site.child.stop()
  },
  finder: measureFinder,
  statistics: measureStatistics,
  tap: async () => {
    const site = await startSite(0, 2_000)
    await measureTapToStep(`${site.url}/recipes/big-grain-bowl/cook`)
    await site.child.stop()
  },
  figure: async () => {
    const site = await startSite(0, 2_000, 'workout')
    await measureFigureMotion(`${site.url}/blog/a-workout-to-watch`)
    await site.child.stop()
  },
  text: measureLongText,
  list: measureFirstList,
  letters: compareLetters,
  memory: measureMemory,
  overload: measureOverload,
  copy: measureCopy,
  updates: measureUpdates,
}

const { values: asked } = parseArgs({
  options: {
    ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, { type: 'boolean' as const }])),
    soak: { type: 'boolean' },
    backup: { type: 'boolean' },
    /** Duration of the soak. */
    seconds: { type: 'string', default: String(SOAK_SECONDS) },
  },
})
const named = Object.keys(PARTS).filter((name) => name in asked)

try {
  for (const name of named.length > 0 || asked.soak || asked.backup ? named : Object.keys(PARTS))
    await PARTS[name]?.()
  if (asked.soak) await measureSoak(Number(asked.seconds))
  if (asked.backup) await measureBackup()
} finally {
  for (const server of servers) server.process.kill('SIGKILL')
}
