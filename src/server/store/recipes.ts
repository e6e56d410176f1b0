import { type Selectable, sql } from 'kysely'
import { ingredientLine } from '../../domain/content/ingredient-line.ts'
import type { Lookup } from '../../domain/content/lookup.ts'
import type { Recipe, RecipeSummary } from '../../domain/content/recipe.ts'
import type { RecipeCreate, RecipeUpdate } from '../../domain/content/recipe-input.ts'
import { findCategoryName } from './categories.ts'
import { dialectOf } from './dialects/dialect.ts'
import { givenFields } from './given-fields.ts'
import { lookUpItem } from './item-lookup.ts'
import {
  everPublic,
  findSlugConflict,
  finishDelete,
  finishSave,
  type ItemTexts,
  publishTime,
  type SaveFailure,
} from './item-writes.ts'
import { ingredients, instructions, texts, variations } from './json-columns.ts'
import type { AdminListRequest, VisibleListRequest } from './list-requests.ts'
import { toContainsPattern, toNameKey } from './name-key.ts'
import type { Database, Store } from './schema.ts'
import { laterThan, toStoredTime } from './stored-time.ts'
import { inTransaction } from './transaction.ts'
import { isVisibleSql } from './visible.ts'
import type { WriteContext } from './write-context.ts'

export type RecipeSave =
  | { kind: 'saved'; recipe: Recipe; paths: string[] }
  | SaveFailure
  | { kind: 'stale'; recipe: Recipe }

const SUMMARY_COLUMNS = [
  'recipes.id',
  'recipes.title',
  'recipes.slug',
  'recipes.description',
  'recipes.featured_image_url',
  'recipes.featured_image_alt',
  'recipes.featured_image_public_id',
  'recipes.featured_image_version',
  'images.color as featured_image_color',
  'recipes.meta_title',
  'recipes.meta_description',
  'recipes.meta_keywords',
  'recipes.category_id',
  'categories.name as category_name',
  'recipes.author_id',
  'authors.name as author_name',
  'recipes.prep_time_minutes',
  'recipes.cook_time_minutes',
  'recipes.servings',
  'recipes.difficulty',
  'recipes.dietary_tags',
  'recipes.allergens',
  'recipes.rating_average',
  'recipes.rating_count',
  'recipes.status',
  'recipes.featured',
  'recipes.published_at',
  'recipes.updated_at',
  'recipes.view_count',
] as const

