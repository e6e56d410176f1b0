import { cut, type Drawing, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { strawberry } from './berries.ts'
import type { Hand, Motif } from './hand.ts'

/** Whole fruit standing on a table: the foot at the origin, about 100 tall. */

/** Whole produce standing on a table: the foot at the origin, about 100 tall. */

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

/** Whole vegetables standing on a table: the foot at the origin, about 100 tall. */

export const carrots: Motif = ({ scissors }) => {
  const carrot = (turn: number, y: number) =>
    place(
      -34,
      y,
      { turn },
      cut(
        'leaf',
        scissors.leaf(0, 0, 46, 13, -112),
        scissors.leaf(0, 0, 54, 13, -90),
        scissors.leaf(0, 0, 44, 13, -68),
      ),
      cut('poppy', scissors.round('-3,-12 10,-15 50,-8 104,4 50,13 8,15 -4,11')),
      line('rust', 2.4, '20,-11 28,-3', '44,10 50,2', '64,-4 70,2'),
    )
  return [carrot(-14, -30), carrot(4, -16)].join('')
}

export const beetroot: Motif = ({ scissors }) =>
  [
    cut(
      'fir',
      scissors.leaf(0, -62, 66, 26, -24),
      scissors.leaf(0, -62, 76, 28, 4),
      scissors.leaf(0, -62, 60, 24, 32),
    ),
    line('rose', 3, '0,-62 -16,-98', '0,-62 3,-108', '0,-62 20,-92'),
    cut('rust', scissors.round('0,-70 30,-64 40,-36 20,-10 2,0 -18,-10 -40,-36 -30,-64')),
    lay('poppy', scissors.leaf(-26, -30, 30, 8, 18)),
  ].join('')

export const onion: Motif = ({ scissors }) =>
  [
    cut('bran', scissors.round('0,-100 8,-84 34,-64 40,-34 22,-6 0,0 -22,-6 -40,-34 -34,-64 -8,-84')),
    line('oat', 2.6, '-4,-82 -24,-54 -18,-12', '4,-82 24,-54 18,-12', '0,-82 0,-10'),
  ].join('')

export const garlic: Motif = ({ scissors }) =>
  [
    cut('milk', scissors.round('0,-74 6,-56 32,-34 30,-8 12,-2 0,0 -12,-2 -30,-8 -32,-34 -6,-56')),
    line('rose', 2.2, '-3,-52 -13,-30 -9,-6', '3,-52 13,-30 9,-6'),
  ].join('')

/** The same lying among other food, around the origin. */
export const garlicBulb: Motif = (hand) => place(0, 37, {}, garlic(hand))

export const pepper: Motif = ({ scissors }) =>
  [
    cut(
      'poppy',
      scissors.round('0,-84 24,-94 42,-76 40,-38 26,-4 8,-2 0,-6 -8,-2 -26,-4 -40,-38 -42,-76 -24,-94'),
    ),
    lay('rose', scissors.leaf(-26, -32, 40, 9, 2)),
    cut('fir', scissors.round('-8,-86 8,-86 6,-98 12,-112 3,-114 -3,-100')),
  ].join('')

export const mushroom: Motif = ({ scissors }) =>
  [place(30, 0, { scale: 0.72 }, mushroomShape(scissors)), place(-16, 0, {}, mushroomShape(scissors))].join(
    '',
  )

function mushroomShape(scissors: Hand['scissors']): Drawing {
  return [
    cut('milk', scissors.round('-13,-48 13,-48 15,-12 17,0 -17,0 -15,-12')),
    cut('bran', scissors.round('-46,-44 -38,-72 0,-90 38,-72 46,-44 24,-40 0,-38 -24,-40')),
    lay('oat', scissors.leaf(-26, -56, 28, 9, 32)),
  ].join('')
}

export const pumpkin: Motif = ({ scissors }) =>
  [
    cut(
      'yolk',
      scissors.disc(-36, -42, 34, 42),
      scissors.disc(36, -42, 34, 42),
      scissors.disc(0, -43, 38, 44),
    ),
    line('poppy', 2.6, '-20,-78 -32,-44 -18,-6', '20,-78 32,-44 18,-6'),
    cut('fir', scissors.round('-8,-80 9,-80 6,-96 16,-108 4,-112 -6,-98')),
  ].join('')

export const broccoli: Motif = ({ scissors }) =>
  [
    cut('lime', scissors.round('-16,-50 16,-50 14,0 -14,0')),
    line('leaf', 3, '-5,-40 -6,-8'),
    cut(
      'fir',
      scissors.disc(-34, -58, 24),
      scissors.disc(34, -58, 24),
      scissors.disc(-18, -80, 25),
      scissors.disc(20, -80, 24),
      scissors.disc(0, -58, 26),
    ),
    lay(
      'leaf',
      ...points('-36,-64 -16,-86 14,-84 36,-62 2,-62 -12,-56 22,-58').map(([x, y]) =>
        scissors.disc(x, y, 3.6),
      ),
    ),
  ].join('')

export const potatoes: Motif = ({ scissors }) =>
  [
    [-34, 0, 36],
    [34, 0, 34],
    [0, -44, 34],
  ]
    .map(
      ([x = 0, y = 0, r = 30]) =>
        cut('bran', scissors.disc(x, y - r * 0.72, r, r * 0.74)) +
        lay(
          'cocoa',
          scissors.disc(x - 8, y - r, 2),
          scissors.disc(x + 9, y - r * 0.6, 2),
          scissors.disc(x - 2, y - r * 0.4, 1.6),
        ),
    )
    .join('')

export const sweetPotatoes: Motif = ({ scissors }) =>
  [
    place(0, -46, { turn: -10 }, cut('rust', scissors.round('-62,0 -30,-22 20,-24 64,-6 26,20 -28,20'))),
    place(
      0,
      -20,
      { turn: 4 },
      cut('rust', scissors.round('-66,0 -30,-22 20,-22 60,0 22,19 -30,18')),
      lay('chestnut', scissors.leaf(-40, -8, 18, 4, 80), scissors.leaf(14, 8, 16, 4, 90)),
      line('rose', 2.4, '-30,-10 -18,-6', '10,6 22,3'),
    ),
  ].join('')

export const leafyHead: Motif = ({ scissors }) =>
  [
    cut('fir', scissors.leaf(-6, 0, 96, 50, -42), scissors.leaf(6, 0, 96, 50, 42)),
    cut('leaf', scissors.leaf(-4, 0, 108, 54, -18), scissors.leaf(4, 0, 108, 54, 20)),
    cut('lime', scissors.leaf(0, 0, 92, 48, 0)),
    line('leaf', 3, '0,-4 0,-64', '0,-24 10,-36', '0,-38 -10,-50'),
    cut('milk', scissors.round('-16,-16 16,-16 12,0 -12,0')),
  ].join('')

export const herbsInGlass: Motif = ({ scissors }) =>
  [
    cut('fir', ...[-40, -14, 14, 40].flatMap((angle) => [scissors.leaf(0, -44, 74, 26, angle)])),
    cut('leaf', ...[-28, 0, 28].map((angle) => scissors.leaf(0, -44, 62, 24, angle))),
    cut('mist', scissors.corners('-26,-56 26,-56 22,0 -22,0')),
    lay('sea', scissors.corners('-23,-34 23,-34 20,-4 -20,-4')),
  ].join('')
