import { pottedPlant } from '../motifs/greens.ts'
import { books, clock, cup } from '../motifs/home.ts'
import { cut, type Drawing, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Scene } from './scene.ts'
import { field, ground } from './stage.ts'

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
