import { brothOf } from '../motifs/broth.ts'
import { type FoodName, foodOf, garnishOf } from '../motifs/foods.ts'
import { pottedPlant } from '../motifs/greens.ts'
import type { Hand } from '../motifs/hand.ts'
import { books, cup, teapot } from '../motifs/household.ts'
import { standing, widthOf } from '../motifs/standing.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { type Brief, field, ground, risingDisc, type Scene, withFoods } from './scene.ts'

/** One to three tall glasses in front of the sun, with fruit beside them. */
export const glassSide: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const floor = height * 0.88
  const count = random.pick([1, 2, 2, 3])
  const tall = height * (count === 1 ? 0.66 : 0.56)
  const gap = tall * 0.5
  const x = width * random.pick([0.4, 0.5, 0.6])
  const isWater = brief.words.includes('water')
  const mix: Paper = isWater ? 'sea' : brothOf(hand, brief.foods)
  const second = pairOf(mix)
  const left = x - ((count - 1) / 2) * gap
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.36, height * 0.72)),
    ground(brief, floor - height * 0.07),
    ...Array.from({ length: count }, (_, index) =>
      place(
        left + index * gap,
        floor + (index % 2) * 10,
        {},
        glass(
          brief,
          tall * (index % 2 === 0 ? 1 : 0.86),
          index % 2 === 0 ? mix : second,
          index % 2 === 0 ? second : mix,
          index,
        ),
      ),
    ),
    ...feet(brief, x, (count - 1) * gap + tall * 0.5, floor),
  ]
  return {
    drawings,
    alt: `${count === 1 ? 'A tall glass' : 'Tall glasses'}${isWater ? ' of water' : ''}${withFoods(brief)}`,
  }
}

function feet(brief: Brief, x: number, wide: number, floor: number): Drawing[] {
  const { hand, width, height, foods } = brief
  return [x - wide / 2, x + wide / 2].flatMap((edge, index) => {
    const room = index === 0 ? edge : width - edge
    const name = foods[index % foods.length]
    if (!name || room < 120) return []
    const scale = Math.min(1.1, (room * 0.7) / widthOf(name))
    return [
      place(
        index === 0 ? edge - room * 0.42 : edge + room * 0.42,
        floor + height * 0.06,
        { scale },
        standing(hand, name),
      ),
    ]
  })
}

const PAIRS: Partial<Record<Paper, Paper>> = {
  sea: 'sea',
  poppy: 'rose',
  rose: 'blush',
  yolk: 'butter',
  butter: 'yolk',
  lime: 'leaf',
  leaf: 'lime',
  ink: 'rose',
  milk: 'mist',
  oat: 'bran',
  bran: 'oat',
  cocoa: 'bran',
  rust: 'rose',
}

function pairOf(paper: Paper): Paper {
  return PAIRS[paper] ?? 'butter'
}

/** Draws a glass with two layers, a straw and a garnish on its rim; its foot is at the origin. */
function glass(brief: Brief, tall: number, lower: Paper, upper: Paper, index: number): Drawing {
  const { hand, backdrop, foods } = brief
  const { scissors } = hand
  const top = tall * 0.21
  const foot = tall * 0.155
  const at = (share: number) => foot + (top - foot) * share
  const band = (from: number, to: number, inset: number): Point[] => [
    [-at(to) + inset, -tall * to],
    [at(to) - inset, -tall * to],
    [at(from) - inset, -tall * from],
    [-at(from) + inset, -tall * from],
  ]
  const straw: Paper = index === 0 && !WARM.has(lower) && backdrop.field !== 'rose' ? 'poppy' : 'pine'
  const garnish = foods.find((name) => foodOf(name).habit === 'slices')
  const herb = garnishOf(foods)
  return [
    place(top * 0.2, -tall * 0.7, { turn: 9 }, cut(straw, scissors.sheet(-6, -tall * 0.5, 12, tall * 0.6))),
    lift('mist', scissors.corners(band(0, 1, 0))),
    lay(upper, scissors.corners(band(0.05, 0.86, 8))),
    lay(
      lower,
      scissors.round([
        ...wave(at(0.48) - 8, -tall * 0.48),
        [at(0.05) - 8, -tall * 0.06],
        [-at(0.05) + 8, -tall * 0.06],
      ]),
    ),
    lay('milk', scissors.leaf(-at(0.2) + 16, -tall * 0.16, tall * 0.6, 6, -1.5)),
    index % 2 === 0 && garnish
      ? place(-top * 0.86, -tall * 0.97, { scale: tall / 480 }, foodOf(garnish).piece(hand))
      : herb
        ? place(top * 0.3, -tall, { scale: tall / 330 }, foodOf(herb).piece(hand))
        : '',
  ].join('')
}

