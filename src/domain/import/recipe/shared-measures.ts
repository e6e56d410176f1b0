import type { FoodPhrase, FoodPhrases } from './food-phrases.ts'

// A measure that is of several foods, and a food that several measures are of.

/** `half a teaspoon each of salt, soda and ginger`: the same of each. */
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
  return names.length > 1 ? { ingredients: names.map((name) => `${measure} ${name}`), end: at } : null
}

/** `Roast the beetroot: wrap four medium ones in foil`: the food before, so many of it; null where none is named, '' for other phrases. */
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

/** `Equal weights of onion and beef: a kilo of each`: the same of the foods named before. */
export function ofEach(sentence: FoodPhrases, { start, nameStart, end }: FoodPhrase): string[] | null {
  const { text } = sentence
  if (!/^each$/i.test(text.slice(nameStart, end)) || /^\s(?:of\s)?\p{L}/u.test(text.slice(end))) return null
  const before = sentence.bare([]).filter((one) => one.end <= start)
  const [one, other] = before.slice(-2)
  if (!one || !other || !/^(?:,| and|, and)\s$/.test(text.slice(one.end, other.start))) return null
  const measure = text.slice(start, nameStart).trim()
  return [one, other].map((food) => `${measure} ${text.slice(food.start, food.end)}`)
}
