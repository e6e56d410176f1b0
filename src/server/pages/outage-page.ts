import type { FastifyReply } from 'fastify'

interface OutageAnswer {
  /** The address of the style sheets a page of this kind has. */
  styles: readonly string[]
  /** When it is worth to try again. */
  retrySeconds: number
  /** What a page of this kind carries. */
  headers: Record<string, string>
}

/** Answers 503 with a page that says to come back: the site cannot be reached for now, and nothing is 'not found'. */
export function sendOutagePage(
  reply: FastifyReply,
  { styles, retrySeconds, headers }: OutageAnswer,
): FastifyReply {
  return reply
    .code(503)
    .headers(headers)
    .header('retry-after', String(retrySeconds))
    .header('x-request-id', reply.request.id)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderOutagePage(styles))
}

/** What a reader sees when the store cannot be reached: whole in itself, made without any data. */
function renderOutagePage(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a moment</title>${links}</head><body><main class="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16"><h1 class="type-h1">Back in a moment</h1><p class="type-lead text-muted max-w-120">The site cannot reach its pages right now. Nothing is lost; please try again in a few seconds.</p><p><a class="inline-flex min-h-12 items-center rounded-pill bg-accent px-[1.4em] font-[650] text-on-accent no-underline" href="">Try again</a></p></main></body></html>`
}