const WARM: ReadonlySet<Paper> = new Set(['poppy', 'rust', 'rose'])

function wave(half: number, y: number): Point[] {
  return [
    [-half, y + 6],
    [-half * 0.5, y - 8],
    [0, y + 2],
    [half * 0.5, y + 10],
    [half, y - 6],
  ]
}

/** Draws a glass of water, with a slice where the text names one. */
function waterGlass(hand: Hand, tall: number, slice?: FoodName): Drawing {
  const { scissors } = hand
  return [
    lift('mist', scissors.corners(points('-0.27,-1 0.27,-1 0.21,0 -0.21,0', tall))),
    lay('sea', scissors.corners(points('-0.235,-0.7 0.235,-0.72 0.185,-0.05 -0.185,-0.05', tall))),
    slice ? place(tall * 0.04, -tall * 0.5, { scale: tall / 330 }, foodOf(slice).piece(hand)) : '',
  ].join('')
}

/** A teapot and its cup in front of the sun. */
export const teaTable: Scene = (brief) => {
  const { hand, width, height, backdrop, foods } = brief
  const { random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.86
  const scale = height / 330
  const pot: Paper = backdrop.field === 'rose' ? 'milk' : 'poppy'
  const potBand: Paper = pot === 'milk' ? 'poppy' : 'yolk'
  const x = width * 0.5
  const beside = foods.find((name) => name !== 'honey')
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.4, height * 0.78)),
    ground(brief, floor - height * 0.06),
    place(x - side * height * 0.2, floor, { scale, mirror: side < 0 }, teapot(hand, pot, potBand)),
    place(
      x + side * height * 0.46,
      floor + height * 0.06,
      { scale: scale * 0.78 },
      cup(hand, backdrop.ground === 'pine' ? 'sea' : 'pine', 'butter'),
    ),
    place(
      x - side * height * 0.74,
      floor + height * 0.07,
      { scale: height / 430 },
      foods.includes('honey')
        ? standing(hand, 'honey')
        : random.pick([() => books(hand), () => pottedPlant(hand, 'milk', 180)])(),
    ),
    beside
      ? place(
          x + side * height * 0.78,
          floor + height * 0.09,
          { scale: height / 640 },
          foodOf(beside).piece(hand),
        )
      : '',
  ]
  return { drawings, alt: `A teapot and a steaming cup${withFoods(brief)} in front of the sun` }
}

export const water: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.88
  const s = height / 450
  const x = width * 0.48
  const slice = brief.foods.find((name) => IN_WATER.includes(name))
  const herb = garnishOf(brief.foods)
  const carafe: Drawing = [
    lift(
      'mist',
      scissors.round(
        '-54,-318 54,-318 40,-262 34,-222 66,-176 92,-116 86,-40 62,0 -62,0 -86,-40 -92,-116 -66,-176 -34,-222 -40,-262',
      ),
    ),
    lay('sea', scissors.round('-52,-176 52,-178 80,-114 76,-40 56,-8 -56,-8 -76,-40 -80,-114')),
    slice
      ? place(-26, -112, { scale: 0.8 }, foodOf(slice).piece(hand)) +
        place(28, -66, { scale: 0.8 }, foodOf(slice).piece(hand))
      : lay('mist', scissors.leaf(-48, -60, 70, 9, 8), scissors.leaf(44, -40, 60, 8, -6)),
    herb ? place(20, -140, { scale: 0.6 }, foodOf(herb).piece(hand)) : '',
  ].join('')
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.4, height * 0.8)),
    ground(brief, floor - height * 0.07),
    place(x, floor, { scale: s }, carafe),
    place(
      x + side * 190 * s,
      floor + 12 * s,
      { scale: s },
      place(14, -118, { turn: 10 }, cut('poppy', scissors.sheet(-5, -110, 10, 130))),
      waterGlass(hand, 170, slice),
    ),
    place(x - side * 188 * s, floor + 18 * s, { scale: s }, waterGlass(hand, 150, slice)),
    slice ? place(x - side * 300 * s, floor + 30 * s, { scale: s * 0.9 }, foodOf(slice).piece(hand)) : '',
  ]
  return { drawings, alt: `A carafe of water${withFoods(brief)}, two glasses beside it` }
}

const IN_WATER: readonly FoodName[] = [
  'lemon',
  'lime',
  'orange',
  'citrus',
  'cucumber',
  'strawberry',
  'grapefruit',
]
