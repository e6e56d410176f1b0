import { pottedPlant } from '../motifs/greens.ts'
import { wateringCan } from '../motifs/home.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** Pots of plants in front of the sun, a watering can among them. */
export const plants: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const floor = height * 0.88
  const scale = height / 360
  const side = random.pick([-1, 1])
  const spots = [0.17, 0.42, 0.63].map((share) => (side > 0 ? share : 1 - share))
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
