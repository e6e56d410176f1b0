import { cut, type Drawing, glue, lay, lift, line, place, strip } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Outline, openSmooth, points } from '../paper/scissors.ts'
import type { Hand, Motif } from './hand.ts'

/** Exercise equipment. Standing things have their foot at the origin. */

/** Draws a dumbbell from the side, held in the middle: 90 wide. */
export function dumbbell({ scissors }: Hand, weight: Paper): Drawing {
  return glue(
    lay('bran', scissors.sheet(-30, -4, 60, 8)),
    lay(weight, scissors.sheet(-44, -16, 16, 32), scissors.sheet(28, -16, 16, 32)),
  )
}

/** Draws a kettlebell, 150 tall. */
export function kettlebell({ scissors }: Hand, paper: Paper): Drawing {
  const shade: Paper = paper === 'poppy' ? 'rust' : 'fir'
  return [
    strip(paper, 17, scissors.round('-27,-88 -34,-118 -24,-140 0,-146 24,-140 34,-118 27,-88')),
    cut(paper, scissors.round('0,-108 36,-96 54,-64 52,-28 34,-2 0,0 -34,-2 -52,-28 -54,-64 -36,-96')),
    lay(shade, scissors.disc(0, -54, 30)),
    lay(paper === 'poppy' ? 'yolk' : 'lime', scissors.halfDisc(0, -54, 18)),
  ].join('')
}

/** Draws a large dumbbell on the ground: 180 wide. */
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

/** Draws a rolled mat lying down, its spiral to the right: 230 wide. */
export function rolledMat({ scissors }: Hand, paper: Paper, inner: Paper, strap: Paper): Drawing {
  return [
    lift(paper, scissors.sheet(-130, -70, 220, 68)),
    lay(strap, scissors.sheet(-88, -71, 14, 70), scissors.sheet(10, -71, 14, 70)),
    cut(inner, scissors.disc(90, -36, 30, 35)),
    line(paper, 5, '72,-30 82,-56 106,-50 108,-24 90,-14 80,-28 90,-42 99,-34'),
  ].join('')
}

/** Draws a mat on the ground, seen flat from the front. */
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

/** Draws a water bottle, 150 tall. */
export function waterBottle({ scissors }: Hand, body: Paper, water: Paper, lid: Paper): Drawing {
  return [
    cut(body, scissors.round('-24,-112 -14,-122 14,-122 24,-112 26,-8 20,0 -20,0 -26,-8')),
    lay(water, scissors.round('-20,-72 20,-74 21,-9 17,-5 -17,-5 -21,-9')),
    lay('milk', scissors.leaf(-15, -16, 74, 6, 0)),
    cut(lid, scissors.sheet(-16, -148, 32, 28)),
  ].join('')
}

/** Draws one trainer from the side, toes to the right: 190 wide, 100 tall. */
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

/** Draws an exercise ball: its foot at the origin. */
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

/** Draws two yoga blocks, one on the other. */
export function blocks({ scissors }: Hand, lower: Paper, upper: Paper): Drawing {
  return cut(lower, scissors.sheet(-54, -40, 108, 40)) + cut(upper, scissors.sheet(-42, -78, 88, 38))
}

/** A towel, folded. */
export const towel: Motif = ({ scissors }) =>
  cut('milk', scissors.round('-52,0 -56,-14 -50,-44 0,-48 50,-44 56,-14 52,0 0,1')) +
  line('mist', 3.4, '-52,-26 0,-29 52,-26', '-53,-15 0,-18 53,-15')

/** Draws a loop of band, lying flat. */
export function band({ scissors }: Hand, paper: Paper): Drawing {
  return strip(paper, 13, scissors.round('-60,-20 -20,-36 30,-30 58,-16 40,-4 -10,-2 -50,-6'))
}

/** Draws headphones: around the origin, 220 wide. */
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

/** Equipment of single sports. Standing things have their foot at the origin, held ones the point where they are held. */

/** Extent of {@link bicycle} for a rider whose hips are at the origin. */
export const BICYCLE = { left: -116, right: 204, bottom: 174 } as const

/** A bicycle from the side, its front to the right, its saddle under the origin. */
export const bicycle: Motif = (hand) => {
  const { scissors } = hand
  const tube = (...points: Outline[]) => strip('milk', 7.5, points.map(openSmooth).join(''))
  const wheel = (x: number): Drawing =>
    [
      strip('pine', 7, scissors.disc(x, 112, 58)),
      line('pine', 1.6, ...spokes(x, 112, 54)),
      lay('pine', scissors.disc(x, 112, 7)),
    ].join('')
  return [
    wheel(-54),
    wheel(142),
    tube('-54,112 26,118', '-54,112 4,44', '26,118 0,30', '4,46 108,34', '26,118 112,46', '112,40 142,112'),
    tube('112,46 104,4'),
    strip('pine', 7.5, openSmooth('104,4 112,-4 120,-4')),
    strip('pine', 5, openSmooth('6,102 26,118 46,134')),
    cut('pine', scissors.disc(26, 118, 13)),
    lay('pine', scissors.sheet(-6, 99, 24, 6), scissors.sheet(34, 131, 24, 6)),
    cut('pine', scissors.round('-30,20 -10,18 22,20 26,25 6,31 -20,34 -32,29')),
  ].join('')
}

function spokes(x: number, y: number, radius: number): Outline[] {
  return [14, 74, 134].map((degrees): Outline => {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]
  })
}

