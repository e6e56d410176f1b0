import { type ContentKind, isVisible, type Publishable } from '../items/status.ts'
import { SECOND } from '../time/durations.ts'

interface ItemState extends Publishable {
  slug: string
}

const FOLDERS: Record<ContentKind, string> = { article: '/blog', recipe: '/recipes' }

/** Pages that list items of both kinds. Search is not among them: it is rendered for every request. */
const LISTING_PAGES = ['/', '/sitemap', '/sitemap.xml', '/rss.xml', '/feed.json']

/** Items that become due within this time, before other processes have seen them as scheduled, are named at once. */
const SOON_MS = 3 * SECOND

/** Returns the path of an item's page on this site (PAGE-ROUTE-1): `/blog/a-slow-morning`. */
export function pagePath(kind: ContentKind, slug: string): string {
  return `${FOLDERS[kind]}/${slug}`
}

/**
 * Returns the pages a change invalidates, sorted: the item's own, its old address, and those that list it, whichever
 * field changed, since any of them may be shown there. Empty when the public saw neither version: a draft or a
 * scheduled item is on no page. A path stands for everything made from the same data: its query variants, the other
 * pages that count what it lists, the API (`INVALIDATED_BY` in `domain/reads/public-reads.ts`).
 *
 * A renamed category or author may be on any page: then all pages are invalidated, not only these.
 *
 * @param before the item before the change, null when it is new
 * @param after the item after the change, null when it was deleted
 * @param now the moment of the change, ISO 8601 in UTC; for a scheduled item that became due `before` is null and
 * `after` the item itself
 */
export function affectedPages(
  kind: ContentKind,
  before: ItemState | null,
  after: ItemState | null,
  now: string,
): string[] {
  const seen = [before, after].filter((item) => item !== null)
  const soon = new Date(Date.parse(now) + SOON_MS).toISOString()
  if (!seen.some((item) => isVisible(item, soon))) return []
  return [
    ...new Set([...seen.map((item) => pagePath(kind, item.slug)), FOLDERS[kind], ...LISTING_PAGES]),
  ].sort()
}
