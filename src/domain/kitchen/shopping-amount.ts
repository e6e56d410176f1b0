import type { KnownFood } from '../content/recipe.ts'
import { scaleUnit } from '../content/scale-amount.ts'
import { FRACTION_SIGNS } from '../text/numbers.ts'
import type { Need, Size } from './shopping-need.ts'
import { type Dimension, type Measure, readUnit, type UnitSystem } from './units.ts'

/** What is bought of a food: weighed or poured, or so many of something. */
export type Total = (Size & { kind: 'size' }) | { kind: 'count'; unit: string; said: string; count: number }

/** The unit of what is bought whole, whatever part of it is needed: lemons, eggs. */
export const SOLD_WHOLE = 'one'

/** Where one of them is asked for, all of it is bought so: tins, heads and bunches are not opened in a shop. */
const SOLD_AS = ['can', 'head', 'bunch', SOLD_WHOLE] as const
/** In a computer's numbers a sum is a little more than it is. */
const NEARLY = 1e-6

/**
 * What is needed of a food, in one amount wherever its parts can be joined honestly, by what its pieces weigh and a spoon
 * of it does (SHOP-SUM-2).
 */
export function joinNeeds(needs: readonly Need[], food: KnownFood | null): Total[] {
  const kinds = new Set(needs.map((need) => (need.kind === 'count' ? need.unit : need.dimension)))
  if (kinds.size < 2) return totalOfKind(needs)
  const sold = SOLD_AS.find((unit) => kinds.has(unit)) ?? (kinds.has('g') ? undefined : 'handful')
  const pieces = sold && countIn(sold, needs, food)
  if (pieces) return [pieces]
  const [first, second] = dimensionsFor(needs, food)
  const joined = sizeIn(first, needs, food) ?? sizeIn(second, needs, food)
  if (joined) return [joined]
  const byKind = [...kinds].map((kind) =>
    needs.filter((need) => (need.kind === 'count' ? need.unit : need.dimension) === kind),
  )
  return byKind.flatMap(totalOfKind)
}

function totalOfKind(needs: readonly Need[]): Total[] {
  const [first] = needs
  if (!first) return []
  if (first.kind === 'size') {
    const size = needs.reduce((sum, need) => sum + (need.kind === 'size' ? need.size : 0), 0)
    return [{ kind: 'size', dimension: first.dimension, size }]
  }
  const counted = needs.flatMap((need) => (need.kind === 'count' ? [need] : []))
  const count = counted.reduce((sum, need) => sum + need.count, 0)
  return [{ kind: 'count', unit: first.unit, said: commonWord(counted), count }]
}

/** As all lines say it; else the plainest word for it. */
function commonWord(counted: readonly { unit: string; said: string }[]): string {
  const words = new Set(counted.map(({ said }) => scaleUnit(said.toLowerCase(), '1')))
  const [word = ''] = [...words].sort((a, b) => a.length - b.length)
  return word
}

/** All of it as so many of one unit; null where no line counts in it, or a part cannot be compared. */
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

/** Grams a millilitre of what grows, where the table does not know: rather too much than too little. */
const ANY_PRODUCE = 0.65

/** In grams or millilitres; null where the weight of a spoon of the food is unknown. */
export function convert({ dimension, size }: Size, to: Dimension, food: KnownFood | null): number | null {
  if (dimension === to) return size
  const density = food?.density ?? (food?.is_liquid ? 1 : food?.aisle === 'produce' ? ANY_PRODUCE : null)
  if (density === null) return null
  return to === 'g' ? size * density : size / density
}

/** Liquids are poured, and so is what is only spooned; all else is weighed. */
function dimensionsFor(needs: readonly Need[], food: KnownFood | null): [Dimension, Dimension] {
  const isSpooned = needs.every((need) => (need.kind === 'size' ? need : need.each)?.dimension === 'ml')
  return food?.is_liquid || isSpooned ? ['ml', 'g'] : ['g', 'ml']
}

export interface ShopUnits {
  units: UnitSystem | 'as written'
  /** What the list is said in where its lines leave it open. */
  house: UnitSystem
}

