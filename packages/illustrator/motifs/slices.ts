import { cut, glue, lay, line, place, strip } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points, toRadians } from '../paper/scissors.ts'
import type { Hand, Motif } from './hand.ts'

/** Slices on a plate, seen from above: radius about 40. */

function around(
  count: number,
  radius: number,
  start: number,
  put: (x: number, y: number, angle: number) => string,
) {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (360 / count) * index
    return put(Math.cos(toRadians(angle)) * radius, Math.sin(toRadians(angle)) * radius, angle)
  })
}

function wedge(hand: Hand, angle: number, spread: number, inner: number, outer: number): string {
  const at = (a: number, r: number): Point => [Math.cos(toRadians(a)) * r, Math.sin(toRadians(a)) * r]
  return hand.scissors.round([
    at(angle, inner),
    at(angle - spread * 0.75, outer * 0.66),
    at(angle - spread * 0.85, outer * 0.93),
    at(angle, outer),
    at(angle + spread * 0.85, outer * 0.93),
    at(angle + spread * 0.75, outer * 0.66),
  ])
}

function citrus(rind: Paper, flesh: Paper): Motif {
  return (hand) => {
    const { scissors, random } = hand
    const start = random.between(0, 40)
    return [
      cut(rind, scissors.disc(0, 0, 40)),
      lay('milk', scissors.disc(0, 0, 35)),
      lay(flesh, ...around(9, 0, start, (_x, _y, angle) => wedge(hand, angle, 19, 5, 32))),
    ].join('')
  }
}

export const lemonSlice = citrus('yolk', 'butter')
export const orangeSlice = citrus('yolk', 'yolk')
export const grapefruitSlice = citrus('yolk', 'rose')
export const limeSlice = citrus('leaf', 'lime')
/** A slice of a random citrus fruit. */
export const anyCitrus: Motif = (hand) => hand.random.pick([lemonSlice, orangeSlice, grapefruitSlice])(hand)

export const tomatoSlice: Motif = ({ scissors, random }) => {
  const turn = random.between(0, 90)
  return [
    cut('poppy', scissors.disc(0, 0, 40)),
    lay('rose', scissors.disc(0, 0, 31)),
    place(0, 0, { turn }, lay('poppy', scissors.halfDisc(0, -3.5, 24), scissors.halfDisc(0, 3.5, 24, 180))),
    place(
      0,
      0,
      { turn },
      lay(
        'butter',
        ...[-11, 1, 12].flatMap((x) => [scissors.disc(x, -11, 2.6, 3.6), scissors.disc(x - 1, 11, 2.6, 3.6)]),
      ),
    ),
  ].join('')
}

export const cherryTomato: Motif = ({ scissors }) =>
  [
    cut('poppy', scissors.disc(0, 0, 27)),
    lay('rose', scissors.leaf(-15, 6, 22, 8, 12)),
    lay('fir', ...around(5, 0, -90, (_x, _y, angle) => scissors.leaf(2, -4, 13, 6, angle))),
  ].join('')

export const cucumberSlice: Motif = ({ scissors, random }) =>
  [
    cut('fir', scissors.disc(0, 0, 38)),
    lay('lime', scissors.disc(0, 0, 32.5)),
    lay('leaf', ...around(8, 15, random.between(0, 40), (x, y) => scissors.disc(x, y, 2.6, 4))),
  ].join('')

export const courgetteSlice: Motif = ({ scissors, random }) =>
  [
    cut('leaf', scissors.disc(0, 0, 36)),
    lay('butter', scissors.disc(0, 0, 31)),
    lay('oat', ...around(7, 13, random.between(0, 40), (x, y) => scissors.disc(x, y, 2.4, 3.8))),
  ].join('')

export const radishSlice: Motif = ({ scissors }) =>
  [
    cut('rose', scissors.disc(0, 0, 32)),
    lay('milk', scissors.disc(0, 0, 26.5)),
    lay('blush', scissors.disc(1, 1, 12)),
  ].join('')

export const beetSlice: Motif = ({ scissors }) =>
  [
    cut('rust', scissors.disc(0, 0, 38)),
    lay('poppy', scissors.disc(0, 0, 30)),
    lay('rust', scissors.disc(0, 0, 23)),
    lay('poppy', scissors.disc(0, 0, 14)),
    lay('rust', scissors.disc(0, 0, 7)),
  ].join('')

