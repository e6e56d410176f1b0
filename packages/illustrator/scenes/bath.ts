import { pottedPlant } from '../motifs/greens.ts'
import { candle, stones } from '../motifs/home.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

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
