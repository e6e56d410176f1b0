import { cut, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Motif } from './hand.ts'

/** What stands on a kitchen shelf: the foot on the origin. */

export const eggs: Motif = ({ scissors }) => {
  const egg = (x: number, paper: Paper) =>
    cut(
      paper,
      scissors.round([
        [x, -72],
        [x + 20, -54],
        [x + 27, -28],
        [x + 17, -5],
        [x, 0],
        [x - 17, -5],
        [x - 27, -28],
        [x - 20, -54],
      ]),
    )
  return [egg(30, 'oat'), egg(-24, 'milk')].join('')
}

export const cheese: Motif = ({ scissors }) =>
  [
    cut('yolk', scissors.corners('-58,0 -58,-34 58,-70 62,0')),
    lay('butter', scissors.corners('-58,-34 58,-70 58,-52 -58,-20')),
    lay('bran', scissors.disc(-18, -12, 7), scissors.disc(26, -26, 9), scissors.disc(40, -10, 6)),
  ].join('')

export const loaf: Motif = ({ scissors }) =>
  [
    cut('cocoa', scissors.round('-84,0 -90,-34 -70,-66 -20,-78 30,-76 74,-62 90,-32 84,0')),
    lay('bran', ...[-44, -4, 36].map((x) => scissors.leaf(x - 6, -30, 42, 15, 24))),
  ].join('')

export const bottle: Motif = ({ scissors }) =>
  [
    cut('lime', scissors.round('-12,-150 12,-150 12,-112 26,-86 28,-6 24,0 -24,0 -28,-6 -26,-86 -12,-112')),
    lay('yolk', scissors.round('-22,-74 22,-74 23,-8 20,-4 -20,-4 -23,-8')),
    cut('pine', scissors.sheet(-14, -164, 28, 20)),
    lay('milk', scissors.sheet(-18, -58, 36, 34)),
    lay('leaf', scissors.leaf(0, -30, 24, 14, 20)),
  ].join('')

export const milkBottle: Motif = ({ scissors }) =>
  [
    cut('mist', scissors.round('-16,-140 16,-140 16,-104 32,-78 33,-6 28,0 -28,0 -33,-6 -32,-78 -16,-104')),
    lay('milk', scissors.round('-13,-98 13,-98 27,-74 28,-8 24,-5 -24,-5 -28,-8 -27,-74')),
    cut('sea', scissors.sheet(-19, -152, 38, 16)),
  ].join('')

export const honeyJar: Motif = ({ scissors }) =>
  [
    place(
      22,
      -84,
      { turn: 24 },
      lay('bran', scissors.corners('-4,-70 4,-70 4,0 -4,0')),
      cut('bran', scissors.disc(0, 4, 12, 17)),
      line('cocoa', 2, '-10,-2 10,-2', '-11,5 11,5'),
    ),
    cut('mist', scissors.round('-34,-92 34,-92 46,-74 46,-8 38,0 -38,0 -46,-8 -46,-74')),
    lay('yolk', scissors.round('-40,-66 40,-66 40,-10 33,-5 -33,-5 -40,-10')),
    lay('milk', scissors.sheet(-24, -52, 48, 34)),
    lay('poppy', scissors.halfDisc(0, -29, 12)),
    cut('butter', scissors.sheet(-36, -106, 72, 16)),
  ].join('')