export const onionRings: Motif = ({ scissors, random }) => {
  const ring = (x: number, y: number, r: number) => [strip('rose', 6, scissors.disc(x, y, r))]
  return [...ring(-8, 4, 30), ...ring(14, -10, 21), ...ring(random.between(8, 14), 22, 15)].join('')
}

/** A small carrot halved lengthwise: a round slice is hard to distinguish from a tomato. */
export const carrotHalf: Motif = ({ scissors }) =>
  place(
    0,
    0,
    { turn: 38 },
    lay(
      'leaf',
      scissors.leaf(0, -34, 22, 11, -28),
      scissors.leaf(0, -34, 26, 10, 2),
      scissors.leaf(0, -34, 20, 11, 30),
    ),
    cut('poppy', scissors.round('-14,-36 0,-39 14,-36 16,-20 8,16 2,46 -2,46 -8,16 -16,-20')),
    lay('yolk', scissors.round('-6,-30 6,-30 5,-8 1,34 -1,34 -5,-8')),
    line('rust', 1.8, '-14,-14 -9,-13', '10,-2 6,-1', '-9,8 -5,9'),
  )

export const kiwiSlice: Motif = ({ scissors, random }) =>
  [
    cut('cocoa', scissors.disc(0, 0, 38)),
    lay('leaf', scissors.disc(0, 0, 34)),
    lay('lime', scissors.disc(0, 0, 20)),
    lay('milk', scissors.disc(0, 0, 9, 7)),
    lay('pine', ...around(11, 20, random.between(0, 30), (x, y) => scissors.disc(x, y, 2, 3))),
  ].join('')

export const bananaSlice: Motif = ({ scissors, random }) =>
  [
    cut('butter', scissors.disc(0, 0, 31)),
    lay('yolk', scissors.disc(0, 0, 16)),
    lay('cocoa', ...around(3, 7, random.between(0, 90), (x, y, angle) => scissors.leaf(x, y, 6, 3, angle))),
  ].join('')

function stoneFruit(skin: Paper, flesh: Paper): Motif {
  return ({ scissors }) =>
    [
      cut(skin, scissors.disc(0, 0, 40)),
      lay(flesh, scissors.disc(0, 0, 36)),
      lay('rose', ...around(10, 12, 8, (x, y, angle) => scissors.leaf(x, y, 13, 6, angle + 90))),
      lay('cocoa', scissors.disc(0, 0, 13, 16)),
      line('bran', 2, '-3,-8 1,0 -2,9'),
    ].join('')
}
export const peachHalf = stoneFruit('rose', 'yolk')
export const apricotHalf = stoneFruit('yolk', 'butter')
export const plumHalf = stoneFruit('ink', 'yolk')

export const appleHalf: Motif = ({ scissors }) =>
  glue(
    lay('poppy', scissors.round('0,-32 20,-38 38,-20 36,10 18,36 0,32 -18,36 -36,10 -38,-20 -20,-38')),
    lay('milk', scissors.round('0,-25 17,-31 31,-17 29,9 15,29 0,26 -15,29 -29,9 -31,-17 -17,-31')),
    lay('butter', scissors.leaf(0, 18, 36, 26, 0)),
    lay('cocoa', scissors.leaf(-5, 10, 14, 7, -4), scissors.leaf(6, 10, 14, 7, 6)),
  )

export const figHalf: Motif = ({ scissors, random }) =>
  [
    cut('ink', scissors.round('0,-42 10,-26 32,-4 30,22 0,38 -30,22 -32,-4 -10,-26')),
    lay('blush', scissors.round('0,-30 8,-20 26,-2 24,19 0,32 -24,19 -26,-2 -8,-20')),
    lay('rose', scissors.disc(0, 8, 17, 15)),
    lay('butter', ...around(9, 9, random.between(0, 30), (x, y) => scissors.disc(x, y + 8, 1.7, 2.2))),
  ].join('')

export const mangoSlices: Motif = ({ scissors }) =>
  glue(
    ...[-22, 0, 22].map((x, index) =>
      place(
        x,
        (index - 1) * 5,
        { turn: 14 },
        cut('yolk', scissors.round('0,-38 12,-20 13,10 2,38 -9,18 -11,-14')),
        line('butter', 3, '-2,-22 2,0 0,20'),
      ),
    ),
  )

export const eggHalf: Motif = ({ scissors }) =>
  [
    cut('milk', scissors.round('0,-42 22,-30 33,-2 28,26 0,38 -28,26 -33,-2 -22,-30')),
    cut('yolk', scissors.disc(0, 6, 19)),
    lay('butter', scissors.leaf(-10, 12, 18, 7, 28)),
  ].join('')

