import { parseUrl } from '../../../../domain/text/parse-url.ts'

/** Returns a link as Markdown; characters that would end it early are escaped. */
export function linkMarkdown(text: string, href: string): string {
  return `[${escapeLabel(text)}](${escapeAddress(href)})`
}

/**
 * Completes a typed address: `example.com` becomes `https://example.com`, an email address gets its `mailto:`. Null for
 * a target that no link may have (CONTENT-MARKDOWN-2).
 */
export function readAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  if (/^[/#]/.test(text)) return /^\/[/\\]/.test(text) ? null : text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`
  return /^(?:https?:\/\/|mailto:)[^/]/i.test(whole) && parseUrl(whole) ? whole : null
}

function escapeLabel(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')
}

function escapeAddress(address: string): string {
  return /[()<>]/.test(address) ? address.replace(/[()<>]/g, encodeSign) : address
}

function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16)}`
}
