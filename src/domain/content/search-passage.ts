import { plainTextFromMarkdown } from '../text/plain-text.ts'
import { matchesAnyTerm, type QueryTerm } from '../text/search-terms.ts'
import { isIngredientHeading, plainIngredientLine, withoutHeadings } from './ingredient-line.ts'
import type { Ingredient } from './recipe.ts'

interface SearchedTexts {
  /** The excerpt, or the description. */
  excerpt: string
  /** Of a recipe only. */
  ingredients: readonly Ingredient[]
  /** The rest, as plain text. */
  body: string
}

const MAX_NAMED = 3

/**
 * Returns the text a result's passage is cut from: the summary where it contains a searched word, alone for a recipe,
 * whose text begins with the list, else with the text after it; for a recipe the matching ingredient names; else
 * summary and text, or the matching row of a table in it (SEARCH-API-2).
 */
export function searchPassage(
  { excerpt, ingredients, body }: SearchedTexts,
  terms: readonly QueryTerm[],
): string {
  const whole = `${excerpt} ${body}`
  if (matchesAnyTerm(excerpt, terms)) return ingredients.length > 0 ? excerpt : whole
  const names = ingredients.filter((line) => !isIngredientHeading(line)).map(({ ingredient }) => ingredient)
  const found = [...new Set(names.filter((name) => matchesAnyTerm(name, terms)))]
  if (found.length > 0) return `In the ingredients: ${found.slice(0, MAX_NAMED).join(CELLS)}`
  // Most texts have no table; scanning them twice would double the cost of a search.
  if (!body.includes(CELLS)) return whole
  const sentence = body.split(SENTENCES).find((one) => matchesAnyTerm(one, terms))
  return sentence?.includes(CELLS) ? `In a table: ${sentence.replace(/\.$/, '')}` : whole
}

/** The separator between two sentences, and between the cells of a row. */
const SENTENCES = /(?<=[.!?])\s+/
const CELLS = ' · '

/** The delimiter row of a table, which is not displayed. */
const RULE = /^[ :|-]*$/

/** Converts an article's Markdown to text for passages, with the cells of a table separated, as on the page. */
export function passageFromMarkdown(markdown: string): string {
  return plainTextFromMarkdown(markdown.split('\n').map(readTableRow).join('\n'))
}

function readTableRow(line: string): string {
  const row = line.trim()
  if (!row.startsWith('|') || RULE.test(row)) return line
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
  return `${cells.filter((cell) => cell !== '').join(CELLS)}.`
}

/** Returns a recipe's text for passages: the ingredients without headings, then the method. */
export function passageFromRecipe(ingredients: readonly Ingredient[], body: string): string {
  return `${withoutHeadings(ingredients).map(plainIngredientLine).join(', ')}. ${body}`
}
