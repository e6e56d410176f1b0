import { leafSpray, pottedPlant } from '../motifs/greens.ts'
import { books, candle, clock, cup, cupFromAbove, stones, teapot, wateringCan } from '../motifs/home.ts'
import { birds, cloud, hill, star, trees } from '../motifs/outdoors.ts'
import { lemonSlice } from '../motifs/slices.ts'
import { honeyJar } from '../motifs/standing.ts'
import { cut, type Drawing, glue, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { waterGlass } from './glass-side.ts'
import type { Brief, Scene } from './scene.ts'
import { enteringDisc, field, ground, risingDisc } from './stage.ts'

/** The sun through a window, a cup and a plant on the sill. */
export const windowMorning: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { scissors, random } = hand
  const x = width * random.pick([0.4, 0.5, 0.6])
  const w = height * 0.86
  const top = height * 0.09
  const sill = height * 0.76
  const left = x - w / 2
  const curtain: Paper = setting.field === 'blush' || setting.field === 'rose' ? 'butter' : 'rose'
  const fold: Paper = curtain === 'rose' ? 'blush' : 'yolk'
  const sky: Paper = setting.field === 'mist' || setting.field === 'sea' ? 'butter' : 'mist'
  const sun: Paper = sky === 'butter' ? 'yolk' : 'yolk'
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
    lay(sun, scissors.halfDisc(x + w * 0.06, sill - 40, w * 0.3)),
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
    (at: number) => place(at, floor + height * 0.06, { scale: height / 430 }, candle(hand)),
    (at: number) => place(at, floor + height * 0.06, { scale: height / 430 }, cup(hand, 'poppy', 'rust')),
    (at: number) => place(at, floor + height * 0.06, { scale: height / 430 }, books(hand)),
    (at: number) => place(at, floor + height * 0.06, { scale: height / 460 }, pottedPlant(hand, 'milk', 190)),
  ])
  const drawings: Drawing[] = [
    lay('night', `M0 0H${width}V${height}H0Z`),
    lay('pine', scissors.halfDisc(moon.x, floor, Math.min(width * 0.48, height * 0.86))),
    lay('butter', ...stars),
    lift('yolk', scissors.disc(moon.x, moon.y, moon.r)),
    lay('pine', scissors.disc(moon.x - side * moon.r * 0.42, moon.y - moon.r * 0.22, moon.r * 0.86)),
    lay('fir', hill(hand, width, width * (side > 0 ? 0.24 : 0.76), height * 0.62, width * 0.5, height)),
    lay('cocoa', scissors.sheet(-14, floor - height * 0.04, width + 28, height)),
    lay('bran', scissors.sheet(-14, floor - height * 0.05, width + 28, height * 0.045)),
    ...low.slice(0, 3).map(([dx], index) => things[index]?.(width / 2 + dx * width * 0.82) ?? ''),
  ]
  return { drawings, alt: 'The moon over quiet hills, a cup and a candle on the sill' }
}

