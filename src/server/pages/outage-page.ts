import type { FastifyReply } from 'fastify'
import type { Failure } from '../../domain/errors.ts'
import { VIEW_TRANSITION_STYLE } from '../../domain/site/view-transition-style.ts'
import { RETRY_SECONDS } from '../http/error-handler.ts'

interface OutageAnswer {
  /** Addresses of the style sheets of this kind of page. */
  styles: readonly string[]
  /** When a retry makes sense. */
  retrySeconds?: number
  /** Headers of this kind of page. */
  headers: Record<string, string>
}

/** Answers 503 with a page that says to retry later: the site is temporarily unreachable, and nothing is 'not found'. */
export function sendOutagePage(
  reply: FastifyReply,
  { styles, retrySeconds = RETRY_SECONDS, headers }: OutageAnswer,
): FastifyReply {
  reply.code(503).header('retry-after', String(retrySeconds)).header('x-request-id', reply.request.id)
  const words =
    'The site cannot reach its pages right now. Nothing is lost; please try again in a few seconds.'
  return sendPage(reply, headers, renderPage(styles, { title: 'Back in a moment', words }))
}

/** Answers 429 with a page that says when to retry. @param error `too_many`, with its message */
export function sendBusyPage(
  reply: FastifyReply,
  { error, styles, headers }: { error: Failure } & Pick<OutageAnswer, 'styles' | 'headers'>,
): FastifyReply {
  reply.code(429)
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return sendPage(reply, headers, renderPage(styles, { title: 'One moment, please', words: error.message }))
}

function sendPage(reply: FastifyReply, headers: Record<string, string>, html: string): FastifyReply {
  return reply
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Renders a self-contained page without any data. Its texts are constants without markup. */
function renderPage(styles: readonly string[], { title, words }: { title: string; words: string }): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${VIEW_TRANSITION_STYLE}</style>${links}</head><body><main class="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16"><h1 class="type-h1">${title}</h1><p class="type-lead text-muted max-w-120">${words}</p><p><a class="inline-flex min-h-12 items-center rounded-pill bg-accent px-[1.4em] font-[650] text-on-accent no-underline" href="">Try again</a></p></main></body></html>`
}
