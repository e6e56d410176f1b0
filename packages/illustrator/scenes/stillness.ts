import { pottedPlant } from '../motifs/greens.ts'
import { candle, stones } from '../motifs/home.ts'
import { cut, type Drawing, place } from '../paper/draw.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

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
