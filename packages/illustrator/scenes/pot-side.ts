import { brothSurface } from '../motifs/broth.ts'
import { steam } from '../motifs/dishes.ts'
import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { withFoods } from './alt-text.ts'
import { guests } from './bowl-side.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'
import { hasPoppy } from './table-top.ts'

/** A full pot on the table with a wooden spoon in it and its steam against the sun. */
export const potSide: Scene = (brief) => {
  const { hand, width, height, backdrop } = brief
  const { scissors, random } = hand
  const x = width * random.pick([0.44, 0.5, 0.56])
  const floor = height * 0.88
  const tall = height * 0.36
  const half = width * 0.19
  const rim = floor - tall
  const paper: Paper = hasPoppy(brief.foods) ? (backdrop.ground === 'fir' ? 'pine' : 'sea') : 'poppy'
  const trim: Paper = paper === 'poppy' ? 'rust' : paper === 'pine' ? 'fir' : 'mist'
  const handle = (sign: number) =>
    scissors.round([
      [sign * half * 0.96, -tall + 26],
      [sign * half * 1.26, -tall + 20],
      [sign * half * 1.3, -tall + 44],
      [sign * half * 1.2, -tall + 54],
      [sign * half * 0.96, -tall + 52],
    ])
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.38, height * 0.74)),
    ground(brief, floor - height * 0.07),
    place(
      x + random.pick([-1, 1]) * 40,
      rim - height * 0.13,
      {},
      steam(hand, height * 0.22, 54, backdrop.disc === 'butter' ? 'milk' : 'butter'),
    ),
    place(
      x + half * 0.46,
      rim + 30,
      { turn: 24 },
      cut(
        'bran',
        scissors.round([
          [-8, 0],
          [8, 0],
          [7, -height * 0.3],
          [12, -height * 0.34],
          [-12, -height * 0.34],
          [-7, -height * 0.3],
        ]),
      ),
    ),
    place(
      x,
      floor,
      {},
      cut(trim, handle(-1), handle(1)),
      lift(
        paper,
        scissors.round([
          [-half, -tall],
          [0, -tall],
          [half, -tall],
          [half * 0.99, -tall * 0.5],
          [half * 0.94, -18],
          [half * 0.8, 0],
          [0, 0],
          [-half * 0.8, 0],
          [-half * 0.94, -18],
          [-half * 0.99, -tall * 0.5],
        ]),
      ),
      place(0, -tall + 4, {}, brothSurface(hand, brief.foods, half * 1.02, trim)),
      lay(paper === 'poppy' ? 'yolk' : 'butter', scissors.halfDisc(0, -tall * 0.3, half * 0.22)),
    ),
    ...guests(brief, x, half * 2.6, floor + height * 0.06),
  ]
  return { drawings, alt: `A steaming pot${withFoods(brief)}` }
}
