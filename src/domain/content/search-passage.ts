import { matchesAnyTerm, type QueryTerm } from '../text/search-terms.ts'
import { isIngredientHeading } from './ingredient-line.ts'
import type { Ingredient } from './recipe.ts'

interface SearchedTexts {
  /** The excerpt, or the description. */
  excerpt: string
  /** Of a recipe. */
  ingredients: readonly Ingredient[]
  /** All else, as plain text. */
  body: string
}

const MAX_NAMED = 3

/**
 * What the passage of a result is cut from: its own summary where that holds a word that was looked for; of a recipe
 * the names of the ingredients that do; else the text (product §8.1).
 */
export function searchPassage(
  { excerpt, ingredients, body }: SearchedTexts,
  terms: readonly QueryTerm[],
): string {
  if (!matchesAnyTerm(excerpt, terms)) {
    const names = ingredients.filter((line) => !isIngredientHeading(line)).map(({ ingredient }) => ingredient)
    const found = [...new Set(names.filter((name) => matchesAnyTerm(name, terms)))]
    if (found.length > 0) return `In the ingredients: ${found.slice(0, MAX_NAMED).join(' · ')}`
  }
  return `${excerpt} ${body}`
}
