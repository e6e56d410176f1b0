import type { FoodName } from '../motifs/foods.ts'
import { type Drawing, glue, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { nameFoods } from './alt-text.ts'
import { serve } from './plate-above.ts'
import type { Scene } from './scene.ts'
import { enteringDiscFrom, field } from './stage.ts'
import { hasPoppy, spill } from './table-top.ts'

/** A pan from above, its handle leaving the picture. */
export const panAbove: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.4
  const x = width / 2 - side * width * 0.08
  const y = height * 0.5
  const inside = radius * 0.86
  const handlePaper: Paper = hasPoppy(foods) ? 'cocoa' : 'poppy'
  const fried = foods.map((name): FoodName => (name === 'egg' ? 'friedegg' : name))
  const first = foods[0]
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'top', 'bottom'], brief, [0.62, 0.82]),
    place(
      x,
      y,
      { turn: side > 0 ? random.between(-16, -4) : random.between(184, 196) },
      glue(
        lay('pine', scissors.sheet(radius * 0.9, -15, radius * 0.4, 30)),
        lay(
          handlePaper,
          scissors.round([
            [radius * 1.24, -19],
            [width, -21],
            [width, 21],
            [radius * 1.24, 19],
          ]),
        ),
      ),
    ),
    place(
      x,
      y,
      {},
      lift('pine', scissors.disc(0, 0, radius)),
      lay('night', scissors.disc(0, 0, inside)),
      serve({ ...brief, foods: fried }, inside),
    ),
    first
      ? spill(
          hand,
          first,
          side > 0 ? (x - radius) / 2 : (width + x + radius) / 2,
          height * random.pick([0.22, 0.78]),
          36,
        )
      : '',
  ]
  return { drawings, alt: `A pan of ${nameFoods(brief, 4)} seen from above` }
}