/** A woman asleep under a large half-disc of a blanket. */
export const asleep: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const isDark = random.chance(0.6)
  const floor = height * 0.86
  const night: Brief = isDark
    ? { ...brief, setting: { field: 'pine', disc: 'fir', ground: 'night' } }
    : { ...brief, setting: { field: 'sea', disc: 'mist', ground: 'pine' } }
  const skin = random.pick(['amber', 'honey', 'umber'] as const)
  const hair = random.pick(
    skin === 'honey' ? (['silver', 'chestnut'] as const) : (['pine', 'silver', 'chestnut'] as const),
  )
  const mirror = random.chance(0.5)
  const s = height / 450
  const bed: Drawing = [
    cut('cocoa', scissors.round('-372,0 -372,-190 -340,-206 -308,-190 -308,0')),
    lift('milk', scissors.round('-312,-66 -306,-116 -250,-132 -170,-128 -134,-104 -134,-62 -220,-50')),
    cut(
      hair,
      scissors.round('-262,-80 -262,-122 -232,-148 -196,-146 -170,-128 -178,-84 -216,-68'),
      scissors.disc(-264, -134, 19),
    ),
    cut(skin, scissors.round('-214,-122 -188,-124 -164,-110 -158,-86 -170,-66 -196,-60 -220,-72 -224,-98')),
    line('cocoa', 3.4, '-190,-92 -182,-86 -174,-91'),
    line('cocoa', 3.2, '-182,-70 -176,-68 -171,-71'),
    lift(
      'poppy',
      scissors.round('-176,-40 -150,-86 -96,-128 -10,-172 90,-184 190,-160 270,-112 322,-56 340,-36 80,-30'),
    ),
    lay(
      'rust',
      ...[
        [-60, -52, 34],
        [28, -52, 34],
        [116, -52, 34],
        [204, -52, 34],
        [-10, -108, 30],
        [76, -112, 30],
        [160, -106, 30],
      ].map(([x = 0, y = 0, r = 30]) => scissors.halfDisc(x, y, r)),
    ),
    lay(
      'yolk',
      ...[
        [-60, -52, 15],
        [116, -52, 15],
        [76, -112, 13],
      ].map(([x = 0, y = 0, r = 12]) => scissors.halfDisc(x, y, r)),
    ),
    lay(
      'blush',
      ...[
        [28, -52, 15],
        [204, -52, 15],
        [-10, -108, 13],
        [160, -106, 13],
      ].map(([x = 0, y = 0, r = 12]) => scissors.halfDisc(x, y, r)),
    ),
    cut('milk', scissors.round('-180,-34 -172,-68 -150,-92 -128,-96 -116,-60 -110,-32')),
    cut('bran', scissors.sheet(-352, -38, 700, 40)),
    cut('cocoa', scissors.sheet(-344, 0, 26, 30), scissors.sheet(312, 0, 26, 30)),
  ].join('')
  const sky = isDark
    ? [
        lay(
          'butter',
          ...Array.from({ length: 9 }, (_, index) =>
            star(
              hand,
              width * (0.06 + index * 0.11) + random.between(-16, 16),
              height * random.between(0.07, 0.3),
              random.between(6, 11),
            ),
          ),
        ),
        lift('yolk', scissors.disc(width * (mirror ? 0.24 : 0.78), height * 0.24, height * 0.13)),
        lay(
          'pine',
          scissors.disc(width * (mirror ? 0.24 : 0.78) - height * 0.05, height * 0.21, height * 0.115),
        ),
      ]
    : [
        lay(
          'milk',
          cloud(hand, width * 0.24, height * 0.24, 120),
          cloud(hand, width * 0.76, height * 0.17, 90),
        ),
      ]
  const drawings: Drawing[] = [
    field(night),
    isDark
      ? lay('night', scissors.halfDisc(width / 2, -2, width * 0.5, 180))
      : risingDisc(night, width * 0.6, floor, height * 0.7),
    ...sky,
    ground(night, floor + height * 0.02),
    place(width / 2, floor, { scale: s, mirror }, bed),
  ]
  return {
    drawings,
    alt: isDark
      ? 'Woman asleep under a red blanket beneath the moon'
      : 'Woman asleep under a red blanket in the afternoon',
  }
}

