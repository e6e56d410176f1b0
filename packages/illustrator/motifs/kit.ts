import { cut, type Drawing, glue, lay, lift, line, strip } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import type { Hand, Motif } from './hand.ts'

/** Things to move with. Standing things have their foot on the origin. */

/** Seen from its side, held in the middle: 90 wide. */
export function dumbbell({ scissors }: Hand, weight: Paper): Drawing {
  return glue(
    lay('bran', scissors.sheet(-30, -4, 60, 8)),
    lay(weight, scissors.sheet(-44, -16, 16, 32), scissors.sheet(28, -16, 16, 32)),
  )
}

/** 150 tall. */
export function kettlebell({ scissors }: Hand, paper: Paper): Drawing {
  const shade: Paper = paper === 'poppy' ? 'rust' : 'fir'
  return [
    strip(paper, 17, scissors.round('-27,-88 -34,-118 -24,-140 0,-146 24,-140 34,-118 27,-88')),
    cut(paper, scissors.round('0,-108 36,-96 54,-64 52,-28 34,-2 0,0 -34,-2 -52,-28 -54,-64 -36,-96')),
    lay(shade, scissors.disc(0, -54, 30)),
    lay(paper === 'poppy' ? 'yolk' : 'lime', scissors.halfDisc(0, -54, 18)),
  ].join('')
}

/** Lying on the ground: 180 wide. */
export function bigDumbbell({ scissors }: Hand, weight: Paper): Drawing {
  return glue(
    lay('bran', scissors.sheet(-60, -38, 120, 14)),
    lay(weight, scissors.sheet(-84, -62, 26, 62), scissors.sheet(58, -62, 26, 62)),
    lay(
      weight === 'poppy' ? 'rust' : 'fir',
      scissors.sheet(-96, -48, 14, 34),
      scissors.sheet(82, -48, 14, 34),
    ),
  )
}

/** A rolled mat lying down, its spiral to the right: 230 wide. */
export function rolledMat({ scissors }: Hand, paper: Paper, inner: Paper, strap: Paper): Drawing {
  return [
    lift(paper, scissors.sheet(-130, -70, 220, 68)),
    lay(strap, scissors.sheet(-88, -71, 14, 70), scissors.sheet(10, -71, 14, 70)),
    cut(inner, scissors.disc(90, -36, 30, 35)),
    line(paper, 5, '72,-30 82,-56 106,-50 108,-24 90,-14 80,-28 90,-42 99,-34'),
  ].join('')
}

/** A mat on the ground, seen flat from the front. */
export function openMat({ scissors }: Hand, width: number, paper: Paper): Drawing {
  return cut(
    paper,
    scissors.corners([
      [-width / 2 + 20, -9],
      [width / 2 - 20, -9],
      [width / 2, 11],
      [-width / 2, 11],
    ]),
  )
}

/** 150 tall. */
export function waterBottle({ scissors }: Hand, body: Paper, water: Paper, lid: Paper): Drawing {
  return [
    cut(body, scissors.round('-24,-112 -14,-122 14,-122 24,-112 26,-8 20,0 -20,0 -26,-8')),
    lay(water, scissors.round('-20,-72 20,-74 21,-9 17,-5 -17,-5 -21,-9')),
    lay('milk', scissors.leaf(-15, -16, 74, 6, 0)),
    cut(lid, scissors.sheet(-16, -148, 32, 28)),
  ].join('')
}

/** One trainer from the side, toes to the right: 190 wide, 100 tall. */
export function trainer({ scissors }: Hand, upper: Paper, sole: Paper, accent: Paper): Drawing {
  return [
    lift(
      upper,
      scissors.round('-88,-92 -62,-100 -36,-96 -20,-84 22,-62 64,-50 92,-36 96,-16 70,-8 -86,-8 -94,-40'),
    ),
    lay(accent, scissors.round('-86,-40 -58,-46 -28,-34 -14,-10 -84,-10')),
    cut('milk', scissors.round('-36,-92 -18,-92 24,-66 20,-54 -2,-56 -30,-72')),
    line(accent, 4.5, '-20,-70 -6,-86', '-4,-60 10,-77', '12,-54 25,-68'),
    lay('milk', scissors.round('62,-50 92,-36 96,-18 76,-12 58,-24 54,-40')),
    cut(sole, scissors.round('-94,-16 0,-13 96,-18 100,-4 86,2 -84,2 -98,-4')),
  ].join('')
}

/** An exercise ball: its foot on the origin. */
export function ball({ scissors }: Hand, radius: number, paper: Paper, stripe: Paper): Drawing {
  return [
    lift(paper, scissors.disc(0, -radius, radius)),
    line(
      stripe,
      radius * 0.07,
      points('-0.92,-1.2 -0.3,-0.96 0.4,-1 0.93,-1.24', radius),
      points('-0.86,-0.66 -0.2,-0.42 0.4,-0.46 0.88,-0.7', radius),
    ),
    lay('milk', scissors.leaf(-radius * 0.62, -radius * 1.3, radius * 0.5, radius * 0.14, 32)),
  ].join('')
}

/** Two yoga blocks, one on the other. */
export function blocks({ scissors }: Hand, lower: Paper, upper: Paper): Drawing {
  return cut(lower, scissors.sheet(-54, -40, 108, 40)) + cut(upper, scissors.sheet(-42, -78, 88, 38))
}

/** A towel, folded. */
export const towel: Motif = ({ scissors }) =>
  cut('milk', scissors.round('-52,0 -56,-14 -50,-44 0,-48 50,-44 56,-14 52,0 0,1')) +
  line('mist', 3.4, '-52,-26 0,-29 52,-26', '-53,-15 0,-18 53,-15')

/** A loop of band, lying. */
export function band({ scissors }: Hand, paper: Paper): Drawing {
  return strip(paper, 13, scissors.round('-60,-20 -20,-36 30,-30 58,-16 40,-4 -10,-2 -50,-6'))
}

/** Headphones: around the origin, 220 wide. */
export function headphones({ scissors }: Hand): Drawing {
  return [
    strip('pine', 20, 'M-92 46C-108 -44 -64 -108 0 -108C64 -108 108 -44 92 46'),
    line('fir', 4, '-78,-50 -58,-80 -32,-94 -4,-97'),
    cut(
      'pine',
      scissors.round('-108,4 -88,-6 -76,20 -78,78 -92,96 -110,84 -118,44'),
      scissors.round('108,4 88,-6 76,20 78,78 92,96 110,84 118,44'),
    ),
    cut(
      'poppy',
      scissors.round('-86,-4 -66,4 -58,44 -66,84 -84,96 -90,44'),
      scissors.round('86,-4 66,4 58,44 66,84 84,96 90,44'),
    ),
  ].join('')
}
