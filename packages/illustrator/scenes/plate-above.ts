import { heap } from '../motifs/arrange.ts'
import { bowlFromAbove, plate, WARES, type Ware } from '../motifs/dishes.ts'
import { foodOf, garnishOf } from '../motifs/foods.ts'
import { type Drawing, lay, place } from '../paper/draw.ts'
import { toRadians } from '../paper/scissors.ts'
import { nameFoods } from './alt-text.ts'
import type { Brief, Scene } from './scene.ts'
import { enteringDiscFrom, field } from './stage.ts'
import { cutlery, napkinAt, spill } from './table-top.ts'

const LAYERS = { scatter: 0, leaves: 1, slices: 2, piece: 3, spread: 3 } as const

/** A full plate or bowl from above, with cutlery on one side and something fallen beside it. */
export const plateAbove: Scene = (brief) => {
  const { hand, width, height, words } = brief
  const { random } = hand
  const bleeds = random.chance(0.35)
  const radius = height * (bleeds ? 0.55 : 0.43)
  const side = random.pick([-1, 1])
  const x = width / 2 - side * width * (bleeds ? 0.17 : 0.1)
  const y = height * (bleeds ? 0.56 : 0.5)
  const ware = wareFor(brief)
  const isBowl = words.includes('bowl') || random.chance(0.5)
  const free = side > 0 ? width - (x + radius) : x - radius
  const far = side > 0 ? x + radius + free * 0.5 : x - radius - free * 0.5
  const near = side > 0 ? (x - radius) / 2 : width - (width - x - radius) / 2
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'bottom', 'top'], brief, [0.62, 0.8]),
  ]
  if (!bleeds && random.chance(0.4)) drawings.push(napkinAt(brief, far))
  drawings.push(
    cutlery(
      brief,
      far,
      words.includes('asian')
        ? ['chopsticks']
        : random.pick([['fork'], ['spoon'], ['fork', 'knife']] as const),
    ),
  )
  const dish = isBowl ? bowlFromAbove(hand, radius, ware) : plate(hand, radius, ware)
  drawings.push(place(x, y, { turn: random.between(-8, 8) }, dish, serve(brief, radius * 0.8)))
  if (!bleeds && Math.abs(near - x) > radius + 46) {
    const first = random.chance(0.7) ? brief.foods[0] : brief.foods[1]
    if (first) drawings.push(spill(hand, first, near - side * 4, height * random.pick([0.2, 0.8]), 40))
  }
  return { drawings, alt: `A ${isBowl ? 'bowl' : 'plate'} of ${nameFoods(brief, 4)} seen from above` }
}

/** Foods around the middle of a dish of this inner radius, the leafy ones spilling over its edge. */
export function serve(brief: Brief, inner: number): Drawing {
  const { hand } = brief
  const { random } = hand
  const foods = brief.foods.slice(0, 5)
  const count = Math.max(3, foods.length)
  const placed = Array.from({ length: count }, (_, index) => foods[index % foods.length]).filter(
    (name) => name !== undefined,
  )
  const herb = garnishOf(foods)
  const start = random.between(0, 360)
  const radius = inner * ({ 3: 0.6, 4: 0.53, 5: 0.47 }[count] ?? 0.45)
  const ring = inner * ({ 3: 0.47, 4: 0.53, 5: 0.57 }[count] ?? 0.6)
  const heaps = placed.map((name, index) => {
    const angle = start + (360 / count) * index
    const spot = {
      x: Math.sin(toRadians(angle)) * ring,
      y: -Math.cos(toRadians(angle)) * ring,
      radius,
      outward: angle,
    }
    return { layer: LAYERS[foodOf(name).habit], drawing: heap(hand, name, spot) }
  })
  const bed = lay(bedPaper(brief), hand.scissors.disc(0, 0, inner * 0.93))
  const garnish = herb ? place(0, 0, { scale: inner / 190 }, foodOf(herb).piece(hand)) : ''
  return [bed, ...heaps.toSorted((a, b) => a.layer - b.layer).map(({ drawing }) => drawing), garnish].join('')
}

function bedPaper({ foods, hand }: Brief) {
  const taken = new Set(foods.map((name) => foodOf(name).paper))
  const free = (['butter', 'oat', 'lime', 'milk'] as const).filter((paper) => !taken.has(paper))
  return hand.random.pick([free[0] ?? 'milk', ...free.slice(1, 3)])
}

/** A dish that shows on its field. */
export function wareFor({ hand, backdrop }: Brief): Ware {
  const light: readonly [Ware, ...Ware[]] = [WARES.dark, WARES.white, WARES.sea]
  const strong: readonly [Ware, ...Ware[]] = [WARES.white, WARES.rosy, WARES.oat, WARES.butter]
  const isLight =
    backdrop.field === 'mist' ||
    backdrop.field === 'blush' ||
    backdrop.field === 'butter' ||
    backdrop.field === 'oat' ||
    backdrop.field === 'lime'
  return hand.random.pick(isLight ? light : strong)
}
