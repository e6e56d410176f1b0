import { plate, WARES } from '../motifs/dishes.ts'
import { type FoodName, foodOf } from '../motifs/foods.ts'
import { cut, type Drawing, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, toRadians } from '../paper/scissors.ts'
import type { Brief } from '../scenes/scene.ts'
import { vesselOf } from './lying.ts'
import {
  crumbTop,
  type Form,
  foodsWithin,
  gridSpots,
  herbOn,
  type Mass,
  massOf,
  ovenDish,
  shadeOf,
  slab,
  specks,
  strewn,
  toppingsOf,
} from './parts.ts'

/** Baked dishes, seen from above. */

interface Bake {
  top: 'crumbs' | 'cheese' | 'mash' | 'rounds' | 'pastry'
  /** The filling's paper where no food colours it. */
  paper: Paper
  own?: readonly FoodName[]
  by?: readonly FoodName[]
}

/** An oven dish with a golden top; one spoonful is missing, so that the filling is visible. */
export const ovenBake =
  ({ top, paper, own = [], by }: Bake): Form =>
  (brief, r) => {
    const { hand, backdrop } = brief
    const { scissors } = hand
    const half = r * 1.06
    const tall = r * 0.76
    const filling = massOf(brief, paper, { own, by })
    const dish: Paper =
      backdrop.field === 'sea' || backdrop.disc === 'sea' ? 'milk' : hand.random.pick(['sea', 'milk', 'pine'])
    const open: Point = [half * 0.46, tall * 0.3]
    const reach = tall * 0.5
    const tops = toppingsOf(brief, filling, own)
    const isOut = ([x, y]: Point) => Math.hypot(x - open[0], (y - open[1]) * 1.1) < reach
    const inside = [filling.by, ...brief.foods].filter(
      (name) => name !== undefined && !own.includes(name) && foodOf(name).habit !== 'spread',
    )
    const seen = [...new Set(inside)].filter((name) => name !== undefined).slice(0, 3)
    return [
      ovenDish(hand, half, tall, dish, filling.paper),
      topOf(brief, top, half, tall, isOut),
      cut(filling.paper, scissors.disc(open[0], open[1], reach, reach * 0.9)),
      place(open[0], open[1], {}, strewn(hand, seen, { count: 5, reach: reach * 0.7, size: r * 0.13 })),
      top === 'cheese'
        ? place(
            -half * 0.3,
            -tall * 0.1,
            {},
            strewn(hand, tops.slice(0, 2), { count: 4, reach: tall * 0.62, size: r * 0.1 }),
          )
        : '',
      herbOn(brief, -half * 0.42, -tall * 0.24, r * 0.13),
    ].join('')
  }

function topOf(
  brief: Brief,
  top: Bake['top'],
  half: number,
  tall: number,
  isOut: (at: Point) => boolean,
): Drawing {
  const { hand } = brief
  const { scissors, random } = hand
  const w = half * 0.96
  const h = tall * 0.95
  const step = half * 0.085
  switch (top) {
    case 'crumbs':
      return crumbTop(
        hand,
        ['amber', 'honey', 'butter'],
        gridSpots(hand, w, h, step).filter((at) => !isOut(at)),
        step * 0.86,
      )
    case 'cheese':
      return [
        lay('yolk', slab(hand, w, h, half * 0.12)),
        lay(
          'butter',
          ...gridSpots(hand, w * 0.9, h * 0.86, half * 0.34).map(([x, y]) =>
            scissors.disc(x, y, half * random.between(0.08, 0.14), half * 0.08),
          ),
        ),
        lay(
          'amber',
          ...gridSpots(hand, w * 0.86, h * 0.8, half * 0.42).map(([x, y]) =>
            scissors.disc(x, y, half * random.between(0.04, 0.08), half * 0.045),
          ),
        ),
      ].join('')
    case 'mash':
      return [
        lay('butter', slab(hand, w, h, half * 0.12)),
        ...[-0.78, -0.46, -0.14, 0.18, 0.5, 0.82].map((share) =>
          line('amber', half * 0.035, [
            [-w * 0.92, h * share],
            [-w * 0.6, h * (share - 0.1)],
            [-w * 0.3, h * share],
            [0, h * (share - 0.1)],
            [w * 0.3, h * share],
            [w * 0.6, h * (share - 0.1)],
            [w * 0.92, h * share],
          ]),
        ),
      ].join('')
    case 'rounds':
      return gridSpots(hand, w * 0.94, h * 0.9, half * 0.42)
        .filter((at) => !isOut(at))
        .map(
          ([x, y]) =>
            cut('amber', scissors.disc(x, y, half * 0.19)) +
            lay('honey', scissors.disc(x - 2, y - 3, half * 0.14)),
        )
        .join('')
    case 'pastry':
      return [
        cut('amber', slab(hand, w, h, half * 0.12)),
        lay('honey', slab(hand, w * 0.9, h * 0.86, half * 0.1)),
        lay(
          'umber',
          ...[-0.5, -0.18, 0.14].map((share) => scissors.leaf(w * share, h * 0.16, h * 0.36, h * 0.1, 30)),
        ),
      ].join('')
  }
}

