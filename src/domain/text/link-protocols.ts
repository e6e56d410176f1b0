/** What a Markdown link may lead to (CONTENT-MARKDOWN-2); other links are blanked. */
export const LINK_PROTOCOLS: readonly string[] = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

/** Whether a browser that follows a link stays within the protocols of {@link LINK_PROTOCOLS}. */
export function mayBeFollowed(href: string): boolean {
  const address = URL.parse(href, 'https://site.invalid')
  return address !== null && LINK_PROTOCOLS.includes(address.protocol.slice(0, -1))
}
