import { COUNTABLE_UNIT } from '../content/ingredient-line.ts'
import type { Ingredient } from '../content/recipe.ts'
import { toSingular } from './foods/singular.ts'
import { readAmount } from './show-measure.ts'

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    leaf: 'leaves',
    loaf: 'loaves',
    half: 'halves',
    chilli: 'chillies',
    chili: 'chilies',
    cookie: 'cookies',
    brownie: 'brownies',
  }),
)
const IRREGULAR_SINGULARS = new Map([...IRREGULAR].map(([one, many]) => [many, one]))

/** Returns the singular of a counted thing: `leaf` of leaves. */
export function singularOf(word: string): string {
  return IRREGULAR_SINGULARS.get(word.toLowerCase()) ?? toSingular(word)
}

/** Returns the plural of a thing counted in a kitchen; a word that may be irregular is returned unchanged. */
export function pluralOf(word: string): string {
  const irregular = IRREGULAR.get(word.toLowerCase())
  if (irregular) return irregular
  if (/(?:tomato|potato|mango)$/i.test(word)) return `${word}es`
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:ch|sh|x)$/i.test(word)) return `${word}es`
  return /(?:s|f|fe|fish|salmon|broccoli)$/i.test(word) ? word : `${word}s`
}

/** The counted thing: `small ripe avocado` of `small ripe avocado, sliced`, `head` of `head of garlic`. */
const COUNTED =
  /^[\p{L}\p{M}' -]*?[\p{L}\p{M}]{3,}(?=,| \(| (?:beaten )?(?:of|with|in|on|or|and|about|at|from|for|cut|per|plus|\+) |$)/u
const LAST_WORD = /[\p{L}\p{M}]+$/u

/** Units that only state the size of counted things: `2` `large` `eggs`. */
const SIZES = new Set(['small', 'medium', 'large', 'extra large', 'big'])

/**
 * Returns the name of a line in the grammatical number of its shown amount: `1 small ripe avocado` doubled is `2 small
 * ripe avocados` (AMOUNT-UNIT-6). A measured name, or one whose number does not change, is returned as written.
 *
 * @param shown the amount for the reader's servings
 */
export function countedName({ amount, unit, ingredient }: Ingredient, shown: string): string {
  if (unit !== COUNTABLE_UNIT && !SIZES.has(unit.toLowerCase())) return ingredient
  const [was, is] = [isSeveral(amount), isSeveral(shown)]
  if (was === null || is === null || was === is) return ingredient
  return ingredient.replace(COUNTED, (thing) => thing.replace(LAST_WORD, is ? pluralOf : singularOf))
}

function isSeveral(amount: string): boolean | null {
  const read = readAmount(amount)
  return read && (read.high ?? read.low) > 1
}
