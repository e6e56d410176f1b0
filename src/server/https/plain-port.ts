import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { escapeHtml } from '../../domain/text/html-text.ts'
import { commandLineFor } from '../command-line-for.ts'
import { RETRY_SECONDS } from '../http/error-handler.ts'

const CHALLENGE = /^\/\.well-known\/acme-challenge\/([\w-]{1,200})$/

export interface PlainPort {
  server: Server
  /** Sets the answer to the authority's challenge; null removes it. */
  answerChallenge(token: string, answer: string | null): void
}

interface PlainPortOptions {
  /** The site's public origin, without a trailing slash. */
  siteUrl: string
  hasCertificate: () => boolean
  /** The current problem, for the page shown until there is a certificate. */
  trouble: () => Promise<{ sentence: string; do: string } | null>
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Serves port 80: answers the authority's challenges, and redirects all other requests to the encrypted site; until
 * there is a certificate it shows a page with the problem (HTTPS-PLAIN-1).
 */
export function createPlainPort({ siteUrl, hasCertificate, trouble, log }: PlainPortOptions): PlainPort {
  const answers = new Map<string, string>()
  const answer: RequestListener = (request, response) => {
    const url = request.url ?? '/'
    const [path = '/'] = url.split('?', 1)
    const expected = answers.get(CHALLENGE.exec(path)?.[1] ?? '')
    if (expected !== undefined) {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(expected)
    } else if (path === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
    } else if (hasCertificate()) {
      const target = url.startsWith('/') ? url : '/'
      response.writeHead(308, { location: siteUrl + target, 'content-length': 0 }).end()
    } else {
      const untold = (error: unknown) => {
        log.error({ err: error }, 'What is missing for a certificate could not be read')
        return null
      }
      void trouble()
        .catch(untold)
        .then((problem) => {
          response
            .writeHead(503, {
              'content-type': 'text/html; charset=utf-8',
              'cache-control': 'no-store',
              'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
              'retry-after': String(RETRY_SECONDS),
              'x-robots-tag': 'noindex',
            })
            .end(renderWaitingPage({ host: new URL(siteUrl).host, problem }))
        })
    }
  }
  return {
    server: createServer({ headersTimeout: 10_000, requestTimeout: 10_000, keepAliveTimeout: 5_000 }, answer),
    answerChallenge: (token, text) => {
      if (text === null) answers.delete(token)
      else answers.set(token, text)
    },
  }
}

/** Refresh interval of the page. */
const WAITING_REFRESH_SECONDS = 30

const STYLE = `
:root{color-scheme:light dark;--ground:#fbfaf4;--ink:#14312a;--soft:#48605a;--line:#dcdfd5;--ok:#1d6b43;--ok-bg:#d9eed8;--warn:#6b4a00;--warn-bg:#f9e09c;--danger:#9c1145;--danger-bg:#fadce4}
@media(prefers-color-scheme:dark){:root{--ground:#0f211d;--ink:#f4f2e7;--soft:#b4c5bd;--line:#2c463f;--ok:#a8dca8;--ok-bg:#1d3f31;--warn:#f8d27a;--warn-bg:#4a3a10;--danger:#ff9fba;--danger-bg:#4a1f2e}}
*{margin:0;box-sizing:border-box}
body{min-height:100vh;display:grid;grid-template-rows:1fr auto;background:var(--ground);color:var(--ink);font:1.125rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:46rem;width:100%;margin:0 auto;padding:clamp(2rem,1rem + 5vw,5.5rem) 1.25rem 2rem;display:grid;gap:1.35rem;align-content:center}
.brand{display:flex;gap:.6rem;align-items:center;font:700 1.125rem/1.2 Rockwell,"Roboto Slab",Georgia,serif}
.brand svg{width:30px;height:30px;flex:none}
h1{font:800 clamp(2.25rem,1.8rem + 2.4vw,3.75rem)/1.05 Rockwell,"Roboto Slab",Georgia,serif;letter-spacing:-.025em}
ul{list-style:none;padding:0;border-top:1.5px solid var(--line)}
li{display:grid;grid-template-columns:32px minmax(0,1fr);gap:.1rem 1rem;padding:1rem 0;border-bottom:1.5px solid var(--line)}
.mark{width:32px;height:32px;display:grid;place-items:center;background:var(--ok-bg);color:var(--ok);border-radius:50%}
.mark svg{width:18px;height:18px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.bad .mark{background:var(--danger-bg);color:var(--danger);border-radius:6px 6px 16px 16px}
.wait .mark{background:var(--warn-bg);color:var(--warn);border-radius:8px}
small{display:block;font-size:.9375rem;color:var(--soft);overflow-wrap:anywhere}
code{font:500 .9375rem/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:nowrap}
.hill{display:block;width:100%;height:clamp(90px,12vw,150px)}`

const TICK = '<path d="M20 6 9 17l-5-5"/>'
const CROSS = '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>'
const CLOCK = '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'

interface WaitingPage {
  /** The site's name. */
  host: string
  /** Why there is no certificate yet; null while the first one is in progress. */
  problem: { sentence: string; do: string } | null
}

/** Renders the page port 80 shows until there is a certificate: self-contained, without subresources. */
function renderWaitingPage({ host, problem }: WaitingPage): string {
  const rows = [
    row('', TICK, 'The site is running', 'It opens by itself as soon as its lock is there.'),
    problem
      ? row('bad', CROSS, problem.sentence.replace(/\.$/, ''), problem.do)
      : row('wait', CLOCK, 'The certificate', 'It is on its way. That takes a minute at most.'),
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${WAITING_REFRESH_SECONDS}"><title>Opens soon</title><style>${STYLE}</style></head><body><main><p class="brand"><svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="11" r="8.5" fill="#d4380f"/><path d="M2.5 21.5h35a17.5 17.5 0 0 1-35 0z" fill="currentColor"/></svg>${escapeHtml(host)}</p><h1>This site opens soon.</h1><p>It is running. Its lock, the certificate, is still missing, so we show nothing else yet. This page looks again every ${WAITING_REFRESH_SECONDS} seconds.</p><ul>${rows.join('')}</ul><p><small>Is it yours? On the machine, <code>${escapeHtml(commandLineFor('doctor'))}</code> says more. Just visiting? Come back in an hour.</small></p></main><svg class="hill" viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M582 150a138 138 0 0 1 276 0z" fill="#f8be3f"/><path d="M0 150v-34c240-40 480-44 720-8s480 30 720-22v64z" fill="#2b5f4e"/></svg></body></html>`
}

function row(look: '' | 'bad' | 'wait', icon: string, title: string, words: string): string {
  return `<li class="${look}"><span class="mark" aria-hidden="true"><svg viewBox="0 0 24 24">${icon}</svg></span><div><b>${escapeHtml(title)}</b><small>${escapeHtml(words)}</small></div></li>`
}
