import { type FoodName, foodOf, garnishOf } from '../motifs/foods.ts'
import type { Hand } from '../motifs/hand.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { guests } from './bowls.ts'
import { field, ground, risingDisc, type Scene, withFoods } from './scene.ts'

/** A loaf on a board, two slices leaning against it. */
export const loafSide: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const floor = height * 0.86
  const x = width * 0.48
  const half = Math.min(width * 0.28, height * 0.46)
  const tall = half * 0.86
  const isSweet = foods.some((name) => SWEET.has(name))
  const isIced = brief.words.includes('icing')
  const icing: Paper = 'milk'
  const speck = foods.find((name) => foodOf(name).paper !== 'bran')
  if (speck) hand.shown.add(speck)
  const slice = (dx: number, turn: number): Drawing =>
    place(
      dx,
      0,
      { turn },
      cut(
        'cocoa',
        scissors.round(points('-0.36,0 -0.36,-0.62 -0.22,-0.9 0.22,-0.9 0.36,-0.62 0.36,0', tall)),
      ),
      lay(
        'bran',
        scissors.round([
          [-tall * 0.3, -7],
          [-tall * 0.3, -tall * 0.6],
          [-tall * 0.18, -tall * 0.82],
          [tall * 0.18, -tall * 0.82],
          [tall * 0.3, -tall * 0.6],
          [tall * 0.3, -7],
        ]),
      ),
      speck === undefined
        ? ''
        : lay(
            foodOf(speck).paper,
            ...points('-0.16,-0.2 0.12,-0.3 -0.04,-0.46 0.16,-0.56 -0.16,-0.62 0.04,-0.14').map(([px, py]) =>
              scissors.disc(px * tall, py * tall, tall * 0.028),
            ),
          ),
    )
  const crown = foods.slice(0, 2).flatMap((name, at) =>
    [0, 1].map((step) =>
      place(
        -half * 0.72 + (at * 2 + step) * half * 0.38,
        -tall * 1.08,
        {
          scale: foodOf(name).habit === 'scatter' ? height / 400 : height / 1150,
          turn: random.between(-30, 30),
        },
        foodOf(name).piece(hand),
      ),
    ),
  )
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.4, height * 0.74)),
    ground(brief, floor - height * 0.06),
    place(
      x,
      floor - 8,
      {},
      cut('oat', scissors.sheet(-half * 1.35, -10, half * 2.7, 24)),
      lift(
        'cocoa',
        scissors.round([
          [-half, -10],
          [-half, -tall * 0.7],
          [-half * 0.86, -tall * 0.96],
          [-half * 0.3, -tall * 1.04],
          [half * 0.3, -tall * 1.02],
          [half * 0.46, -tall * 0.74],
          [half * 0.46, -10],
        ]),
      ),
      ...(isIced
        ? [
            cut(
              icing,
              scissors.round([
                [-half * 0.98, -tall * 0.72],
                [-half * 0.84, -tall * 1.02],
                [-half * 0.3, -tall * 1.12],
                [half * 0.3, -tall * 1.09],
                [half * 0.46, -tall * 0.8],
                [half * 0.4, -tall * 0.5],
                [half * 0.26, -tall * 0.66],
                [half * 0.06, -tall * 0.44],
                [-half * 0.14, -tall * 0.7],
                [-half * 0.4, -tall * 0.4],
                [-half * 0.58, -tall * 0.68],
                [-half * 0.84, -tall * 0.48],
              ]),
            ),
            ...crown,
          ]
        : [
            ...(isSweet ? crown : []),
            lay(
              'bran',
              ...[-0.7, -0.4, -0.1].map((share) =>
                scissors.leaf(half * share, -tall * 0.52, tall * 0.4, tall * 0.13, 30),
              ),
            ),
          ]),
      place(0, -10, {}, slice(half * 0.66, 3), slice(half * 0.98, 8)),
    ),
    ...guests(brief, x, half * 2.9, floor + height * 0.08),
  ]
  return {
    drawings,
    alt: `A loaf${isSweet ? ' cake' : ''}${withFoods(brief)}${isIced ? ' and icing' : ''}, two slices cut`,
  }
}

