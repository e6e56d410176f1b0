import { leafSpray } from '../motifs/greens.ts'
import { lemonSlice } from '../motifs/slices.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import { waterGlass } from './glass-side.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** A carafe of water and its glasses. */
export const water: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.88
  const s = height / 450
  const x = width * 0.48
  const carafe: Drawing = [
    lift(
      'mist',
      scissors.round(
        '-54,-318 54,-318 40,-262 34,-222 66,-176 92,-116 86,-40 62,0 -62,0 -86,-40 -92,-116 -66,-176 -34,-222 -40,-262',
      ),
    ),
    lay('sea', scissors.round('-52,-176 52,-178 80,-114 76,-40 56,-8 -56,-8 -76,-40 -80,-114')),
    place(-26, -112, { scale: 0.8 }, lemonSlice(hand)),
    place(28, -66, { scale: 0.8 }, lemonSlice(hand)),
    cut('leaf', scissors.leaf(20, -140, 38, 20, 70)),
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
      waterGlass(hand, 170),
    ),
    place(
      x - side * 188 * s,
      floor + 18 * s,
      { scale: s },
      waterGlass(hand, 150),
      place(-6, -150, { scale: 0.6 }, leafSpray(hand, 'leaf', 'fir', 70)),
    ),
    place(x - side * 300 * s, floor + 30 * s, { scale: s * 0.9 }, lemonSlice(hand)),
  ]
  return { drawings, alt: 'A carafe of water with lemon, two glasses beside it' }
}
