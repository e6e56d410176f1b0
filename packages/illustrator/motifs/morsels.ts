import { cut, glue, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import type { Motif } from './hand.ts'

/** Single small things with a radius of about 12; a dish takes a handful of them. */

function kernel(paper: Paper, crease: Paper): Motif {
  return ({ scissors }) => cut(paper, scissors.leaf(0, 17, 34, 24, 0)) + line(crease, 1.6, '0,11 0,-8')
}

export function grain(...papers: [Paper, ...Paper[]]): Motif {
  return ({ scissors, random }) =>
    lay(random.pick(papers), scissors.disc(0, 0, random.between(6, 9), random.between(3.4, 5)))
}
export function crumb(...papers: [Paper, ...Paper[]]): Motif {
  return ({ scissors, random }) => {
    const r = random.between(5.5, 10)
    return lay(random.pick(papers), scissors.round(points('0,-1 0.9,-0.3 0.7,0.8 -0.5,1 -1,0', r)))
  }
}
export const chickpea: Motif = ({ scissors }) =>
  cut('bran', scissors.disc(0, 0, 13, 12)) + lay('oat', scissors.disc(-3, -3, 3))
export function bean(paper: Paper, shine: Paper): Motif {
  return ({ scissors }) =>
    cut(paper, scissors.round('-16,2 -12,-9 0,-10 12,-9 16,2 10,9 3,4 -4,4 -10,9')) +
    lay(shine, scissors.disc(-7, -4, 2.6, 1.8))
}
export const almond = kernel('bran', 'cocoa')
export const pistachio = kernel('leaf', 'rust')

export const hazelnut: Motif = ({ scissors }) =>
  cut('cocoa', scissors.disc(0, 0, 13)) + lay('bran', scissors.halfDisc(0, -2, 10))
export const walnut: Motif = ({ scissors }) =>
  cut('bran', scissors.round('0,-17 13,-14 18,-2 14,12 0,16 -14,12 -18,-2 -13,-14')) +
  line('cocoa', 2, '0,-13 1,0 0,13', '5,-8 11,-4', '5,5 11,4', '-5,-8 -11,-4', '-5,5 -11,4')
export const cashew: Motif = ({ scissors }) =>
  cut('oat', scissors.round('-15,6 -14,-6 -2,-14 12,-9 15,3 8,5 0,-2 -6,8'))
export const oatFlake: Motif = ({ scissors, random }) =>
  place(
    0,
    0,
    { turn: random.between(0, 180) },
    lay(random.pick(['oat', 'bran', 'butter']), scissors.disc(0, 0, 9, 6.5)),
    line('bran', 1.4, '-5,0 5,0'),
  )
export const feta: Motif = ({ scissors, random }) => {
  const r = random.between(9, 14)
  return cut('milk', scissors.corners(points('-1,-0.7 0.8,-1 1,0.7 -0.6,1', r)))
}
export const chocolate: Motif = ({ scissors }) =>
  glue(lay('cocoa', scissors.sheet(-15, -13, 30, 26)), lay('chestnut', scissors.sheet(-10, -8, 20, 16)))
export const dateFruit: Motif = ({ scissors }) =>
  cut('cocoa', scissors.disc(0, 0, 18, 11)) + line('bran', 1.8, '-11,-2 -2,-4 9,-1')
export const coconutFlake: Motif = ({ scissors }) =>
  cut('milk', scissors.round('-15,5 -6,-8 8,-9 15,3 6,-1 -5,0'))
export const cornKernel: Motif = ({ scissors }) => cut('yolk', scissors.round('-8,-7 8,-7 6,8 0,11 -6,8'))
export const penne: Motif = ({ scissors }) =>
  glue(
    lay('yolk', scissors.corners('-24,-9 16,-9 24,9 -16,9')),
    line('butter', 2, '-16,-2 15,-2', '-12,4 18,4'),
  )
export const bowTie: Motif = ({ scissors }) =>
  glue(
    lay('yolk', scissors.corners('-24,-16 -8,-4 8,-4 24,-16 22,15 8,5 -8,5 -22,15')),
    line('butter', 3, '-6,0 6,0'),
  )

export const noodleNest: Motif = ({ scissors, random }) => {
  const off = () => random.between(-2.5, 2.5)
  const rings = [38, 32, 26, 20, 14, 8].map((r, index) =>
    lay(index % 2 === 0 ? 'yolk' : 'butter', scissors.disc(off(), off(), r, r * 0.9)),
  )
  return [cut('butter', scissors.disc(0, 0, 42, 38)), ...rings].join('')
}

/** Draws a flower-like dollop with a swirl, for yoghurt or hummus; radius about 40. */
export function dollop(paper: Paper, swirl: Paper): Motif {
  return ({ scissors, random }) =>
    [
      cut(paper, scissors.round('0,-36 26,-30 38,-4 30,24 4,36 -26,30 -38,4 -28,-26')),
      place(
        0,
        0,
        { turn: random.between(0, 360) },
        line(swirl, 5, '20,-8 8,-22 -14,-18 -22,2 -10,18 10,14 10,0 -2,-4'),
      ),
    ].join('')
}

export function fillet(flesh: Paper, stripe: Paper): Motif {
  return ({ scissors }) =>
    [
      cut(flesh, scissors.round('-58,-6 -46,-24 -10,-30 36,-24 58,-6 54,16 20,26 -30,24 -56,12')),
      line(
        stripe,
        3.4,
        '-36,-18 -26,0 -36,16',
        '-14,-23 -3,-1 -14,19',
        '10,-23 21,-2 9,20',
        '32,-18 42,-3 32,15',
      ),
    ].join('')
}
/** Draws a whole fish, its head to the right. */
export function wholeFish(body: Paper, back: Paper): Motif {
  return ({ scissors }) =>
    [
      cut(back, scissors.round('-40,0 -62,-22 -66,-20 -58,0 -66,20 -62,22')),
      lay(back, scissors.leaf(-14, -16, 30, 22, 68)),
      cut(body, scissors.round('-48,0 -26,-12 2,-22 34,-20 56,-6 60,2 54,10 32,20 0,20 -28,12')),
      lay(back, scissors.round('-44,-2 -26,-12 2,-22 30,-21 36,-14 8,-10 -20,-4')),
      line(back, 2.6, '36,-16 30,0 36,14', '16,-4 10,4 16,12', '0,-4 -6,3 0,10'),
      lay('milk', scissors.disc(46, -4, 4.4)),
      lay('pine', scissors.disc(46.5, -4, 2.2)),
    ].join('')
}
export const salmonFillet = fillet('rose', 'blush')

export const prawn: Motif = ({ scissors }) =>
  [
    cut('rose', scissors.round('22,-26 34,-8 28,18 6,32 -16,28 -30,34 -34,22 -20,12 -2,12 10,2 10,-12')),
    line('blush', 3, '12,-4 28,-6', '8,10 22,20', '-8,14 -6,28'),
    lay('poppy', scissors.leaf(-24, 22, 22, 14, -116), scissors.leaf(-24, 26, 20, 12, -150)),
  ].join('')

export const meatball: Motif = ({ scissors, random }) =>
  cut('cocoa', scissors.disc(0, 0, 27)) +
  lay(
    'bran',
    ...Array.from({ length: 5 }, () =>
      scissors.disc(random.between(-15, 15), random.between(-15, 15), 2.2, 1.5),
    ),
  )

/** Scrambled eggs: soft folds. */
export const scramble: Motif = ({ scissors }) =>
  [
    cut('yolk', scissors.round('-44,4 -40,-18 -20,-30 2,-24 22,-32 42,-16 46,8 32,26 8,24 -14,32 -36,24')),
    lay(
      'butter',
      scissors.leaf(-34, 8, 40, 18, 62),
      scissors.leaf(4, -8, 36, 16, 104),
      scissors.leaf(-10, 20, 36, 14, 74),
    ),
    line('milk', 2.4, '-24,-14 -10,-20 4,-14', '12,12 24,8 32,12'),
  ].join('')

/** A folded omelette: a half-disc, browned underneath. */
export const omelette: Motif = ({ scissors }) =>
  [
    cut('yolk', scissors.round('-50,18 -44,-10 -26,-28 0,-34 26,-28 44,-10 50,18 30,24 0,25 -30,24')),
    lay('butter', scissors.round('-46,16 -20,12 0,11 20,12 46,16 30,22 0,23 -30,22')),
    lay('bran', scissors.leaf(-20, -4, 26, 8, 64), scissors.leaf(8, -18, 24, 8, 104)),
  ].join('')

/** Draws boneless roast poultry: a breast with grill marks on its skin, the end sliced. */
export function breast(skin: Paper, meat: Paper, mark: Paper): Motif {
  return ({ scissors }) =>
    [
      ...points('42,14 28,9').map(([x, y]) =>
        place(
          x,
          y,
          { turn: 14 },
          cut(skin, scissors.round('-8,-21 6,-22 14,-2 8,20 -8,22 -14,0')),
          lay(meat, scissors.round('-5,-17 4,-18 9,-1 4,16 -5,17 -9,0')),
        ),
      ),
      cut(skin, scissors.round('-54,-8 -44,-26 -16,-34 10,-28 26,-8 24,16 10,30 -20,30 -44,18')),
      lay(meat, scissors.round('18,-19 26,-8 24,16 10,30 15,6')),
      line(mark, 5, '-34,-22 -42,6', '-16,-28 -26,20', '2,-27 -8,25'),
    ].join('')
}

/** Roast meat on its bone, such as a chicken leg. */
export const drumstick: Motif = ({ scissors }) =>
  [
    cut('milk', scissors.round('20,12 44,30 50,26 56,34 50,40 52,48 44,50 38,40 14,22')),
    cut('amber', scissors.round('-34,-30 -8,-42 16,-30 28,-4 26,20 14,24 -12,20 -36,8 -44,-12')),
    lay('honey', scissors.leaf(-26, -6, 34, 12, 60)),
    line('umber', 3, '-2,-28 10,-18 16,-4', '-16,8 -4,12'),
  ].join('')

/** A slice of red meat with its rim of fat. */
export const steak: Motif = ({ scissors }) =>
  [
    cut('oat', scissors.round('-44,-8 -30,-30 6,-34 38,-24 46,2 32,26 2,30 -30,24')),
    lay('rust', scissors.round('-36,-6 -25,-23 6,-27 33,-18 39,2 27,19 2,23 -25,17')),
    line('rose', 3, '-20,-12 2,-16 22,-8', '-18,6 4,2 24,8'),
  ].join('')

/** Two sausages, bent from the pan. */
export const sausages: Motif = ({ scissors }) =>
  [-1, 1]
    .map((step) =>
      place(
        step * 5,
        step * 15,
        { turn: step < 0 ? -14 : -2 },
        cut(
          'rust',
          scissors.round('-44,6 -38,-8 -18,-17 4,-19 26,-14 42,-2 46,10 36,16 22,6 0,1 -20,4 -34,15'),
        ),
        line('rose', 2.6, '-30,-4 -14,-11 2,-13'),
        line('cocoa', 2.6, '4,-14 10,-4', '20,-11 26,1'),
      ),
    )
    .join('')

export const bacon: Motif = ({ scissors }) =>
  [-16, 8]
    .map(
      (y) =>
        cut(
          'rust',
          scissors.round([
            [-42, y],
            [-20, y - 8],
            [0, y],
            [20, y - 8],
            [42, y],
            [42, y + 15],
            [20, y + 8],
            [0, y + 15],
            [-20, y + 8],
            [-42, y + 15],
          ]),
        ) +
        line('blush', 4, [
          [-38, y + 8],
          [-20, y],
          [0, y + 8],
          [20, y],
          [38, y + 8],
        ]),
    )
    .join('')

export const gnocco: Motif = ({ scissors }) =>
  cut('butter', scissors.disc(0, 0, 15, 10)) + line('bran', 1.8, '-6,-6 -6,6', '0,-7 0,7', '6,-6 6,6')

export const flatbread: Motif = ({ scissors }) =>
  [
    cut('oat', scissors.disc(0, 0, 48, 40)),
    lay(
      'bran',
      ...points('-22,-8 6,-18 24,4 -4,12 -16,22 14,-2').map(([x, y]) => scissors.disc(x, y, 5, 3.6)),
    ),
  ].join('')

export const gingerRoot: Motif = ({ scissors }) =>
  cut(
    'bran',
    scissors.round('-44,4 -30,-12 -10,-8 -2,-30 12,-32 14,-10 40,-12 44,4 22,10 20,28 6,30 0,12 -30,18'),
  ) + line('cocoa', 2, '-30,-2 -22,8', '4,-22 12,-20', '26,-6 30,4')

export const cheeseWedge: Motif = ({ scissors }) =>
  [
    cut('yolk', scissors.corners('-44,12 40,-24 44,26 -40,30')),
    lay('butter', scissors.corners('-44,12 40,-24 41,-10 -42,20')),
    lay('bran', scissors.disc(8, 12, 6), scissors.disc(28, 4, 5), scissors.disc(-14, 20, 4)),
  ].join('')

export const chilli: Motif = ({ scissors }) =>
  [
    cut('poppy', scissors.round('-40,-16 -24,-22 0,-8 24,2 46,-4 30,14 4,14 -22,4 -40,-4')),
    cut('fir', scissors.round('-38,-20 -32,-12 -38,-2 -48,-8 -60,-14 -58,-20 -47,-18')),
  ].join('')

export const potatoChunk: Motif = ({ scissors, random }) =>
  cut('bran', scissors.round('-28,-14 0,-26 28,-12 27,14 0,25 -27,14')) +
  lay('butter', scissors.round('-21,-10 0,-20 22,-8 20,10 0,18 -20,10')) +
  lay('bran', scissors.disc(random.between(-8, 8), 2, 2), scissors.disc(9, -6, 1.6))

export const sweetPotato: Motif = ({ scissors }) =>
  cut('rust', scissors.disc(0, 0, 34, 27)) +
  lay('yolk', scissors.disc(0, 0, 29, 22.5)) +
  line('butter', 2, '-14,-6 -4,-2', '4,8 15,5')

export const pumpkinWedge: Motif = ({ scissors }) =>
  glue(
    lay('fir', scissors.round('-46,-20 -30,12 0,27 30,12 46,-20 36,-18 0,2 -36,-18')),
    lay('yolk', scissors.round('-42,-20 -26,6 0,19 26,6 42,-20 26,-16 0,-4 -26,-16')),
    lay('butter', scissors.leaf(-8, 4, 12, 6, -20), scissors.leaf(8, 4, 12, 6, 20)),
  )

/** A block of something firm, lightly marked. */
export const block =
  (side: Paper, top: Paper, mark: Paper): Motif =>
  ({ scissors }) =>
    glue(
      lay(side, scissors.sheet(-24, -18, 48, 38)),
      lay(top, scissors.sheet(-24, -20, 44, 32)),
      line(mark, 2.4, '-14,-12 -2,-12', '2,-2 12,-2'),
    )

export const breadSlice: Motif = ({ scissors }) =>
  [
    cut('cocoa', scissors.round('-40,42 -42,0 -52,-20 -44,-42 -18,-48 18,-48 44,-42 52,-20 42,0 40,42 0,46')),
    lay('oat', scissors.round('-33,36 -35,-4 -43,-20 -37,-36 -16,-41 16,-41 37,-36 43,-20 35,-4 33,36 0,39')),
    lay(
      'bran',
      scissors.disc(-14, -14, 3, 5),
      scissors.disc(12, -22, 2.6, 4),
      scissors.disc(4, 14, 3, 5),
      scissors.disc(-18, 18, 2.6, 4),
      scissors.disc(20, 4, 2.4, 4),
    ),
  ].join('')
