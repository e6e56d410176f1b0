import { readNumber, VALUE } from '../text/numbers.ts'
import type { Food } from './foods/food.ts'
import { EDIBLE_PART, type Likely } from './typical-weights.ts'
import { type Dimension, readUnit } from './units.ts'

// Packs and weights stated in a line beside its amount, and the edible part of them.

/** A labelled size. */
interface Size {
  dimension: Dimension
  size: number
}

interface Weighed {
  unit: string
  ingredient: string
  food: Food
}

const WEIGHT = String.raw`(?<amount>${VALUE})(?:\s*(?:[-–]|to\b)\s*(?<high>${VALUE}))?[\s-]*(?<unit>kgs?|kilos?|g|grams?|oz|ounces?|lbs?|pounds?|ml|l|lit(?:re|er)s?)\b`
const LABEL = new RegExp(WEIGHT, 'i')
const EACH = new RegExp(String.raw`${WEIGHT}\.?\s+each\b`, 'i')
const ABOUT = String.raw`(?:about|around|approx(?:\.|imately)?|roughly|~)`
const TOTAL = '(?:total(?: weight)?(?: of)?)'
const TOGETHER = new RegExp(
  String.raw`(?:\(|,\s*(?=${ABOUT}|${TOTAL}))${TOTAL}?\s*${ABOUT}?\s*${WEIGHT}(?!\.?\s+each)`,
  'i',
)

/**
 * Returns the content of one by its label: `400 g tin`, `(14-oz) can`, `bag spinach (5 oz)`, `3-pound chuck roast`,
 * `salmon fillets, about 130 g each`.
 *
 * @param isCounted whether the unit is not a pack: then the label precedes the name
 */
