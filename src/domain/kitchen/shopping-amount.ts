import type { KnownFood } from '../content/recipe.ts'
import { scaleUnit } from '../content/scale-amount.ts'
import { FRACTION_SIGNS } from '../text/numbers.ts'
import { isWeighed, type Need, type Size } from './shopping-need.ts'
import type { SoldWhole } from './sold-whole.ts'
import { type Dimension, type Measure, readUnit, type UnitSystem } from './units.ts'

/** The amount of a food to buy: weighed or poured, or a count. */
export type Total = (Size & { kind: 'size' }) | { kind: 'count'; unit: string; said: string; count: number }

/** The unit of what is bought whole, whatever part is needed: lemons, eggs. */
export const SOLD_WHOLE = 'one'

/** Where one line needs one of these, the whole need is bought in that unit: shops do not open tins, heads and bunches. */
const SOLD_AS = ['can', 'head', 'bunch', SOLD_WHOLE] as const
/** Tolerance for floating-point sums, which can be slightly too large. */
const NEARLY = 1e-6

/**
 * Joins the needs of a food into one amount where their parts can be converted reliably, by the weight of a piece or a
 * spoonful (SHOP-SUM-2).
 *
 * @param whole how it is sold where shops do not divide it
 */
export function joinNeeds(needs: readonly Need[], food: KnownFood | null, whole: SoldWhole | null): Total[] {
  const wholes = whole && countWhole(whole, needs, food)
  if (wholes) return [wholes]
  const kinds = new Set(needs.map((need) => (need.kind === 'count' ? need.unit : need.dimension)))
  const isGrown = food?.aisle === 'produce'
  if (kinds.size < 2 && !(isGrown && needs.every(isWeighed))) return totalOfKind(needs)
  const sold = SOLD_AS.find((unit) => kinds.has(unit)) ?? (kinds.has('g') || isGrown ? undefined : 'handful')
  const pieces = sold && countIn(sold, needs, food)
  if (pieces) return [pieces]
  const [first, second] = dimensionsFor(needs, food)
  const joined = sizeIn(first, needs, food) ?? sizeIn(second, needs, food)
  if (joined && needs.length > 0) return [joined]
  const byKind = [...kinds].map((kind) =>
    needs.filter((need) => (need.kind === 'count' ? need.unit : need.dimension) === kind),
  )
  return byKind.flatMap(totalOfKind)
}

/** Counts wholes; null where no line states an amount, or one of them cannot be converted to a weight. */
function countWhole(
  { unit, grams }: SoldWhole,
  needs: readonly Need[],
  food: KnownFood | null,
): Total | null {
  let count = 0
  for (const need of needs) {
    if (need.kind === 'count' && need.unit === unit) count += need.count
    else {
      const size = sizeIn('g', [need], food)
      if (size === null) return null
      count += size.size / grams
    }
  }
  return needs.length === 0 ? null : { kind: 'count', unit, said: unit === 'piece' ? '' : unit, count }
}

function totalOfKind(needs: readonly Need[]): Total[] {
  const [first] = needs
  if (!first) return []
  if (first.kind === 'size') {
    const size = needs.reduce((sum, need) => sum + (need.kind === 'size' ? need.size : 0), 0)
    return [{ kind: 'size', dimension: first.dimension, size }]
  }
  const counted = needs.flatMap((need) => (need.kind === 'count' ? [need] : []))
  return [
    oneSize(counted) ?? { kind: 'count', unit: first.unit, said: commonWord(counted), count: sumOf(counted) },
  ]
}

type Counted = Extract<Need, { kind: 'count' }>

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, need) => sum + need.count, 0)
/** Tins of 400 g and of 14.5 oz count as the same size. */
const SAME_SIZE = 1.1