export const friedEgg: Motif = ({ scissors, random }) => {
  const r = () => random.between(34, 44)
  return [
    cut(
      'milk',
      scissors.round(
        Array.from({ length: 8 }, (_, i): Point => {
          const radius = r()
          return [Math.cos((i * Math.PI) / 4) * radius, Math.sin((i * Math.PI) / 4) * radius]
        }),
      ),
    ),
    cut('yolk', scissors.disc(0, 0, 17)),
    lay('butter', scissors.leaf(-9, 5, 16, 6, 30)),
  ].join('')
}

export const avocadoFan: Motif = ({ scissors }) =>
  [-3, -2, -1, 0, 1, 2, 3]
    .map((step) =>
      place(
        step * 13,
        Math.abs(step) ** 2 * 1.6 - 6,
        { turn: step * 11 },
        cut('leaf', scissors.round('0,-34 9,-16 9,16 0,32 -8,12 -8,-16')),
        lay('butter', scissors.round('1,-28 8,-14 8,13 1,26 -3,10 -3,-13')),
      ),
    )
    .join('')

export const mushroomSlice: Motif = ({ scissors }) =>
  glue(
    lay('milk', scissors.round('-9,-4 9,-4 8,20 12,34 0,37 -12,34 -8,20')),
    lay('milk', scissors.round('-38,2 -34,-20 -14,-34 14,-34 34,-20 38,2 24,6 10,-4 -10,-4 -24,6')),
    lay(
      'cocoa',
      scissors.round('-39,5 -36,-20 -15,-36 15,-36 36,-20 39,5 33,2 29,-16 12,-28 -12,-28 -29,-16 -33,2'),
    ),
    lay('oat', scissors.round('-26,-2 -14,-12 -5,-8 -12,0'), scissors.round('26,-2 14,-12 5,-8 12,0')),
  )

export const pepperRing: Motif = ({ scissors }) => {
  const outer: Point[] = points('0,-34 22,-36 36,-14 32,16 14,34 -8,30 -30,28 -36,2 -26,-26')
  return [strip('poppy', 11, scissors.round(outer)), line('rose', 3, '-18,-20 -27,0 -22,18')].join('')
}

export const olive: Motif = ({ scissors }) =>
  [
    cut('pine', scissors.disc(0, 0, 22, 20)),
    lay('fir', scissors.disc(1, 0, 11, 10)),
    lay('poppy', scissors.disc(1, 0, 6)),
  ].join('')

export const pearHalf: Motif = ({ scissors }) =>
  glue(
    lay('leaf', scissors.round('0,-46 12,-36 16,-16 32,6 30,28 12,40 -12,40 -30,28 -32,6 -16,-16 -12,-36')),
    lay('milk', scissors.round('0,-38 7,-30 11,-12 26,8 24,25 10,34 -10,34 -24,25 -26,8 -11,-12 -7,-30')),
    lay('oat', scissors.disc(0, 14, 11, 13)),
    lay('cocoa', scissors.leaf(-4, 22, 13, 6, -6), scissors.leaf(5, 22, 13, 6, 6)),
  )

export const aubergineSlice: Motif = ({ scissors, random }) =>
  [
    cut('ink', scissors.disc(0, 0, 40, 38)),
    lay('oat', scissors.disc(0, 0, 34, 32)),
    lay('bran', ...around(8, 17, random.between(0, 40), (x, y) => scissors.disc(x, y, 2.6, 3.4))),
  ].join('')

export const pineappleRing: Motif = ({ scissors }) =>
  [
    cut('yolk', scissors.disc(0, 0, 39)),
    lay('butter', ...around(10, 26, 8, (x, y, angle) => scissors.leaf(x, y, 15, 6, angle + 90))),
    lay('bran', scissors.disc(0, 0, 11)),
  ].join('')

/** Draws a wedge of melon, its rind below. */
export function melonWedge(rind: Paper, flesh: Paper, seeds: Paper): Motif {
  return ({ scissors }) =>
    glue(
      lay(rind, scissors.halfDisc(0, -16, 44, 180)),
      lay(flesh, scissors.halfDisc(0, -16, 36, 180)),
      lay(seeds, ...[-18, -6, 6, 18].map((x) => scissors.leaf(x, -2 + Math.abs(x) * -0.2, 9, 5, 180))),
    )
}
