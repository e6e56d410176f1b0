import { randomUUID } from 'node:crypto'
import { writeSecret } from '../auth/secrets.ts'
import type { Store } from '../schema.ts'
import { writeSearchDocument } from '../search/search-index.ts'
import type { ItemTable } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'
import { articleKind } from './articles.ts'
import { recipeKind } from './recipes.ts'

/** What names begin with under which is noted that the index does not hold all that is searched. */
const STALE = 'search-index-stale'

/** The articles and recipes in a category, by id. */
export interface CategoryItems {
  articles: { id: number }[]
  recipes: { id: number }[]
}

/** What is in a category, whatever its status. */
export async function findItemsIn(db: Store, categoryId: number): Promise<CategoryItems> {
  const find = (table: ItemTable) =>
    db.selectFrom(table).select('id').where('category_id', '=', categoryId).execute()
  return { articles: await find('articles'), recipes: await find('recipes') }
}

/**
 * Notes, in the transaction that gives items other words, that the index does not hold them yet: each has a note of its
 * own, which the end of another leaves.
 *
 * @returns the note, for `reindexItems`
 */
export async function noteStaleItems(db: Store): Promise<string> {
  const note = `${STALE}-${randomUUID()}`
  await writeSecret(db, note, '')
  return note
}

/**
 * Puts the words of items into the search index anew, after their category got another name: each in a transaction of its
 * own, so that nothing else that is written waits for all of them. A process killed meanwhile leaves the note, and with it
 * the work, to the next start.
 */
export async function reindexItems(
  db: Store,
  { articles, recipes }: CategoryItems,
  note: string,
): Promise<void> {
  for (const article of articles) await inTransaction(db, (own) => reindexArticles(own, [article]))
  for (const recipe of recipes) await inTransaction(db, (own) => reindexRecipes(own, [recipe]))
  await db.deleteFrom('secrets').where('name', '=', note).execute()
}

/** Makes the whole search index anew, as after a change of how texts become words. */
export async function rebuildSearchIndex(db: Store): Promise<void> {
  await reindexArticles(db, await db.selectFrom('articles').select('id').execute())
  await reindexRecipes(db, await db.selectFrom('recipes').select('id').execute())
}

export async function isSearchIndexStale(db: Store): Promise<boolean> {
  const note = await db
    .selectFrom('secrets')
    .select('name')
    .where('name', 'like', `${STALE}%`)
    .executeTakeFirst()
  return note !== undefined
}

/** Does the same where it is due. The notes go with the work: a process killed meanwhile leaves them to the next start. */
export async function rebuildStaleSearchIndex(db: Store): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('secrets')
      .where('name', 'like', `${STALE}%`)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await rebuildSearchIndex(transaction)
  })
}

async function reindexArticles(db: Store, rows: readonly { id: number }[]): Promise<void> {
  for (const { id } of rows) {
    const article = await articleKind.read(db, id)
    if (article) await writeSearchDocument(db, 'article', id, articleKind.describe(article))
  }
}

async function reindexRecipes(db: Store, rows: readonly { id: number }[]): Promise<void> {
  for (const { id } of rows) {
    const recipe = await recipeKind.read(db, id)
    if (recipe) await writeSearchDocument(db, 'recipe', id, recipeKind.describe(recipe))
  }
}
