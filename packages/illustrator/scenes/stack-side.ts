import { type FoodName, foodOf, garnishOf } from '../motifs/foods.ts'
import type { Hand } from '../motifs/hand.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { withFoods } from './alt-text.ts'
import { guests } from './bowl-side.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** A stack of pancakes on a stand in front of the sun; what the text names on top, and running down where it can. */
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

/** What can run down a stack: sauces and what a fruit gives when it is warm. */
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
