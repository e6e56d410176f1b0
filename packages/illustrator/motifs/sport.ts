import { cut, type Drawing, glue, lay, lift, line, place, strip } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Outline } from '../paper/scissors.ts'
import { openSmooth } from '../paper/scissors.ts'
import type { Hand, Motif } from './hand.ts'

/** What single sports need. Standing things have their foot on the origin, held ones the place where they are held. */

/** Where a rider's hips, hands and feet are on {@link bicycle}: the hips are the origin. */
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

/** Swimming goggles before a cap: 190 wide, 110 tall. */
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

/** A woman swimming front crawl to the right: 490 wide. Waves drawn over the swimmer cover what is below 14. */
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