export function labelOf(unit: string, ingredient: string, isCounted: boolean): Size | null {
  const name = ingredient.replace(/^\(([^()]*)\)/, '$1').split(/[,(]|\binto\b/i, 1)[0] ?? ''
  const label = IN_A_PACK.test(unit) ? ingredient : isCounted ? name : ''
  return readSize(LABEL.exec(unit) ?? EACH.exec(ingredient) ?? LABEL.exec(label))
}

/** Returns the total weight stated in a line: `2 tuna steaks (about 350 g)`. The weight of one in brackets has `each`. */
export function togetherOf(ingredient: string): Size | null {
  return readSize(TOGETHER.exec(ingredient))
}

function readSize(match: RegExpExecArray | null): Size | null {
  const { amount = '', high = amount, unit = '' } = match?.groups ?? {}
  const [from, to] = [readNumber(amount), readNumber(high)]
  const read = readUnit(unit)
  if (from === null || to === null || read === null) return null
  // `1 - 15 oz can` is one can.
  const size = to > 2 * from ? to : (from + to) / 2
  return { dimension: read.dimension, size: size * read.size }
}

const TIN = /\b(?:cans?|tins?|jars?)$/i
const IN_A_PACK =
  /\b(?:cans?|tins?|jars?|packs?|packages?|packets?|pkgs?|pkts?|bags?|boxe?s?|pouch(?:es)?|cartons?|tubs?|pots?|containers?|bottles?|blocks?|logs?|tubes?)$/i
const SACHET = /\b(?:packs?|packages?|packets?|pkgs?|pkts?|sachets?|envelopes?)$/i
const BOTTLE = /\bbottles?$/i

/** Returns the content of a pack without a label: tins of beans and packets of seasonings have common sizes. */
export function soldAs(unit: string, { id, aisle, gramsPer }: Food): Size | null {
  if (TIN.test(unit) && (IN_BRINE.test(id) || OTHERS_IN_TINS.test(id))) return { dimension: 'g', size: 400 }
  if (BOTTLE.test(unit)) return { dimension: 'ml', size: id.endsWith('wine') ? 750 : 350 }
  const isMix = aisle === 'spices and seasonings' || id === 'gravy-granules'
  const size = gramsPer.sachet ?? (isMix ? 30 : null)
  return size !== null && SACHET.test(unit) ? { dimension: 'g', size } : null
}

/** Foods whose liquid is drained; the food table has the drained food. */
const IN_BRINE =
  /^(?!baked|refried|chilli|creamed).*(?:beans?|chickpeas|lentils|peas|corn|sweetcorn|olives|hearts)(?:-canned)?$/
const A_TIN = /^[^,(]*\b(?:cans?|tins?)\b/i
const OTHERS_IN_TINS = /^(?:coconut-milk|condensed-milk|tomato-canned|pumpkin-puree)$/
const ALL: Likely = { value: 1, low: 1, high: 1 }
const DRAINED: Likely = { value: 0.6, low: 0.55, high: 0.65 }

/** Returns the part of a tin that is eaten. Where the line does not say that it is drained, it may be all of it. */
export function drained({ unit, ingredient, food }: Weighed): Likely {
  if (!(TIN.test(unit) || A_TIN.test(ingredient)) || !IN_BRINE.test(food.id)) return ALL
  return /\bdrained\b/i.test(ingredient) ? DRAINED : { ...DRAINED, high: 1 }
}

/** Dry weight as a part of the cooked weight: the table has dry goods uncooked. */
const SOAKED: Likely = { value: 0.4, low: 0.25, high: 0.48 }

/** Grams of dry grains, pasta or pulses per millilitre of cooked ones. */
export const DRY_PER_ML: Likely = { value: 0.245, low: 0.19, high: 0.3 }

/** Whether a line has cooked grains, pasta or pulses, which the table has dry. */
export function isCooked({ ingredient, food }: Weighed): boolean {
  const isDry = food.aisle === 'dry goods' && !food.isPaleo && !/cooked|canned/.test(food.id)
  return (
    isDry &&
    /^[^,(]*\b(?:(?:pre)?cooked|microwav(?:e|able)|straight[- ]to[- ]wok|ready[- ]to[- ](?:eat|heat))\b/i.test(
      ingredient,
    )
  )
}

/** The part of light coconut milk that is coconut milk; the rest is added water. */
const THINNED: Likely = { value: 0.37, low: 0.3, high: 0.5 }

/** Returns the part of a food that is not absorbed or added water. */
export function dryOf(weighed: Weighed): Likely {
  const isLight =
    weighed.food.id === 'coconut-milk' &&
    /\b(?:light|lite|(?:low|reduced|half)[- ]fat)\b/i.test(weighed.ingredient)
  return isLight ? THINNED : isCooked(weighed) ? SOAKED : ALL
}

const BONE_IN = /\bbone[- ]?in\b|\bon the bone\b/i
const IN_SHELL = /\b(?:unpeeled|(?:shell|head|tail)s?[- ]on|in (?:the |their )?shells?)\b/i
const BARE = /\b(?:boneless|boned|meat|shelled|peeled|without (?:bones?|shells?))\b/i
const WHOLE_BIRD = /\bwhole\b|\bcut (?:up|into (?:\d+|eight|pieces|parts))|\d[\s-]*(?:lb|pound|kg)s?\b/i
/** A bird heavier than this, in grams, is bought whole. */
const WHOLE_BIRD_FROM = 1000
const BIRDS = new Set(['chicken', 'turkey', 'duck', 'goose'])

/** Pieces of poultry whose weight in the table includes the bones. */
const WITH_BONES = new Set(['chicken-wing', 'chicken-drumstick', 'chicken-leg', 'chicken-thigh'])

/** Returns the edible part of a counted food. */
export function edibleOfOne(weighed: Weighed): Likely {
  return WITH_BONES.has(weighed.food.id) ? edibleOf(weighed) : ALL
}

/** Returns the edible part of a weight: without bones and shells, as in the table. */
export function edibleOf(weighed: Weighed, grams = 0): Likely {
  const { unit, ingredient, food } = weighed
  if (BARE.test(ingredient)) return ALL
  const isWhole = BIRDS.has(food.id) && (grams > WHOLE_BIRD_FROM || WHOLE_BIRD.test(`${unit} ${ingredient}`))
  const part =
    EDIBLE_PART[food.id] ??
    (isWhole ? 0.62 : BONE_IN.test(ingredient) ? 0.8 : IN_SHELL.test(ingredient) ? 0.65 : 1)
  return part === 1 ? dryOf(weighed) : { value: part, low: part - 0.1, high: part + 0.1 }
}
