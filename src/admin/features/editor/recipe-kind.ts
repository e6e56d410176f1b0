import { z } from 'zod'
import { recipeAnswer } from '../../../domain/content/item-calls.ts'
import { recipeMetaDescription, recipeMetaTitle } from '../../../domain/content/meta-texts.ts'
import {
  mapNutrients,
  NUTRIENTS,
  NUTRITION_SOURCES,
  type Nutrient,
} from '../../../domain/content/nutrition.ts'
import { newRecipeFields, RECIPE_LABELS, recipeCreateSchema } from '../../../domain/content/recipe-input.ts'
import { recipeCalls } from '../../../domain/content/save-item-calls.ts'
import { RECIPE_DIFFICULTIES } from '../../../domain/items/limits.ts'
import { applyTextFix, checkAgainst, type EditorKind, type FieldErrors } from './editor-kind.ts'
import {
  applyRowFix,
  findRowErrors,
  plainRecipeRows,
  type RecipeRows,
  readRecipeRows,
  relinkRows,
  rowsToRead,
  savedRecipeRows,
} from './recipe-rows.ts'
import {
  EMPTY_SHARED_FIELDS,
  SHARED_LABELS,
  type SharedFields,
  sharedShape,
  typedNumber,
} from './shared-fields.ts'

/** The coach's own figures per serving, as typed; '' where none is given. */
type NutritionFields = Record<Nutrient, string>
const NO_NUTRITION: NutritionFields = mapNutrients(() => '')

type OwnFields = z.infer<z.ZodObject<typeof newRecipeFields>>
type TextName = {
  [Name in keyof OwnFields]: OwnFields[Name] extends string | string[] ? Name : never
}[keyof OwnFields]

/** Texts and lists of texts are edited in the form they are saved in. */
export interface RecipeFields extends SharedFields, RecipeRows, Pick<OwnFields, TextName> {
  prep_time_minutes: number | null
  cook_time_minutes: number | null
  servings: number | null
  nutrition: NutritionFields
}

export const EMPTY_RECIPE: RecipeFields = {
  ...EMPTY_SHARED_FIELDS,
  ...z.object(newRecipeFields).parse({}),
  ingredients: [],
  instructions: [],
  variations: [],
  swaps: [],
  nutrition: NO_NUTRITION,
}

const typedFigure = z
  .object({ value: z.union([z.number().transform(String), z.string()]) })
  .transform(({ value }) => value)
  .catch('')
const typedNutrition = z
  .object({ per_serving: z.object(mapNutrients(() => typedFigure)) })
  .transform(({ per_serving }) => per_serving)

/** See `sharedShape`. */
export function readRecipeFields(value: unknown, fallback: RecipeFields): RecipeFields {
  const given = z.record(z.string(), z.unknown()).safeParse(value)
  if (!given.success) return fallback
  const own = z
    .object({
      ...sharedShape(fallback),
      prep_time_minutes: typedNumber.catch(fallback.prep_time_minutes),
      cook_time_minutes: typedNumber.catch(fallback.cook_time_minutes),
      servings: typedNumber.catch(fallback.servings),
      difficulty: z.enum(RECIPE_DIFFICULTIES).catch(fallback.difficulty),
      nutrition_source: z.enum(NUTRITION_SOURCES).catch(fallback.nutrition_source),
      nutrition: z.union([z.null().transform(() => NO_NUTRITION), typedNutrition]).catch(fallback.nutrition),
    })
    .parse(given.data)
  return { ...readTexts(given.data, fallback), ...own, ...readRecipeRows(given.data, fallback) }
}

/** Reads texts and lists of texts, however long; a missing or malformed one keeps its fallback. */
function readTexts<F extends object>(given: Readonly<Record<string, unknown>>, fallback: F): F {
  const read = { ...fallback }
  for (const name in fallback) {
    const value = given[name]
    if (isTextLike(value, fallback[name])) read[name] = value
  }
  return read
}

