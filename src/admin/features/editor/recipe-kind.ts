import { recipeAnswer } from '../../../domain/admin/answers.ts'
import { recipeMetaDescription, recipeMetaTitle } from '../../../domain/content/meta-texts.ts'
import { recipeCreateSchema } from '../../../domain/content/recipe-input.ts'
import { checkAgainst } from './check-fields.ts'
import type { EditorKind } from './editor-kind.ts'
import { EMPTY_RECIPE, type RecipeFields, readRecipeFields } from './recipe-fields.ts'
import { withoutRowKeys } from './row-keys.ts'
import { SHARED_LABELS } from './shared-fields.ts'

const { title, slug, ...others } = SHARED_LABELS

export const RECIPE_KIND: EditorKind<RecipeFields> = {
  kind: 'recipe',
  name: 'Recipe',
  plural: 'recipes',
  publicPath: '/recipes',
  contentType: 'recipe',
  emptyFields: EMPTY_RECIPE,
  summaryField: 'description',
  readFields: readRecipeFields,
  plainFields,
  checkFields: (fields) => checkAgainst(recipeCreateSchema, plainFields(fields)),
  readItem(answer) {
    const parsed = recipeAnswer.safeParse(answer)
    if (!parsed.success) return null
    const { recipe } = parsed.data
    return { item: recipe, fields: readRecipeFields(recipe, EMPTY_RECIPE) }
  },
  labels: {
    title,
    slug,
    description: 'Description',
    prep_time_minutes: 'Prep time',
    cook_time_minutes: 'Cook time',
    servings: 'Servings',
    difficulty: 'Difficulty',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    dietary_tags: 'Dietary tags',
    allergens: 'Allergens',
    notes: 'Pro Tips',
    variations: 'Variations',
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
  pictureContext: ({ title: about, description, dietary_tags, ingredients }) => ({
    title: about,
    description,
    dietaryTags: dietary_tags,
    ingredients: ingredients.map(({ ingredient }) => ingredient),
  }),
}

function plainFields(fields: RecipeFields): Record<string, unknown> {
  return {
    ...fields,
    ingredients: withoutRowKeys(fields.ingredients),
    instructions: withoutRowKeys(fields.instructions),
    variations: withoutRowKeys(fields.variations),
  }
}
