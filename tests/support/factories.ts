import { type ArticleCreate, articleCreateSchema } from '../../src/domain/content/article.ts'
import { type RecipeCreate, recipeCreateSchema } from '../../src/domain/content/recipe-input.ts'
import type { Store } from '../../src/server/store/database.ts'
import { type NewImage, saveImage } from '../../src/server/store/images/images.ts'
import { createArticle } from '../../src/server/store/items/articles.ts'
import { createRecipe } from '../../src/server/store/items/recipes.ts'
import { SYSTEM_ACTOR, type WriteContext } from '../../src/server/store/write-context.ts'

export const NOW = '2026-03-04T12:00:00.000Z'
export const PAST = '2026-03-01T12:00:00.000Z'
export const FUTURE = '2026-04-01T12:00:00.000Z'

/** Returns the context of a change made now by the system. */
export function at(now = NOW): WriteContext {
  return { now, actor: SYSTEM_ACTOR }
}

let counter = 0

/** Returns a valid article; a test names only relevant fields. */
export function articleInput(fields: Partial<ArticleCreate> = {}): ArticleCreate {
  const number = ++counter
  return articleCreateSchema.parse({
    title: `Article ${number}`,
    slug: `article-${number}`,
    status: 'published',
    published_at: PAST,
    content: 'Some words.',
    ...fields,
  })
}

export function recipeInput(fields: Partial<RecipeCreate> = {}): RecipeCreate {
  const number = ++counter
  return recipeCreateSchema.parse({
    title: `Recipe ${number}`,
    slug: `recipe-${number}`,
    status: 'published',
    published_at: PAST,
    ...fields,
  })
}

export async function addArticle(db: Store, fields: Partial<ArticleCreate> = {}, context = at()) {
  return saved(await createArticle(db, articleInput(fields), context)).item
}

export async function addRecipe(db: Store, fields: Partial<RecipeCreate> = {}, context = at()) {
  return saved(await createRecipe(db, recipeInput(fields), context)).item
}

/** Adds a picture to the library, without its files. */
export async function addImage(db: Store, fields: Partial<NewImage> = {}): Promise<NewImage> {
  const image: NewImage = {
    public_id: 'blog/walk',
    version: '7',
    width: 800,
    height: 600,
    format: 'jpg',
    bytes: 10,
    color: '#336699',
    alt: '',
    focal_x: null,
    focal_y: null,
    source: 'upload',
    created_at: NOW,
    ...fields,
  }
  await saveImage(db, image)
  return image
}

/** Returns the result of a save that has to succeed. */
export function saved<T extends { kind: string }>(result: T): Extract<T, { kind: 'saved' }> {
  if (!isSaved(result)) throw new Error(`Not saved: ${JSON.stringify(result)}`)
  return result
}

function isSaved<T extends { kind: string }>(result: T): result is Extract<T, { kind: 'saved' }> {
  return result.kind === 'saved'
}
