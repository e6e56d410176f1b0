import { plate } from '../motifs/dishes.ts'
import { type FoodName, garnishOf } from '../motifs/foods.ts'
import { lay, lift, place } from '../paper/draw.ts'
import { type Point, toRadians } from '../paper/scissors.ts'
import { wareFor } from '../scenes/plates-above.ts'
import type { Brief } from '../scenes/scene.ts'
import { type Form, foodsWithin, herbOn, pieceOf, slab, spots, strewn } from './parts.ts'
import type { Shape } from './shapes.ts'

/** Dishes served by the piece, and roasts, seen from above. */

/** Around the middle, in a grid, stacked, or in a heap. */
type Layout = 'ring' | 'rows' | 'stack' | 'heap'

interface Serving {
  shape: Shape
  count: number
  /** Size of one piece, in shares of the plate. */
  size: number
  layout?: Layout
  vessel?: 'plate' | 'board' | 'tray'
  /** True where the foods are inside the pieces: none lies beside them. */
  isFilled?: boolean
  own?: readonly FoodName[]
  /** True where the dish's ingredients are inside the pieces. */
  hides?: true
}

/** Several pieces of one shape on a plate, with the title's other foods beside them. */
export const pieces =
  ({
    shape,
    count,
    size,
    layout = 'ring',
    vessel = 'plate',
    isFilled = false,
    own = [],
    hides,
  }: Serving): Form =>
  (brief, r) => {
    const { hand, backdrop } = brief
    const { scissors, random } = hand
    const herb = garnishOf(brief.foods)
    if (hides) for (const name of foodsWithin(brief)) hand.shown.add(name)
    const at = layoutOf(brief, layout, count, r, vessel === 'plate')
    const scale = (r * size) / 40
    const drawn = at.map(([x, y], index) =>
      place(
        x,
        y,
        { scale, turn: layout === 'heap' ? random.between(0, 180) : random.between(-16, 16) },
        shape(brief, index),
      ),
    )
    const beside = isFilled
      ? []
      : brief.foods
          .filter((name) => name !== herb && !own.includes(name) && !hand.shown.has(name))
          .slice(0, 3)
    return [
      vessel === 'plate'
        ? plate(hand, r, wareFor(brief))
        : vessel === 'board'
          ? lift(backdrop.field === 'oat' ? 'cocoa' : 'bran', slab(hand, r * 1.16, r * 0.86, r * 0.12))
          : lift(backdrop.field === 'pine' ? 'sea' : 'pine', slab(hand, r * 1.16, r * 0.86, r * 0.12)) +
            lay('oat', scissors.sheet(-r * 1.06, -r * 0.76, r * 2.12, r * 1.52)),
      ...drawn,
      ...(layout === 'ring' && count < 6
        ? [strewn(hand, beside, { count: 4, reach: r * 0.2, size: r * 0.13 })]
        : beside.map((name, index) => {
            const angle = toRadians(-40 + index * 130)
            return pieceOf(hand, name, Math.cos(angle) * r * 0.66, Math.sin(angle) * r * 0.66, r * 0.17)
          })),
      herbOn(brief, 0, 0, r * 0.14),
    ].join('')
  }

function layoutOf({ hand }: Brief, layout: Layout, count: number, r: number, isRound: boolean): Point[] {
  const [wide, tall] = isRound ? [r * 1.4, r * 1.3] : [r * 2.12, r * 1.54]
  if (layout === 'heap') return spots(hand, count, isRound ? r * 0.5 : r * 0.7)
  if (layout === 'rows' || layout === 'stack') {
    const columns = layout === 'stack' ? 1 : count <= 3 ? count : Math.ceil(count / 2)
    const rows = Math.ceil(count / columns)
    return Array.from(
      { length: count },
      (_, at): Point => [
        ((at % columns) + 0.5 - columns / 2) * (wide / columns),
        (Math.floor(at / columns) + 0.5 - rows / 2) * (tall / rows),
      ],
    )
  }
  const hasMiddle = count > 5
  const around = hasMiddle ? count - 1 : count
  const start = hand.random.between(0, 1)
  const ring = Array.from({ length: around }, (_, at): Point => {
    const angle = start + (at * 2 * Math.PI) / around
    return [Math.cos(angle) * r * 0.5, Math.sin(angle) * r * 0.5]
  })
  return hasMiddle ? [...ring, [0, 0]] : ring
}

/** A roast on an oval dish, surrounded by its accompaniments. */
export const roast =
  (shape: Shape, own: readonly FoodName[]): Form =>
  (brief, r) => {
    const { hand } = brief
    const { scissors } = hand
    for (const name of own) if (brief.foods.includes(name)) hand.shown.add(name)
    const herb = garnishOf(brief.foods)
    const around = brief.foods.filter((name) => !own.includes(name) && name !== herb).slice(0, 3)
    const ring = Array.from({ length: 10 }, (_, at): Point => {
      const angle = toRadians(at * 36 + 10)
      return [Math.cos(angle) * r * 0.96, Math.sin(angle) * r * 0.62]
    })
    return [
      lift('milk', scissors.disc(0, 0, r * 1.24, r * 0.94)),
      lay('mist', scissors.disc(0, 0, r * 1.08, r * 0.8)),
      lay('milk', scissors.disc(0, 0, r * 1.04, r * 0.76)),
      ...ring.map(([x, y], index) => {
        const name = around[index % Math.max(1, around.length)]
        return name ? pieceOf(hand, name, x, y, r * 0.17) : ''
      }),
      place(0, -r * 0.06, { scale: r / 78 }, shape(brief, 0)),
      herbOn(brief, r * 0.1, -r * 0.2, r * 0.15),
    ].join('')
  }
