import { plainTextFromMarkdown } from '../text/plain-text.ts'
import { matchesAnyTerm, type QueryTerm } from '../text/search-terms.ts'
import { isIngredientHeading, plainIngredientLine, withoutHeadings } from './ingredient-line.ts'
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
 * What the passage of a result is cut from: its own summary where that holds a word that was looked for, and of a
 * recipe nothing else, whose text begins with the list; of a recipe the names of the ingredients that do; else the
 * text, of a table in it the row (SEARCH-API-2).
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
  // Most texts have no table; looking through them twice would cost a search as much again.
  if (!body.includes(CELLS)) return whole
  const sentence = body.split(SENTENCES).find((one) => matchesAnyTerm(one, terms))
  return sentence?.includes(CELLS) ? `In a table: ${sentence.replace(/\.$/, '')}` : whole
}

/** What stands between two sentences, and between the cells of a row. */
const SENTENCES = /(?<=[.!?])\s+/
const CELLS = ' · '

/** The line under a table's head, which shows nothing. */
const RULE = /^[ :|-]*$/

/** An article's text for passages: the cells of a table stand apart, as they do on the page. */
export function passageFromMarkdown(markdown: string): string {
  return plainTextFromMarkdown(markdown.split('\n').map(readTableRow).join('\n'))
}

function readTableRow(line: string): string {
  const row = line.trim()
  if (!row.startsWith('|') || RULE.test(row)) return line
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
  return `${cells.filter((cell) => cell !== '').join(CELLS)}.`
}

/** A recipe's text for passages: what goes in, without the headings between it, then what is done with it. */
export function passageFromRecipe(ingredients: readonly Ingredient[], body: string): string {
  return `${withoutHeadings(ingredients).map(plainIngredientLine).join(', ')}. ${body}`
}
