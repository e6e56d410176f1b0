import { type FoodName, foodOf } from '../motifs/foods.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { withFoods } from './alt-text.ts'
import { guests } from './bowl-side.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

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
