import { pagePath } from '../../../domain/content/affected-pages.ts'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import { COUNTED_PAGES } from '../../../domain/site/static-pages.ts'
import type { NamedPage } from '../../../domain/statistics/assemble.ts'
import { ARCHIVE_PATH, findArchived } from '../newsletter/issue-archive.ts'
import type { Store } from '../schema.ts'
import { isVisibleSql, tableOf } from '../tables/item-tables.ts'

const ITEM_PATH = /^\/(blog|recipes)\/([^/]+)$/

/** Whether readers can open a page, so that visits to it are counted (STAT-COUNT-3). */
export async function isCountedPage(db: Store, path: string, now: string): Promise<boolean> {
  if (COUNTED_PAGES.has(path)) return true
  const [, folder, slug] = ITEM_PATH.exec(path) ?? []
  if (slug !== undefined) {
    const table = tableOf(folder === 'blog' ? 'article' : 'recipe')
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('slug', '=', slug)
      .where(isVisibleSql(table, now))
      .executeTakeFirst()
    return row !== undefined
  }
  const letter = path.startsWith(`${ARCHIVE_PATH}/`) ? path.slice(ARCHIVE_PATH.length + 1) : ''
  return letter !== '' && (await findArchived(db, letter)) !== null
}

/** Reads all pages by their present and former paths, including those no longer public: their numbers stay. */
export async function readCountedPages(db: Store): Promise<Map<string, NamedPage>> {
  const pages = new Map<string, NamedPage>()
  const addPage = (path: string, title: string) => pages.set(path, { path, title, kind: 'page', id: null })
  for (const [path, title] of COUNTED_PAGES) addPage(path, title)
  const letters = await db.selectFrom('issues').select(['slug', 'subject']).execute()
  for (const { slug, subject } of letters) addPage(`${ARCHIVE_PATH}/${slug}`, subject)
  const redirects = await db.selectFrom('redirects').select(['kind', 'from_slug', 'item_id']).execute()
  for (const kind of CONTENT_KINDS) {
    const rows = await db.selectFrom(tableOf(kind)).select(['id', 'slug', 'title']).execute()
    const byId = new Map(
      rows.map(({ id, slug, title }) => [id, { path: pagePath(kind, slug), title, kind, id }]),
    )
    for (const { kind: of, from_slug, item_id } of redirects) {
      const page = of === kind ? byId.get(item_id) : undefined
      if (page) pages.set(pagePath(kind, from_slug), page)
    }
    for (const page of byId.values()) pages.set(page.path, page)
  }
  return pages
}

/** Lists the publicly visible articles, recipes and letters, with the time of publication. */
export async function listNews(
  db: Store,
  now: string,
): Promise<{ at: string; title: string; kind: ContentKind | 'letter' }[]> {
  const news: { at: string; title: string; kind: ContentKind | 'letter' }[] = []
  for (const kind of CONTENT_KINDS) {
    const table = tableOf(kind)
    const rows = await db
      .selectFrom(table)
      .select(['title', 'published_at'])
      .where(isVisibleSql(table, now))
      .execute()
    for (const { title, published_at: at } of rows) if (at !== null) news.push({ at, title, kind })
  }
  const letters = await db
    .selectFrom('issues')
    .select(['subject', 'sent_at'])
    .where('state', 'in', ['sending', 'sent'])
    .execute()
  for (const { subject: title, sent_at: at } of letters)
    if (at !== null) news.push({ at, title, kind: 'letter' })
  return news
}