/** An open notebook from above, a pencil, a cup. */
export const journal: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const x = width / 2 + side * width * 0.03
  const w = Math.min(width * 0.52, height * 0.92)
  const h = height * 0.7
  const pencilInk: Paper = setting.field === 'mist' || setting.disc === 'sea' ? 'pine' : 'sea'
  const rows = Array.from({ length: 6 }, (_, index) => index)
  const right = rows.map(
    (row) =>
      [
        [w * 0.08, -h * 0.34 + row * h * 0.12],
        [w * 0.24, -h * 0.345 + row * h * 0.12],
        [w * random.between(0.32, 0.42), -h * 0.34 + row * h * 0.12],
      ] as const,
  )
  const isList = brief.words.includes('plan') || random.chance(0.4)
  const leftPage: Drawing = isList
    ? rows
        .slice(0, 5)
        .map(
          (row) =>
            lay(
              row < 3 ? 'poppy' : 'blush',
              scissors.halfDisc(-w * 0.39, -h * 0.3 + row * h * 0.14 + 5, 10),
            ) +
            line(pencilInk, 4, [
              [-w * 0.33, -h * 0.3 + row * h * 0.14],
              [-w * 0.2, -h * 0.305 + row * h * 0.14],
              [-w * random.between(0.08, 0.16), -h * 0.3 + row * h * 0.14],
            ]),
        )
        .join('')
    : [
        lay('yolk', scissors.halfDisc(-w * 0.24, -h * 0.02, w * 0.11)),
        line('pine', 4, [
          [-w * 0.42, 0],
          [-w * 0.24, -h * 0.012],
          [-w * 0.06, 0],
        ]),
        line(
          pencilInk,
          4,
          ...[0.12, 0.24, 0.34].map(
            (y) =>
              [
                [-w * 0.42, h * y],
                [-w * 0.26, h * y - 3],
                [-w * random.between(0.08, 0.16), h * y],
              ] as const,
          ),
        ),
      ].join('')
  const sunRays = isList
    ? ''
    : [-72, -36, 0, 36, 72]
        .map((angle) =>
          place(
            -w * 0.24,
            -h * 0.02,
            { turn: angle },
            lay('yolk', scissors.leaf(0, -w * 0.13, w * 0.05, w * 0.022, 0)),
          ),
        )
        .join('')
  const drawings: Drawing[] = [
    field(brief),
    enteringDisc(
      brief,
      side > 0 ? 'left' : 'right',
      height * random.between(0.6, 0.74),
      random.between(0.4, 0.6),
    ),
    place(
      x,
      height / 2,
      { turn: random.between(-7, 7) },
      lift('poppy', scissors.sheet(-w / 2 - 12, -h / 2 - 10, w + 24, h + 20)),
      glue(
        lay('milk', scissors.sheet(-w / 2, -h / 2, w / 2 - 1, h), scissors.sheet(1, -h / 2, w / 2 - 1, h)),
      ),
      lay('oat', scissors.sheet(-4, -h / 2, 8, h)),
      leftPage,
      sunRays,
      line(pencilInk, 4, ...right),
      place(w * 0.4, h * 0.16, { turn: 38 }, pencil(brief)),
    ),
    place(
      side > 0 ? width * 0.11 : width * 0.89,
      height * 0.22,
      { scale: height / 480 },
      cupFromAbove(hand, 'fir', 'bran'),
    ),
    place(
      side > 0 ? width * 0.93 : width * 0.07,
      height * 0.99,
      { scale: height / 440, turn: side > 0 ? -22 : 22 },
      leafSpray(hand, 'fir', 'leaf', 120),
    ),
  ]
  return {
    drawings,
    alt: isList
      ? 'An open notebook with a list, a pencil and a cup'
      : 'An open notebook with a drawn sunrise, a pencil and a cup',
  }
}

function pencil({ hand }: Brief): Drawing {
  const { scissors } = hand
  return [
    cut('poppy', scissors.sheet(-8, -92, 16, 150)),
    lay('rose', scissors.sheet(-8, -104, 16, 14)),
    lay('oat', scissors.corners('-8,58 8,58 0,84')),
    lay('pine', scissors.corners('-2.6,76 2.6,76 0,84')),
  ].join('')
}

/** A teapot and its cup in front of the sun. */
export const teaTable: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.86
  const scale = height / 330
  const pot: Paper = setting.field === 'rose' ? 'milk' : 'poppy'
  const potBand: Paper = pot === 'milk' ? 'poppy' : 'yolk'
  const x = width * 0.5
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.4, height * 0.78)),
    ground(brief, floor - height * 0.06),
    place(x - side * height * 0.3, floor, { scale, mirror: side < 0 }, teapot(hand, pot, potBand)),
    place(
      x + side * height * 0.38,
      floor + height * 0.06,
      { scale: scale * 0.78 },
      cup(hand, setting.ground === 'pine' ? 'sea' : 'pine', 'butter'),
    ),
    place(
      x - side * height * 0.76,
      floor + height * 0.07,
      { scale: height / 430 },
      random.pick([() => honeyJar(hand), () => books(hand), () => pottedPlant(hand, 'milk', 180)])(),
    ),
    place(x + side * height * 0.72, floor + height * 0.09, { scale: height / 640 }, lemonSlice(hand)),
  ]
  return { drawings, alt: 'A teapot and a steaming cup in front of the sun' }
}

