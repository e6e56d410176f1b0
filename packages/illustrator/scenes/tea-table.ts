import { foodOf } from '../motifs/foods.ts'
import { pottedPlant } from '../motifs/greens.ts'
import { books, cup, teapot } from '../motifs/home.ts'
import { standing } from '../motifs/standing.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { withFoods } from './alt-text.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

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
