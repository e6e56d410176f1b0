import { type FoodName, foodOf } from '../motifs/foods.ts'
import { cut, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { type Form, herbOn, massOf, outline, pieceOf, shadeOf, toppingsOf } from './parts.ts'
import { doughOf } from './shapes.ts'
import { box, crown, stand } from './standing.ts'

/** Cakes and puddings seen from the side. */

interface Cake {
  dough?: Paper
  filling: Paper
  layers?: number
  isPale?: boolean
  own?: readonly FoodName[]
  /** Paper of the icing; a cake without one is bare. */
  icing?: Paper
  /** Wide and low, as a single layer on a base. */
  isLow?: true
}

/** Foods that colour icing; a carrot cake's is white. */
const COLOURS_ICING: readonly FoodName[] = [
  'strawberry',
  'raspberry',
  'blueberry',
  'blackberry',
  'berries',
  'cherry',
  'lemon',
  'orange',
  'lime',
  'mango',
  'rhubarb',
]

/** A layer cake on its stand with a wedge missing. */
export const cake =
  ({ dough: light = 'amber', filling, layers = 3, isPale = true, own = [], icing, isLow }: Cake): Form =>
  (brief, r) => {
    const { hand } = brief
    const { scissors } = hand
    const isDark = brief.foods.includes('chocolate') && !isLow
    if (isDark) hand.shown.add('chocolate')
    const dough: Paper = isDark ? 'cocoa' : light
    const mass = massOf(brief, isDark ? 'umber' : filling, {
      isPale,
      own: [...own, 'chocolate'],
      by: isLow ? undefined : COLOURS_ICING,
    })
    for (const name of own) if (brief.foods.includes(name)) hand.shown.add(name)
    const tops = toppingsOf(brief, mass, [...own, 'chocolate'])
    const half = r * (isLow ? 1.12 : 0.94)
    const tall = r * (isLow ? 0.8 : 1.3)
    const layer = tall / layers
    const cutAt = half * 0.42
    const base = 18
    const coat = icing ?? mass.paper
    return [
      ...Array.from({ length: layers }, (_, at) => {
        const low = base + at * layer
        return [
          lay(dough, scissors.corners(box(half * 0.97, low, low + layer * 0.74))),
          at === layers - 1
            ? ''
            : lay(mass.paper, scissors.corners(box(half * 0.97, low + layer * 0.72, low + layer * 1.02))),
        ].join('')
      }),
      lift(
        coat,
        scissors.corners([
          [-half, -base],
          [-half, -base - tall],
          [cutAt, -base - tall],
          [cutAt, -base],
        ]),
      ),
      cut(
        coat,
        scissors.round([
          [-half * 1.02, -base - tall * 0.94],
          [-half * 0.96, -base - tall * 1.08],
          [half * 0.9, -base - tall * 1.08],
          [half * 1.02, -base - tall * 0.96],
          [half * 0.92, -base - tall * 0.76],
          [half * 0.76, -base - tall * 0.92],
          [half * 0.6, -base - tall * 0.7],
          [cutAt * 0.96, -base - tall * 0.92],
          [-half * 0.3, -base - tall * 0.92],
          [-half * 0.8, -base - tall * 0.9],
        ]),
      ),
      line(shadeOf(coat), r * 0.03, [
        [-half * 0.94, -base - tall * 0.84],
        [-half * 0.6, -base - tall * 0.74],
        [-half * 0.26, -base - tall * 0.86],
        [half * 0.06, -base - tall * 0.74],
        [cutAt * 0.92, -base - tall * 0.84],
      ]),
      isLow ? lay('amber', scissors.corners(box(half * 1.01, base, base + tall * 0.26))) : '',
      crown(brief, tops.slice(0, 2), half * 0.66, -base - tall * 1.04, r * 0.2, 4),
      herbOn(brief, -half * 0.1, -base - tall * 1.22, r * 0.2),
      stand(brief, half * 1.34),
    ].join('')
  }

/** Positions of pieces on a small cake, in shares of its size. */
const ICED = points('0,-1.62')
const BAKED_IN = points('-0.5,-0.92 0.46,-0.96 0,-1.3 0.1,-0.86')

/** Small cakes in paper cases side by side. */
export const cases =
  ({ icing }: { icing?: Paper }): Form =>
  (brief, r) => {
    const { hand } = brief
    const { scissors } = hand
    const dough = doughOf(brief)
    const top = icing
      ? massOf(brief, icing, { isPale: true, own: ['chocolate'] })
      : { paper: dough, by: undefined }
    const tops = toppingsOf(brief, top, ['oats', ...(dough === 'cocoa' ? (['chocolate'] as const) : [])])
    const one = (x: number, size: number) => {
      const pleat = [-0.6, -0.3, 0, 0.3, 0.6].map((share): Point[] => [
        [share * size * 0.96, -size * 0.72],
        [share * size * 0.76, -size * 0.06],
      ])
      return place(
        x,
        0,
        {},
        lift(
          top.paper,
          scissors.round([
            [-size * 0.96, -size * 0.66],
            [-size * 0.9, -size * 1.02],
            [-size * 0.5, -size * 1.4],
            [0, -size * (icing ? 1.64 : 1.5)],
            [size * 0.5, -size * 1.4],
            [size * 0.9, -size * 1.02],
            [size * 0.96, -size * 0.66],
          ]),
        ),
        icing
          ? line(
              shadeOf(top.paper),
              size * 0.06,
              outline(size, '-80,-96 0,-86 80,-100'),
              outline(size, '-50,-126 0,-118 50,-130'),
            )
          : lay(
              dough === 'cocoa' ? 'umber' : 'honey',
              scissors.leaf(-size * 0.6, -size * 0.98, size * 0.8, size * 0.24, 58),
            ),
        ...(tops.length === 0 ? [] : icing ? ICED : BAKED_IN).map(([px, py], at) => {
          const name = tops[at % tops.length]
          return name ? pieceOf(hand, name, px * size, py * size, size * (icing ? 0.3 : 0.21)) : ''
        }),
        cut('milk', scissors.corners(outline(size, '-100,-76 100,-76 74,0 -74,0'))),
        line('mist', size * 0.045, ...pleat),
      )
    }
    return one(-r * 1.02, r * 0.66) + one(r * 1.04, r * 0.62) + one(0, r * 0.8)
  }

/** A moulded pudding on a plate, with a sauce running down. */
export const dome =
  ({
    paper,
    isPale = true,
    sauce,
    own = [],
  }: {
    paper: Paper
    isPale?: boolean
    sauce?: Paper
    own?: readonly FoodName[]
  }): Form =>
  (brief, r) => {
    const { hand, foods } = brief
    const { scissors } = hand
    // A white pudding's accompaniment runs down it, and does not colour it.
    const fruit = foods.find((name) => foodOf(name).blended && !own.includes(name))
    if (fruit) hand.shown.add(fruit)
    const body = isPale ? paper : massOf(brief, paper, { own }).paper
    const poured = fruit && isPale ? (foodOf(fruit).blended ?? sauce) : sauce
    const tops = toppingsOf(brief, { paper: body, by: undefined }, own)
    return [
      lift(body, scissors.round(outline(r, '-82,-8 -74,-60 -60,-102 -30,-116 30,-116 60,-102 74,-60 82,-8'))),
      line(shadeOf(body), r * 0.04, outline(r, '-52,-74 -60,-30'), outline(r, '40,-50 48,-24')),
      poured
        ? cut(
            poured,
            scissors.round(
              outline(
                r,
                '-56,-104 -30,-120 30,-120 58,-102 56,-70 44,-66 36,-94 12,-94 6,-46 -10,-46 -14,-92 -34,-92 -42,-62 -54,-66',
              ),
            ),
          )
        : '',
      crown(brief, tops.slice(0, 2), r * 0.3, -r * 1.14, r * 0.2, 3),
      herbOn(brief, r * 0.06, -r * 1.42, r * 0.2),
      stand(brief, r * 1.3),
    ].join('')
  }
