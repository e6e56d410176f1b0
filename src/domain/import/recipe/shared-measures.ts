import { isDescriptor } from '../../kitchen/foods/descriptors.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { normalizeWord } from '../../kitchen/foods/food-words.ts'
import type { FoodPhrase, FoodPhrases } from './food-phrases.ts'

// Measures shared by several foods, and food names shared by several measures.

/** Splits `half a teaspoon each of salt, soda and ginger` into the same measure of each. */
export function sharedAmong(
  sentence: FoodPhrases,
  { start, nameStart }: FoodPhrase,
): { ingredients: string[]; end: number } | null {
  const { text } = sentence
  const measure = text.slice(start, nameStart).trim()
  const [each = ''] = /^each(?: of)? /i.exec(text.slice(nameStart, nameStart + 10)) ?? []
  if (each === '') return null
  const names: string[] = []
  let at = nameStart + each.length
  for (let isLast = false; !isLast; ) {
    const { end } = sentence.nameFrom(at)
    if (end <= at) break
    names.push(text.slice(at, end))
    const [joint = ''] = /^(?:,? and |, )(?![\d]|an? )/.exec(text.slice(end, end + 8)) ?? []
    isLast = joint === '' || names.at(-2) === undefined ? joint === '' : / and $/.test(text.slice(at - 5, at))
    if (isLast) at = end
    else at = end + joint.length
  }
  // `each of wholemeal and plain flour`
  const head = headOf(names.at(-1) ?? '')
  const full = names.map((name) =>
    findFood(name) === null && isOneName(name, head) ? `${name} ${head}` : name,
  )
  return names.length > 1 ? { ingredients: full.map((name) => `${measure} ${name}`), end: at } : null
}

/**
 * Returns a count of `ones` with the preceding food: `Roast the beetroot: wrap four medium ones in foil`; null where
 * none is named, '' for other phrases.
 */
export function onesOf(sentence: FoodPhrases, phrase: FoodPhrase): string | null {
  const { text } = sentence
  const isOnes = /^ ones\b/i.test(text.slice(phrase.end, phrase.end + 6))
  if (!isOnes) return ''
  const named = sentence.before(phrase)
  const isMeasured =
    named &&
    /(?:\d|\b(?:an?|of|two|three|four|five|six|eight))\s*$/i.test(sentence.textBefore(named.start, 20))
  return named && !isMeasured
    ? `${text.slice(phrase.start, phrase.end)} ${text.slice(named.start, named.end)}`
    : null
}

/** Applies a measure to the two foods named before: `Equal weights of onion and beef: a kilo of each`. */
export function ofEach(sentence: FoodPhrases, { start, nameStart, end }: FoodPhrase): string[] | null {
  const { text } = sentence
  if (!/^each$/i.test(text.slice(nameStart, end)) || /^\s(?:of\s)?\p{L}/u.test(text.slice(end))) return null
  const before = sentence.bare([]).filter((one) => one.end <= start)
  const [one, other] = before.slice(-2)
  // `four salmon fillets, 150 g each` have been counted.
  const isCounted = sentence
    .measured()
    .some((phrase) => other && phrase.start < other.end && phrase.end >= other.end)
  if (isCounted) return []
  if (!one || !other || !/^(?:,| and|, and)\s$/.test(text.slice(one.end, other.start))) return null
  const measure = text.slice(start, nameStart).trim()
  return [one, other].map((food) => `${measure} ${text.slice(food.start, food.end)}`)
}

const AND_NEXT = /^ (?:and )?$/
const LISTED_BEHIND = /^(?:,| and|, and) $/

/** Completes a phrase that shares another's name: `a red and a yellow pepper`; null for others. */
export function nameShared(
  { text }: FoodPhrases,
  phrases: readonly FoodPhrase[],
  at: number,
): { said: string; foods: FoodPhrase['foods'] } | null {
  const phrase = phrases[at]
  if (!phrase || phrase.foods.length > 0 || phrase.end <= phrase.nameStart) return null
  const said = text.slice(phrase.start, phrase.end).replace(/ and$/, '')
  const own = text.slice(phrase.nameStart, phrase.start + said.length)
  const next = phrases[at + 1]
  const isBefore =
    next &&
    next.foods.length > 0 &&
    / and $/.test(text.slice(phrase.start, next.start)) &&
    AND_NEXT.test(text.slice(phrase.end, next.start))
  const previous = phrases[at - 1]
  const isBehind =
    previous &&
    previous.foods.length > 0 &&
    LISTED_BEHIND.test(text.slice(previous.end, phrase.start)) &&
    /^ one\b/i.test(text.slice(phrase.end, phrase.end + 5))
  const other = isBefore ? next : isBehind ? previous : null
  if (!other) return null
  const name = text.slice(other.nameStart, other.end)
  const head = own.split(' ').every(tellsApart) ? headOf(name) : (name.split(' ').at(-1) ?? '')
  return isOneName(own, head) ? { said: `${said} ${head}`, foods: other.foods } : null
}

/** Whether a word distinguishes a variety (color, size) rather than describing the preparation. */
const tellsApart = (word: string) => isDescriptor(normalizeWord(word)) && !/(?<!^r)ed$/i.test(word)

/** Whether words make one name: `red pepper`, by the descriptive word, and `wholemeal flour`, by the table. */
function isOneName(own: string, head: string): boolean {
  if (own.split(' ').every(tellsApart)) return true
  const name = `${own} ${head}`
  const food = findFood(name)
  return food?.start === 0 && food.end === name.length
}

/** Returns `pepper` of `yellow pepper`, `beans` of `kidney beans`. */
function headOf(name: string): string {
  const words = name.split(' ')
  const from = words.findIndex((word) => !isDescriptor(normalizeWord(word)))
  return from > 0 ? words.slice(from).join(' ') : (words.at(-1) ?? '')
}
