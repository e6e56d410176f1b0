import { pottedPlant } from '../motifs/greens.ts'
import { books, candle, clock, cup, stones } from '../motifs/household.ts'
import { hill, star } from '../motifs/outdoors.ts'
import { cut, type Drawing, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { field, ground, risingDisc, type Scene } from './scene.ts'

/** The sun through a window, a cup and a plant on the sill. */
export const windowMorning: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const x = width * random.pick([0.4, 0.5, 0.6])
  const w = height * 0.86
  const top = height * 0.09
  const sill = height * 0.76
  const left = x - w / 2
  const curtain: Paper = backdrop.field === 'blush' || backdrop.field === 'rose' ? 'butter' : 'rose'
  const fold: Paper = curtain === 'rose' ? 'blush' : 'yolk'
  const sky: Paper = backdrop.field === 'mist' || backdrop.field === 'sea' ? 'butter' : 'mist'
  const hang = (sign: number) =>
    scissors.round([
      [x + sign * w * 0.56, top - 12],
      [x + sign * w * 0.32, top - 12],
      [x + sign * w * 0.3, height * 0.3],
      [x + sign * w * 0.4, height * 0.52],
      [x + sign * w * 0.46, sill - 6],
      [x + sign * w * 0.62, sill - 4],
      [x + sign * w * 0.6, height * 0.4],
    ])
  const side = random.pick([-1, 1])
  const drawings: Drawing[] = [
    field(brief),
    lift('milk', scissors.sheet(left, top, w, sill - top)),
    lay(sky, scissors.sheet(left + 16, top + 16, w - 32, sill - top - 30)),
    lay('yolk', scissors.halfDisc(x + w * 0.06, sill - 40, w * 0.3)),
    lay(
      'leaf',
      scissors.round([
        [left + 16, sill - 14],
        [left + 16, sill - 66],
        [x - w * 0.24, sill - 84],
        [x, sill - 44],
        [x + w * 0.1, sill - 14],
      ]),
    ),
    lay(
      'fir',
      scissors.round([
        [x - w * 0.14, sill - 14],
        [x + w * 0.02, sill - 46],
        [x + w * 0.28, sill - 70],
        [x + w / 2 - 16, sill - 60],
        [x + w / 2 - 16, sill - 14],
      ]),
    ),
    lay(
      'milk',
      scissors.sheet(x - 6, top + 4, 12, sill - top - 8),
      scissors.sheet(left + 6, top + (sill - top) * 0.42, w - 12, 11),
    ),
    lift(curtain, hang(-1), hang(1)),
    line(
      fold,
      4,
      ...[-1, 1].flatMap((sign) => [
        [
          [x + sign * w * 0.5, top],
          [x + sign * w * 0.47, height * 0.34],
          [x + sign * w * 0.54, sill - 20],
        ] as const,
        [
          [x + sign * w * 0.41, top],
          [x + sign * w * 0.38, height * 0.3],
          [x + sign * w * 0.48, sill - 30],
        ] as const,
      ]),
    ),
    cut('pine', scissors.sheet(left - w * 0.14, top - 20, w * 1.28, 13)),
    ground(brief, sill),
    place(x + side * w * 0.28, sill + height * 0.1, { scale: height / 520 }, cup(hand, 'poppy', 'rust')),
    place(x - side * w * 0.34, sill + height * 0.08, { scale: height / 560 }, pottedPlant(hand, 'milk', 190)),
    ...(x - side * w * 0.34 > 0
      ? [
          place(
            x - side * w * 0.72 < 90 ? 90 : Math.min(width - 90, x - side * w * 0.72),
            sill + height * 0.1,
            { scale: height / 620 },
            random.chance(0.5) ? books(hand) : clock(hand, 'sea'),
          ),
        ]
      : []),
  ]
  return { drawings, alt: 'Sunrise through a window, a steaming cup and a plant on the sill' }
}

