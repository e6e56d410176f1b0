import { isIngredientHeading } from '../content/ingredient-line.ts'
import type { Ingredient } from '../content/recipe.ts'

/** A line of a recipe's list, or a step, with the text by which its position is followed. */
export interface PlacedAt {
  /** From 0. */
  index: number
  text: string
}

/** Minimum likeness of two texts of the same line. */
const ALIKE = 0.5

/**
 * Returns the index of a note's line after a save: the line with the same words, else the only one rewritten in its
 * place, else the most similar one. Null when it no longer exists.
 *
 * @param lines the present lines; '' where no note can belong
 * @param before the lines before the save; unknown after a restore
 */
export function reanchorPlace(
  { index, text }: PlacedAt,
  lines: readonly string[],
  before: readonly string[] | null,
): PlacedAt | null {
  const same = findSameLine({ index, text }, lines)
  if (same !== null) return { index: same, text }
  const inPlace = lines[index]
  if (before && inPlace && isOnlyRewritten(before, lines, index)) return { index, text: inPlace }
  const free = before ? lines.map((line) => !before.includes(line)) : lines.map(() => true)
  const scores = lines.map((line, at) => (free[at] ? likeness(text, line) : 0))
  const best = Math.max(0, ...scores)
  if (best < ALIKE) return null
  const at = nearest(
    scores.flatMap((score, place) => (score === best ? [place] : [])),
    index,
  )
  const found = at === null ? undefined : lines[at]
  return at === null || found === undefined ? null : { index: at, text: found }
}

/** Returns the index of a line with the same words, ignoring case and spaces; of several the nearest. Null for none. */
export function findSameLine({ index, text }: PlacedAt, lines: readonly string[]): number | null {
  return nearest(indexesOf(lines, text), index)
}

function indexesOf(lines: readonly string[], text: string): number[] {
  const key = keyOf(text)
  return lines.flatMap((line, index) => (keyOf(line) === key ? [index] : []))
}

function nearest(indexes: readonly number[], to: number): number | null {
  return indexes.reduce<number | null>(
    (best, index) => (best === null || Math.abs(index - to) < Math.abs(best - to) ? index : best),
    null,
  )
}

function isOnlyRewritten(before: readonly string[], lines: readonly string[], index: number): boolean {
  return (
    before.length === lines.length &&
    lines.every((line, at) => at === index || keyOf(line) === keyOf(before[at] ?? ''))
  )
}

function keyOf(line: string): string {
  return line.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Returns the similarity of two lines by their words, from 0 to 1 (Dice). */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)]
  if (mine.size === 0 || theirs.size === 0) return 0
  const shared = [...mine].filter((word) => theirs.has(word)).length
  return (2 * shared) / (mine.size + theirs.size)
}

function wordsOf(line: string): Set<string> {
  return new Set(line.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
}

interface Placeable {
  ingredients: readonly Ingredient[]
  instructions: readonly { instruction: string }[]
}

/** Returns a recipe's lines and steps to follow; '' for a heading of the list, which is not a place (NOTE-PLACE-1). */
export function placesOf({ ingredients, instructions }: Placeable): Record<'ingredient' | 'step', string[]> {
  return {
    ingredient: ingredients.map((line) => (isIngredientHeading(line) ? '' : line.ingredient)),
    step: instructions.map(({ instruction }) => instruction),
  }
}
