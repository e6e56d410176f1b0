import { type FoodName, foodOf } from '../motifs/foods.ts'
import { standing } from '../motifs/standing.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Brief, field, ground, nameFoods, risingDisc, type Scene } from './scene.ts'

/** A big jar filled with the foods in layers. */
export const layeredJar: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const floor = height * 0.86
  const x = width * random.pick([0.42, 0.5, 0.58])
  const tall = height * 0.58
  const half = tall * 0.32
  const [first, second] = foods
  const fruit = foods.find((name) => foodOf(name).habit !== 'scatter') ?? first
  const loose = foods.find((name) => foodOf(name).habit === 'scatter') ?? second ?? first
  const papers = layerPapers(brief)
  const other = foods.find((name) => name !== fruit)
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
  const row = (name: FoodName | undefined, y: number, count: number, scale: number) =>
    Array.from({ length: name ? count : 0 }, (_, index) =>
      place(
        ((index + 0.5) / count - 0.5) * half * 1.62,
        -tall * y + random.between(-4, 4),
        { scale, turn: random.between(-30, 30) },
        name ? foodOf(name).piece(hand) : '',
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
      layer(0.05, 0.3, papers[0]),
      layer(0.3, 0.5, papers[1]),
      layer(0.5, 0.62, papers[2]),
      layer(0.62, 0.78, papers[1]),
      ...row(loose, 0.12, 5, 0.9),
      ...row(loose, 0.22, 4, 0.9),
      ...row(fruit, 0.56, 4, tall / 780),
      ...row(loose, 0.7, 4, 0.8),
      lay('milk', scissors.leaf(-half + 14, -tall * 0.12, tall * 0.62, 8, 0)),
      cut('milk', scissors.sheet(-half * 0.98, -tall * 0.95, half * 1.96, 20)),
    ),
    place(
      x - half * 1.75,
      floor + height * 0.07,
      { scale: height / 560 },
      fruit ? standing(hand, fruit) : '',
    ),
    place(
      x + half * 1.85,
      floor + height * 0.07,
      { scale: height / 560 },
      other ? standing(hand, other) : '',
    ),
  ]
  return { drawings, alt: `A jar layered with ${nameFoods(brief)}` }
}

/** Chooses three adjacent, distinguishable papers from the foods. */
function layerPapers({ foods, hand }: Brief): [Paper, Paper, Paper] {
  const inside = foods.filter(
    (name) => foodOf(name).blended !== undefined || foodOf(name).habit === 'scatter',
  )
  for (const name of inside.slice(0, 3)) hand.shown.add(name)
  const papers = [...new Set(inside.map((name) => foodOf(name).blended ?? foodOf(name).paper))]
  const [first = 'oat', second = 'butter', third = first] = papers
  return [first, second === first ? 'butter' : second, third]
}
