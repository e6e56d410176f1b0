import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RecipeSummary, StoredRecipe } from '../../../domain/content/recipe.ts'
import {
  findRecipeProblems,
  type RecipeCreate,
  type RecipeUpdate,
  recipeUpdateSchema,
} from '../../../domain/content/recipe-input.ts'
import { passageFromRecipe } from '../../../domain/content/search-passage.ts'
import { keepCorrections } from '../../../domain/kitchen/corrections.ts'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { texts } from '../json-columns.ts'
import type { Database, Store } from '../schema.ts'
import { toNameKey } from '../stored-values.ts'
import { isVisibleSql, newestVisible, sharedSummaryColumns, toSharedColumns } from '../tables/item-tables.ts'
import {
  RECIPE_BODY_COLUMNS,
  RECIPE_SUMMARY_COLUMNS,
  readRecipeBody,
  readRecipeSummary,
  toRecipeColumns,
} from '../tables/recipes.ts'
import type { WriteContext } from '../write-context.ts'
import { givenFields } from './given-fields.ts'
import { inOrderOf } from './item-lists.ts'
import { findItemId } from './item-reads.ts'
import {
  type CreateOptions,
  createItem,
  type DeleteResult,
  type DerivedColumns,
  deleteItem,
  type ItemKind,
  type SaveResult,
  updateItem,
} from './item-writes.ts'