/** Pots of plants in front of the sun, a watering can among them. */
export const plants: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const floor = height * 0.88
  const scale = height / 360
  const side = random.pick([-1, 1])
  const spots = [0.14, 0.4, 0.62].map((share) => (side > 0 ? share : 1 - share))
  const pots: readonly Paper[] = random.shuffle(['milk', 'butter', 'rose'])
  const tall = random.shuffle([180, 240, 210])
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, width / 2, floor, Math.min(width * 0.42, height * 0.78)),
    ground(brief, floor - height * 0.06),
    ...spots.map((share, index) =>
      place(
        width * share,
        floor + height * 0.03,
        { scale },
        pottedPlant(hand, pots[index] ?? 'milk', tall[index] ?? 200),
      ),
    ),
    place(
      width * (side > 0 ? 0.84 : 0.16),
      floor + height * 0.06,
      { scale: scale * 0.86, mirror: side < 0 },
      wateringCan(hand, 'poppy', 'rust'),
    ),
  ]
  return { drawings, alt: 'Potted plants and a red watering can in front of the sun' }
}

/** Hills under a large sun, a path between them. */
export const hills: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const x = width * (side > 0 ? 0.62 : 0.38)
  const cloudPaper: Paper =
    setting.field === 'mist' || setting.field === 'sea' || setting.disc === 'butter' ? 'milk' : 'butter'
  const far: Paper = setting.field === 'lime' || setting.field === 'leaf' ? 'sea' : 'lime'
  const bend = (share: number) => (side > 0 ? width * share : width * (1 - share))
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, height * 0.74, height * 0.56),
    lay(
      cloudPaper,
      cloud(hand, bend(0.14), height * 0.22, height * 0.24),
      cloud(hand, bend(0.88), height * 0.14, height * 0.16),
    ),
    birds(hand, bend(0.32) - 20, height * 0.2, height * 0.026, 'pine'),
    lay(far, hill(hand, width, bend(0.2), height * 0.58, width * 0.5, height)),
    lay('leaf', hill(hand, width, bend(0.9), height * 0.56, width * 0.5, height)),
    lay('fir', hill(hand, width, bend(0.36), height * 0.72, width * 0.62, height)),
    lay(
      'oat',
      scissors.round([
        [bend(0.5), height * 0.735],
        [bend(0.53), height * 0.74],
        [bend(0.52), height * 0.8],
        [bend(0.6), height * 0.88],
        [bend(0.66), height + 20],
        [bend(0.46), height + 20],
        [bend(0.47), height * 0.9],
        [bend(0.47), height * 0.8],
      ]),
    ),
    place(bend(0.82), height * 0.68, { scale: height / 470 }, trees(hand, 'pine')),
    place(
      bend(0.12),
      height * 1.0,
      { scale: height / 420, turn: side * 8 },
      leafSpray(hand, 'leaf', 'pine', 120),
    ),
    place(
      bend(0.5),
      height * 0.742,
      { scale: height / 900 },
      cut('poppy', scissors.corners('-40,0 0,-74 40,0')),
      lay('rust', scissors.corners('-12,0 0,-34 12,0')),
    ),
  ]
  return { drawings, alt: 'A path over green hills to a small red tent under a large sun' }
}

/** A bath full of foam. */
export const bath: Scene = (brief) => {
  const { hand, width, height, setting } = brief
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
  const tubPaper: Paper = setting.field === 'rose' || setting.field === 'blush' ? 'sea' : 'poppy'
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

/** A carafe of water and its glasses. */
export const water: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.88
  const s = height / 450
  const glassPaper: Paper = setting.field === 'mist' || setting.disc === 'mist' ? 'milk' : 'mist'
  const x = width * 0.48
  const carafe: Drawing = [
    lift(
      glassPaper,
      scissors.round(
        '-54,-318 54,-318 40,-262 34,-222 66,-176 92,-116 86,-40 62,0 -62,0 -86,-40 -92,-116 -66,-176 -34,-222 -40,-262',
      ),
    ),
    lay('sea', scissors.round('-52,-176 52,-178 80,-114 76,-40 56,-8 -56,-8 -76,-40 -80,-114')),
    place(-26, -112, { scale: 0.8 }, lemonSlice(hand)),
    place(28, -66, { scale: 0.8 }, lemonSlice(hand)),
    cut('leaf', scissors.leaf(20, -140, 38, 20, 70)),
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
      waterGlass(hand, 170),
    ),
    place(
      x - side * 188 * s,
      floor + 18 * s,
      { scale: s },
      waterGlass(hand, 150),
      place(-6, -150, { scale: 0.6 }, leafSpray(hand, 'leaf', 'fir', 70)),
    ),
    place(x - side * 300 * s, floor + 30 * s, { scale: s * 0.9 }, lemonSlice(hand)),
  ]
  return { drawings, alt: 'A carafe of water with lemon, two glasses beside it' }
}

