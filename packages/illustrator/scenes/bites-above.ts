import { plate, WARES } from '../motifs/dishes.ts'
import { foodOf, garnishOf } from '../motifs/foods.ts'
import { cut, type Drawing, lay, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { wareFor } from './plates-above.ts'
import { enteringDiscFrom, field, type Scene, withFoods } from './scene.ts'
import { besidePlate, cutlery } from './table-top.ts'

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

/** Toast on a plate, spread and topped. */
export const toastAbove: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.42
  const x = width / 2 - side * width * 0.1
  const toppings = foods.filter((name) => name !== 'bread' && name !== 'avocado')
  const herb = garnishOf(foods)
  const under = foods.find((name) => foodOf(name).blended && name !== 'bread')
  const spreadPaper: Paper = under === undefined ? 'oat' : (foodOf(under).blended ?? 'oat')
  if (under) hand.shown.add(under)
  hand.shown.add('bread')
  const toast = (dx: number, turn: number, size: number, shift: number): Drawing => {
    const tops: readonly Point[] = points('-0.17,-0.2 0.19,-0.13 -0.13,0.17 0.18,0.2')
    return place(
      dx,
      0,
      { turn },
      cut(
        'cocoa',
        scissors.round(
          points(
            '-0.42,0.5 -0.44,0 -0.54,-0.24 -0.4,-0.48 0,-0.5 0.4,-0.48 0.54,-0.24 0.44,0 0.42,0.5 0,0.53',
            size,
          ),
        ),
      ),
      lay(
        'oat',
        scissors.round([
          [-size * 0.37, size * 0.45],
          [-size * 0.385, 0],
          [-size * 0.48, -size * 0.23],
          [-size * 0.36, -size * 0.42],
          [0, -size * 0.44],
          [size * 0.36, -size * 0.42],
          [size * 0.48, -size * 0.23],
          [size * 0.385, 0],
          [size * 0.37, size * 0.45],
          [0, size * 0.47],
        ]),
      ),
      lay(
        spreadPaper,
        scissors.round([
          [-size * 0.3, size * 0.38],
          [-size * 0.33, 0.02 * size],
          [-size * 0.4, -size * 0.22],
          [-size * 0.26, -size * 0.36],
          [0.05 * size, -size * 0.37],
          [size * 0.31, -size * 0.35],
          [size * 0.39, -size * 0.2],
          [size * 0.31, 0.04 * size],
          [size * 0.32, size * 0.36],
          [0, size * 0.41],
        ]),
      ),
      ...tops.map(([px, py], index) => {
        const name = toppings[(index + shift) % Math.max(1, toppings.length)]
        if (!name) return ''
        const food = foodOf(name)
        const scale =
          food.habit === 'scatter'
            ? size / 190
            : food.habit === 'leaves'
              ? size / 330
              : size / (name === 'salmon' ? 330 : 235)
        const drawing =
          food.habit === 'scatter'
            ? points('-14,-8 10,-12 0,10 18,8')
                .map(([ax, ay]) => place(ax, ay, { turn: random.between(0, 360) }, food.piece(hand)))
                .join('')
            : food.piece(hand)
        return place(px * size, py * size, { scale, turn: random.between(-26, 26) }, drawing)
      }),
      herb ? place(0, 0, { scale: size / 420 }, foodOf(herb).piece(hand)) : '',
    )
  }
  const first = toppings[0]
  const two = random.chance(0.55)
  const size = radius * (two ? 0.94 : 1.24)
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'top', 'bottom'], brief, [0.62, 0.82]),
    place(
      x,
      height / 2,
      { turn: random.between(-6, 6) },
      plate(hand, radius * (two ? 1.08 : 1.04), two ? WARES.white : wareFor(brief)),
      two
        ? toast(-size * 0.44, -7, size, 0) + toast(size * 0.46, 6, size * 0.98, 1)
        : toast(0, random.between(-9, 9), size, 0),
    ),
    cutlery(brief, side > 0 ? width - (width - x - radius) * 0.42 : (x - radius) * 0.42, ['knife']),
    ...(first
      ? besidePlate(brief, x, radius * 1.08, [first, toppings[1] ?? first], side > 0 ? 'left' : 'right')
      : []),
  ]
  hand.shown.delete('bread')
  const alt = `Toast${withFoods(brief)}`
  hand.shown.add('bread')
  return { drawings, alt }
}
