import type { FastifyReply, FastifyRequest } from 'fastify'
import { VIEW_TRANSITION_STYLE } from '../../domain/site/view-transition-style.ts'
import { escapeHtml } from '../../domain/text/html-text.ts'

/** True for a form sent by the browser itself, without our script: its sender wants a page, not JSON. */
export function isFormPost(request: FastifyRequest): boolean {
  return (
    request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
    request.headers.accept?.includes('text/html') === true
  )
}

interface FormAnswer {
  status: number
  title: string
  /** Sentences, one a line. */
  lines: readonly string[]
  /** Where the page leads on. */
  back: { href: string; label: string }
}

/** The answer to a form sent without JavaScript: a small page of its own. */
export function sendFormAnswer(
  reply: FastifyReply,
  { status, title, lines, back }: FormAnswer,
): FastifyReply {
  const text = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;background:#fafaf6;color:#14312a}main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}h1{font:800 2.25rem/1.1 Georgia,serif}a{color:#c2320c;font-weight:650}@media(prefers-color-scheme:dark){body{background:#0f211d;color:#f4f2e7}a{color:#ff9873}}${VIEW_TRANSITION_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${text}<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p></main></body></html>`,
    )
}
