import { cut, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import type { Motif } from './hand.ts'

/** Berries and small fruit, seen from above or standing: radius about 40. */

export const strawberry: Motif = ({ scissors }) =>
  [
    cut('poppy', scissors.round('0,-26 20,-30 34,-16 30,8 14,32 0,42 -14,32 -30,8 -34,-16 -20,-30')),
    lay(
      'butter',
      ...points('-16,-8 0,-2 16,-8 -9,10 9,10 0,24').map(([x, y]) => scissors.leaf(x, y + 3, 6, 3.4, 0)),
    ),
    cut('leaf', ...[-78, -40, 0, 40, 78].map((angle) => scissors.leaf(0, -24, 19, 10, angle))),
  ].join('')

export const blueberries: Motif = ({ scissors, random }) =>
  points('-17,8 15,14 2,-15')
    .map(([x, y]) =>
      place(
        x,
        y,
        { turn: random.between(0, 90) },
        cut('ink', scissors.disc(0, 0, 17)),
        lay('sea', ...[0, 72, 144, 216, 288].map((angle) => scissors.leaf(0, 0, 6.5, 4, angle))),
      ),
    )
    .join('')

function beaded(skin: Paper, bead: Paper, shine: Paper): Motif {
  return ({ scissors }) => {
    const beads = points('0,-20 -14,-14 14,-14 -21,0 0,-5 21,0 -12,9 12,9 0,23')
    return [
      cut(skin, scissors.round('0,-32 22,-22 32,0 20,24 0,36 -20,24 -32,0 -22,-22')),
      lay(bead, ...beads.map(([x, y]) => scissors.disc(x, y, 9))),
      lay(shine, ...beads.map(([x, y]) => scissors.disc(x - 2.5, y - 3, 2))),
    ].join('')
  }
}
export const raspberry = beaded('rust', 'poppy', 'rose')
export const blackberry = beaded('night', 'ink', 'sea')

export const mixedBerries: Motif = (hand) => hand.random.pick([strawberry, blueberries, raspberry])(hand)

export const cherries: Motif = ({ scissors }) =>
  [
    line('fir', 4, '-18,8 -6,-18 16,-40', '22,16 20,-12 16,-40'),
    cut('rust', scissors.disc(-20, 16, 20), scissors.disc(22, 22, 20)),
    lay('rose', scissors.leaf(-30, 18, 15, 5, 24), scissors.leaf(12, 24, 15, 5, 24)),
    cut('leaf', scissors.leaf(16, -38, 30, 15, 84)),
  ].join('')

export const grapes: Motif = ({ scissors }) =>
  points('-22,-16 0,-20 22,-14 -12,4 12,4 0,25')
    .map(([x, y]) => cut('ink', scissors.disc(x, y, 14)) + lay('sea', scissors.disc(x - 4, y - 5, 3)))
    .join('')

export const pomegranateSeeds: Motif = ({ scissors, random }) =>
  [
    ...points('-20,-10 0,-22 20,-8 -8,8 14,14 -20,22 4,30').map(([x, y]) =>
      place(
        x,
        y,
        { turn: random.between(0, 360) },
        cut('poppy', scissors.round('0,-11 8,-2 5,9 -5,9 -8,-2')),
        lay('rose', scissors.disc(-2, 2, 2)),
      ),
    ),
  ].join('')
