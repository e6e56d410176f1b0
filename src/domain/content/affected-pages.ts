import type { ContentKind, ContentStatus } from './status.ts'
import { isVisible } from './visibility.ts'

interface ItemState {
  slug: string
  status: ContentStatus
  published_at: string | null
}

const FOLDERS: Record<ContentKind, string> = { article: '/blog', recipe: '/recipes' }

/** Pages that list what is published. A path stands for all its query variants. */
const LISTING_PAGES = ['/', '/sitemap', '/sitemap.xml', '/rss.xml', '/feed.json']

/** The address of an item's page. */
export function pagePath(kind: ContentKind, slug: string): string {
  return `${FOLDERS[kind]}/${slug}`
}

/**
 * The pages that are no longer true after a change: the item's own, its old address, and those that list it.
 * None when the public saw neither version.
 *
 * @param before the item as it was, null when it is new
 * @param after the item as it is, null when it was deleted
 */
export function affectedPages(
  kind: ContentKind,
  before: ItemState | null,
  after: ItemState | null,
  now: string,
): string[] {
  const seen = [before, after].filter((item) => item !== null)
  if (!seen.some((item) => isVisible(item, now))) return []
  return [
    ...new Set([...seen.map((item) => pagePath(kind, item.slug)), FOLDERS[kind], ...LISTING_PAGES]),
  ].sort()
}