function selectSummaries(db: Store) {
  return db
    .selectFrom('recipes')
    .leftJoin('categories', 'categories.id', 'recipes.category_id')
    .leftJoin('authors', 'authors.id', 'recipes.author_id')
    .leftJoin('images', 'images.public_id', 'recipes.featured_image_public_id')
    .select(SUMMARY_COLUMNS)
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>

function toSummary(row: SummaryRow): RecipeSummary {
  return {
    ...row,
    meta_keywords: texts.read(row.meta_keywords),
    dietary_tags: texts.read(row.dietary_tags),
    allergens: texts.read(row.allergens),
    featured: row.featured === 1,
  }
}

/** What the public sees of the recipes, in its order (contract §3, §4). */
export async function listVisibleRecipes(
  db: Store,
  request: VisibleListRequest & { tag?: string },
): Promise<{ items: RecipeSummary[]; total: number }> {
  const { now, category, featured, exclude, tag, limit, page } = request
  let ids = db
    .selectFrom('recipes')
    .leftJoin('categories', 'categories.id', 'recipes.category_id')
    .where(isVisibleSql('recipes', now))
  if (category !== undefined) ids = ids.where('categories.name_key', '=', toNameKey(category))
  if (featured !== undefined) ids = ids.where('recipes.featured', '=', featured ? 1 : 0)
  if (exclude !== undefined) ids = ids.where('recipes.id', '!=', exclude)
  if (tag !== undefined) {
    ids = ids.where(
      'recipes.id',
      'in',
      db.selectFrom('recipe_tags').select('recipe_id').where('tag', '=', toNameKey(tag)),
    )
  }

  const { total } = await ids.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await selectSummaries(db)
    .where(
      'recipes.id',
      'in',
      ids
        .select('recipes.id')
        .orderBy('recipes.published_at', 'desc')
        .orderBy('recipes.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy('recipes.published_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
  return { items: rows.map(toSummary), total }
}

/** One recipe as the public finds it, by slug or id. */
export async function findVisibleRecipe(db: Store, slugOrId: string, now: string): Promise<Lookup<Recipe>> {
  return lookUpItem(db, 'recipe', slugOrId, now, (id) => getRecipe(db, id))
}

/** One whole recipe, whatever its status. */
export async function getRecipe(db: Store, id: number): Promise<Recipe | null> {
  const row = await selectSummaries(db)
    .select(['recipes.ingredients', 'recipes.instructions', 'recipes.notes', 'recipes.variations'])
    .where('recipes.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...toSummary(row),
    ingredients: ingredients.read(row.ingredients),
    instructions: instructions.read(row.instructions),
    notes: row.notes,
    variations: variations.read(row.variations),
  }
}

/** The admin's list: every status, without bodies, newest change first. */
export async function listAdminRecipes(
  db: Store,
  { q, status, limit, page }: AdminListRequest,
): Promise<{ items: RecipeSummary[]; total: number }> {
  let ids = db.selectFrom('recipes')
  if (q) ids = ids.where(sql<boolean>`list_text like ${toContainsPattern(q)} escape '\\'`)
  if (status) ids = ids.where('status', '=', status)
  const { total } = await ids.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await selectSummaries(db)
    .where(
      'recipes.id',
      'in',
      ids
        .select('id')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy('recipes.updated_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
  return { items: rows.map(toSummary), total }
}

/**
 * Stores a new recipe with all that follows from it, in one transaction.
 *
 * @param wasPublic true for one that was read elsewhere before, such as an archived sample
 */
export async function createRecipe(
  db: Store,
  input: RecipeCreate,
  context: WriteContext,
  { wasPublic = false } = {},
): Promise<RecipeSave> {
  const now = toStoredTime(context.now)
  return inTransaction(db, async (transaction) => {
    const conflict = await findSlugConflict(transaction, 'recipe', input.slug, null)
    if (conflict) return conflict
    const published_at = publishTime(input.status, input.published_at, null, now)
    const words = await readTexts(transaction, input)
    const { id } = await transaction
      .insertInto('recipes')
      .values({
        ...toColumns(input),
        published_at,
        was_public: wasPublic ? 1 : everPublic(null, { status: input.status, published_at }, now),
        list_text: toListText(words),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeTags(transaction, id, input.dietary_tags)
    const recipe = await getStoredRecipe(transaction, id)
    const after = await readVersion(transaction, id)
    const paths = await finishSave(
      transaction,
      'recipe',
      { before: null, after, texts: words, action: 'created' },
      context,
    )
    return { kind: 'saved', recipe, paths }
  })
}

/** Stores a change of a recipe: fields left out keep their value; a newer version in the store is a conflict that loses nothing. */
export async function updateRecipe(
  db: Store,
  id: number,
  { updated_at: savedVersion, ...input }: RecipeUpdate,
  context: WriteContext,
): Promise<RecipeSave> {
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'recipes', id)
    const before = await getRecipe(transaction, id)
    if (!before) return { kind: 'missing' }
    if (savedVersion !== undefined && toStoredTime(savedVersion) !== before.updated_at)
      return { kind: 'stale', recipe: before }
    const conflict = await findSlugConflict(transaction, 'recipe', input.slug ?? before.slug, id)
    if (conflict) return conflict

    const versionBefore = await readVersion(transaction, id)
    const now = laterThan(before.updated_at, context.now)
    const wanted = { ...before, ...givenFields(input) }
    const published_at = publishTime(wanted.status, input.published_at, before.published_at, now)
    const words = await readTexts(transaction, wanted)
    await transaction
      .updateTable('recipes')
      .set({
        ...toColumns(wanted),
        published_at,
        was_public: everPublic(versionBefore, { status: wanted.status, published_at }, now),
        list_text: toListText(words),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await writeTags(transaction, id, wanted.dietary_tags)
    const recipe = await getStoredRecipe(transaction, id)
    const after = await readVersion(transaction, id)
    const paths = await finishSave(
      transaction,
      'recipe',
      { before: versionBefore, after, texts: words, action: 'updated' },
      { ...context, now },
    )
    return { kind: 'saved', recipe, paths }
  })
}

/** Deletes a recipe for good; its public addresses answer 410 from now on. */
export async function deleteRecipe(
  db: Store,
  id: number,
  context: WriteContext,
): Promise<{ kind: 'deleted'; paths: string[] } | { kind: 'missing' }> {
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'recipes', id)
    const recipe = await getRecipe(transaction, id)
    if (!recipe) return { kind: 'missing' }
    const before = await readVersion(transaction, id)
    await transaction.deleteFrom('recipes').where('id', '=', id).execute()
    return { kind: 'deleted', paths: await finishDelete(transaction, 'recipe', before, context) }
  })
}

async function getStoredRecipe(db: Store, id: number): Promise<Recipe> {
  const recipe = await getRecipe(db, id)
  if (!recipe) throw new Error(`Recipe ${id} vanished inside its own transaction`)
  return recipe
}

async function readVersion(db: Store, id: number) {
  return db
    .selectFrom('recipes')
    .select(['id', 'slug', 'title', 'status', 'published_at', 'was_public'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

type WrittenFields = Omit<RecipeCreate, 'published_at'>

/** The recipe's own columns from its fields, in the forms both databases take. */
function toColumns(
  fields: WrittenFields,
): Omit<
  Selectable<Database['recipes']>,
  | 'id'
  | 'published_at'
  | 'was_public'
  | 'list_text'
  | 'created_at'
  | 'updated_at'
  | 'view_count'
  | 'rating_average'
  | 'rating_count'
> {
  return {
    title: fields.title,
    slug: fields.slug,
    description: fields.description,
    featured_image_url: fields.featured_image_url,
    featured_image_alt: fields.featured_image_alt,
    featured_image_public_id: fields.featured_image_public_id,
    featured_image_version: fields.featured_image_version,
    meta_title: fields.meta_title,
    meta_description: fields.meta_description,
    meta_keywords: texts.write(fields.meta_keywords),
    category_id: fields.category_id,
    author_id: fields.author_id,
    prep_time_minutes: fields.prep_time_minutes,
    cook_time_minutes: fields.cook_time_minutes,
    servings: fields.servings,
    difficulty: fields.difficulty,
    dietary_tags: texts.write(fields.dietary_tags),
    allergens: texts.write(fields.allergens),
    notes: fields.notes,
    ingredients: ingredients.write(fields.ingredients),
    instructions: instructions.write(fields.instructions),
    variations: variations.write(fields.variations),
    status: fields.status,
    featured: fields.featured ? 1 : 0,
  }
}

async function writeTags(db: Store, id: number, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('recipe_tags').where('recipe_id', '=', id).execute()
  const keys = [...new Set(tags.map(toNameKey))]
  if (keys.length > 0)
    await db
      .insertInto('recipe_tags')
      .values(keys.map((tag) => ({ tag, recipe_id: id })))
      .execute()
}

/** The recipe's texts as search and list read them. */
async function readTexts(db: Store, fields: WrittenFields): Promise<ItemTexts> {
  const category = await findCategoryName(db, fields.category_id)
  return {
    title: fields.title,
    labels: [...(category ? [category] : []), ...fields.dietary_tags],
    summary: fields.description,
    ingredients: fields.ingredients.map(({ ingredient }) => ingredient),
    body: [
      fields.description,
      ...fields.ingredients.map(ingredientLine),
      ...fields.instructions.map(({ instruction }) => instruction),
      fields.notes,
      ...fields.variations.map(({ name, description }) => `${name}: ${description}`),
    ].join(' '),
  }
}

/** What the admin's search looks through: title, description, category name and dietary tags (specification §2). */
function toListText({ title, summary, labels }: ItemTexts): string {
  return toNameKey([title, summary, ...labels].join('\n'))
}

/** Makes a recipe's words anew, after its category was renamed. */
export async function reindexRecipes(
  db: Store,
  categoryId: number,
  reindex: (id: number, texts: ItemTexts) => Promise<void>,
): Promise<void> {
  const rows = await db.selectFrom('recipes').select('id').where('category_id', '=', categoryId).execute()
  for (const { id } of rows) {
    const recipe = await getStoredRecipe(db, id)
    const words = await readTexts(db, recipe)
    await db
      .updateTable('recipes')
      .set({ list_text: toListText(words) })
      .where('id', '=', id)
      .execute()
    await reindex(id, words)
  }
}
