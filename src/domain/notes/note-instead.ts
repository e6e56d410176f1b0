import type { Avoidable } from '../content/avoidables.ts'
import { COUNTABLE_UNIT } from '../content/ingredient-line.ts'
import { AMOUNT, SIZED_UNIT, UNIT } from '../content/measure-words.ts'
import type { Ingredient } from '../content/recipe.ts'
import { splitIngredient } from '../content/split-ingredients.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { foodsIn } from '../kitchen/foods/find-food.ts'
import { avoidablesOf } from '../kitchen/foods/food.ts'
import { MAX_TEXT_LENGTH } from '../kitchen/foods/food-words.ts'
import { readFoodWords } from '../kitchen/foods/made-without.ts'
import { LETTER } from '../text/letters.ts'
import { SIGNS } from '../text/numbers.ts'

/** Text directly before a food that is used: a sentence's beginning, or a word such as `for` in `swapped the eggs for tofu`. */
const USED =
  /(?:^|[.!?;:\n]\s*|\b(?:(?:use|used|using|take|took|try|tried)|(?:swap|exchange|substitute|replace)\w*\s[^.!?;:\n]{1,60}\s(?:for|with|by))\s+)(?:(?:a|an|some|my|our)\s+)?$/i
/** A stated amount: `300 g`, `half a cup of`. */
const MEASURED = new RegExp(
  String.raw`(?<![${LETTER}\d${SIGNS}])${AMOUNT}[\s-]*(?:(?:${SIZED_UNIT}|${UNIT})(?:\s+of)?\s+)?$`,
  'i',
)
const SENTENCE_END = /[.!?\n]/
/** Words by which a sentence may say that something does not work. */
const DENIED = /\b(?:not|never|no)\b|n['’]t\b/i

/**
 * Returns what a tip uses in place of an ingredient (NOTE-SWAP-1): the first food that opens a sentence or is said to
 * be used. Its amount is that in the tip, else the ingredient's, where that is measured.
 *
 * @param avoid what is avoided, and must not be contained
 * @returns null where the words are ambiguous: then the coach decides
 */
export function insteadIn(
  tip: string,
  { avoid, line }: { avoid: Avoidable; line: Pick<Ingredient, 'amount' | 'unit'> },
): Ingredient | null {
  for (const { food, start, end, freeFrom } of foodsIn(readFoodWords(tip, MAX_TEXT_LENGTH))) {
    const contains = food.contains.filter((content) => !freeFrom.includes(content))
    const name = tip.slice(start, end)
    if (avoidablesOf(contains).includes(avoid) || name.length > CONTENT_LIMITS.ingredientPart) continue
    const before = tip.slice(0, start)
    const [measured = ''] = MEASURED.exec(before) ?? []
    const isUsed = USED.test(before) || USED.test(before.slice(0, before.length - measured.length))
    if (!isUsed || DENIED.test(sentenceAround(tip, start))) continue
    const { amount, unit } = measureOf(measured, line)
    return { amount, unit, ingredient: name.charAt(0).toLowerCase() + name.slice(1) }
  }
  return null
}

function measureOf(measured: string, line: Pick<Ingredient, 'amount' | 'unit'>) {
  const said = splitIngredient(`${measured}tofu`)
  // `a tofu` states no amount.
  if (said.amount !== '' && (/\d/.test(said.amount) || said.unit !== COUNTABLE_UNIT)) return said
  return line.unit === '' || line.unit === COUNTABLE_UNIT ? { amount: '', unit: '' } : line
}

function sentenceAround(text: string, at: number): string {
  const before = text.slice(0, at).split(SENTENCE_END).at(-1) ?? ''
  return before + (text.slice(at).split(SENTENCE_END, 1)[0] ?? '')
}
