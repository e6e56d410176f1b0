import { cut, type Drawing, lay, lift, line, place, strip } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Hand, Motif } from './hand.ts'

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

/** Wooden spoons standing in a stone jar: 200 tall. */
export const crock: Motif = ({ scissors }) =>
  [
    place(
      -14,
      -70,
      { turn: -12 },
      cut('bran', scissors.sheet(-5, -80, 10, 90), scissors.disc(0, -98, 17, 24)),
    ),
    place(
      16,
      -70,
      { turn: 13 },
      cut('oat', scissors.sheet(-5, -90, 10, 100), scissors.disc(0, -104, 15, 22)),
    ),
    place(0, -70, {}, cut('cocoa', scissors.sheet(-5, -100, 10, 110), scissors.sheet(-15, -132, 30, 44))),
    lift('milk', scissors.round('-44,-84 44,-84 48,-40 42,0 -42,0 -48,-40')),
    lay('sea', scissors.sheet(-47, -54, 94, 16)),
  ].join('')

/** An empty jug: 130 tall. */
export const jug: Motif = ({ scissors }) =>
  [
    strip('rose', 13, 'M40 -94C88 -104 86 -30 42 -34'),
    lift('rose', scissors.round('-48,-126 -30,-118 34,-118 40,-92 50,-48 40,-2 0,0 -40,-2 -50,-48 -38,-92')),
    lay('blush', scissors.sheet(-48, -62, 96, 18)),
  ].join('')

/** Three bowls in each other: 84 tall, 170 wide. */
export const bowlStack: Motif = ({ scissors }) =>
  [
    cut('yolk', scissors.round('-62,-84 62,-84 56,-64 -56,-64')),
    cut('milk', scissors.round('-72,-68 72,-68 66,-46 -66,-46')),
    lift('sea', scissors.round('-84,-50 84,-50 74,-24 44,-4 0,-2 -44,-4 -74,-24')),
    cut('sea', scissors.sheet(-26, -8, 52, 9)),
  ].join('')

/** A pot with its lid on: 150 tall, 210 wide. */
export function lidPot({ scissors }: Hand, paper: Paper, trim: Paper): Drawing {
  return [
    cut(
      trim,
      scissors.round('-98,-78 -122,-78 -122,-60 -98,-56'),
      scissors.round('98,-78 122,-78 122,-60 98,-56'),
    ),
    lift(paper, scissors.round('-98,-100 98,-100 96,-30 84,-4 0,0 -84,-4 -96,-30')),
    cut(trim, scissors.round('-106,-100 -70,-124 0,-132 70,-124 106,-100')),
    cut(paper, scissors.disc(0, -138, 16, 12)),
    lay(trim, scissors.sheet(-97, -64, 194, 12)),
  ].join('')
}
