import { foodOf, garnishOf } from '../motifs/foods.ts'
import { type Drawing, lay, lift, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { nameFoods } from './alt-text.ts'
import type { Scene } from './scene.ts'
import { enteringDiscFrom, field } from './stage.ts'
import { cutlery } from './table-top.ts'

/** A baking tray from above, the foods in rows. */
export const trayAbove: Scene = (brief) => {
  const { hand, width, height, foods, backdrop } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const w = Math.min(width * 0.66, height * 1.02)
  const h = height * 0.72
  const x = width / 2 - side * width * 0.08
  const rim: Paper = backdrop.field === 'pine' ? 'sea' : 'pine'
  const herb = garnishOf(foods)
  const others = foods.filter((name) => name !== herb)
  const laid = others.length > 0 ? others : foods
  const rows = Math.min(3, Math.max(2, laid.length))
  const cells: Drawing[] = []
  for (let row = 0; row < rows; row += 1) {
    const name = laid[row % laid.length]
    if (!name) continue
    const food = foodOf(name)
    const isLarge = food.habit === 'piece' || food.habit === 'spread'
    const perRow = isLarge ? 3 : 5
    const cell = h / rows
    for (let column = 0; column < perRow; column += 1) {
      const at: Point = [
        ((column + 0.5) / perRow - 0.5) * w * 0.84 + random.between(-5, 5),
        (row + 0.5 - rows / 2) * cell * 0.9 + random.between(-6, 6),
      ]
      const scale =
        food.habit === 'scatter'
          ? cell / 90
          : food.habit === 'leaves'
            ? cell / 120
            : Math.min(cell / 92, (w * 0.8) / perRow / (isLarge ? 118 : 76))
      const drawing =
        food.habit === 'scatter'
          ? points('-14,-14 12,-18 0,2 -18,14 16,14')
              .map(([dx, dy]) => place(dx, dy, { turn: random.between(0, 360) }, food.piece(hand)))
              .join('')
          : food.piece(hand)
      cells.push(
        place(
          at[0],
          at[1] + (food.habit === 'leaves' ? cell * 0.3 : 0),
          { scale, turn: random.between(-22, 22) },
          drawing,
        ),
      )
    }
  }
  const tray = scissors.round([
    [-w / 2, -h / 2 + 22],
    [-w / 2 + 22, -h / 2],
    [0, -h / 2],
    [w / 2 - 22, -h / 2],
    [w / 2, -h / 2 + 22],
    [w / 2, 0],
    [w / 2, h / 2 - 22],
    [w / 2 - 22, h / 2],
    [0, h / 2],
    [-w / 2 + 22, h / 2],
    [-w / 2, h / 2 - 22],
    [-w / 2, 0],
  ])
  const herbs = Array.from({ length: herb ? 4 : 0 }, () =>
    place(
      random.between(-0.36, 0.36) * w,
      random.between(-0.34, 0.34) * h,
      { scale: height / 1300 },
      herb ? foodOf(herb).piece(hand) : '',
    ),
  )
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right'], brief, [0.62, 0.86], [0.25, 0.75]),
    place(
      x,
      height / 2,
      { turn: random.between(-7, 7) },
      lift(rim, tray),
      lay('oat', scissors.sheet(-w / 2 + 20, -h / 2 + 20, w - 40, h - 40)),
      line('milk', 3, [
        [-w / 2 + 40, h / 2 - 30],
        [w / 2 - 60, h / 2 - 34],
      ]),
      ...cells,
      ...herbs,
    ),
    cutlery(brief, side > 0 ? x + w / 2 + (width - x - w / 2) * 0.55 : (x - w / 2) * 0.45, ['fork']),
  ]
  return { drawings, alt: `A baking tray with ${nameFoods(brief)} seen from above` }
}
