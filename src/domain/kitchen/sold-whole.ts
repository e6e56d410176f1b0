import type { KnownFood } from '../content/recipe.ts'

/** What a shop sells as a unit, whatever part of it dishes take. */
export interface SoldWhole {
  /** The unit in which needs count it: `piece` of the thing itself. */
  unit: 'piece' | 'head' | 'bunch'
  /** The approximate weight of one. */
  grams: number
}

const BUNCH_G = 60
const HEAD_OF_CELERY_G = 400
const CLOVES_OF_A_HEAD = 12
const CLOVE_G = 3

const HERBS = new Set(
  'basil chervil chives coriander-leaf dill mint oregano parsley rosemary sage tarragon thyme'.split(' '),
)
/** Foods sold by the piece of which a dish usually takes a part; those also sold by weight are weighed. */
const PIECES: Readonly<Record<string, number>> = {
  aubergine: 300,
  avocado: 136,
  cabbage: 908,
  cauliflower: 588,
  celeriac: 600,
  'chinese-cabbage': 700,
  cucumber: 301,
  fennel: 234,
  'green-pepper': 119,
  honeydew: 1000,
  lettuce: 400,
  melon: 552,
  pineapple: 905,
  radicchio: 250,
  'red-cabbage': 839,
  'red-pepper': 119,
  swede: 386,
  'yellow-pepper': 119,
}
/** Sold in bags and by weight, though it is the same food. */
const IN_BAGS = /\b(?:baby|mini|mixed|shredded|frozen|leaves)\b/i

/**
 * Returns how a food is sold that shops do not divide: garlic and celery by the head, herbs by the bunch, cucumbers by
 * the piece (SHOP-SUM-5).
 *
 * @param names the names of the food in the lines of a list
 * @returns null for a food sold by weight, or as its lines state
 */
export function soldWhole(food: KnownFood | null, names: Iterable<string>): SoldWhole | null {
  const id = food?.id ?? ''
  if (id === 'garlic') return { unit: 'head', grams: headOfGarlic(food) }
  if (id === 'celery') return { unit: 'head', grams: HEAD_OF_CELERY_G }
  if (HERBS.has(id)) return { unit: 'bunch', grams: BUNCH_G }
  const grams = PIECES[id]
  return grams === undefined || [...names].some((name) => IN_BAGS.test(name))
    ? null
    : { unit: 'piece', grams }
}

/** Returns grams. */
export function headOfGarlic(food: KnownFood | null): number {
  return (food?.grams_per?.clove ?? CLOVE_G) * CLOVES_OF_A_HEAD
}

/** The part of a plant that a line counts, omitted in the name of a bunch or a head: `mint` of `mint leaves`. */
const PART_NAMED = /\s+(?:leaf|leaves|sprigs?|fronds?|tops|stalks?|sticks?|ribs?|cloves?)$/i

export function nameOfWhole(name: string): string {
  return name.replace(PART_NAMED, '')
}