/** A night sky with the moon over a window sill: candle, books, a cup. */
export const nightSill: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.84
  const moon = { x: width * (side > 0 ? 0.68 : 0.32), y: height * 0.36, r: height * 0.18 }
  const stars = Array.from({ length: 11 }, (_, index) =>
    star(
      hand,
      width * ((index + 0.5) / 11) + random.between(-18, 18),
      height * random.between(0.07, 0.5),
      random.between(6, 12),
    ),
  ).filter((_, index) => Math.abs(width * ((index + 0.5) / 11) - moon.x) > moon.r * 1.25)
  const low = points('-0.3,0.9 0.05,1 0.34,0.9')
  const things = random.shuffle([
    { name: 'a candle', scale: height / 430, draw: () => candle(hand) },
    { name: 'a cup', scale: height / 430, draw: () => cup(hand, 'poppy', 'rust') },
    { name: 'books', scale: height / 430, draw: () => books(hand) },
    { name: 'a plant', scale: height / 460, draw: () => pottedPlant(hand, 'milk', 190) },
  ])
  const shown = things.slice(0, low.length)
  const drawings: Drawing[] = [
    lay('night', `M0 0H${width}V${height}H0Z`),
    lay('pine', scissors.halfDisc(moon.x, floor, Math.min(width * 0.48, height * 0.86))),
    lay('butter', ...stars),
    lift('yolk', scissors.disc(moon.x, moon.y, moon.r)),
    lay('pine', scissors.disc(moon.x - side * moon.r * 0.42, moon.y - moon.r * 0.22, moon.r * 0.86)),
    lay('fir', hill(hand, width, width * (side > 0 ? 0.24 : 0.76), height * 0.62, width * 0.5, height)),
    lay('cocoa', scissors.sheet(-14, floor - height * 0.04, width + 28, height)),
    lay('bran', scissors.sheet(-14, floor - height * 0.05, width + 28, height * 0.045)),
    ...shown.map(({ scale, draw }, index) =>
      place(width / 2 + (low[index]?.[0] ?? 0) * width * 0.82, floor + height * 0.06, { scale }, draw()),
    ),
  ]
  return {
    drawings,
    alt: `The moon over a quiet hill, with ${shown.map(({ name }) => name).join(', ')} on the sill`.replace(
      /, ([^,]+)$/,
      ' and $1',
    ),
  }
}

export const bath: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const floor = height * 0.88
  const s = height / 450
  const side = random.pick([-1, 1])
  const foam = [
    [-150, -150, 40],
    [-92, -168, 50],
    [-24, -162, 46],
    [46, -172, 52],
    [116, -156, 44],
    [164, -146, 30],
  ].map(([x = 0, y = 0, r = 40]) => scissors.disc(x, y, r))
  const tubPaper: Paper = backdrop.field === 'rose' || backdrop.field === 'blush' ? 'sea' : 'poppy'
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, width / 2, floor, Math.min(width * 0.44, height * 0.8)),
    ground(brief, floor - height * 0.06),
    place(
      width * 0.5,
      floor,
      { scale: s, mirror: side < 0 },
      lift('milk', ...foam),
      lay(
        'mist',
        ...[
          [-110, -178, 9],
          [-40, -186, 7],
          [60, -192, 10],
          [120, -170, 7],
        ].map(([x = 0, y = 0, r = 8]) => scissors.disc(x, y, r)),
      ),
      cut('milk', scissors.disc(-40, -262, 15), scissors.disc(20, -300, 10), scissors.disc(86, -270, 12)),
      cut(
        'bran',
        scissors.round('-150,-12 -128,-12 -136,14 -158,14'),
        scissors.round('150,-12 128,-12 136,14 158,14'),
      ),
      lift(
        tubPaper,
        scissors.round('-222,-140 0,-142 222,-140 212,-84 170,-24 100,-6 -100,-6 -170,-24 -212,-84'),
      ),
      cut('milk', scissors.sheet(-238, -152, 476, 22)),
    ),
    place(
      width * (side > 0 ? 0.12 : 0.88),
      floor + height * 0.05,
      { scale: height / 430 },
      pottedPlant(hand, 'milk', 200),
    ),
    place(
      width * (side > 0 ? 0.88 : 0.12),
      floor + height * 0.05,
      { scale: height / 430 },
      random.chance(0.5) ? candle(hand) : stones(hand),
    ),
  ]
  return { drawings, alt: 'A bath full of foam, a plant beside it' }
}

/** Smooth stones, a candle, a plant: nothing moves. */
export const stillness: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.86
  const scale = height / 270
  const x = width * (side > 0 ? 0.42 : 0.58)
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.4, height * 0.76)),
    ground(brief, floor - height * 0.06),
    place(
      x,
      floor + height * 0.02,
      { scale: scale * 1.25 },
      stones(hand),
      cut('poppy', hand.scissors.leaf(-2, -100, 40, 20, 62), hand.scissors.leaf(-2, -100, 34, 18, -40)),
    ),
    place(x + side * width * 0.3, floor + height * 0.05, { scale: scale * 0.9 }, candle(hand)),
    place(
      x - side * width * 0.3,
      floor + height * 0.04,
      { scale: scale * 0.74 },
      pottedPlant(hand, 'milk', 190),
    ),
  ]
  return { drawings, alt: 'Smooth stones on each other, a candle and a plant' }
}
