import { inTwoSpoons } from '../content/scale-amount.ts'
import { FRACTION_SIGNS } from '../text/numbers.ts'

/** What a measure is of: volume or weight. */
export type Dimension = 'ml' | 'g'

export interface Unit {
  dimension: Dimension
  /** In millilitres or grams (AMOUNT-UNIT-1). */
  size: number
  system: 'metric' | 'US'
}

const TSP_ML = 4.92892
const TBSP_ML = 3 * TSP_ML
const CUP_ML = 236.588
const OZ_G = 28.3495
const LB_G = 453.592

const UNITS: readonly (Unit & { names: RegExp })[] = [
  { names: /^(?:mls?|cc|millilit(?:re|er)s?)$/, dimension: 'ml', size: 1, system: 'metric' },
  { names: /^(?:cl|centilit(?:re|er)s?)$/, dimension: 'ml', size: 10, system: 'metric' },
  { names: /^(?:dl|decilit(?:re|er)s?)$/, dimension: 'ml', size: 100, system: 'metric' },
  { names: /^(?:l|lt|ltrs?|lit(?:re|er)s?)$/, dimension: 'ml', size: 1000, system: 'metric' },
  { names: /^(?:t(?:ea)?spn?s?|teaspoon(?:ful)?s?)$/, dimension: 'ml', size: TSP_ML, system: 'US' },
  {
    names: /^(?:tb(?:l?(?:spn?)?)s?|tablesp(?:oon(?:ful)?)?s?)$/,
    dimension: 'ml',
    size: TBSP_ML,
    system: 'US',
  },
  { names: /^cup(?:ful)?s?$/, dimension: 'ml', size: CUP_ML, system: 'US' },
  { names: /^(?:quarts?|qts?)$/, dimension: 'ml', size: 4 * CUP_ML, system: 'US' },
  { names: /^(?:fl\.? ?ozs?|fluid ounces?)$/, dimension: 'ml', size: 29.5735, system: 'US' },
  { names: /^(?:mg|milligrams?)$/, dimension: 'g', size: 0.001, system: 'metric' },
  { names: /^(?:g|gr|grms?|gms?|gram(?:me)?s?)$/, dimension: 'g', size: 1, system: 'metric' },
  { names: /^(?:kgs?|kilos?|kilogram(?:me)?s?)$/, dimension: 'g', size: 1000, system: 'metric' },
  { names: /^(?:ozs?|ounces?)$/, dimension: 'g', size: OZ_G, system: 'US' },
  { names: /^(?:lbs?|pounds?)$/, dimension: 'g', size: LB_G, system: 'US' },
]

/** Words for the filling of a spoon or cup that do not change its content. */
const EXACT_FILL = /^(?:level|(?:\w+[ -])?packed)\s+/

/**
 * Returns a unit that can be converted; null for one that cannot be converted reliably: a pinch, a can, a pint (two
 * sizes), a heaped spoon.
 *
 * @param text as typed, `tbsp.` or `level Tablespoons`
 */
export function readUnit(text: string): Unit | null {
  const name = text.trim().toLowerCase().replace(EXACT_FILL, '').replace(/\.$/, '')
  return UNITS.find(({ names }) => names.test(name)) ?? null
}

/** The data of a food needed for conversion; both are null where it is not in the table. */
export interface Measurable {
  /** Grams per millilitre; null when unknown. */
  density: number | null
  isLiquid: boolean
}

export interface Measure {
  amount: string
  unit: string
}

/** The system of units a measure is shown in. */
export type UnitSystem = 'metric' | 'US'

/**
 * Converts an amount to a unit system (AMOUNT-UNIT-1): solids by weight in the metric one, by cups and spoons in that
 * of the US where the food's density is known.
 *
 * @param value in `unit`, above zero
 * @returns null where there is nothing to convert: it is in that system already, or cannot be converted reliably
 */
export function convertMeasure(
  value: number,
  unit: Unit,
  system: UnitSystem,
  food: Measurable,
): Measure | null {
  if (unit.system === system || !(value > 0) || !Number.isFinite(value)) return null
  const size = value * unit.size
  if (system === 'metric') {
    if (unit.dimension === 'g') return metric(size, 'g')
    if (food.isLiquid) return metric(size, 'ml')
    return food.density === null ? null : metric(size * food.density, 'g')
  }
  if (unit.dimension === 'ml') return usVolume(size)
  return food.density === null ? usWeight(size) : usVolume(size / food.density)
}

/**
 * Returns a total, in grams or millilitres, as a measure of a unit system.
 *
 * @param size above zero
 */
export function measureOf(size: number, dimension: Dimension, system: UnitSystem): Measure {
  if (system === 'metric') return metric(size, dimension)
  return dimension === 'g' ? usWeight(size) : usVolume(size)
}

/** Shown values are off by at most half of the allowed error, since ranges round them again. */
const METRIC_TOLERANCE = 0.025
const SMALL_TOLERANCE = 0.05
const SMALL = 15
const STEPS = [50, 25, 10, 5, 1, 0.5, 0.1, 0.05, 0.01, 0.001]

function metric(size: number, dimension: Dimension): Measure {
  const tolerance = size < SMALL ? SMALL_TOLERANCE : METRIC_TOLERANCE
  const thousands = size >= 1000
  const value = thousands ? size / 1000 : size
  const rounded = roundWithin(value, thousands ? STEPS.map((step) => step / 100) : STEPS, tolerance)
  // 999 g rounds up to a kilogram.
  if (!thousands && rounded >= 1000)
    return { amount: decimal(rounded / 1000), unit: dimension === 'g' ? 'kg' : 'l' }
  const unit = dimension === 'g' ? (thousands ? 'kg' : 'g') : thousands ? 'l' : 'ml'
  return { amount: decimal(rounded), unit }
}

