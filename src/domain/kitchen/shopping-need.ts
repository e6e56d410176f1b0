import { COUNTABLE_UNIT } from '../content/ingredient-line.ts'
import type { Ingredient, KnownFood } from '../content/recipe.ts'
import { readNumber, VALUE } from '../text/numbers.ts'
import { readAmount } from './show-measure.ts'
import { headOfGarlic } from './sold-whole.ts'
import { type Dimension, readUnit, type UnitSystem } from './units.ts'

export interface Size {
  dimension: Dimension
  /** In grams or millilitres. */
  size: number
}

/** The amount a line needs, in a form that can be added: weighed or poured, or counted. */
export type Need =
  | (Size & { kind: 'size'; system: UnitSystem; isSpoon: boolean })
  | {
      kind: 'count'
      /** The normalized unit: `can` of a tin; `piece` of the thing itself. */
      unit: string
      /** The unit as written; '' for the thing itself. */
      said: string
      count: number
      /** The content of one; null where unknown. */
      each: Size | null
    }

const TSP_ML = 4.92892
const grams = (size: number): Size => ({ dimension: 'g', size })
const ml = (size: number): Size => ({ dimension: 'ml', size })

/** Informal measures, each with a safe amount to buy. A pinch counts as the smallest spoon. */
const BY_HAND: ReadonlyMap<string, Size> = new Map(
  Object.entries({
    pinch: ml(TSP_ML / 8),
    dash: ml(TSP_ML / 8),
    drop: ml(0.05),
    grind: ml(TSP_ML / 16),
    squeeze: ml(5),
    drizzle: ml(7),
    splash: ml(15),
    glug: ml(15),
    dollop: ml(25),
    spoonful: ml(15),
    handful: grams(30),
    knob: grams(15),
    thumb: grams(15),
    sprinkle: grams(3),
    sprig: grams(1),
    leaf: grams(0.5),
    bunch: grams(60),
    cm: grams(5),
    inch: grams(12),
  }),
)
/** For produce these are amounts, not units it is sold in. */
const WEIGHED = new Set(['handful', 'knob', 'thumb', 'cm', 'inch'])

/** Synonymous units, and irregular plurals. */
const SAME_UNIT: Readonly<Record<string, string>> = {
  tin: 'can',
  bulb: 'head',
  rib: 'stalk',
  rasher: 'slice',
  packet: 'sachet',
  leave: 'leaf',
  leaf: 'leaf',
  [COUNTABLE_UNIT]: 'piece',
  '': 'piece',
  grinding: 'grind',
  sprinkling: 'sprinkle',
  punnet: 'pint',
}
/** Counting units of celery that mean the same. */
const STALKS = new Set(['stick', 'stalk'])
/** A punnet of berries or small tomatoes. */
const PUNNET_G = 300
/** `x 400 g tin` of `2 x 400 g tin`, `(15-oz) can` of `2 (15-oz) cans`; `thumb-sized piece`, `cm piece`. */
const AROUND_UNIT =
  /^[x×]\s*(?=\d)|[()]|(?<=^thumb)(?:[-\s]?siz(?:ed?|e))?\s+piece$|(?<=^(?:cm|inch))\s+piece$/gi
const RIND = /\brinds?\b/i

const HAND_SIZE = /^(?:(?:very|small|medium|large|big|good|generous|little|tiny|fat|thick|thin)\s+)+/i
const SPOON_SHAPE = /^(?<shape>heaped|heaping|rounded|generous|scant|level)\s+/i
/** Content of a heaped spoon relative to a level one. */
const HEAPED = 1.6
/** The drained content of tinned beans and the like; other tins count with their whole content. */
const DRAINED_CAN_G = 240
const CAN_G = 400
const DRAINED_SHARE = 0.6
const IN_BRINE = /(?:beans?|chickpeas|lentils|peas|corn|sweetcorn|olives|hearts)(?:-canned)?$/

const WEIGHT = String.raw`(?<amount>${VALUE})[\s-]*(?<unit>kg|g|grams?|oz|ounces?|lbs?|ml|l)\b`
const LABEL = new RegExp(WEIGHT, 'iu')
const LABEL_EACH = new RegExp(String.raw`${WEIGHT}\s+each\b`, 'iu')
const HANDS = [...BY_HAND.keys()]
  .map((unit) => (unit === 'leaf' ? 'lea(?:f|ves)' : `${unit}(?:e?s)?`))
  .join('|')
/** An amount within the words: `a small handful`. */
const WITHIN = new RegExp(
  String.raw`\b(?<amount>${VALUE}|an?)\s+(?:(?:small|large|good|big|generous)\s+)?(?<unit>${HANDS})\b`,
  'iu',
)
/** `juice of 2 lemons` */
const COUNT_WITHIN = new RegExp(String.raw`\b(?:of|from)\s+(?<amount>${VALUE}|an?|half an?)\s`, 'iu')

/**
 * Returns the amount a line needs. Of a range the upper end is bought (SHOP-SUM-3).
 *
 * @param factor the number of people it is cooked for divided by the recipe's servings
 * @returns null where the line states no amount
 */