/** Counts tins of several sizes in the smallest size; null where all have one size, or one is unknown. */
function oneSize(counted: readonly Counted[]): Total | null {
  const [smallest, ...others] = [...counted].sort((a, b) => (a.each?.size ?? 0) - (b.each?.size ?? 0))
  const { each } = smallest ?? {}
  if (!smallest || !each || smallest.unit !== 'can') return null
  if (others.every((other) => other.each && other.each.size <= each.size * SAME_SIZE)) return null
  if (others.some((other) => other.each?.dimension !== each.dimension)) return null
  const wholesOf = (size: number) => (size <= each.size * SAME_SIZE ? 1 : size / each.size)
  const count = counted.reduce((sum, need) => sum + need.count * wholesOf(need.each?.size ?? 0), 0)
  return {
    kind: 'count',
    unit: 'can',
    said: scaleUnit(smallest.said.toLowerCase(), '1'),
    count,
  }
}

/** Returns the word all lines use, else the shortest one. */
function commonWord(counted: readonly { unit: string; said: string }[]): string {
  const words = new Set(counted.map(({ said }) => scaleUnit(said.toLowerCase(), '1')))
  const [word = ''] = [...words].sort((a, b) => a.length - b.length)
  return word
}

/** Returns the total as a count of one unit; null where no line counts in it, or a part cannot be compared. */
function countIn(unit: string, needs: readonly Need[], food: KnownFood | null): Total | null {
  const one = needs.find((need) => need.kind === 'count' && need.unit === unit)
  const each = one?.kind === 'count' ? one.each : null
  if (one?.kind !== 'count' || each === null) return null
  const total = sizeIn(each.dimension, needs, food)
  return (
    total && {
      kind: 'count',
      unit,
      said: scaleUnit(one.said.toLowerCase(), '1'),
      count: total.size / each.size,
    }
  )
}

function sizeIn(dimension: Dimension, needs: readonly Need[], food: KnownFood | null) {
  let size = 0
  for (const need of needs) {
    const own = need.kind === 'size' ? need : need.each && { ...need.each, size: need.each.size * need.count }
    const converted = own && convert(own, dimension, food)
    if (converted === null) return null
    size += converted
  }
  return { kind: 'size' as const, dimension, size }
}

/** Grams per millilitre of produce without a density in the table: rather too much than too little. */
const ANY_PRODUCE = 0.65

/** Converts a size to grams or millilitres; null where the food's density is unknown. */
export function convert({ dimension, size }: Size, to: Dimension, food: KnownFood | null): number | null {
  if (dimension === to) return size
  const density = food?.density ?? (food?.is_liquid ? 1 : food?.aisle === 'produce' ? ANY_PRODUCE : null)
  if (density === null) return null
  return to === 'g' ? size * density : size / density
}

/** Liquids are poured, and so is what is only measured in spoons; everything else is weighed. */
function dimensionsFor(needs: readonly Need[], food: KnownFood | null): [Dimension, Dimension] {
  const isSpooned = needs.every((need) => (need.kind === 'size' ? need : need.each)?.dimension === 'ml')
  return food?.is_liquid || isSpooned ? ['ml', 'g'] : ['g', 'ml']
}

export interface ShopUnits {
  units: UnitSystem | 'as written'
  /** The unit system used where the recipes' lines do not determine it. */
  house: UnitSystem
}

/** Formats an amount for buying: never less than is needed, rounded up to what a shop or a spoon can measure. */
export function showTotal(
  total: Total,
  needs: readonly Need[],
  food: KnownFood | null,
  { units, house }: ShopUnits,
): string {
  if (total.kind === 'count') return showCount(total)
  const written = needs.flatMap((need) => (need.kind === 'size' ? [need] : []))
  const isMetric = written.some(({ system }) => system === 'metric')
  const isSpooned = written.length > 0 && written.every(({ isSpoon }) => isSpoon)
  const isFew = total.dimension === 'ml' && total.size <= 4 * TBSP_ML * (1 + NEARLY)
  const system = units === 'as written' ? (isMetric ? 'metric' : isSpooned && isFew ? 'US' : house) : units
  if (system === 'US') {
    if (total.dimension === 'g') return join(usWeight(total.size))
    return join(units === 'as written' && isSpooned && isFew ? inSpoons(total.size) : usVolume(total.size))
  }
  const weight = food?.is_liquid ? null : convert(total, 'g', food)
  return join(weight === null ? metric(total) : metric({ dimension: 'g', size: weight }))
}