/** Parts of saving specific to recipes; the rest is in `item-writes.ts`. */
export const recipeKind: ItemKind<StoredRecipe, RecipeCreate, RecipeUpdate, RecipeSummary> = {
  kind: 'recipe',
  updateSchema: recipeUpdateSchema,
  read: getRecipe,
  readSummaries,
  complete: async (update) => update,
  merge(recipe, changes) {
    const merged = { ...recipe, ...givenFields(changes) }
    // Computed nutrition values that an update sends back are not stored as the coach's own.
    return merged.nutrition_source === 'own' ? merged : { ...merged, nutrition: recipe.nutrition }
  },
  problems: (fields) =>
    findRecipeProblems(fields).map(({ path, message }) => ({ field: path.join('.'), message })),

  async insert(db, fields, derived) {
    const { id } = await db
      .insertInto('recipes')
      .values({ ...toColumns(fields, derived), created_at: derived.updated_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeTags(db, id, fields.dietary_tags)
    return id
  },

  async update(db, id, fields, derived) {
    await db.updateTable('recipes').set(toColumns(fields, derived)).where('id', '=', id).execute()
    await writeTags(db, id, fields.dietary_tags)
  },

  describe(recipe) {
    const body = [
      ...recipe.instructions.map(({ instruction }) => instruction),
      recipe.notes,
      ...recipe.variations.map(({ name, description }) => `${name}: ${description}`),
    ].join(' ')
    return {
      title: recipe.title,
      labels: [
        ...(recipe.category_name === null ? [] : [recipe.category_name]),
        ...recipe.dietary_tags,
        ...recipe.meta_keywords,
      ],
      summary: recipe.description,
      ingredients: recipe.ingredients.map(({ ingredient }) => ingredient),
      body,
      passage: passageFromRecipe(recipe.ingredients, body),
    }
  },
}

function toColumns(
  fields: RecipeCreate,
  derived: DerivedColumns,
): Omit<Insertable<Database['recipes']>, 'created_at'> {
  return {
    ...toSharedColumns(fields),
    ...toRecipeColumns({
      ...fields,
      instructions: keepCorrections(fields.ingredients, fields.instructions),
    }),
    list_text: joinSearchKeys([fields.title, fields.description, ...fields.dietary_tags]),
    ...derived,
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

const SUMMARY_COLUMNS = [
  ...sharedSummaryColumns('recipes'),
  ...RECIPE_SUMMARY_COLUMNS,
  'recipes.rating_average',
  'recipes.rating_count',
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
    ...readRecipeSummary(row),
    meta_keywords: texts.read(row.meta_keywords),
    featured: row.featured === 1,
    notes_open: row.notes_open === 1,
  }
}

export async function readSummaries(db: Store, ids: readonly number[]): Promise<RecipeSummary[]> {
  if (ids.length === 0) return []
  const rows = await selectSummaries(db).where('recipes.id', 'in', ids).execute()
  return inOrderOf(ids, rows.map(toSummary))
}

/** Number of recipes to cook next (REC-NEXT-1). */
const NEXT_RECIPES = 3

/** Lists what to cook after a recipe; empty when it does not exist. */
export async function listNextRecipes(db: Store, slugOrId: string, now: string): Promise<RecipeSummary[]> {
  return readSummaries(db, await findNextRecipes(db, slugOrId, now, NEXT_RECIPES))
}

export async function getRecipe(db: Store, id: number): Promise<StoredRecipe | null> {
  const row = await selectSummaries(db)
    .select([...RECIPE_BODY_COLUMNS, 'recipes.ignored_findings'])
    .where('recipes.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...toSummary(row),
    ...readRecipeBody(row),
    ignored_findings: texts.read(row.ignored_findings),
  }
}

export async function createRecipe(
  db: Store,
  input: RecipeCreate,
  context: WriteContext,
  options?: CreateOptions,
): Promise<SaveResult<StoredRecipe>> {
  return createItem(db, recipeKind, input, context, options)
}

/** Stores a change of a recipe: omitted fields keep their value; a newer stored version is a conflict without losses. */
export async function updateRecipe(
  db: Store,
  id: number,
  fields: RecipeUpdate,
  context: WriteContext,
): Promise<SaveResult<StoredRecipe>> {
  return updateItem(db, recipeKind, { id, update: fields, changes: fields }, context)
}

export async function deleteRecipe(db: Store, id: number, context: WriteContext): Promise<DeleteResult> {
  return deleteItem(db, recipeKind, id, context)
}

/**
 * Finds the ids of what to cook next (REC-NEXT-1): of the same category with a common tag, of the same category, with a
 * common tag, any. Within each group those published before this one come first, so that all are reached by following
 * the links. A few short index scans, whatever the number of recipes.
 */
async function findNextRecipes(db: Store, slugOrId: string, now: string, limit: number): Promise<number[]> {
  const id = await findItemId(db, 'recipe', slugOrId)
  const recipe =
    id === null
      ? undefined
      : await db
          .selectFrom('recipes')
          .select(['id', 'category_id', 'published_at'])
          .where('id', '=', id)
          .where(isVisibleSql('recipes', now))
          .executeTakeFirst()
  if (!recipe) return []
  const inCategory =
    recipe.category_id === null ? null : sql<SqlBool>`recipes.category_id = ${recipe.category_id}`
  const sharesTag = sql<SqlBool>`exists (select 1 from recipe_tags as other
    join recipe_tags as own on own.tag = other.tag and own.recipe_id = ${recipe.id}
    where other.recipe_id = recipes.id)`
  const isOlder = sql<SqlBool>`recipes.published_at < ${recipe.published_at}`
  const stages: (RawBuilder<SqlBool>[] | null)[] = [
    inCategory && [inCategory, sharesTag],
    inCategory && [inCategory],
    [sharesTag],
    [],
  ]
  const chosen: number[] = []
  for (const stage of stages) {
    if (!stage) continue
    for (const conditions of [[...stage, isOlder], stage]) {
      if (chosen.length >= limit) return chosen
      let query = newestVisible(db, 'recipes', now).where('id', 'not in', [recipe.id, ...chosen])
      for (const condition of conditions) query = query.where(condition)
      const rows = await query
        .select('id')
        .limit(limit - chosen.length)
        .execute()
      chosen.push(...rows.map((row) => row.id))
    }
  }
  return chosen
}
