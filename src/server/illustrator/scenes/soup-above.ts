import { heap } from '../motifs/arrange.ts'
import { brothOf, creamOf } from '../motifs/broth.ts'
import { bowlFromAbove } from '../motifs/dishes.ts'
import { foodOf } from '../motifs/foods.ts'
import { basil, herbTwig } from '../motifs/greens.ts'
import { breadSlice } from '../motifs/morsels.ts'
import { cut, type Drawing, lay, line, place } from '../paper/draw.ts'
import type { Point } from '../paper/scissors.ts'
import { nameFoods } from './alt-text.ts'
import { wareFor } from './plate-above.ts'
import type { Brief, Scene } from './scene.ts'
import { enteringDisc, field } from './stage.ts'
import { cutlery, spill } from './table-top.ts'

/** A bowl of soup from above with a swirl of cream, bread beside it. */
export const soupAbove: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.42
  const x = width / 2 - side * width * 0.12
  const y = height * 0.52
  const broth = brothOf(brief.foods)
  const inner = radius * 0.82
  const cream = creamOf(broth)
  const toppings = brief.foods
    .filter((name) => foodOf(name).paper !== broth && foodOf(name).habit !== 'leaves' && name !== 'bread')
    .slice(0, 2)
  const drawings: Drawing[] = [
    field(brief),
    enteringDisc(
      brief,
      random.pick(['left', 'right', 'bottom', 'top'] as const),
      height * random.between(0.6, 0.8),
      random.between(0.3, 0.7),
    ),
    place(
      x + side * radius * 0.92,
      y + radius * random.pick([0.62, -0.55]),
      { turn: side * random.between(12, 34), scale: height / 330 },
      breadSlice(hand),
    ),
    place(
      x,
      y,
      { turn: random.between(0, 360) },
      bowlFromAbove(hand, radius, wareFor(brief)),
      lay(broth, scissors.disc(0, 0, inner)),
      line(cream, inner * 0.075, swirl(inner * 0.62)),
      line(cream, inner * 0.03, swirl(inner * 0.8).slice(3, 12)),
    ),
    ...toppings.map((name, index) =>
      place(
        x,
        y,
        {},
        heap(hand, name, {
          x: (index === 0 ? -1 : 1) * inner * 0.34,
          y: (index === 0 ? -0.14 : 0.28) * inner,
          radius: inner * 0.3,
          outward: 0,
        }),
      ),
    ),
    place(
      x + inner * 0.06,
      y - inner * 0.04,
      { scale: inner / 150 },
      random.chance(0.5) ? basil(hand) : sprinkle(brief),
    ),
  ]
  const free = side > 0 ? width - (x + radius) : x - radius
  if (free > 150) drawings.push(cutlery(brief, side > 0 ? width - free * 0.3 : free * 0.3, ['spoon']))
  const first = brief.foods[0]
  const near = side > 0 ? (x - radius) / 2 : (width + x + radius) / 2
  if (first && Math.min(x - radius, width - x - radius) > 76)
    drawings.push(spill(hand, first, near, height * random.pick([0.18, 0.82]), 34))
  return { drawings, alt: `A bowl of ${nameFoods(brief.foods, 2)} soup with bread, seen from above` }
}

/** A spiral inwards, one and a half times around. */
function swirl(radius: number): Point[] {
  return Array.from({ length: 20 }, (_, index): Point => {
    const angle = index * 0.48
    const r = radius * (1 - index / 27)
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
}

function sprinkle({ hand }: Brief): Drawing {
  return (
    [-40, 20, 84].map((turn) => place(0, 10, { turn, scale: 0.6 }, herbTwig(hand))).join('') +
    cut('leaf', hand.scissors.leaf(0, 0, 26, 13, 150))
  )
}
