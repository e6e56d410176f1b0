import type { FoodName } from '../motifs/foods.ts'
import { type Drawing, lay, lift } from '../paper/draw.ts'
import type { Point } from '../paper/scissors.ts'
import type { Brief } from '../scenes/scene.ts'
import { pieceOf } from './parts.ts'

/** Parts of dishes seen from the side: the foot is at the origin, `r` is half their height. */

/** Draws a row of pieces along the top of something, their feet at `y`. */
export function crown(
  { hand }: Brief,
  names: readonly FoodName[],
  half: number,
  y: number,
  size: number,
  count = 3,
): Drawing {
  return Array.from({ length: names.length > 0 ? count : 0 }, (_, at) => {
    const name = names[at % names.length]
    const share = count === 1 ? 0 : (at / (count - 1)) * 2 - 1
    return name
      ? pieceOf(hand, name, share * half, y - size * 0.5 - (1 - Math.abs(share)) * size * 0.4, size)
      : ''
  }).join('')
}

/** Returns a box on its foot, narrower towards the top by `slant` on either side. */
export function box(half: number, low: number, high: number, slant = 0): Point[] {
  return [
    [-half + slant, -high],
    [half - slant, -high],
    [half, -low],
    [-half, -low],
  ]
}

/** Draws a flat plate from the side, with the dish above it. */
export function stand({ hand }: Brief, half: number): Drawing {
  const { scissors } = hand
  return (
    lift(
      'milk',
      scissors.round([
        [-half, -18],
        [half, -18],
        [half * 0.86, -6],
        [half * 0.3, 0],
        [-half * 0.3, 0],
        [-half * 0.86, -6],
      ]),
    ) + lay('mist', scissors.sheet(-half * 0.3, -3, half * 0.6, 7))
  )
}
