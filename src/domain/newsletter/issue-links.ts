/** Identifies the letter a link was in, but no reader. */
export const ISSUE_PARAMETER = 'letter'

const HREF = /(<a\b[^>]*?\shref=")([^"]*)(")/g

/**
 * Marks the links of a letter that lead to this site, so that visits can be counted in aggregate. Links to other sites
 * are unchanged.
 *
 * @param html safe HTML from `markdownToHtml`
 * @param siteUrl the public origin, without a trailing slash
 */
export function markIssueLinks(html: string, slug: string, siteUrl: string): string {
  return html.replace(HREF, (_match, before: string, href: string, after: string) => {
    const isOwn =
      (href.startsWith('/') && !href.startsWith('//')) || href === siteUrl || href.startsWith(`${siteUrl}/`)
    return before + (isOwn ? addParameter(href, slug) : href) + after
  })
}

function addParameter(href: string, slug: string): string {
  const [address = '', fragment] = href.split('#', 2)
  const joint = address.includes('?') ? '&amp;' : '?'
  return `${address}${joint}${ISSUE_PARAMETER}=${slug}${fragment === undefined ? '' : `#${fragment}`}`
}
