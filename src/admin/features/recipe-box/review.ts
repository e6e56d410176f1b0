import { withCountableUnit, withoutCountableUnit } from '../../../domain/content/ingredient-line.ts'
import type { Ingredient } from '../../../domain/content/recipe.ts'
import { splitIngredient } from '../../../domain/content/split-ingredients.ts'
import type { LineRole } from '../../../domain/import/recipe/read-line.ts'
import type { ReadRecipeAnswer } from '../../../domain/import/recipe/read-recipe-calls.ts'
import { CONTENT_DEFAULTS, CONTENT_LIMITS } from '../../../domain/items/limits.ts'

/** A line of the pasted text, with what it was read as and can be changed to. */
export interface ReviewRow {
  key: number
  source: string
  role: LineRole
  /** For an ingredient, split into its parts as in the editor. */
  line: Ingredient
  /** For every other role. */
  text: string
  /** What to check, until the line is changed. */
  doubt: string | null
}

export type ReviewedRecipe = Omit<ReadRecipeAnswer['recipe'], 'picture_url' | 'warnings'>

const NO_LINE: Ingredient = { amount: '', unit: '', ingredient: '' }

/** Returns the initial rows for the lines. */
export function reviewRows(lines: ReadRecipeAnswer['lines']): ReviewRow[] {
  return lines.map(({ text, role, ingredient, doubt = null }, key) => {
    const line = ingredient ? withoutCountableUnit(ingredient) : NO_LINE
    const isHeading = role === 'heading' && ingredient
    const said = isHeading ? ingredient.ingredient.replace(/:$/, '') : text
    return { key, source: text, role, line, text: said, doubt }
  })
}

/** Returns the row with another role; its content is read again from its source. */
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
 * Returns the times that an imported recipe puts into the editor. A new recipe's default times were not stated by the
 * source: added to one that was, they would make the total too long. So beside a stated time, the default preparation time
 * is cleared, and the default cooking time becomes 0; the proof-reader asks for both. Times given by the coach stay.
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

/** The kind of content in the box, as far as it can be recognised without reading it. */
export type PastedKind = 'nothing' | 'address' | 'source' | 'text'

const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu

export function kindOfPasted(pasted: string): PastedKind {
  const text = pasted.trim()
  if (text === '') return 'nothing'
  if (text.length <= 2_000 && ADDRESS.test(text)) return 'address'
  return /^[[{<]|<(?:html|head|body|div|script|li|p)\b/i.test(text) ? 'source' : 'text'
}
