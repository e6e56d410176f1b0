import { cut, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { strawberry } from './berries.ts'
import type { Motif } from './hand.ts'

/** Whole fruit as it stands on a table: the foot on the origin, about 100 tall. */

/** Whole things as they stand on a table: the foot on the origin, about 100 tall. */

export function roundFruit(skin: Paper, shade: Paper, radius = 44, squash = 0.95): Motif {
  return ({ scissors }) =>
    [
      cut(skin, scissors.disc(0, -radius * squash, radius, radius * squash)),
      lay(shade, scissors.leaf(-radius * 0.62, -radius * 0.72, radius * 0.8, radius * 0.22, 16)),
      line('cocoa', 4, [
        [0, -radius * 1.82 * squash],
        [3, -radius * 2.2 * squash],
      ]),
      cut('leaf', scissors.leaf(3, -radius * 1.95 * squash, radius * 0.8, radius * 0.4, 62)),
    ].join('')
}

export const tomato: Motif = ({ scissors }) =>
  [
    cut('poppy', scissors.disc(0, -37, 46, 38)),
    lay('rose', scissors.leaf(-30, -28, 32, 9, 14)),
    cut('fir', ...[-96, -52, -10, 34, 78].map((angle) => scissors.leaf(0, -70, 27, 11, angle))),
  ].join('')

export const cherryTomatoes: Motif = ({ scissors }) =>
  points('-26,0 24,0 0,-2')
    .map(([x, y], index) =>
      place(
        x,
        y - (index === 2 ? 34 : 0),
        {},
        cut('poppy', scissors.disc(0, -23, 24)),
        lay('rose', scissors.leaf(-13, -18, 17, 6, 14)),
        cut('fir', ...[-70, -20, 30, 74].map((angle) => scissors.leaf(0, -44, 14, 7, angle))),
      ),
    )
    .join('')

export const avocado: Motif = ({ scissors }) =>
  [
    place(
      -26,
      0,
      { turn: -8 },
      cut('pine', scissors.round('0,-104 16,-92 26,-58 34,-32 24,-6 0,0 -24,-6 -34,-32 -26,-58 -16,-92')),
      lay('fir', scissors.leaf(-20, -18, 44, 10, 6)),
    ),
    place(
      30,
      0,
      { turn: 7 },
      cut('fir', scissors.round('0,-92 14,-82 24,-54 33,-30 24,-6 0,0 -24,-6 -33,-30 -24,-54 -14,-82')),
      lay('lime', scissors.round('0,-85 10,-76 19,-52 27,-30 19,-11 0,-6 -19,-11 -27,-30 -19,-52 -10,-76')),
      lay('butter', scissors.round('0,-70 9,-60 20,-32 14,-15 0,-11 -14,-15 -20,-32 -9,-60')),
      cut('cocoa', scissors.disc(0, -29, 13)),
    ),
  ].join('')

export const bananas: Motif = ({ scissors }) =>
  [
    cut('yolk', scissors.round('-56,-52 -44,-44 -16,-22 22,-18 54,-36 60,-28 34,-2 -14,0 -48,-22')),
    cut('yolk', scissors.round('-58,-58 -44,-56 -18,-40 18,-40 50,-60 56,-52 32,-24 -12,-20 -46,-34')),
    line('butter', 3, '-38,-30 -8,-12 28,-14'),
    cut('cocoa', scissors.round('-60,-64 -50,-66 -44,-50 -56,-46')),
  ].join('')

export const strawberries: Motif = (hand) =>
  [
    place(-26, -40, { scale: 0.95, turn: -24 }, strawberry(hand)),
    place(30, -36, { scale: 0.85, turn: 32 }, strawberry(hand)),
  ].join('')

export const blueberryPile: Motif = ({ scissors }) =>
  points('-40,-18 -4,-18 32,-18 -22,-46 15,-46')
    .map(
      ([x, y]) =>
        cut('ink', scissors.disc(x, y, 19)) +
        lay('sea', ...[0, 72, 144, 216, 288].map((angle) => scissors.leaf(x, y - 6, 7, 4, angle))),
    )
    .join('')