interface Round {
  crust: Paper
  paper: Paper
  isPale?: boolean
  own?: readonly FoodName[]
  by?: readonly FoodName[]
  /** Colours of unnamed pieces on top. */
  flecks?: readonly Paper[]
  count?: number
  lattice?: true
  /** A closed lid instead of a filling. */
  lid?: true
  on?: 'plate' | 'board' | 'pan'
  /** Width of the crust, in shares of the radius. */
  rim?: number
}

/** A round pie, tart or pizza with a slice pulled out. */
export const round =
  ({
    crust,
    paper,
    isPale = false,
    own = [],
    by,
    flecks = [],
    count = 10,
    lattice,
    lid,
    on = 'plate',
    rim = 0.12,
  }: Round): Form =>
  (brief, r) => {
    const { hand } = brief
    const { scissors } = hand
    const mass = massOf(brief, paper, { isPale, own, by })
    for (const name of own) if (brief.foods.includes(name)) hand.shown.add(name)
    const tops = toppingsOf(brief, mass, own).slice(0, 4)
    const size = r * (on === 'plate' ? 0.78 : 0.96)
    const inner = size * (1 - rim)
    const from = 14
    const to = 62
    const slice = (reach: number, inset = 0): Point[] => [
      [Math.cos(toRadians((from + to) / 2)) * inset, Math.sin(toRadians((from + to) / 2)) * inset],
      ...Array.from({ length: 5 }, (_, at): Point => {
        const angle = toRadians(from + ((to - from) * at) / 4)
        return [Math.cos(angle) * reach, Math.sin(angle) * reach]
      }),
    ]
    const fluted = Array.from({ length: 44 }, (_, at): Point => {
      const reach = size * (on === 'plate' && at % 2 === 0 ? 1.02 : 0.99)
      const angle = (at * 2 * Math.PI) / 44
      return [Math.cos(angle) * reach, Math.sin(angle) * reach]
    })
    const away = size * 0.17
    const out: Point = [Math.cos(toRadians(38)) * away, Math.sin(toRadians(38)) * away]
    const gap: Paper = on === 'pan' ? 'night' : on === 'board' ? 'bran' : 'milk'
    return [
      on === 'plate'
        ? plate(hand, r, WARES.white)
        : on === 'pan'
          ? vesselOf(brief, 'pan', r, mass)
          : lift('bran', slab(hand, r * 1.1, r * 1.04, r * 0.2)),
      lift(crust, scissors.round(fluted)),
      lay(lid ? crust : mass.paper, scissors.disc(0, 0, inner)),
      lid ? lidOf(brief, inner, crust) : '',
      ...flecks.map((fleck, index) =>
        specks(hand, fleck, 14 + index * 6, inner * 0.88, inner * (0.1 - index * 0.03)),
      ),
      lid
        ? ''
        : tops.length === 0 && flecks.length === 0
          ? specks(hand, shadeOf(mass.paper), 16, inner * 0.82, inner * 0.06)
          : strewn(hand, tops, { count, reach: inner * 0.8, size: r * 0.15 }),
      lattice ? latticeOf(crust, inner) : '',
      herbOn(brief, -inner * 0.2, -inner * 0.1, r * 0.14),
      lay(gap, scissors.corners(slice(size * 1.03))),
      place(
        out[0],
        out[1],
        {},
        cut(crust, scissors.corners(slice(size, size * 0.04))),
        lay(lid ? shadeOf(crust) : mass.paper, scissors.corners(slice(inner * 0.97, size * 0.08))),
        place(
          Math.cos(toRadians(38)) * inner * 0.6,
          Math.sin(toRadians(38)) * inner * 0.6,
          {},
          ...flecks.map((fleck) => specks(hand, fleck, 3, inner * 0.18, inner * 0.06)),
        ),
        lid
          ? ''
          : place(
              Math.cos(toRadians(38)) * inner * 0.62,
              Math.sin(toRadians(38)) * inner * 0.62,
              {},
              strewn(hand, tops, { count: 2, reach: inner * 0.16, size: r * 0.1 }),
            ),
      ),
    ].join('')
  }

function lidOf({ hand }: Brief, inner: number, crust: Paper): Drawing {
  const { scissors } = hand
  return (
    lay(shadeOf(crust), scissors.disc(0, 0, inner * 0.94)) +
    lay(
      'umber',
      ...[0, 72, 144, 216, 288].map((angle) => scissors.leaf(0, 0, inner * 0.5, inner * 0.1, angle)),
    )
  )
}

