import { createServer, type RequestListener, type Server } from 'node:http'
import { RETRY_SECONDS } from '../http/error-handler.ts'
import { renderWaitingPage } from './waiting-page.ts'

const CHALLENGE = /^\/\.well-known\/acme-challenge\/([\w-]{1,200})$/

export interface PlainPort {
  server: Server
  /** What is answered to the authority; null takes it away. */
  answerChallenge(token: string, answer: string | null): void
}

interface PlainPortOptions {
  /** The site's public origin, without a slash at the end. */
  siteUrl: string
  hasCertificate: () => boolean
  /** What is missing, for the page that is shown until there is a certificate. */
  trouble: () => Promise<{ sentence: string; do: string } | null>
}

/**
 * Answers on port 80: the authority's questions, and everybody else with the way to the encrypted site; until there is a
 * certificate with a page that says what is missing (HTTPS-PLAIN-1).
 */
export function createPlainPort({ siteUrl, hasCertificate, trouble }: PlainPortOptions): PlainPort {
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
      void trouble().then((problem) => {
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
