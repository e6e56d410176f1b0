import { articleKind } from './articles.ts'
import { recipeKind } from './recipes.ts'
import type { Store } from './schema.ts'
import { writeSearchDocument } from './search-index.ts'

/** Puts the words of everything in a category into the search index anew, after it got another name. */
export async function reindexCategory(db: Store, categoryId: number): Promise<void> {
  const articles = await db
    .selectFrom('articles')
    .select('id')
    .where('category_id', '=', categoryId)
    .execute()
  const recipes = await db.selectFrom('recipes').select('id').where('category_id', '=', categoryId).execute()
  await reindexArticles(db, articles)
  await reindexRecipes(db, recipes)
}

/** Makes the whole search index anew, as after a change of how texts become words. */
export async function rebuildSearchIndex(db: Store): Promise<void> {
  await reindexArticles(db, await db.selectFrom('articles').select('id').execute())
  await reindexRecipes(db, await db.selectFrom('recipes').select('id').execute())
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
