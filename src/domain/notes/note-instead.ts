import type { Avoidable } from '../content/avoidables.ts'
import type { Ingredient } from '../content/recipe.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { foodsIn } from '../kitchen/foods/find-food.ts'
import { avoidablesOf } from '../kitchen/foods/food.ts'
import { MAX_TEXT_LENGTH, readWords } from '../kitchen/foods/food-words.ts'

/** Right before a food that is used: the beginning of a sentence, or a word that says so. */
const USED = /(?:^|[.!?;:\n]\s*|\b(?:use|used|using|take|took|try|tried)\s+)(?:(?:a|an|some|my|our)\s+)?$/i
const SENTENCE_END = /[.!?\n]/
/** Where a sentence may say that something does not work. */
const DENIED = /\b(?:not|never|no)\b|n['’]t\b/i

/**
 * What a tip says to use in the place of an ingredient (NOTE-SWAP-1): the first food that opens a sentence or is said to be
 * used. As much of it as of the ingredient, where that is measured.
 *
 * @param avoid what is avoided, and must not be in it
 * @returns null where the words leave a doubt: then the coach says it
 */
export function insteadIn(
  tip: string,
  { avoid, line }: { avoid: Avoidable; line: Pick<Ingredient, 'amount' | 'unit'> },
): Ingredient | null {
  for (const { food, start, end, freeFrom } of foodsIn(readWords(tip, MAX_TEXT_LENGTH))) {
    const contains = food.contains.filter((content) => !freeFrom.includes(content))
    const name = tip.slice(start, end)
    if (avoidablesOf(contains).includes(avoid) || name.length > CONTENT_LIMITS.ingredientPart) continue
    if (!USED.test(tip.slice(0, start)) || DENIED.test(sentenceAround(tip, start))) continue
    const measure = line.unit === '' ? { amount: '', unit: '' } : { amount: line.amount, unit: line.unit }
    return { ...measure, ingredient: name.charAt(0).toLowerCase() + name.slice(1) }
  }
  return null
}

function sentenceAround(text: string, at: number): string {
  const before = text.slice(0, at).split(SENTENCE_END).at(-1) ?? ''
  return before + (text.slice(at).split(SENTENCE_END, 1)[0] ?? '')
}