/** A wall calendar with half-discs for the days kept, a clock beside it. */
export const calendar: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const w = height * 0.84
  const h = height * 0.66
  const x = width / 2 - side * width * 0.1
  const y = height * 0.12
  const floor = height * 0.86
  const kept = 3 + random.below(3)
  const days = Array.from({ length: 21 }, (_, index) => {
    const at = {
      x: x - w / 2 + w * (0.12 + (index % 7) * 0.127),
      y: y + h * (0.4 + Math.floor(index / 7) * 0.22),
    }
    const isMarked = (index * 5 + kept) % 3 !== 0 && index < 16
    return lay(
      isMarked ? (index === 15 || index === 14 ? 'poppy' : 'yolk') : 'oat',
      scissors.halfDisc(at.x, at.y + 10, w * 0.042),
    )
  })
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x + side * width * 0.16, floor, Math.min(width * 0.42, height * 0.8)),
    place(
      0,
      0,
      {},
      lift('milk', scissors.sheet(x - w / 2, y, w, h)),
      lay(
        setting.field === 'rose' || setting.field === 'blush' ? 'sea' : 'rose',
        scissors.sheet(x - w / 2, y, w, h * 0.2),
      ),
      cut('pine', scissors.sheet(x - w * 0.3, y - 14, 12, 34), scissors.sheet(x + w * 0.28, y - 14, 12, 34)),
      ...days,
    ),
    ground(brief, floor - height * 0.02),
    place(
      width / 2 + side * width * 0.3,
      floor + height * 0.06,
      { scale: height / 300 },
      clock(hand, 'poppy'),
    ),
    place(
      x - side * w * 0.5,
      floor + height * 0.06,
      { scale: height / 460 },
      pottedPlant(hand, 'butter', 170),
    ),
  ]
  return { drawings, alt: 'A calendar with a half-disc for every day kept, a red clock beside it' }
}

/** The sea, the sun on it, a swimmer's ring. */
export const sea: Scene = (brief) => {
  const { hand, width, height, setting } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const wave = (y: number, size: number, shift: number) =>
    scissors.round([
      [-40, height + 40],
      ...Array.from({ length: 9 }, (_, index): [number, number] => [
        -40 + ((width + 80) / 8) * index,
        y + Math.sin(index * 1.9 + shift) * size,
      ]),
      [width + 40, height + 40],
    ])
  const x = width * (side > 0 ? 0.6 : 0.4)
  const s = height / 450
  const cloudPaper: Paper =
    setting.field === 'mist' || setting.field === 'sea' || setting.field === 'oat' ? 'milk' : 'butter'
  const ring: Drawing = [
    cut('poppy', scissors.disc(0, 0, 84, 34)),
    lay(
      'milk',
      ...[-62, 0, 62].map((dx) =>
        scissors.round([
          [dx - 14, -32 + Math.abs(dx) * 0.2],
          [dx + 14, -32 + Math.abs(dx) * 0.2],
          [dx + 12, 30 - Math.abs(dx) * 0.18],
          [dx - 12, 30 - Math.abs(dx) * 0.18],
        ]),
      ),
    ),
    lay('sea', scissors.disc(0, 0, 44, 15)),
  ].join('')
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, height * 0.66, height * 0.5),
    lay(
      cloudPaper,
      cloud(hand, width * (side > 0 ? 0.16 : 0.84), height * 0.26, height * 0.26),
      cloud(hand, width * (side > 0 ? 0.84 : 0.14), height * 0.14, height * 0.16),
    ),
    birds(hand, width * (side > 0 ? 0.3 : 0.56), height * 0.2, height * 0.024, 'pine'),
    lift(setting.field === 'sea' ? 'fir' : 'sea', wave(height * 0.62, height * 0.018, 0)),
    place(width * (side > 0 ? 0.34 : 0.66), height * 0.72, { scale: s * 1.1, turn: -5 }, ring),
    lift('fir', wave(height * 0.78, height * 0.022, 1.4)),
    lift('pine', wave(height * 0.91, height * 0.02, 2.6)),
  ]
  return { drawings, alt: 'The sea in the sun with a red swimming ring on the waves' }
}
