/** A link as Markdown; what would end it too early is written so that it does not. */
export function linkMarkdown(text: string, href: string): string {
  return `[${escapeLabel(text)}](${escapeAddress(href)})`
}

/**
 * What was typed as an address, made whole: `example.com` becomes `https://example.com`, an address of mail gets its
 * `mailto:`. Null for what no link may lead to (CONTENT-MARKDOWN-2).
 */
export function readAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  if (/^[/#]/.test(text)) return /^\/[/\\]/.test(text) ? null : text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`
  return /^(?:https?:\/\/|mailto:)[^/]/i.test(whole) && URL.canParse(whole) ? whole : null
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