function showCount({ said, count }: Total & { kind: 'count' }): string {
  const whole = String(Math.max(1, Math.ceil(count - NEARLY)))
  if (said === '') return whole
  return /^\d/.test(said) ? `${whole} × ${scaleUnit(said, whole)}` : `${whole} ${scaleUnit(said, whole)}`
}

function join({ amount, unit }: Measure): string {
  return `${amount} ${unit}`
}

const sizeOfUnit = (name: string) => readUnit(name)?.size ?? 1
const TSP_ML = sizeOfUnit('tsp')
const TBSP_ML = sizeOfUnit('tbsp')
const CUP_ML = sizeOfUnit('cup')
const OZ_G = sizeOfUnit('oz')
const LB_G = sizeOfUnit('lb')
const OZ_OF_A_LB = 16

/** Fraction by which an amount may exceed the need, for a value that a shop's scale or packet has. */
const ROUNDER = 0.05
const ROUNDER_SMALL = 0.1
const SMALL = 15
const STEPS = [100, 50, 25, 10, 5, 1]

/** Rounds up to the coarsest step within the tolerance. */
function roundUp(value: number, steps: readonly number[], tolerance = ROUNDER): number {
  for (const step of steps) {
    const rounded = Math.ceil(value / step - NEARLY) * step
    if (rounded <= value * (1 + tolerance) || step === steps.at(-1)) return rounded
  }
  return value
}

const decimal = (value: number) => String(Number(value.toFixed(3)))

function metric({ dimension, size }: Size): Measure {
  const [small, large] = dimension === 'g' ? ['g', 'kg'] : ['ml', 'l']
  const rounded = roundUp(size, STEPS, size < SMALL ? ROUNDER_SMALL : ROUNDER)
  return rounded < 1000
    ? { amount: decimal(rounded), unit: small }
    : { amount: decimal(rounded / 1000), unit: large }
}

function usWeight(g: number): Measure {
  const pounds = g / LB_G
  const quarters = Math.ceil(pounds * 4 - NEARLY) / 4
  if (pounds > 1 - ROUNDER && quarters <= pounds * (1 + ROUNDER))
    return { amount: withFraction(quarters), unit: 'lb' }
  const ounces = roundUp(g / OZ_G, [1, 0.5, 0.25])
  const whole = Math.floor(ounces / OZ_OF_A_LB)
  const rest = withFraction(ounces - whole * OZ_OF_A_LB)
  return { amount: whole > 0 ? `${whole} lb ${rest}` : rest, unit: 'oz' }
}

const QUARTERS = ['', '¼', '½', '¾']
const CUP_PARTS = ['', '¼', '⅓', '½', '⅔', '¾']
const HALVES = ['', '½']

function withFraction(value: number): string {
  const whole = Math.floor(value + NEARLY)
  const sign = QUARTERS.find((part) => Math.abs(fractionOf(part) - (value - whole)) < NEARLY)
  return sign === undefined ? decimal(value) : `${whole || ''}${sign}` || '0'
}

function fractionOf(part: string): number {
  return FRACTION_SIGNS.get(part) ?? 0
}

function usVolume(size: number): Measure {
  if (size < CUP_ML / 4 - NEARLY) return inSpoons(size)
  const cups = inParts(size / CUP_ML, CUP_PARTS)
  return { amount: cups, unit: scaleUnit('cup', cups) }
}

function inSpoons(size: number): Measure {
  return size > 2 * TSP_ML + NEARLY
    ? { amount: inParts(size / TBSP_ML, HALVES), unit: 'tbsp' }
    : { amount: inParts(size / TSP_ML, HALVES), unit: 'tsp' }
}

/** Returns the next fraction that is not less: `1½`. */
function inParts(value: number, parts: readonly string[]): string {
  const whole = Math.floor(value + NEARLY)
  const part = parts.find(
    (each) => whole + fractionOf(each) > 0 && whole + fractionOf(each) >= value - NEARLY,
  )
  return part === undefined ? String(whole + 1) : `${whole || ''}${part}`
}
