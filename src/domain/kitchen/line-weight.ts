import type { Ingredient } from '../content/recipe.ts'
import { VALUE } from '../text/numbers.ts'
import { COUNTED_UNITS, type CountedUnit, type Food, isLiquid } from './foods/food.ts'
import { termsOf } from './measure-terms.ts'
import {
  DRY_PER_ML,
  drained,
  dryOf,
  edibleOf,
  edibleOfOne,
  isCooked,
  labelOf,
  soldAs,
  togetherOf,
} from './pack-weight.ts'
import { readAmount } from './show-measure.ts'
import {
  CLOVES_OF_A_HEAD,
  GRAMS_OF_ONE,
  HAND_MEASURES,
  JUICE_OF_ONE,
  type Likely,
  UNIT_WORDS,
  ZEST_OF_ONE,
} from './typical-weights.ts'
import { readUnit } from './units.ts'

/** Relative spread of the actual weight around the stated one (NUTR-SURE-1). */
const SPREAD = {
  weighed: { low: 0.95, high: 1.05 },
  poured: { low: 0.95, high: 1.05 },
  spooned: { low: 0.85, high: 1.15 },
  sized: { low: 0.85, high: 1.15 },
  counted: { low: 0.75, high: 1.3 },
} as const

/**
 * Returns the weight of a line, in grams: by its stated weight, its food's density, the weight of one piece, or the
 * rough estimate for a handful (NUTR-WEIGHT-2).
 *
 * @returns null where the line states no amount, and its food is not one used in small amounts
 */
export function weighLine(line: Ingredient, food: Food): Likely | null {
  const measured = addTerms(line, food)
  if (measured === null) return null
  const said = line.ingredient
  if (EXTRA.test(said)) return { ...measured, high: measured.high * 1.25 }
  const isMuchOil = food.id.endsWith('-oil') && measured.value > FRIED_IN_FROM
  if (isMuchOil || (FRIED_IN.test(said) && FAT.test(food.id))) return takenUp(measured, said)
  if (LEFT_IN_THE_PAN.test(said)) return { value: measured.value * 0.3, low: 0, high: measured.high }
  const left = LEFT_IN_THE_BOWL.exec(said)?.[1]?.toLowerCase()
  if (left !== undefined && POURED_OFF.has(food.aisle)) return times(measured, EATEN_OF[left] ?? same(1))
  return OPTIONAL.test(said) ? { ...measured, low: 0 } : measured
}

const EXTRA = /\bplus (?:(?:\w+ )?(?:extra|more)|a little|some)\b/i
const LEFT_IN_THE_PAN = /\bfor (?:the (?:pan|tin)|(?:greasing|brushing|dusting|dredging|rolling))\b/i
const OPTIONAL = /\b(?:optional|(?:to|for) (?:serv|garnish|decorat|finish))/i

const FAT = /-(?:oil|dripping|fat|shortening)$|^(?:(?:unsalted-|vegan-)?butter|ghee|lard)$/
const FRIED_IN = /\bfor (?:deep[- ]|shallow[- ])?(?:frying|searing)\b/i
const DEEP = /\bdeep[- ]fr/i
/** More oil than this, in grams, is for frying and not an ingredient. */
const FRIED_IN_FROM = 400
/** Fat that fried food absorbs, in grams: likely in a pan, likely in deep fat, and at most. */
const TAKEN_UP = { shallow: 30, deep: 45, high: 120 }

/** Returns the fat eaten: a little in a pan is eaten completely, of a lot only a part. */
function takenUp({ value, low, high }: Likely, said: string): Likely {
  const most = value > FRIED_IN_FROM || DEEP.test(said) ? TAKEN_UP.deep : TAKEN_UP.shallow
  return { value: Math.min(value, most), low: Math.min(low, most) * 0.3, high: Math.min(high, TAKEN_UP.high) }
}

