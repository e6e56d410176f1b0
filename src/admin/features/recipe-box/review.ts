import { withCountableUnit, withoutCountableUnit } from '../../../domain/content/ingredient-line.ts'
import type { Ingredient } from '../../../domain/content/recipe.ts'
import { splitIngredient } from '../../../domain/content/split-ingredients.ts'
import type { LineRole } from '../../../domain/import/recipe/read-line.ts'
import type { ReadRecipeAnswer } from '../../../domain/import/recipe/read-recipe-calls.ts'
import { CONTENT_DEFAULTS, CONTENT_LIMITS } from '../../../domain/items/limits.ts'

/** A line of what was pasted, with what it became and may still be made. */
export interface ReviewRow {
  key: number
  source: string
  role: LineRole
  /** Of an ingredient, in its parts as the editor shows them. */
  line: Ingredient
  /** Of everything else. */
  text: string
  /** What to look at, until the line is changed. */
  doubt: string | null
}

export type ReviewedRecipe = Omit<ReadRecipeAnswer['recipe'], 'picture_url' | 'warnings'>

const NO_LINE: Ingredient = { amount: '', unit: '', ingredient: '' }

/** What is shown beside each line at first. */
export function reviewRows(lines: ReadRecipeAnswer['lines']): ReviewRow[] {
  return lines.map(({ text, role, ingredient, doubt = null }, key) => {
    const line = ingredient ? withoutCountableUnit(ingredient) : NO_LINE
    const isHeading = role === 'heading' && ingredient
    const said = isHeading ? ingredient.ingredient.replace(/:$/, '') : text
    return { key, source: text, role, line, text: said, doubt }
  })
}

/** The row as something else; what it says is read anew from its source. */
export function withRole(row: ReviewRow, role: LineRole): ReviewRow {
  const bare = row.source.replace(/[\s:]+$/, '')
  return {
    ...row,
    role,
    line: role === 'ingredient' ? withoutCountableUnit(splitIngredient(row.source)) : row.line,
    text: role === 'heading' ? bare : row.source,
  }
}

export type ReviewFacts = Pick<ReviewedRecipe, 'prep_time_minutes' | 'cook_time_minutes' | 'servings'>

type Times = Pick<ReviewFacts, 'prep_time_minutes' | 'cook_time_minutes'>

/**
 * The times a recipe from elsewhere brings into the editor. The defaults of a new recipe are no times that it told: beside
 * one that it did, they would make it longer. Preparing stands empty then, and without a time to cook nothing is cooked;
 * the proof-reader asks for both. What the coach has given stays.
 */
export function timesToFill(told: Times, fields: Times, { isNew }: { isNew: boolean }): Times {
  const { prep_time_minutes: prep, cook_time_minutes: cook } = told
  const isDefaultPrep = isNew && fields.prep_time_minutes === CONTENT_DEFAULTS.prepTimeMinutes
  const isDefaultCook = isNew && fields.cook_time_minutes === CONTENT_DEFAULTS.cookTimeMinutes
  return {
    prep_time_minutes: prep ?? (cook !== null && isDefaultPrep ? null : fields.prep_time_minutes),
    cook_time_minutes: cook ?? (prep !== null && isDefaultCook ? 0 : fields.cook_time_minutes),
  }
}

export function recipeOf(
  { dietary_tags, meta_keywords }: ReadRecipeAnswer['recipe'],
  rows: readonly ReviewRow[],
  facts: ReviewFacts,
): ReviewedRecipe {
  const texts = (role: LineRole) => rows.filter((row) => row.role === role).map(({ text }) => text.trim())
  const filled = (role: LineRole) => texts(role).filter((text) => text !== '')
  return {
    ...facts,
    title: (filled('title')[0] ?? '').slice(0, CONTENT_LIMITS.title),
    description: filled('description').join(' ').slice(0, CONTENT_LIMITS.excerpt),
    ingredients: rows.flatMap((row) => ingredientOf(row)).slice(0, CONTENT_LIMITS.listItems),
    instructions: filled('step').slice(0, CONTENT_LIMITS.listItems),
    dietary_tags,
    meta_keywords,
    notes: filled('note').join('\n').slice(0, CONTENT_LIMITS.notes),
  }
}

function ingredientOf({ role, line, text }: ReviewRow): Ingredient[] {
  if (role === 'heading' && text.trim() !== '') return [{ ...NO_LINE, ingredient: `${text.trim()}:` }]
  if (role !== 'ingredient' || line.ingredient.trim() === '') return []
  return [withCountableUnit(line)]
}

/** What was put into the box, as far as it can be told without reading it. */
export type PastedKind = 'nothing' | 'address' | 'source' | 'text'

const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu

export function kindOfPasted(pasted: string): PastedKind {
  const text = pasted.trim()
  if (text === '') return 'nothing'
  if (text.length <= 2_000 && ADDRESS.test(text)) return 'address'
  return /^[[{<]|<(?:html|head|body|div|script|li|p)\b/i.test(text) ? 'source' : 'text'
}