/** A racket held at the origin, pointing down: 118 long. */
export const racket: Motif = ({ scissors }) =>
  [
    strip('pine', 6.5, scissors.disc(0, 82, 27, 34)),
    line('milk', 1.5, '-18,62 -18,102', '-6,52 -6,112', '6,52 6,112', '18,62 18,102'),
    line('milk', 1.5, '-24,70 24,70', '-26,82 26,82', '-24,94 24,94'),
    cut('pine', scissors.sheet(-4, -10, 8, 60)),
  ].join('')

/** A skipping rope laid in a coil, its two handles beside it: 200 wide, 120 tall. */
export const ropeCoil: Motif = ({ scissors }) =>
  [
    strip('poppy', 8, scissors.disc(-6, -34, 74, 30)),
    strip('poppy', 8, scissors.disc(2, -40, 58, 24)),
    strip('poppy', 8, openSmooth('52,-52 78,-70 70,-92')),
    strip('poppy', 8, openSmooth('-60,-22 -92,-40 -84,-74')),
    place(68, -88, { turn: -14 }, cut('rust', scissors.round('-8,-50 8,-50 7,4 -7,4'))),
    place(-84, -70, { turn: 10 }, cut('rust', scissors.round('-8,-50 8,-50 7,4 -7,4'))),
  ].join('')

/** Swimming goggles in front of a cap: 190 wide, 110 tall. */
export const capAndGoggles: Motif = ({ scissors }) =>
  [
    lift('poppy', scissors.round('-92,-4 -88,-52 -56,-94 0,-108 56,-94 88,-52 92,-4 40,4 -40,4')),
    lay('rust', scissors.round('-14,-108 14,-108 22,-50 20,2 -20,2 -22,-50')),
    strip('pine', 7, openSmooth('-84,-40 -50,-34 0,-32 50,-34 84,-40')),
    cut('mist', scissors.round('-58,-50 -20,-48 -10,-30 -22,-10 -50,-10 -62,-28')),
    cut('mist', scissors.round('58,-50 20,-48 10,-30 22,-10 50,-10 62,-28')),
    line('pine', 5.5, '-58,-50 -20,-48 -10,-30 -22,-10 -50,-10 -62,-28 -58,-50'),
    line('pine', 5.5, '58,-50 20,-48 10,-30 22,-10 50,-10 62,-28 58,-50'),
    lay('milk', scissors.leaf(-46, -20, 22, 8, 40), scissors.leaf(28, -20, 22, 8, 40)),
  ].join('')

/** A cyclist's helmet from the side, its front to the right: 200 wide, 112 tall. */
export const helmet: Motif = ({ scissors }) =>
  [
    strip('pine', 5, openSmooth('-62,-26 -34,-6 -6,2 14,-4 40,-26')),
    cut('pine', scissors.sheet(-20, -8, 28, 14)),
    lay('pine', scissors.round('-88,-36 0,-30 84,-34 78,-20 20,-16 -50,-16 -84,-22')),
    lift(
      'poppy',
      scissors.round('-100,-34 -96,-66 -66,-98 -8,-112 46,-102 82,-70 94,-36 50,-30 0,-34 -50,-30'),
    ),
    cut('rust', scissors.round('84,-46 112,-34 116,-28 92,-28 70,-34')),
    lay(
      'pine',
      scissors.round('-84,-50 -74,-74 -50,-88 -56,-66 -60,-46'),
      scissors.round('-40,-46 -36,-72 -18,-98 4,-98 -10,-70 -14,-46'),
      scissors.round('8,-46 14,-72 30,-92 50,-84 40,-64 36,-46'),
      scissors.round('54,-46 60,-62 70,-66 78,-46'),
    ),
  ].join('')

/** Draws a woman swimming front crawl to the right: 490 wide. Waves drawn over the swimmer cover everything below 14. */
export function swimmer({ scissors }: Hand, skin: Paper): Drawing {
  return [
    cut(skin, scissors.round('120,8 176,-2 232,2 256,8 232,16 176,20 120,22')),
    cut(skin, scissors.round('-60,22 -120,6 -176,-2 -220,-22 -236,-22 -222,-2 -180,18 -120,34 -60,38')),
    cut(skin, scissors.round('-58,14 -112,12 -172,8 -214,-6 -232,-2 -214,14 -172,26 -112,36 -58,34')),
    glue(
      lay('poppy', scissors.round('84,-14 56,-26 8,-24 -32,-12 -66,-6 -84,12 -70,34 -10,38 60,34 92,20')),
      lay(skin, scissors.round('74,-22 104,-18 122,-4 116,20 90,24 78,4')),
    ),
    cut(skin, scissors.round('132,-32 150,-34 166,-22 168,-2 158,14 138,16 122,2 120,-18')),
    lift('poppy', scissors.round('120,-2 114,-24 126,-42 148,-48 166,-40 174,-24 160,-28 146,-22 134,-8')),
    line('pine', 4, '132,-12 146,-14 162,-12'),
    lay('mist', scissors.disc(158, -12, 7, 5.5)),
    cut(skin, scissors.round('72,-8 84,-42 104,-78 118,-92 130,-88 128,-72 112,-46 100,-14 88,2')),
    cut(
      skin,
      scissors.round('114,-92 130,-94 166,-68 196,-44 222,-18 226,-8 214,-8 188,-30 158,-54 122,-76'),
    ),
    `<circle cx="88" cy="-8" r="4.4" fill="#f8be3f"/><circle cx="122" cy="-84" r="4.4" fill="#f8be3f"/>`,
  ].join('')
}