/** Liquid that is poured off when the meat is taken out of it; meat and vegetables are not. */
const LEFT_IN_THE_BOWL = /\bfor the (?:\p{L}+ ){0,2}(marinade|brine)\b/iu
const EATEN_OF: Readonly<Record<string, Likely>> = {
  marinade: { value: 0.7, low: 0.3, high: 1 },
  brine: { value: 0.25, low: 0, high: 0.6 },
}
const POURED_OFF = new Set<string>([
  'oils and vinegars',
  'dairy and eggs',
  'baking',
  'drinks',
  'spices and seasonings',
])

/** Adds the weights of a sum: `1 cup + 2 tbsp`. */
function addTerms(line: Ingredient, food: Food): Likely | null {
  const weights = termsOf(line).map((term) => {
    const weight = measure({ ...line, amount: term.amount, unit: term.unit }, food)
    return weight && term.isLess ? times(weight, same(-1)) : weight
  })
  return weights.reduce((sum, weight) => sum && weight && plus(sum, weight)) ?? null
}

function measure({ amount, unit, ingredient }: Ingredient, food: Food): Likely | null {
  const count = readCount(amount)
  if (count === null) return amount.trim() === '' ? weighUnmeasured(unit, ingredient, food) : null
  const factor = readSpoonShape(unit)
  const plain = unit.replace(SPOON_SHAPE, '').trim()
  const weighed = { unit: plain, ingredient, food }
  const isPint = PINT.test(plain)
  const measured = isPint ? readUnit('ml') : readUnit(plain)
  if (measured !== null) {
    const many = times(times(count, factor), isPint ? ML_OF_A_PINT : same(1))
    const weight = times(ofUnit(measured, food), many)
    if (measured.dimension === 'g') return times(weight, edibleOf(weighed, weight.value))
    const beside = besideVolume(weight, weighed)
    return beside === null && isCooked(weighed)
      ? times(times(same(measured.size), DRY_PER_ML), many)
      : times(beside ?? weight, dryOf(weighed))
  }
  const pack = labelOf(plain, ingredient, isCounted(plain)) ?? soldAs(plain, food)
  if (pack !== null)
    return times(times(ofUnit(pack, food), times(drained(weighed), edibleOf(weighed))), count)
  const together = togetherOf(ingredient)
  if (together !== null) return times(ofUnit(together, food), edibleOf(weighed))
  const one =
    ofCitrus(ingredient, food) ??
    ofGarlicHead(plain, ingredient, food) ??
    (isCounted(plain) && A_LENGTH.test(ingredient) ? ofVague('inch', food) : null) ??
    ofOne(plain, ingredient, food) ??
    ofPiece(plain, ingredient, food) ??
    ofVague(plain, food) ??
    (isCounted(plain) ? ofVague(ingredient.split(/,|\(or\b/i, 1)[0] ?? '', food) : null)
  return one && times(times(one, edibleOfOne(weighed)), count)
}

/** US and British pints. */
const PINT = /^(?:pints?|pts?)$/i
const ML_OF_A_PINT: Likely = { value: 520, low: 473, high: 568 }

/** Returns the weight stated in brackets, `1 cup cheese (3 oz)`, unless it is implausible. */
function besideVolume(
  { value }: Likely,
  { ingredient, food }: { ingredient: string; food: Food },
): Likely | null {
  const together = togetherOf(ingredient)
  if (together?.dimension !== 'g') return null
  if (food.gramsPerMl !== null && (together.size < value * 0.6 || together.size > value * 1.6)) return null
  return around(together.size, SPREAD.weighed)
}

/** `2` `inches ginger`. */
const A_LENGTH = /^(?:inch(?:es)?|cm)\b/i

const A_FEW = /^(?:an? )?few$/i

function readCount(amount: string): Likely | null {
  if (A_FEW.test(amount.trim())) return { value: 3, low: 2, high: 5 }
  const read = readAmount(amount)
  if (read === null) return null
  const high = read.high ?? read.low
  const [from, to] = read.low <= high ? [read.low, high] : [high, read.low]
  return { value: (from + to) / 2, low: from, high: to }
}

const SPOON_SHAPE = /^(heaped|heaping|rounded|generous|scant|level)\s+/i

function readSpoonShape(unit: string): Likely {
  const shape = SPOON_SHAPE.exec(unit)?.[1]?.toLowerCase()
  if (shape === undefined || shape === 'level') return { value: 1, low: 1, high: 1 }
  return shape === 'scant' ? { value: 0.9, low: 0.8, high: 1 } : { value: 1.3, low: 1.1, high: 1.6 }
}

/** Grams per millilitre of a solid without a density in the food table: between bran and syrup. */
const ANY_SOLID: Likely = { value: 0.6, low: 0.35, high: 0.95 }

function ofUnit({ dimension, size }: { dimension: 'g' | 'ml'; size: number }, food: Food): Likely {
  if (dimension === 'g') return around(size, SPREAD.weighed)
  if (isLiquid(food)) return around(size * (food.gramsPerMl ?? 1), SPREAD.poured)
  return food.gramsPerMl === null
    ? times(same(size), ANY_SOLID)
    : around(size * food.gramsPerMl, SPREAD.spooned)
}

/** Returns the used part of a fruit that is only juiced or zested: `1 lime, juiced`, `1 orange, zest finely grated`. */
function ofCitrus(ingredient: string, { id }: Food): Likely | null {
  const juice = JUICE_OF_ONE[id]
  if (juice === undefined) return null
  const [, ...how] = ingredient.toLowerCase().split(',')
  const said = how.join(',')
  if (/\bjuiced?\b/.test(said)) return around(juice, SPREAD.counted)
  return /^\s*(?:(?:finely|freshly) )?(?:grated )?zest(?:ed)?(?: of)?(?: (?:finely )?grated)?(?: only)?\s*(?:\(|$)/.test(
    said,
  )
    ? ZEST_OF_ONE
    : null
}

/** Weighs a head of garlic by its cloves, whose weight the food table has. */
function ofGarlicHead(unit: string, ingredient: string, { gramsPer }: Food): Likely | null {
  const { clove, head } = gramsPer
  if (clove === undefined || head !== undefined) return null
  const isHead = [...wordsOf(unit), ...wordsOf(ingredient)].some((word) => countedUnit(word) === 'head')
  return isHead ? times(same(clove), CLOVES_OF_A_HEAD) : null
}

/** Returns the weight of one, by the food table. */
function ofOne(unit: string, ingredient: string, { id, gramsPer }: Food): Likely | null {
  const words = wordsOf(unit).filter((word) => !SIZES.has(word))
  const size =
    [...wordsOf(unit), ...wordsOf(ingredient)].find((word) => SIZES.has(word)) ?? acrossOf(ingredient, id)
  const isPlain = words.length === 0 || words.every((word) => countedUnit(word) === 'piece')
  const named = (isPlain ? wordsOf(ingredient.split(/\binto\b|\(or\b/i, 1)[0] ?? '') : words)
    .filter((word) => !SIZES.has(word))
    .flatMap((word) => countedUnit(word) ?? [])
    .find((counted) => gramsPer[counted] !== undefined)
  if (named !== undefined && named !== 'piece') return around(gramsPer[named], SPREAD.counted)
  if (!isPlain) return null
  const piece = gramsPer.piece ?? gramsPer.head ?? gramsPer.ear ?? gramsPer.clove
  if (piece !== undefined && piece > CUT_UP_FROM && A_PIECE.test(`${unit} ${ingredient.split(',', 1)[0]}`))
    return around(piece / 8, SPREAD.counted)
  if (size === 'mini' || size === 'baby') return around(scaleBy(piece, 0.35), SPREAD.counted)
  if (size === 'small') return around(gramsPer.small ?? scaleBy(piece, 0.7), SPREAD.sized)
  if (size === 'large') return around(gramsPer.large ?? scaleBy(piece, 1.35), SPREAD.sized)
  return around(piece, size === undefined ? SPREAD.counted : SPREAD.sized)
}

/** A food of which one piece weighs more than this, in grams, is cut up: a piece of it is an eighth (`8 chicken pieces`). */
const CUT_UP_FROM = 800
const A_PIECE = /\b(?<!into )(?<!into \d )(?:pieces?|portions?|joints?)\b/i

/** Tortillas are sold by diameter: 6, 8 and 10 inches. */
function acrossOf(ingredient: string, id: string): string | undefined {
  if (!id.endsWith('flour-tortilla')) return undefined
  const inches = Number(
    /(\d+)(?:\s*[-–]\s*\d+)?[\s-]*(?:inch|["”])/i.exec(ingredient)?.[1] ??
      (/\bburrito\b/i.test(ingredient) ? 10 : 8),
  )
  return inches < 7 ? 'small' : inches > 8 ? 'large' : undefined
}

/** Returns the weight of one of a food without a piece in the table; a leaf, a sprig or a slice is not one. */
function ofPiece(unit: string, ingredient: string, { id, aisle }: Food): Likely | null {
  const one = GRAMS_OF_ONE[id]
  if (one === undefined || !isCounted(unit, A_WHOLE_ONE)) return null
  const isPart = aisle !== 'spices and seasonings' && /\b(?:slices?|sprigs?|handfuls?)\b/i.test(ingredient)
  return isPart ? null : around(one, SPREAD.counted)
}

const A_WHOLE_ONE =
  /^(?:(?:small|medium|large) )?(?:whole|quantity|recipe|(?:head|pod|stick|stalk|cube|sheet|roll|fillet|ball|block|star)s?|leaf|leaves)$/i

function isCounted(unit: string, counts = /^(?:whole|pieces?)$/i): boolean {
  return unit === '' || counts.test(unit) || SIZES.has(unit.toLowerCase())
}

const SIZES = new Set(['small', 'medium', 'large', 'mini', 'baby'])

function countedUnit(word: string): CountedUnit | undefined {
  const singular = word.replace(/s$/, '')
  return (
    UNIT_WORDS[word] ??
    UNIT_WORDS[singular] ??
    COUNTED_UNITS.find((unit) => unit === singular || unit === word)
  )
}

function ofVague(text: string, food: Food): Likely | null {
  const found = HAND_MEASURES.find(({ names }) => names.test(text))
  if (!found) return null
  const small = /\bsmall\b/i.test(text) ? 0.7 : 1
  return times(found.likely, same((found.byRoom ? (food.gramsPerMl ?? 1) : 1) * small))
}

const INDEFINITE_MEASURE = /\b(?:an?|some)\s+(?:(?:small|large|good|big|generous)\s+)?(?:\w+)/i
const COUNT_WITHIN = new RegExp(String.raw`\b(?:of|from)\s+(?<count>${VALUE}|an?|half an?)\s`, 'iu')

/** Weighs lines without an amount: it is within the words, or the food is one used in small amounts. */
function weighUnmeasured(unit: string, ingredient: string, food: Food): Likely | null {
  const within = readCount(COUNT_WITHIN.exec(ingredient)?.groups?.count ?? '')
  const juice = JUICE_OF_ONE[food.id] ?? food.gramsPer.piece
  if (within !== null && juice !== undefined) return times(around(juice, SPREAD.counted), within)
  const byHand = ofVague(unit || (INDEFINITE_MEASURE.exec(ingredient)?.[0] ?? ''), food)
  if (byHand !== null) return byHand
  if (food.id === 'water' || food.id === 'ice') return same(0)
  if (food.aisle === 'spices and seasonings') return { value: 1, low: 0, high: 4 }
  if (food.id === 'cooking-spray') return { value: 2, low: 0, high: 6 }
  if (food.id.endsWith('-oil') || (FAT.test(food.id) && FRIED_IN.test(ingredient))) {
    const isMuch = DEEP.test(ingredient) || /\bshallow\b/i.test(ingredient)
    return isMuch ? { value: TAKEN_UP.deep, low: 10, high: TAKEN_UP.high } : { value: 10, low: 2, high: 30 }
  }
  if (HERBS.has(food.id)) return { value: 5, low: 0, high: 20 }
  if (LEFT_IN_THE_PAN.test(ingredient)) return { value: 10, low: 0, high: 30 }
  const isLittle = OPTIONAL.test(ingredient) && (food.aisle === 'produce' || !SERVED_BESIDE.has(food.aisle))
  return isLittle || TO_TASTE.test(ingredient) ? { value: 10, low: 0, high: 30 } : null
}

const HERBS = new Set(
  'parsley coriander-leaf basil mint dill chives thyme rosemary sage oregano tarragon chervil herbs bay-leaf lime-leaf curry-leaf'.split(
    ' ',
  ),
)
const TO_TASTE = /\b(?:to taste|as (?:needed|required|desired))\b/i
/** Assumed weight of a food without an amount, in grams, unless it is a substantial part of a meal. */
const ON_TOP = 30
/** Aisles of foods served beside a dish: they do not belong to it, and their amount stays unknown. */
const SERVED_BESIDE = new Set<string>(['bakery', 'dry goods', 'meat and fish', 'frozen', 'drinks'])

/** Things counted in this number or more are small. */
const COUNTED_SMALL_FROM = 10

/**
 * Estimates the weight of a line that cannot be computed, in grams: by its food where that is known, else by its unit;
 * without a unit it is one piece of its food, and an unknown thing counts as 100 g, from ten on as 20 g (NUTR-SURE-3).
 * What is only for serving does not belong to the dish.
 */
export function guessWeight(line: Ingredient, food: Food | null = null): number {
  const { amount, unit, ingredient } = line
  const known = food && weighLine(line, food)
  if (known) return known.value
  const count = readCount(amount)?.value ?? 1
  if (amount.trim() === '' && (OPTIONAL.test(ingredient) || TO_TASTE.test(ingredient))) return 10
  if (food?.id === 'kitchenware') return 0
  const isSmall = food && (food.id.endsWith('-seed') || (GRAMS_OF_ONE[food.id] ?? ON_TOP) < ON_TOP)
  if (amount.trim() === '' && food && (isSmall || !SERVED_BESIDE.has(food.aisle))) return ON_TOP
  const together = togetherOf(ingredient)
  if (together?.dimension === 'g') return together.size
  const plain = unit.replace(SPOON_SHAPE, '').trim()
  const measured = readUnit(plain) ?? labelOf(plain, ingredient, isCounted(plain))
  const vague = HAND_MEASURES.find(({ names }) => names.test(plain || ingredient.split(',', 1)[0] || ''))
  if (!measured && food?.aisle === 'spices and seasonings') return count * (vague?.likely.value ?? 3)
  const one = food && (JUICE_OF_ONE[food.id] ?? food.gramsPer.piece ?? GRAMS_OF_ONE[food.id])
  const another = count < COUNTED_SMALL_FROM ? 100 : 20
  return count * (measured?.size ?? vague?.likely.value ?? one ?? another)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

function same(value: number): Likely {
  return { value, low: value, high: value }
}

function scaleBy(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor
}

function around(value: number, spread: { low: number; high: number }): Likely
function around(value: number | undefined, spread: { low: number; high: number }): Likely | null
function around(value: number | undefined, { low, high }: { low: number; high: number }): Likely | null {
  return value === undefined ? null : { value, low: value * low, high: value * high }
}

function plus(a: Likely, b: Likely): Likely {
  return { value: a.value + b.value, low: a.low + b.low, high: a.high + b.high }
}

function times(a: Likely, b: Likely): Likely {
  return { value: a.value * b.value, low: a.low * b.low, high: a.high * b.high }
}