/** Rounds to the coarsest step within the tolerance. */
function roundWithin(value: number, steps: readonly number[], tolerance: number): number {
  for (const step of steps) {
    const rounded = Math.round(value / step) * step
    if (rounded > 0 && Math.abs(rounded - value) <= value * tolerance) return rounded
  }
  return value
}

function decimal(value: number): string {
  return String(Number(value.toPrecision(3)))
}

const CUP_PARTS = ['', '¼', '⅓', '½', '⅔', '¾'] as const
const SPOON_PARTS = ['', '½'] as const
const TEASPOON_PARTS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const
const QUARTERS = ['', '¼', '½', '¾'] as const
/** Returns the value of a fraction of a spoon or cup; 0 for an empty one. */
const fractionOf = (part: string) => FRACTION_SIGNS.get(part) ?? 0

const CUP_TOLERANCE = 0.05

function usVolume(ml: number): Measure {
  if (ml >= CUP_ML * 0.24) return inCups(ml)
  const spoons = inParts(ml, TBSP_ML, 'tbsp', SPOON_PARTS, CUP_TOLERANCE) ??
    inSpoons(ml) ??
    inParts(
      ml,
      TSP_ML,
      'tsp',
      ml < 2 * TSP_ML ? TEASPOON_PARTS : QUARTERS,
      ml < SMALL ? 0.07 : CUP_TOLERANCE,
    ) ?? {
      amount: decimal(roundWithin(ml / TSP_ML, STEPS, SMALL_TOLERANCE)),
      unit: 'tsp',
    }
  return inTwoSpoons(spoons) ?? spoons
}

/** Returns `3 tbsp + 1 tsp` rather than ten teaspoons; null below two tablespoons, which are counted in teaspoons. */
function inSpoons(ml: number): Measure | null {
  const full = Math.floor(ml / TBSP_ML)
  const halves = Math.round(((ml - full * TBSP_ML) / TSP_ML) * 2)
  if (full < 2 || halves === 0) return null
  return { amount: String(full), unit: `tbsp + ${Math.floor(halves / 2) || ''}${halves % 2 ? '½' : ''} tsp` }
}

/** Up to this error, fractions of a cup and tablespoons are preferred to teaspoons. */
const TABLESPOONS_TOLERANCE = 0.03

/** Returns cups of existing sizes, and the rest in spoons: `¾ cup + 2 tbsp`. */
function inCups(ml: number): Measure {
  const whole = inParts(ml, CUP_ML, 'cup', CUP_PARTS, CUP_TOLERANCE)
  if (whole) return whole
  const full = Math.floor(ml / CUP_ML)
  const below = CUP_PARTS.filter(
    (part) => (full > 0 || part !== '') && (full + fractionOf(part)) * CUP_ML <= ml,
  )
  const [best] = below
    .map((part) => besideCups(ml, full, part, TBSP_ML))
    .filter(({ count, error }) => count > 0 && count < 4 && error <= TABLESPOONS_TOLERANCE * ml)
    // Of equally near ones the larger fraction of a cup.
    .sort((a, b) => (Math.abs(a.error - b.error) < 0.1 ? b.value - a.value : a.error - b.error))
  const { part, value, count, spoon } = best ?? besideCups(ml, full, below.at(-1) ?? '', TSP_ML)
  return {
    amount: `${full || ''}${part}`,
    unit: `${value > 1 ? 'cups' : 'cup'} + ${count} ${spoon === TBSP_ML ? 'tbsp' : 'tsp'}`,
  }
}

/** Returns the number of spoons to add to cups and a fraction of one, and the error, in millilitres. */
function besideCups(ml: number, full: number, part: (typeof CUP_PARTS)[number], spoon: number) {
  const value = full + fractionOf(part)
  const rest = ml - value * CUP_ML
  const count = Math.round(rest / spoon)
  return { part, value, spoon, count, error: Math.abs(rest - count * spoon) }
}

function inParts(
  size: number,
  unitSize: number,
  unit: string,
  parts: readonly string[],
  tolerance: number,
): Measure | null {
  const value = size / unitSize
  const full = Math.floor(value)
  const candidates = [...parts.map((part) => [full + fractionOf(part), `${full || ''}${part}`] as const)]
  candidates.push([full + 1, String(full + 1)])
  const [near, amount] = candidates.reduce((best, next) =>
    Math.abs(next[0] - value) < Math.abs(best[0] - value) ? next : best,
  )
  if (near === 0 || Math.abs(near - value) > value * tolerance) return null
  return { amount, unit: unit === 'cup' && near > 1 ? 'cups' : unit }
}

/** From here on quarters of an ounce are dropped. */
const WHOLE_OUNCES_FROM = 10 * OZ_G

function usWeight(g: number): Measure {
  const pounds = g >= LB_G * 0.97 ? inParts(g, LB_G, 'lb', QUARTERS, METRIC_TOLERANCE) : null
  const ounces =
    g >= WHOLE_OUNCES_FROM
      ? inParts(g, OZ_G, 'oz', [''], CUP_TOLERANCE)
      : inParts(g, OZ_G, 'oz', QUARTERS, g < SMALL ? 0.07 : METRIC_TOLERANCE)
  return (
    pounds ?? ounces ?? { amount: decimal(roundWithin(g / OZ_G, STEPS, SMALL_TOLERANCE / 2)), unit: 'oz' }
  )
}
