import type { ItemTable } from './item-tables.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-time.ts'

/** When the next scheduled item becomes visible, ISO 8601; null when nothing is scheduled. */
export async function nextPublication(db: Store, now: string): Promise<string | null> {
  const read = (table: ItemTable) =>
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
