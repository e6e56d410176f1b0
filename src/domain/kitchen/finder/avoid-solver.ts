import { AVOIDABLES, type Avoidable } from '../../content/avoidables.ts'
import { isIngredientHeading } from '../../content/ingredient-line.ts'
import type { Ingredient, Swap } from '../../content/recipe.ts'
import { avoidablesOfAllergens } from '../avoid.ts'

/** Encodes some entries of a list as a bit set, by index. */
export function toBits<T>(chosen: Iterable<T>, list: readonly T[]): number {
  let bits = 0
  for (const one of chosen) {
    const at = list.indexOf(one)
    if (at !== -1) bits |= 1 << at
  }
  return bits
}

/** @returns the entries, in the list's order */
export function fromBits<T>(bits: number, list: readonly T[]): T[] {
  return list.filter((_, at) => bits & (1 << at))
}

/** Returns how many of the 32 bits are set: summed in pairs, these in nibbles, these in bytes, and the bytes in the uppermost. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * The result for a recipe with every set of avoided foods: indexed by the set's bits of `AVOIDABLES`, what stays in it
 * and what swaps remove. Recipes with equal results share a table, so that a query is one lookup per recipe.
 */
export type AvoidTable = Readonly<Uint16Array>

const EVERY_SET = 1 << AVOIDABLES.length

/** Returns what is still in a recipe, as bits of `AVOIDABLES`: if any is set, it does not fit. */
export function unsolvedIn(table: AvoidTable, avoid: number): number {
  return (table[avoid] ?? 0) & (EVERY_SET - 1)
}

/** Returns what swaps remove from it, as bits of `AVOIDABLES`. */
export function swappedIn(table: AvoidTable, avoid: number): number {
  return (table[avoid] ?? 0) >> AVOIDABLES.length
}

interface SwappableLine {
  /** Its index in the list. */
  at: number
  held: number
  swaps: readonly { avoid: number; brings: number; isKnown: boolean }[]
}

/** The facts that decide about a recipe, as bits of `AVOIDABLES`. */
interface Standing {
  /** Contained in lines without a swap. */
  fixed: number
  /** Named by its allergens and in no line. */
  hidden: number
  swappable: readonly SwappableLine[]
}

/** How lines of unknown foods are treated (`ruledOut`). */
export interface Unknowns {
  isKnown: (ingredient: string) => boolean
  /** What such a line may contain, as bits of `AVOIDABLES`. */
  mayHold: number
}

const ALL_KNOWN: Unknowns = { isKnown: () => true, mayHold: 0 }

/** Maximum size of the cache before it is cleared; tables in use stay referenced by their recipes. */
const MAX_SHARED = 4_096
const shared = new Map<string, AvoidTable>()

/**
 * Computes what `changeRecipe` returns for a recipe as written, for every set of avoided foods at once. A line of an
 * unknown food counts as containing everything it may contain; an unknown replacement excludes only what it is offered for.
 *
 * @param contains returns what a line contains, as bits of `AVOIDABLES`
 */
export function solveAvoiding(
  recipe: { ingredients: readonly Ingredient[]; allergens: readonly string[]; swaps: readonly Swap[] },
  contains: (ingredient: string) => number,
  unknowns: Unknowns = ALL_KNOWN,
): AvoidTable {
  const standing = readStanding(recipe, contains, unknowns)
  const { fixed, hidden, swappable } = standing
  const lines = swappable.map(({ held, swaps }) => [
    held,
    ...swaps.map(({ avoid, brings }) => `${avoid}-${brings}`),
  ])
  const key = [fixed, hidden, ...lines].join(';')
  const known = shared.get(key)
  if (known) return known
  const table = Uint16Array.from({ length: EVERY_SET }, (_, avoid) => solve(standing, avoid))
  if (shared.size >= MAX_SHARED) shared.clear()
  shared.set(key, table)
  return table
}

/** Lines that an unknown food may replace: what they contain, and their swaps. */
export type DoubtfulLines = readonly SwappableLine[]

/** @param contains returns what a line contains, as bits of `AVOIDABLES` */
export function readDoubtful(
  recipe: Parameters<typeof solveAvoiding>[0],
  contains: (ingredient: string) => number,
  unknowns: Unknowns,
): DoubtfulLines {
  const isDoubtful = (other: Ingredient | null) => other !== null && !unknowns.isKnown(other.ingredient)
  if (!recipe.swaps.some((swap) => isDoubtful(swap.with))) return []
  return readStanding(recipe, contains, unknowns).swappable.filter(({ swaps }) =>
    swaps.some(({ isKnown }) => !isKnown),
  )
}

/** Returns the indexes of lines that an unknown food replaces where this is avoided (DIET-UNKNOWN-3). */
export function placesInDoubt(lines: DoubtfulLines, avoid: number): number[] {
  return lines.flatMap((line) => (swapFor(line, avoid)?.isKnown === false ? [line.at] : []))
}

function readStanding(
  { ingredients, allergens, swaps }: Parameters<typeof solveAvoiding>[0],
  contains: (ingredient: string) => number,
  { isKnown, mayHold }: Unknowns,
): Standing {
  const bitOf = (avoidable: Avoidable) => toBits([avoidable], AVOIDABLES)
  const lines = ingredients.map((line) => (isIngredientHeading(line) ? 0 : contains(line.ingredient)))
  const found = lines.reduce((all, held) => all | held, 0)
  const hidden = toBits<Avoidable>(avoidablesOfAllergens(allergens), AVOIDABLES) & ~found
  ingredients.forEach((line, at) => {
    if (!isIngredientHeading(line) && !isKnown(line.ingredient)) lines[at] = (lines[at] ?? 0) | mayHold
  })
  const broughtBy = ({ avoid, with: other }: Swap) => {
    if (other === null) return 0
    return contains(other.ingredient) | (isKnown(other.ingredient) ? 0 : (EVERY_SET - 1) & ~bitOf(avoid))
  }
  const swappable = ingredients.flatMap((line, at): SwappableLine[] => {
    const own = swaps.filter(({ ingredient }) => ingredient === at)
    if (own.length === 0 || isIngredientHeading(line)) return []
    const told = own.reduce((all, { avoid }) => all | (bitOf(avoid) & hidden), 0)
    const held = (lines[at] ?? 0) | told
    lines[at] = 0
    const read = own.map((swap) => ({
      avoid: bitOf(swap.avoid),
      brings: broughtBy(swap),
      isKnown: swap.with === null || isKnown(swap.with.ingredient),
    }))
    return held === 0 ? [] : [{ at, held, swaps: read }]
  })
  return { fixed: lines.reduce((all, held) => all | held, 0), hidden, swappable }
}

function swapFor({ held, swaps }: SwappableLine, avoid: number): SwappableLine['swaps'][number] | undefined {
  return swaps.find((swap) => swap.avoid & avoid & held && !(swap.brings & avoid))
}

function solve({ fixed, hidden, swappable }: Standing, avoid: number): number {
  let unsolved = avoid & fixed
  let swapped = 0
  for (const line of swappable) {
    const avoided = avoid & line.held
    if (swapFor(line, avoid)) swapped |= avoided
    else unsolved |= avoided
  }
  unsolved |= avoid & hidden & ~swapped
  return unsolved | ((swapped & ~unsolved) << AVOIDABLES.length)
}