const SWEET: ReadonlySet<FoodName> = new Set([
  'carrot',
  'banana',
  'lemon',
  'orange',
  'apple',
  'blueberry',
  'raspberry',
  'chocolate',
  'date',
  'walnut',
  'coconut',
  'cherry',
  'strawberry',
  'peach',
])

/** A stack of pancakes on a stand in front of the sun; named foods on top, runny ones flowing down. */
export const stackSide: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const floor = height * 0.88
  const x = width * random.pick([0.43, 0.5, 0.57])
  const half = height * 0.32
  const thick = height * 0.075
  const count = 5
  const top = -26 - count * thick
  const runny = foods.find((name) => RUNNY.includes(name))
  const herb = garnishOf(foods)
  const layers = Array.from({ length: count }, (_, index): Drawing => {
    const w = half * random.between(0.9, 1)
    const y = -26 - index * thick
    const dx = random.between(-7, 7)
    return (
      cut(
        'bran',
        scissors.round([
          [dx - w, y - thick * 0.5],
          [dx - w * 0.86, y - thick * 0.98],
          [dx + w * 0.86, y - thick * 0.98],
          [dx + w, y - thick * 0.5],
          [dx + w * 0.86, y - 1],
          [dx - w * 0.86, y - 1],
        ]),
      ) + lay('butter', scissors.leaf(dx - w * 0.9, y - thick * 0.42, w * 1.8, thick * 0.5, 90))
    )
  })
  const drip: Point[] = [
    [-half * 0.8, top - 4],
    [-half * 0.72, top - 14],
    [half * 0.7, top - 14],
    [half * 0.82, top - 2],
    [half * 0.74, top + thick * 1.6],
    [half * 0.62, top + thick * 1.5],
    [half * 0.56, top + thick * 0.4],
    [half * 0.2, top + thick * 0.35],
    [half * 0.12, top + thick * 2.3],
    [-half * 0.04, top + thick * 2.2],
    [-half * 0.1, top + thick * 0.4],
    [-half * 0.5, top + thick * 0.3],
    [-half * 0.6, top + thick * 1.2],
    [-half * 0.72, top + thick * 1.1],
  ]
  const fruits = foods.filter((name) => name !== herb && name !== 'honey')
  const crown = points('-0.42,-0.1 0.4,-0.1 -0.02,-0.2').map(([dx, dy], index) => {
    const name = fruits[index % Math.max(1, fruits.length)]
    if (!name) return ''
    return place(
      dx * half,
      top - 14 + dy * half,
      {
        scale: foodOf(name).habit === 'scatter' ? height / 420 : height / 900,
        turn: random.between(-24, 24),
      },
      foodOf(name).piece(hand),
    )
  })
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.43, height * 0.82)),
    ground(brief, floor - height * 0.06),
    place(
      x,
      floor,
      {},
      ...layers,
      runny
        ? cut(sauceOf(hand, runny), scissors.round(drip))
        : lay('butter', scissors.disc(0, top - 4, half * 0.8, thick * 0.3)),
      ...crown,
      herb ? place(half * 0.1, top - half * 0.34, { scale: height / 1000 }, foodOf(herb).piece(hand)) : '',
      lift(
        'milk',
        scissors.round([
          [-half * 1.36, -30],
          [half * 1.36, -30],
          [half * 1.18, -12],
          [half * 0.4, -4],
          [-half * 0.4, -4],
          [-half * 1.18, -12],
        ]),
      ),
      cut(
        'mist',
        scissors.corners([
          [-half * 0.3, -8],
          [half * 0.3, -8],
          [half * 0.5, 10],
          [-half * 0.5, 10],
        ]),
      ),
    ),
    ...guests(brief, x, half * 3, floor + height * 0.07),
  ]
  return { drawings, alt: `A stack of pancakes${withFoods(brief)}` }
}

/** Foods that can run down a stack: sauces and the juice of warm fruit. */
const RUNNY: readonly FoodName[] = [
  'honey',
  'chocolate',
  'yogurt',
  'skyr',
  'cream',
  'strawberry',
  'raspberry',
  'blueberry',
  'blackberry',
  'berries',
  'cherry',
]

function sauceOf({ shown }: Hand, name: FoodName): Paper {
  shown.add(name)
  const { blended, paper } = foodOf(name)
  return blended ?? paper
}
