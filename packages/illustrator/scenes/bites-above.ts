import { plate } from '../motifs/dishes.ts'
import { foodOf } from '../motifs/foods.ts'
import { cut, type Drawing, lay, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Point } from '../paper/scissors.ts'
import { withFoods } from './alt-text.ts'
import { wareFor } from './plate-above.ts'
import type { Scene } from './scene.ts'
import { enteringDiscFrom, field } from './stage.ts'
import { besidePlate } from './table-top.ts'

/** Round bites on a plate from above, one of them bitten open. */
export const bitesAbove: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.41
  const x = width / 2 - side * width * 0.06
  const isFlat = brief.words.includes('cookie')
  const dark = foods.find((name) => name === 'chocolate' || name === 'date')
  const dough: Paper = dark ? 'cocoa' : 'bran'
  const heart = foods[0]
  if (heart) hand.shown.add(heart)
  if (dark) hand.shown.add(dark)
  const speck: Paper = dough === 'cocoa' ? 'bran' : 'cocoa'
  const bite = radius * (isFlat ? 0.26 : 0.235)
  const spots: Point[] = [
    [0, 0],
    ...[0, 60, 120, 180, 240, 300].map(
      (angle): Point => [
        Math.cos((angle * Math.PI) / 180) * radius * 0.53,
        Math.sin((angle * Math.PI) / 180) * radius * 0.53,
      ],
    ),
  ]
  const opened = 1 + random.below(6)
  const bites = spots.map(([dx, dy], index) =>
    place(
      dx,
      dy,
      { turn: random.between(0, 360) },
      cut(dough, scissors.disc(0, 0, bite)),
      index === opened
        ? lay(speck === 'bran' ? 'bran' : 'oat', scissors.disc(0, 0, bite * 0.78)) +
            (heart === undefined
              ? ''
              : lay(
                  foodOf(heart).paper,
                  ...[0, 72, 144, 216, 288].map((angle) =>
                    scissors.leaf(0, 0, bite * 0.5, bite * 0.2, angle),
                  ),
                ))
        : lay(
            speck,
            ...Array.from({ length: 7 }, () =>
              scissors.disc(random.between(-0.6, 0.6) * bite, random.between(-0.6, 0.6) * bite, 3.4, 2.2),
            ),
          ),
    ),
  )
  const first = foods[0]
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'top', 'bottom'], brief, [0.6, 0.82]),
    place(x, height / 2, { turn: random.between(0, 60) }, plate(hand, radius, wareFor(brief)), ...bites),
    ...(first ? besidePlate(brief, x, radius, [first, foods[1] ?? first]) : []),
  ]
  return {
    drawings,
    alt: `${isFlat ? 'Cookies' : 'Round bites'}${withFoods(brief)} on a plate`,
  }
}
