import { parseUrl } from './parse-url.ts'

/** The protocols allowed in Markdown links (CONTENT-MARKDOWN-2); other links are removed. */
export const LINK_PROTOCOLS: readonly string[] = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

/** Whether following a link stays within the protocols of {@link LINK_PROTOCOLS}. */
export function isSafeLink(href: string): boolean {
  const address = parseUrl(href, 'https://site.invalid')
  return address !== null && LINK_PROTOCOLS.includes(address.protocol.slice(0, -1))
}