export function readNeed(line: Ingredient, food: KnownFood | null, factor: number): Need | null {
  const { amount, ingredient } = line
  // The rind of a cheese is not sold by itself.
  if (RIND.test(ingredient) && food?.aisle === 'dairy and eggs') return null
  const shape = SPOON_SHAPE.exec(line.unit)?.groups?.shape?.toLowerCase()
  const unit = line.unit.replace(SPOON_SHAPE, '').replace(AROUND_UNIT, '').replace(SIZE_GLUED, '$1 $2').trim()
  if (amount.trim() === '') return readWithin(line, food, factor)
  const read = readAmount(amount)
  if (read === null) return null
  const value = Math.max(read.low, read.high ?? 0) * factor
  const known = readUnit(unit)
  if (known) {
    const isHeaped = shape !== undefined && shape !== 'level' && shape !== 'scant'
    const { dimension, size, system } = known
    const isSpoon = isSpoonUnit(unit)
    const [tin] = TINNED.exec(ingredient) ?? []
    if (tin && dimension === 'g') return tinsOf(value * size, tin.startsWith('c') ? 'can' : 'tin', food)
    return { kind: 'size', dimension, size: value * size * (isHeaped ? HEAPED : 1), system, isSpoon }
  }
  return countOf(value, unit, ingredient, food)
}

/** `400g tin` */
const SIZE_GLUED = /^(\d+)(k?g|ml|oz)\b/i
const TINNED = /\b(?:tin|can)(?=ned\b)/

function tinsOf(weight: number, said: string, food: KnownFood | null): Need {
  const each = sizeOfOne('can', null, '', food)
  return { kind: 'count', unit: 'can', said, count: weight / (each?.size ?? CAN_G), each }
}

/** Whether a unit is a teaspoon or tablespoon. */
export function isSpoonUnit(unit: string): boolean {
  return /^t(?:b?sp|bs|ea|able)/i.test(unit)
}

function readWithin({ unit, ingredient }: Ingredient, food: KnownFood | null, factor: number): Need | null {
  const hand = WITHIN.exec(`${unit} ${ingredient}`)?.groups
  const said = hand ?? COUNT_WITHIN.exec(ingredient)?.groups
  const read = readAmount(said?.amount ?? '')
  return read && countOf(read.low * factor, hand?.unit ?? '', ingredient, food)
}

function countOf(count: number, unit: string, ingredient: string, food: KnownFood | null): Need {
  const label = labelOf(unit, ingredient)
  const plain = unit
    .toLowerCase()
    .replace(LABEL, '')
    .replace(HAND_SIZE, '')
    .replace(/^[\s-]+|\.$/g, '')
  const singular = singularUnit(plain)
  const isStalk = food?.id === 'celery' && STALKS.has(singular)
  const counted = singular === 'piece' ? pieceIn(ingredient, food) : isStalk ? 'stalk' : singular
  return {
    kind: 'count',
    unit: counted,
    said: singular === 'piece' ? (counted === 'head' ? counted : '') : unit,
    count,
    each: sizeOfOne(counted, label, ingredient, food),
  }
}

function singularUnit(unit: string): string {
  const singular = unit.replace(/(?:(?<=ch|sh|x|s)e)?s$/, '')
  const known = SAME_UNIT[singular] ?? SAME_UNIT[unit] ?? singular
  return known.endsWith('s of') ? known.replace(/s of$/, '') : known.replace(/ of$/, '')
}

/** Returns what is counted where no unit is written: heads of garlic, leaves of mint, else the thing itself. */
function pieceIn(ingredient: string, food: KnownFood | null): string {
  if (food?.id === 'garlic') return /\bcloves?\b/i.test(ingredient) ? 'clove' : 'head'
  const named = (ingredient.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularUnit)
  if (food?.id === 'celery') return named.some((word) => STALKS.has(word)) ? 'stalk' : 'head'
  return named.find((word) => word === 'leaf' || word === 'sprig' || word === 'bunch') ?? 'piece'
}

function labelOf(unit: string, ingredient: string): Size | null {
  const isTin = /\b(?:cans?|tins?|jars?)$/i.test(unit)
  const match = LABEL.exec(unit) ?? LABEL_EACH.exec(ingredient) ?? (isTin ? LABEL.exec(ingredient) : null)
  const value = readNumber(match?.groups?.amount ?? '')
  const known = readUnit(match?.groups?.unit ?? '')
  return value === null || known === null ? null : { dimension: known.dimension, size: value * known.size }
}

function sizeOfOne(
  unit: string,
  label: Size | null,
  ingredient: string,
  food: KnownFood | null,
): Size | null {
  const weights = food?.grams_per ?? {}
  const isInBrine = food?.id ? IN_BRINE.test(food.id) : false
  if (label) return unit === 'can' && isInBrine ? { ...label, size: label.size * DRAINED_SHARE } : label
  if (unit === 'head' && food?.id === 'garlic') return grams(headOfGarlic(food))
  if (unit === 'pint') return food?.aisle === 'produce' ? grams(PUNNET_G) : null
  const own = unit === 'piece' ? weightOfPiece(ingredient, weights) : weights[unit]
  if (own !== undefined) return grams(own)
  if (unit === 'stick' && weights.stalk !== undefined) return grams(weights.stalk)
  if (unit === 'can') return grams(isInBrine ? DRAINED_CAN_G : CAN_G)
  return BY_HAND.get(unit) ?? null
}

function weightOfPiece(ingredient: string, weights: Readonly<Record<string, number>>): number | undefined {
  const piece = weights.piece ?? weights.head ?? weights.ear
  if (/\bsmall\b/i.test(ingredient)) return weights.small ?? piece
  if (/\blarge\b/i.test(ingredient)) return weights.large ?? (piece && piece * 1.35)
  return piece
}

/** Whether a need is in an informal measure. */
export function isByHand(need: Need): boolean {
  return need.kind === 'count' && BY_HAND.has(need.unit) && need.unit !== 'bunch'
}

/** Whether a need of produce is one that a shop weighs: a handful of spinach, a thumb of ginger. */
export function isWeighed(need: Need): boolean {
  return need.kind === 'count' && WEIGHED.has(need.unit)
}
