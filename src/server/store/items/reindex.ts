import { randomUUID } from 'node:crypto'
import { writeSecret } from '../auth/secrets.ts'
import type { Store } from '../schema.ts'
import { writeSearchDocument } from '../search/search-index.ts'
import type { ItemTable } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'
import { articleKind } from './articles.ts'
import { recipeKind } from './recipes.ts'

/** Prefix of the notes that record a stale search index. */
const STALE = 'search-index-stale'

/** The articles and recipes in a category, by id. */
export interface CategoryItems {
  articles: { id: number }[]
  recipes: { id: number }[]
}

/** Finds the items in a category, whatever their status. */
export async function findItemsIn(db: Store, categoryId: number): Promise<CategoryItems> {
  const find = (table: ItemTable) =>
    db.selectFrom(table).select('id').where('category_id', '=', categoryId).execute()
  return { articles: await find('articles'), recipes: await find('recipes') }
}

/**
 * Records, in the transaction that changes items' words, that the index is stale: each change has a separate note,
 * which the completion of another does not remove.
 *
 * @returns the note, for `reindexItems`
 */
export async function recordStaleItems(db: Store): Promise<string> {
  const note = `${STALE}-${randomUUID()}`
  await writeSecret(db, note, '')
  return note
}

/**
 * Reindexes items after their category was renamed: each in a separate transaction, so that other writes need not wait
 * for all of them. A process killed meanwhile leaves the note, and with it the work, to the next start.
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

/** Rebuilds the whole search index, as after a change of how texts are tokenized. */
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

/** Does the same where it is due. Its transaction also removes the notes: an interruption leaves them to the next start. */
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
