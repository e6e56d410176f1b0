import { pagePath } from '../../../domain/content/affected-pages.ts'
import { CONTENT_KINDS, type ContentKind, isVisible } from '../../../domain/items/status.ts'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import type { OtherItem, PlainSiteFacts } from '../../../domain/proofreader/subjects.ts'
import { STATIC_PAGES } from '../../../domain/site/static-pages.ts'
import { ARCHIVE_PATH } from '../newsletter/issue-archive.ts'
import type { Store } from '../schema.ts'
import { tableOf } from '../tables/item-tables.ts'

/** Pages that readers can open and that no list contains. */
const OTHER_PAGES = ['/search', '/week', '/week/shopping', '/saved', '/offline', '/plan']

/**
 * Reads the site's facts for the proof-reader's rules (PROOF-SITE-1): every address a reader can open, including
 * redirects, and the titles of items of every status.
 *
 * @param now ISO 8601
 */
export async function readSiteFacts(db: Store, siteUrl: string, now: string): Promise<PlainSiteFacts> {
  const paths = [...STATIC_PAGES.map(({ url }) => url), ...OTHER_PAGES]
  for (let day = 1; day <= PLAN_DAYS; day++) paths.push(`/plan/${day}`)
  const others: OtherItem[] = []
  for (const kind of CONTENT_KINDS) {
    const visible = new Set<number>()
    for (const { id, slug, status, published_at, ...item } of await listItems(db, kind)) {
      others.push({ path: pagePath(kind, slug), ...item })
      if (!isVisible({ status, published_at }, now)) continue
      visible.add(id)
      paths.push(...addressesOf(kind, slug), pagePath(kind, String(id)))
    }
    const redirects = await db
      .selectFrom('redirects')
      .select(['from_slug', 'item_id'])
      .where('kind', '=', kind)
      .execute()
    for (const { from_slug, item_id } of redirects)
      if (visible.has(item_id)) paths.push(...addressesOf(kind, from_slug))
  }
  const issues = await db
    .selectFrom('issues')
    .select('slug')
    .where('state', 'in', ['sending', 'sent'])
    .execute()
  paths.push(...issues.map(({ slug }) => `${ARCHIVE_PATH}/${slug}`))
  return { siteUrl, paths: [...new Set(paths)], others }
}

function addressesOf(kind: ContentKind, slug: string): string[] {
  const path = pagePath(kind, slug)
  return kind === 'recipe' ? [path, `${path}/cook`] : [path]
}

function listItems(db: Store, kind: ContentKind) {
  return db
    .selectFrom(tableOf(kind))
    .select(['id', 'slug', 'title', 'meta_title', 'meta_description', 'status', 'published_at'])
    .orderBy('id')
    .execute()
}

/** Lists every item by kind and id, the most recently changed first. */
export async function listItemIds(db: Store): Promise<{ kind: ContentKind; id: number }[]> {
  const ids: { kind: ContentKind; id: number; updated_at: string }[] = []
  for (const kind of CONTENT_KINDS) {
    const rows = await db.selectFrom(tableOf(kind)).select(['id', 'updated_at']).execute()
    ids.push(...rows.map((row) => ({ kind, ...row })))
  }
  return ids.sort((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id - b.id)
}