function latticeOf(crust: Paper, inner: number): Drawing {
  const bars = [-0.6, -0.2, 0.2, 0.6].flatMap((share): Point[][] => {
    const long = Math.sqrt(1 - share * share) * inner
    return [
      [
        [share * inner, -long],
        [share * inner, long],
      ],
      [
        [-long, share * inner],
        [long, share * inner],
      ],
    ]
  })
  return place(0, 0, { turn: 24 }, line(crust, inner * 0.09, ...bars))
}

/** A tray bake cut into squares, on a board; one of them is missing. */
export const squares =
  ({
    paper,
    top,
    own = [],
    isPale = false,
    layer,
  }: {
    paper: Paper
    top: Paper
    own?: readonly FoodName[]
    isPale?: boolean
    layer?: Paper
  }): Form =>
  (brief, r) => {
    const { hand, backdrop } = brief
    const { scissors, random } = hand
    const mass: Mass = layer ? massOf(brief, layer, { isPale, own }) : { paper: top, by: undefined }
    for (const name of own) if (brief.foods.includes(name)) hand.shown.add(name)
    const tops = toppingsOf(brief, mass, own).slice(0, 3)
    const cell = r * 0.5
    const board: Paper = backdrop.field === 'oat' ? 'milk' : 'oat'
    const at = [-1, 0, 1].flatMap((row) =>
      [-1.5, -0.5, 0.5, 1.5].map((column): Point => [column * cell * 1.04, row * cell * 1.04]),
    )
    const gone = 3 + random.below(2) * 4
    return [
      lift(board, slab(hand, r * 1.2, r * 0.9, r * 0.1)),
      ...at.flatMap(([x, y], index) => {
        if (index === gone) return []
        const side = cell * 0.94
        return [
          place(
            x,
            y,
            { turn: random.between(-2.5, 2.5) },
            cut(paper, scissors.sheet(-side / 2, -side / 2, side, side)),
            lay(mass.paper, scissors.sheet(-side * 0.43, -side * 0.43, side * 0.86, side * 0.82)),
            tops.length > 0
              ? strewn(hand, tops, { count: 3, reach: side * 0.3, size: side * 0.17 })
              : specks(hand, shadeOf(mass.paper), 5, side * 0.32, side * 0.05),
          ),
        ]
      }),
    ].join('')
  }

/** A flat loaf on a board with finger dimples, and its toppings. */
export const flatLoaf: Form = (brief, r) => {
  const { hand, backdrop } = brief
  const { scissors } = hand
  const tops = toppingsOf(brief, { paper: 'honey', by: undefined }, ['bread'])
  if (brief.foods.includes('bread')) hand.shown.add('bread')
  return [
    lift(backdrop.field === 'oat' ? 'cocoa' : 'bran', slab(hand, r * 1.2, r * 0.92, r * 0.12)),
    lift('amber', slab(hand, r * 1.02, r * 0.74, r * 0.3)),
    lay('honey', slab(hand, r * 0.95, r * 0.67, r * 0.26)),
    lay(
      'amber',
      ...gridSpots(hand, r * 0.84, r * 0.56, r * 0.28).map(([x, y]) =>
        scissors.disc(x, y, r * 0.05, r * 0.04),
      ),
    ),
    strewn(hand, tops, { count: 9, reach: r * 0.6, size: r * 0.13, flat: 0.8 }),
    herbOn(brief, 0, 0, r * 0.14),
  ].join('')
}

/** Pastry or sponge rolled around a filling, two slices cut from it. */
export const log =
  (crust: Paper, inside: Paper): Form =>
  (brief, r) => {
    const { hand, backdrop } = brief
    const { scissors } = hand
    const filling = massOf(brief, inside)
    for (const name of foodsWithin(brief)) hand.shown.add(name)
    const slice = (x: number, y: number) =>
      place(
        x,
        y,
        {},
        cut(crust, scissors.disc(0, 0, r * 0.3)),
        lay(filling.paper, scissors.disc(0, 0, r * 0.23)),
        lay(shadeOf(filling.paper), scissors.disc(r * 0.02, 0, r * 0.13)),
      )
    return [
      lift(backdrop.field === 'oat' ? 'cocoa' : 'oat', slab(hand, r * 1.22, r * 0.8, r * 0.12)),
      lift(crust, slab(hand, r * 0.74, r * 0.34, r * 0.24)),
      lay(
        shadeOf(crust),
        ...[-0.52, -0.26, 0, 0.26].map((share) => scissors.leaf(r * share, r * 0.2, r * 0.44, r * 0.1, 32)),
      ),
      slice(r * 0.66, -r * 0.04),
      slice(r * 0.86, r * 0.34),
      herbOn(brief, -r * 0.8, r * 0.5, r * 0.15),
    ].join('')
  }
