import { cut, type Drawing, glue, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import type { Hand, Motif } from './hand.ts'

/** Leaves and green vegetables. Leaves grow upwards from the origin, 100 long. */

function broadLeaf(paper: Paper, vein: Paper): Motif {
  return ({ scissors }) =>
    [
      cut(paper, scissors.leaf(0, 0, 100, 50, 0)),
      line(vein, 3, '0,-6 1,-74', '0,-30 12,-44', '0,-46 -12,-60'),
    ].join('')
}
export const spinachLeaf = broadLeaf('fir', 'leaf')
export const lettuceLeaf = broadLeaf('leaf', 'lime')

export const kaleLeaf: Motif = ({ scissors }) => {
  const side = (sign: number): Point[] =>
    points('10,-20 24,-28 16,-38 32,-48 20,-58 30,-72 16,-80').map(([x, y]): Point => [x * sign, y])
  return [
    cut('fir', scissors.round([[0, 0], ...side(1), [0, -98], ...side(-1).reverse()])),
    line('lime', 4, '0,0 0,-78'),
    line('lime', 2.5, '0,-26 14,-40', '0,-40 -15,-54', '0,-54 12,-66'),
  ].join('')
}

export const rocketLeaf: Motif = ({ scissors }) =>
  [
    cut(
      'leaf',
      scissors.round('0,0 4,-26 18,-34 8,-44 20,-62 16,-84 0,-98 -16,-84 -20,-62 -8,-46 -18,-34 -4,-26'),
    ),
    line('lime', 2.5, '0,0 0,-76'),
  ].join('')

/** Three leaves at a point, as a garnish. Radius about 45. */
function sprig(paper: Paper, second: Paper = paper): Motif {
  return ({ scissors, random }) => {
    const turn = random.between(0, 120)
    return [0, 118, 236]
      .map((angle, index) =>
        place(
          0,
          0,
          { turn: turn + angle },
          cut(index === 1 ? second : paper, scissors.leaf(0, 0, 42, 23, 0)),
          line('lime', 1.8, '0,-5 0,-30'),
        ),
      )
      .join('')
  }
}
export const basil = sprig('fir', 'leaf')
export const mint = sprig('leaf')

/** A stalk with pairs of small leaves, 100 long. */
export const herbTwig: Motif = ({ scissors }) =>
  glue(
    line('fir', 3.2, '0,0 3,-50 0,-92'),
    lay(
      'fir',
      ...[-16, -34, -52, -70].flatMap((y, index) => [
        scissors.leaf(1, y, 24 - index * 3, 9, 52),
        scissors.leaf(1, y - 4, 24 - index * 3, 9, -52),
      ]),
      scissors.leaf(0, -86, 18, 8, 0),
    ),
  )

function florets(head: Paper, dots: Paper, stalk: Paper): Motif {
  return ({ scissors }) =>
    [
      cut(stalk, scissors.round('-8,2 9,2 11,36 0,40 -11,36')),
      line(dots, 3, '-3,8 -4,30'),
      cut(
        head,
        scissors.disc(-20, -6, 19),
        scissors.disc(20, -5, 19),
        scissors.disc(-9, -24, 19),
        scissors.disc(13, -23, 18),
        scissors.disc(0, -6, 19),
      ),
      lay(
        dots,
        ...points('-22,-10 -8,-28 10,-24 22,-8 0,-10 -12,-2').map(([x, y]) => scissors.disc(x, y, 3.2)),
      ),
    ].join('')
}
export const broccoli = florets('fir', 'leaf', 'lime')
export const cauliflower = florets('milk', 'oat', 'lime')

export const peas: Motif = ({ scissors }) =>
  points('-18,-10 2,-20 20,-6 -6,4 12,16 -16,18')
    .map(([x, y]) => cut('leaf', scissors.disc(x, y, 11)) + lay('lime', scissors.disc(x - 3, y - 3, 2.6)))
    .join('')

export const asparagus: Motif = ({ scissors }) =>
  [-18, 0, 18]
    .map((x, index) =>
      place(
        x,
        index * 4,
        { turn: (index - 1) * 5 },
        cut('leaf', scissors.round('0,-62 7,-48 6,50 0,54 -6,50 -7,-48')),
        lay(
          'fir',
          scissors.leaf(0, -36, 26, 12, 0),
          scissors.leaf(2, -12, 11, 6, 24),
          scissors.leaf(-2, 8, 11, 6, -24),
        ),
      ),
    )
    .join('')

export const greenBeans: Motif = ({ scissors }) =>
  [-20, -4, 12, 26]
    .map((x, index) =>
      place(
        x,
        0,
        { turn: (index - 1.5) * 9 },
        cut(index % 2 === 0 ? 'leaf' : 'fir', scissors.round('0,-54 6,-30 8,0 4,34 0,54 -4,32 0,0 -4,-30')),
      ),
    )
    .join('')

/** Draws three cut stalks side by side. */
export function stalks(paper: Paper, rib: Paper): Motif {
  return ({ scissors }) =>
    [-18, 0, 18]
      .map((x, index) =>
        place(
          x,
          index * 4 - 4,
          { turn: (index - 1) * 6 },
          cut(paper, scissors.sheet(-8, -40, 16, 80)),
          line(rib, 2.4, '-2,-32 -2,32'),
        ),
      )
      .join('')
}

export const sprouts: Motif = ({ scissors }) =>
  points('-18,-10 18,-6 0,18')
    .map(
      ([x, y]) =>
        cut('leaf', scissors.disc(x, y, 18)) +
        lay('lime', scissors.disc(x + 1, y + 2, 12)) +
        line('leaf', 2.2, [
          [x, y - 8],
          [x, y + 12],
        ]),
    )
    .join('')

export const springOnion: Motif = ({ scissors, random }) =>
  points('-18,-8 8,-18 18,8 -6,14')
    .map(([x, y]) =>
      place(
        x,
        y,
        { turn: random.between(0, 90) },
        cut('leaf', scissors.disc(0, 0, 13, 11)),
        lay('lime', scissors.disc(0, 0, 8.5, 7)),
        lay('leaf', scissors.disc(0, 0, 3.5)),
      ),
    )
    .join('')

/** Draws a plant in a pot, its foot at the origin, 150 tall. */
export function pottedPlant(hand: Hand, pot: Paper, height = 150): Drawing {
  const { scissors, random } = hand
  const potHeight = 60
  const reach = height - potHeight
  const lean = random.between(-6, 6)
  const leaves = [
    { angle: -58, long: 0.72, paper: 'pine' as const },
    { angle: 60, long: 0.76, paper: 'leaf' as const },
    { angle: -32, long: 0.96, paper: 'leaf' as const },
    { angle: 34, long: 0.92, paper: 'fir' as const },
    { angle: -6, long: 1.14, paper: 'fir' as const },
  ]
  return [
    ...leaves.map(({ angle, long, paper }) =>
      place(
        0,
        -potHeight + 6,
        { turn: angle + lean },
        cut(paper, scissors.leaf(0, 0, reach * long, reach * 0.36, 0)),
        line(paper === 'leaf' ? 'lime' : 'leaf', 2, [
          [0, -8],
          [0, -reach * long * 0.7],
        ]),
      ),
    ),
    cut(
      pot,
      scissors.corners([
        [-36, -potHeight],
        [36, -potHeight],
        [27, 0],
        [-27, 0],
      ]),
    ),
  ].join('')
}

export function leafSpray(hand: Hand, paper: Paper, second: Paper, length: number): Drawing {
  return [-62, -30, 0, 32, 64]
    .map((angle, index) =>
      place(
        0,
        0,
        { turn: angle },
        cut(
          index % 2 === 0 ? paper : second,
          hand.scissors.leaf(0, 0, length * (1 - Math.abs(angle) / 220), length * 0.3, 0),
        ),
        line(index % 2 === 0 ? second : 'lime', 2.4, [
          [0, -8],
          [0, -length * 0.55],
        ]),
      ),
    )
    .join('')
}
