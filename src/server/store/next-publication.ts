import type { ContentKind } from '../../domain/content/status.ts'
import { tableOf } from './item-tables.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-time.ts'

/** When the next scheduled item becomes visible, ISO 8601; null when nothing is scheduled. */
export async function nextPublication(db: Store, now: string): Promise<string | null> {
  const read = (table: 'articles' | 'recipes') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.min<string | null>('published_at').as('next'))
      .where('status', '=', 'published')
      .where('published_at', '>', toStoredTime(now))
      .executeTakeFirstOrThrow()
  const articles = await read('articles')
  const recipes = await read('recipes')
  return [articles.next, recipes.next].filter((time) => time !== null).sort()[0] ?? null
}

export interface Publication {
  kind: ContentKind
  id: number
  slug: string
  title: string
  published_at: string
}

/** What became visible after one time and up to another, without anything having been saved; oldest first. */
export async function listPublishedBetween(db: Store, after: string, until: string): Promise<Publication[]> {
  const found: Publication[] = []
  for (const kind of ['article', 'recipe'] as const) {
    const rows = await db
      .selectFrom(tableOf(kind))
      .select(['id', 'slug', 'title', 'published_at'])
      .where('status', '=', 'published')
      .where('published_at', '>', toStoredTime(after))
      .where('published_at', '<=', toStoredTime(until))
      .orderBy('published_at')
      .orderBy('id')
      .execute()
    found.push(...rows.map((row) => ({ ...row, kind, published_at: row.published_at ?? '' })))
  }
  return found.sort((a, b) =>
    a.published_at < b.published_at ? -1 : a.published_at > b.published_at ? 1 : 0,
  )
}
