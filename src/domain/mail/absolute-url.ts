import { decodeEntities } from '../text/html-text.ts'

/** Where a text's links begin: its site's, and for places within it, its own page's address. */
export interface LinkBase {
  /** The public origin. */
  site_url: string
  page_url: string
}

/**
 * The address of a link or picture in full, for a letter is read where no address of ours stands around it.
 * Null for one that is no address.
 *
 * @param value as it stands in HTML, with its character references
 */
export function toAbsoluteUrl(value: string, { site_url, page_url }: LinkBase): string | null {
  const href = decodeEntities(value).trim()
  if (href === '') return null
  const base = href.startsWith('#') ? page_url : `${site_url}/`
  return URL.canParse(href, base) ? new URL(href, base).href : null
}
