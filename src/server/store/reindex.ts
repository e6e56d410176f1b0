import { articleKind } from './articles.ts'
import type { ItemTable } from './item-tables.ts'
import { recipeKind } from './recipes.ts'
import type { Store } from './schema.ts'
import { writeSearchDocument } from './search-index.ts'
import { findSecret } from './secrets.ts'
import { inTransaction } from './transaction.ts'

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

/** Puts the words of these items into the search index anew, after their category got another name. */
export async function reindexItems(db: Store, { articles, recipes }: CategoryItems): Promise<void> {
  await reindexArticles(db, articles)
  await reindexRecipes(db, recipes)
}

/** The same for everything in a category. */
export async function reindexCategory(db: Store, categoryId: number): Promise<void> {
  await reindexItems(db, await findItemsIn(db, categoryId))
}

/** Makes the whole search index anew, as after a change of how texts become words. */
export async function rebuildSearchIndex(db: Store): Promise<void> {
  await reindexArticles(db, await db.selectFrom('articles').select('id').execute())
  await reindexRecipes(db, await db.selectFrom('recipes').select('id').execute())
}

/** The name under which a step of the set-up notes that other words are searched from now on. */
const STALE = 'search-index-stale'

/** Does the same where it is due. The note goes with the work: a process killed meanwhile leaves it to the next start. */
export async function rebuildStaleSearchIndex(db: Store): Promise<void> {
  if ((await findSecret(db, STALE)) === null) return
  await inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('secrets')
      .where('name', '=', STALE)
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
