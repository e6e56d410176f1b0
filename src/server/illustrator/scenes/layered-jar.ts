import type { FoodName } from '../motifs/foods.ts'
import { foodOf } from '../motifs/foods.ts'
import { standing } from '../motifs/standing.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import { nameFoods } from './alt-text.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** A big jar in layers: oats, yoghurt, fruit. */
export const layeredJar: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const floor = height * 0.86
  const x = width * random.pick([0.42, 0.5, 0.58])
  const tall = height * 0.58
  const half = tall * 0.32
  const fruit: FoodName = foods.find((name) => foodOf(name).habit === 'slices') ?? 'strawberry'
  const loose = foods.find((name) => foodOf(name).habit === 'scatter') ?? 'oats'
  const glass = 'mist'
  const layer = (from: number, to: number, paper: Parameters<typeof lay>[0]) =>
    lay(
      paper,
      scissors.corners([
        [-half + 9, -tall * to],
        [-half * 0.4, -tall * to - 5],
        [half * 0.3, -tall * to + 4],
        [half - 9, -tall * to],
        [half - 9, -tall * from + 2],
        [-half + 9, -tall * from + 2],
      ]),
    )
  const row = (name: FoodName, y: number, count: number, scale: number) =>
    Array.from({ length: count }, (_, index) =>
      place(
        ((index + 0.5) / count - 0.5) * half * 1.62,
        -tall * y + random.between(-4, 4),
        { scale, turn: random.between(-30, 30) },
        foodOf(name).piece(hand),
      ),
    )
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.36, height * 0.7)),
    ground(brief, floor - height * 0.08),
    place(
      x,
      floor,
      {},
      place(
        half * 0.5,
        -tall * 0.8,
        { turn: 16 },
        cut('bran', scissors.sheet(-7, -tall * 0.5, 14, tall * 0.6)),
      ),
      ...row(fruit, 0.98, 3, tall / 330),
      lift(
        glass,
        scissors.round([
          [-half * 0.92, -tall],
          [half * 0.92, -tall],
          [half * 0.92, -tall * 0.9],
          [half, -tall * 0.8],
          [half, -12],
          [half - 12, 0],
          [-half + 12, 0],
          [-half, -12],
          [-half, -tall * 0.8],
          [-half * 0.92, -tall * 0.9],
        ]),
      ),
      layer(0.05, 0.3, 'oat'),
      layer(0.3, 0.5, 'milk'),
      layer(0.5, 0.62, 'rose'),
      layer(0.62, 0.78, 'milk'),
      ...row(loose, 0.12, 5, 0.9),
      ...row(loose, 0.22, 4, 0.9),
      ...row(fruit, 0.56, 4, tall / 780),
      ...row(loose, 0.7, 4, 0.8),
      lay('milk', scissors.leaf(-half + 14, -tall * 0.12, tall * 0.62, 8, 0)),
      cut('milk', scissors.sheet(-half * 0.98, -tall * 0.95, half * 1.96, 20)),
    ),
    place(x - half * 1.75, floor + height * 0.07, { scale: height / 560 }, standing(hand, fruit)),
    place(
      x + half * 1.85,
      floor + height * 0.07,
      { scale: height / 560 },
      standing(hand, foods.find((name) => name !== fruit) ?? 'banana'),
    ),
  ]
  return { drawings, alt: `A jar layered with ${nameFoods(foods)}` }
}
