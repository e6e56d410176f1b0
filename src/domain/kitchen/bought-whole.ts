import type { Ingredient, KnownFood } from '../content/recipe.ts'
import { convert } from './shopping-amount.ts'
import type { Need } from './shopping-need.ts'

/** A part of something that is sold whole, and how many wholes it takes by itself. */
export interface Part {
  part: string
  wholes: number
}

/** What is pressed out of one and grated off one, in grams (NUTR-WEIGHT-2). */
const CITRUS: Readonly<Record<string, { juice: number; zest: number }>> = {
  lemon: { juice: 45, zest: 6 },
  lime: { juice: 30, zest: 6 },
  orange: { juice: 85, zest: 6 },
}
const WHOLE = 'whole'
/** From here on orange juice comes in a carton, in grams. */
const CARTON_G = 150
const ZEST_G_PER_ML = 0.4
const JUICE_G_PER_ML = 1.03
/** Sold as it is, and pressed by others. */
const BOTTLED = /\b(?:bottled?|carton|concentrate|from concentrate)\b/i

export interface BoughtWhole {
  /** The food that is bought, which is also what it is called where no line names it itself. */
  id: string
  parts: Part[]
}

/**
 * What a shop sells where a line takes a part of it: the lemon of a spoon of lemon juice, the egg of an egg white.
 *
 * @returns null where the line's food is sold as it is
 */
export function boughtAs(
  line: Ingredient & { food: KnownFood | null },
  need: Need | null,
): BoughtWhole | null {
  const id = line.food?.id ?? ''
  if (BOTTLED.test(line.ingredient)) return null
  if (id === 'egg' || id === 'egg-white' || id === 'egg-yolk') return eggsOf(id, need)
  const [, fruit = '', named = WHOLE] = /^(lemon|lime|orange)(?:-(juice|zest))?$/.exec(id) ?? []
  const gives = CITRUS[fruit]
  if (!gives) return null
  const bought = (part: string, wholes: number): BoughtWhole => ({ id: fruit, parts: [{ part, wholes }] })
  if (need === null) return { id: fruit, parts: [] }
  if (need.kind === 'count' && need.unit === 'piece') return bought(named, need.count)
  const size = need.kind === 'size' ? need : need.each && { ...need.each, size: need.each.size * need.count }
  if (!size) return null
  if (named === WHOLE && size.dimension === 'g') return null
  const isZest = named === 'zest'
  const density = isZest ? ZEST_G_PER_ML : JUICE_G_PER_ML
  const weight = convert(size, 'g', line.food) ?? size.size * density
  if (fruit === 'orange' && !isZest && weight > CARTON_G) return null
  // A tablespoon of zest is that of one lemon, and no crumb of a second.
  return bought(
    isZest ? 'zest' : 'juice',
    Math.round((weight / (isZest ? gives.zest : gives.juice)) * 50) / 50,
  )
}

function eggsOf(id: string, need: Need | null): BoughtWhole | null {
  const part = id === 'egg' ? WHOLE : id
  if (need === null) return { id: 'egg', parts: [] }
  return need.kind === 'count' && need.unit === 'piece'
    ? { id: 'egg', parts: [{ part, wholes: need.count }] }
    : null
}

/** How many are bought: the whole ones, and as many more as the part takes of which most is needed. */
export function countWholes(parts: readonly Part[]): number {
  const sums = new Map<string, number>()
  for (const { part, wholes } of parts) sums.set(part, (sums.get(part) ?? 0) + wholes)
  const others = [...sums].flatMap(([part, wholes]) => (part === WHOLE ? [] : [wholes]))
  return (sums.get(WHOLE) ?? 0) + Math.max(0, ...others)
}
