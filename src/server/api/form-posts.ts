import type { FastifyReply, FastifyRequest } from 'fastify'
import { VIEW_TRANSITION_STYLE } from '../../domain/site/view-transition-style.ts'
import { escapeHtml } from '../../domain/text/html-text.ts'

/** Whether the browser submitted the form without our script, and so expects a page, not JSON. */
export function isFormPost(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? ''
  return (
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type) &&
    request.headers.accept?.includes('text/html') === true
  )
}

/** The link of most answers. */
export const HOME = { href: '/', label: 'Go to the home page' }

interface FormAnswer {
  status?: number
  title: string
  /** One sentence per line. */
  lines: readonly string[]
  /** The page's main link. */
  back: PageLink
  /** A second link. */
  also?: PageLink
}

interface PageLink {
  href: string
  label: string
}

/** Sends the answer to a form submitted without JavaScript: a small standalone page. */
export function sendFormResponse(
  reply: FastifyReply,
  { status = 200, title, lines, back, also }: FormAnswer,
): FastifyReply {
  const text = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  const link = ({ href, label }: PageLink) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`
  return sendPlainPage(reply, { status, title, html: text + (also ? link(also) : '') + link(back) })
}

export interface PlainPage {
  status: number
  title: string
  /** Safe HTML. */
  html: string
  /** Safe HTML above the heading. */
  above?: string
  style?: string
  /** Addresses of the site's fonts, where the page should look like the site. */
  fonts?: readonly string[]
}

/**
 * Sends a small standalone page, without scripts or images; without fonts, without any files.
 *
 * @param html safe HTML below the heading · @param above safe HTML before it
 * @param style CSS of its own parts
 */
export function sendPlainPage(
  reply: FastifyReply,
  { status, title, html, above = '', style = '', fonts = [] }: PlainPage,
): FastifyReply {
  const fontSource = fonts.length > 0 ? " font-src 'self';" : ''
  const body = fonts.length > 0 ? "'Hanken Grotesk Variable',system-ui" : 'system-ui'
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline';${fontSource} object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${fonts.map(preload).join('')}<style>${fonts.map(fontFace).join('')}:root{color-scheme:light dark}body{margin:0;font:1.125rem/1.6 ${body},sans-serif;background:#fafaf6;color:#14312a}main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}h1{font:800 2.25rem/1.1 Georgia,serif}a{color:#c2320c;font-weight:650}blockquote{margin:1.25rem 0;padding:.25rem 1.25rem;border-left:4px solid #d9a441;white-space:pre-line;overflow-wrap:anywhere}label{display:block;font-weight:650;margin:1rem 0 .25rem}input,textarea{box-sizing:border-box;width:100%;font:inherit;color:inherit;background:transparent;border:1.5px solid currentColor;border-radius:10px;padding:.6rem .8rem}button{font:inherit;font-weight:650;color:#fff;background:#c2320c;border:0;border-radius:999px;min-height:44px;padding:.5rem 1.5rem;margin:1rem .75rem 0 0}button.plain{color:inherit;background:transparent;border:1.5px solid currentColor}@media(prefers-color-scheme:dark){body{background:#0f211d;color:#f4f2e7}a{color:#ff9873}}${style}${VIEW_TRANSITION_STYLE}</style></head><body><main>${above}<h1>${escapeHtml(title)}</h1>${html}</main></body></html>`,
    )
}

function preload(href: string): string {
  return `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`
}

/** Returns the font-face rule for a file: the display family or the text family. */
function fontFace(href: string): string {
  const family = href.includes('besley') ? 'Besley Variable' : 'Hanken Grotesk Variable'
  return `@font-face{font-family:"${family}";src:url("${escapeHtml(href)}") format("woff2");font-weight:400 800;font-display:swap}`
}
