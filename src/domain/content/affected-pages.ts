import { type ContentKind, isVisible, type Publishable } from '../items/status.ts'
import { SECOND } from '../time/durations.ts'

interface ItemState extends Publishable {
  slug: string
}

const FOLDERS: Record<ContentKind, string> = { article: '/blog', recipe: '/recipes' }

/** Pages that list items of both kinds. Search is not among them: it is made anew for everyone who asks. */
const LISTING_PAGES = ['/', '/sitemap', '/sitemap.xml', '/rss.xml', '/feed.json']

/** What comes due before other processes have looked what is scheduled is named at once; they look every second. */
const SOON_MS = 3 * SECOND

/** The address of an item's page on this site (PAGE-ROUTE-1): `/blog/a-slow-morning`. */
export function pagePath(kind: ContentKind, slug: string): string {
  return `${FOLDERS[kind]}/${slug}`
}

/**
 * The pages that are no longer true after a change, sorted: the item's own, its old address, and those that list it,
 * whatever changed, since any of its fields may be shown there. None when the public saw neither version: a draft, or
 * what is scheduled, is on no page. A path stands for whatever is made from the same answers: its query variants, the
 * other pages that count what it lists, the API (`FORGOTTEN_WITH` in `domain/reads/public-reads.ts`).
 *
 * A category or an author that is renamed is on any page: then all are to be forgotten, not only these.
 *
 * @param before the item as it was, null when it is new
 * @param after the item as it is, null when it was deleted
 * @param now the moment of the change, ISO 8601 in UTC; a scheduled item that became due is before null, after itself
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
