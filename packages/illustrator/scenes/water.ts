import { type FoodName, foodOf, garnishOf } from '../motifs/foods.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import { withFoods } from './alt-text.ts'
import { waterGlass } from './glass-side.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

export const water: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.88
  const s = height / 450
  const x = width * 0.48
  const slice = brief.foods.find((name) => IN_WATER.includes(name))
  const herb = garnishOf(brief.foods)
  const carafe: Drawing = [
    lift(
      'mist',
      scissors.round(
        '-54,-318 54,-318 40,-262 34,-222 66,-176 92,-116 86,-40 62,0 -62,0 -86,-40 -92,-116 -66,-176 -34,-222 -40,-262',
      ),
    ),
    lay('sea', scissors.round('-52,-176 52,-178 80,-114 76,-40 56,-8 -56,-8 -76,-40 -80,-114')),
    slice
      ? place(-26, -112, { scale: 0.8 }, foodOf(slice).piece(hand)) +
        place(28, -66, { scale: 0.8 }, foodOf(slice).piece(hand))
      : lay('mist', scissors.leaf(-48, -60, 70, 9, 8), scissors.leaf(44, -40, 60, 8, -6)),
    herb ? place(20, -140, { scale: 0.6 }, foodOf(herb).piece(hand)) : '',
  ].join('')
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.4, height * 0.8)),
    ground(brief, floor - height * 0.07),
    place(x, floor, { scale: s }, carafe),
    place(
      x + side * 190 * s,
      floor + 12 * s,
      { scale: s },
      place(14, -118, { turn: 10 }, cut('poppy', scissors.sheet(-5, -110, 10, 130))),
      waterGlass(hand, 170, slice),
    ),
    place(x - side * 188 * s, floor + 18 * s, { scale: s }, waterGlass(hand, 150, slice)),
    slice ? place(x - side * 300 * s, floor + 30 * s, { scale: s * 0.9 }, foodOf(slice).piece(hand)) : '',
  ]
  return { drawings, alt: `A carafe of water${withFoods(brief)}, two glasses beside it` }
}

const IN_WATER: readonly FoodName[] = [
  'lemon',
  'lime',
  'orange',
  'citrus',
  'cucumber',
  'strawberry',
  'grapefruit',
]
