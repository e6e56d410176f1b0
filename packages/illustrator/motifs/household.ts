import { cut, type Drawing, glue, lay, lift, line, place, strip } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { steam } from './dishes.ts'
import type { Hand, Motif } from './hand.ts'

/** Household things, their foot at the origin. */

/** Draws a cup with its saucer: 200 wide, 110 tall without the steam. */
export function cup(hand: Hand, paper: Paper, band: Paper): Drawing {
  const { scissors } = hand
  return [
    place(0, -118, {}, steam(hand, 96, 34)),
    strip(paper, 15, 'M58 -84C104 -92 104 -34 46 -34'),
    lift(paper, scissors.round('-70,-104 0,-106 70,-104 66,-62 46,-22 0,-12 -46,-22 -66,-62')),
    lay(band, scissors.corners('-67,-76 67,-77 62,-60 -62,-60')),
    cut('milk', scissors.round('-100,-12 0,-15 100,-12 80,0 -80,0')),
  ].join('')
}

/** Draws a cup from above: around the origin, its saucer 110 wide. */
export function cupFromAbove({ scissors }: Hand, paper: Paper, tea: Paper): Drawing {
  return [
    lift('milk', scissors.disc(0, 0, 66)),
    glue(lay(paper, scissors.disc(0, 0, 44), scissors.sheet(34, -9, 34, 18))),
    lay(tea, scissors.disc(0, 0, 36)),
    line('butter', 3, '-22,10 -25,-4 -14,-20'),
  ].join('')
}

/** Draws a teapot, spout to the right: 230 wide, 150 tall. */
export function teapot({ scissors }: Hand, paper: Paper, band: Paper): Drawing {
  return [
    strip(paper, 16, 'M-70 -104C-132 -118 -128 -36 -64 -42'),
    cut(paper, scissors.round('58,-44 86,-58 104,-92 124,-98 126,-88 112,-64 88,-28 60,-20')),
    lift(paper, scissors.round('0,-122 46,-114 76,-78 74,-36 46,-4 0,0 -46,-4 -74,-36 -76,-78 -46,-114')),
    lay(band, scissors.halfDisc(0, -46, 32)),
    cut(band, scissors.round('-44,-114 0,-126 44,-114 34,-106 -34,-106')),
    cut(paper, scissors.disc(0, -134, 11)),
  ].join('')
}

export const candle: Motif = ({ scissors }) =>
  [
    cut('yolk', scissors.leaf(0, -92, 38, 20, 3)),
    lay('milk', scissors.leaf(0, -92, 20, 9, 3)),
    line('pine', 3, '0,-86 0,-94'),
    cut('milk', scissors.corners('-30,-84 30,-84 30,0 -30,0')),
    lay('blush', scissors.sheet(-29, -34, 58, 18)),
  ].join('')

/** Draws a pile of books: 160 wide. */
export function books({ scissors }: Hand): Drawing {
  return [
    cut('sea', scissors.sheet(-82, -28, 164, 28)),
    lay('milk', scissors.sheet(-82, -22, 146, 16)),
    cut('yolk', scissors.sheet(-70, -54, 142, 26)),
    lay('rust', scissors.sheet(-48, -54, 12, 26)),
    cut('rose', scissors.sheet(-76, -76, 130, 22)),
    lay('milk', scissors.sheet(-62, -71, 116, 12)),
  ].join('')
}

/** Draws an alarm clock that shows a morning hour: 150 tall. */
export function clock({ scissors }: Hand, paper: Paper): Drawing {
  return [
    cut('pine', scissors.corners('-46,-20 -34,-26 -42,0 -56,0'), scissors.corners('46,-20 34,-26 42,0 56,0')),
    cut('pine', scissors.halfDisc(-40, -124, 24, -36), scissors.halfDisc(40, -124, 24, 36)),
    lift(paper, scissors.disc(0, -76, 66)),
    lay('milk', scissors.disc(0, -76, 53)),
    lay('butter', scissors.halfDisc(0, -76, 44, 0)),
    line('pine', 5, '0,-76 0,-112', '0,-76 24,-64'),
    lay('pine', scissors.disc(0, -76, 5)),
  ].join('')
}

/** Three smooth stones on each other: 110 tall. */
export const stones: Motif = ({ scissors }) =>
  cut('sea', scissors.disc(0, -20, 66, 22)) +
  cut('mist', scissors.disc(4, -56, 48, 18)) +
  cut('milk', scissors.disc(-4, -86, 32, 15))

/** Draws a watering can, spout to the left: 220 wide. */
export function wateringCan({ scissors }: Hand, paper: Paper, shade: Paper): Drawing {
  return [
    strip(paper, 13, 'M34 -100C60 -156 120 -120 66 -40'),
    cut(paper, scissors.corners('-46,-40 -104,-124 -92,-132 -30,-72')),
    cut(shade, scissors.corners('-118,-122 -84,-146 -78,-136 -110,-112')),
    lift(paper, scissors.round('-50,-108 0,-110 50,-108 56,-4 0,0 -56,-4')),
    lay(shade, scissors.corners('-53,-62 53,-64 54,-44 -54,-44')),
  ].join('')
}

/** Things on a kitchen shelf: the foot at the origin. */

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

/** Draws a pot with its lid on: 150 tall, 210 wide. */
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