function isTextLike<V>(value: unknown, kept: V): value is V {
  if (typeof kept === 'string') return typeof value === 'string'
  return Array.isArray(kept) && Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

const { title, slug, ...others } = SHARED_LABELS

export const RECIPE_KIND: EditorKind<RecipeFields> = {
  kind: 'recipe',
  name: 'Recipe',
  plural: 'recipes',
  calls: recipeCalls,
  publicPath: '/recipes',
  contentType: 'recipe',
  emptyFields: EMPTY_RECIPE,
  afterTitle: 'description',
  readFields: readRecipeFields,
  plainFields,
  relink: relinkRows,
  checkFields(fields) {
    const checked = checkAgainst(recipeCreateSchema, { ...plainFields(fields), ...savedRecipeRows(fields) })
    const rowErrors = findRowErrors(fields)
    if (Object.keys(rowErrors).length === 0) return checked
    return { ok: false, errors: { ...withoutLists(checked), ...rowErrors } }
  },
  readItem(answer) {
    const parsed = recipeAnswer.safeParse(answer)
    if (!parsed.success) return null
    const { recipe } = parsed.data
    const { corrected } = recipe.kitchen
    // What a rule detects is detected again at the next reading; only the coach's corrections are stored.
    const instructions = recipe.instructions.map(({ ingredients, timers, ...step }, index) => ({
      ...step,
      ...(corrected[index]?.ingredients ? { ingredients } : {}),
      ...(corrected[index]?.timers ? { timers } : {}),
    }))
    const nutrition = recipe.nutrition_source === 'own' ? recipe.nutrition : null
    return { item: recipe, fields: readRecipeFields({ ...recipe, instructions, nutrition }, EMPTY_RECIPE) }
  },
  labels: {
    title,
    slug,
    ...RECIPE_LABELS,
    ...others,
  },
  generateMeta: (fields, site) => ({
    title: recipeMetaTitle({ title: fields.title, meta_title: null }, site),
    description: recipeMetaDescription({
      ...fields,
      meta_description: null,
      prep_time_minutes: fields.prep_time_minutes ?? 0,
      cook_time_minutes: fields.cook_time_minutes ?? 0,
      servings: fields.servings ?? 0,
    }),
  }),
  itemToRead: (fields) => ({ kind: 'recipe', text: { ...fields, ...rowsToRead(fields) } }),
  takeFix: (fields, fix) => (fix.field.includes('.') ? applyRowFix(fields, fix) : applyTextFix(fields, fix)),
  async askWhenPublished(fields) {
    // Needs the table of foods, which nothing else here uses.
    const { askAboutAllergens } = await import('./ask-about-allergens.ts')
    const question = askAboutAllergens(fields)
    if (!question) return null
    return {
      ...question,
      label: question.allergens.length === 1 ? 'Yes, add it' : 'Yes, add them',
      take: (latest) => ({
        ...latest,
        allergens: [...new Set([...latest.allergens, ...question.allergens])],
      }),
    }
  },
  imageContext: ({ title: about, description, dietary_tags, ingredients }) => ({
    title: about,
    description,
    dietaryTags: dietary_tags,
    ingredients: ingredients.filter(({ isHeading }) => !isHeading).map(({ ingredient }) => ingredient),
  }),
}

function plainFields(fields: RecipeFields): Record<string, unknown> {
  return { ...fields, ...plainRecipeRows(fields), nutrition: plainNutrition(fields.nutrition) }
}

/** Converts the figures to numbers; what is not a number stays as typed, for a save to report. */
function plainNutrition(figures: NutritionFields): object | null {
  const given = NUTRIENTS.filter((nutrient) => figures[nutrient].trim() !== '')
  if (given.length === 0) return null
  return {
    per_serving: Object.fromEntries(
      given.map((nutrient) => {
        const typed = figures[nutrient].trim()
        const value = Number(typed.replace(',', '.'))
        return [nutrient, { value: Number.isNaN(value) ? typed : value }]
      }),
    ),
  }
}

/** Errors of swaps and variations are shown by their own rows. */
function withoutLists(checked: ReturnType<EditorKind<RecipeFields>['checkFields']>): FieldErrors {
  if (checked.ok) return {}
  return Object.fromEntries(
    Object.entries(checked.errors).filter(
      ([field]) => !/^(?:swaps|variations)\.\d+\.(?!name|desc)/.test(field),
    ),
  )
}