/** An amount as it is bought: never less than is needed, and no more than a shop or a spoon makes it. */
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
  const open = isSpooned && isFew ? 'US' : isSpooned || written.length === 0 ? house : 'US'
  const system = units === 'as written' ? (isMetric ? 'metric' : open) : units
  if (system === 'US') {
    if (total.dimension === 'g') return join(usWeight(total.size))
    return join(units === 'as written' && isSpooned ? inSpoons(total.size) : usVolume(total.size))
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

/** By so much more than is needed an amount may be, for the sake of a rounder number. */
const ROUNDER = 0.025
const ROUNDER_SMALL = 0.1
const ROUNDER_WEIGHT = 0.05
const ROUNDER_SPOON = 0.08
const STEPS = [50, 25, 10, 5, 1, 0.5, 0.1]

/** Up to the coarsest step that is near enough. */
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
  const smallest = size < 5 ? 0.1 : size < 20 ? 0.5 : 1
  const rounded = roundUp(
    Math.max(size, smallest),
    STEPS.filter((step) => step >= smallest),
    size < 15 ? ROUNDER_SMALL : ROUNDER,
  )
  if (rounded < 1000) return { amount: decimal(rounded), unit: small }
  return {
    amount: decimal(
      roundUp(
        size / 1000,
        STEPS.map((step) => step / 100),
      ),
    ),
    unit: large,
  }
}

function usWeight(g: number): Measure {
  const pounds = g / LB_G
  const quarters = Math.ceil(pounds * 4 - NEARLY) / 4
  if (pounds > 1 - ROUNDER && quarters <= pounds * (1 + ROUNDER_WEIGHT))
    return { amount: withFraction(quarters), unit: 'lb' }
  const ounces = roundUp(g / OZ_G, [1, 0.5, 0.25, 0.1, 0.05], g < OZ_G ? ROUNDER_SMALL : ROUNDER_WEIGHT)
  return { amount: withFraction(ounces), unit: 'oz' }
}

const QUARTERS = ['', '¼', '½', '¾']
const CUP_PARTS = ['', '¼', '⅓', '½', '⅔', '¾']
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']

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
  const cups = inParts(size / CUP_ML, CUP_PARTS, ROUNDER_SPOON)
  if (cups) return { amount: cups, unit: scaleUnit('cup', cups) }
  const below = Math.floor(size / CUP_ML)
  const part = CUP_PARTS.findLast((each) => below + fractionOf(each) <= size / CUP_ML) ?? ''
  const rest = size - (below + fractionOf(part)) * CUP_ML
  const amount = `${below || ''}${part}`
  const spoons =
    size < CUP_ML ? inSpoons(rest) : { amount: String(Math.ceil(rest / TBSP_ML - NEARLY)), unit: 'tbsp' }
  return { amount, unit: `${scaleUnit('cup', amount)} + ${join(spoons)}` }
}

function inSpoons(size: number): Measure {
  const tablespoons = size < TBSP_ML / 2 - NEARLY ? null : inParts(size / TBSP_ML, ['', '½'], ROUNDER_SPOON)
  if (tablespoons) return { amount: tablespoons, unit: 'tbsp' }
  if (size < 2 * TBSP_ML) return { amount: teaspoons(size), unit: 'tsp' }
  const full = Math.floor(size / TBSP_ML)
  return { amount: String(full), unit: `tbsp + ${teaspoons(size - full * TBSP_ML)} tsp` }
}

function teaspoons(size: number): string {
  const value = size / TSP_ML
  return inParts(value, QUARTERS, ROUNDER_SPOON) ?? inParts(value, EIGHTHS, Number.POSITIVE_INFINITY) ?? '1'
}

/** The next that is no less: `1½`; null where it is too much more. */
function inParts(value: number, parts: readonly string[], tolerance: number): string | null {
  const whole = Math.floor(value + NEARLY)
  const choices = [
    ...parts.map((part) => [whole + fractionOf(part), `${whole || ''}${part}`] as const),
    [whole + 1, String(whole + 1)] as const,
  ]
  const [next, text = ''] = choices.find(([each]) => each > 0 && each >= value - NEARLY) ?? []
  return next !== undefined && next <= value * (1 + tolerance) ? text : null
}
