import { heap } from '../motifs/arrange.ts'
import { brothOf, floats, swirlPaper } from '../motifs/broth.ts'
import { bowlFromAbove } from '../motifs/dishes.ts'
import { type FoodName, foodOf, garnishOf } from '../motifs/foods.ts'
import { type Drawing, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Point } from '../paper/scissors.ts'
import { wareFor } from './plates-above.ts'
import { type Brief, enteringDiscFrom, field, nameFoods, type Scene } from './scene.ts'
import { cutlery, spill } from './table-top.ts'

/** A bowl of soup from above, with named foods on it and beside it. */
export const soupAbove: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const radius = height * 0.42
  const x = width / 2 - side * width * 0.12
  const y = height * 0.52
  const broth = brothOf(hand, brief.foods)
  const inner = radius * 0.82
  const cream = swirlPaper(hand, brief.foods, broth)
  const herb = garnishOf(brief.foods)
  const bread = brief.foods.find((name) => BREADS.includes(name))
  const toppings = brief.foods.filter((name) => floats(name, broth) && name !== herb).slice(0, 2)
  const drawings: Drawing[] = [
    field(brief),
    enteringDiscFrom(['left', 'right', 'bottom', 'top'], brief, [0.6, 0.8]),
    bread
      ? place(
          x + side * radius * 0.92,
          y + radius * random.pick([0.62, -0.55]),
          { turn: side * random.between(12, 34), scale: height / 330 },
          foodOf(bread).piece(hand),
        )
      : '',
    place(
      x,
      y,
      { turn: random.between(0, 360) },
      bowlFromAbove(hand, radius, wareFor(brief)),
      lay(broth, scissors.disc(0, 0, inner)),
      ...(cream === null
        ? [ripple(brief, broth, inner)]
        : [
            line(cream, inner * 0.075, swirl(inner * 0.62)),
            line(cream, inner * 0.03, swirl(inner * 0.8).slice(3, 12)),
          ]),
    ),
    ...toppings.map((name, index) =>
      place(
        x,
        y,
        {},
        heap(hand, name, {
          x: (index === 0 ? -1 : 1) * inner * 0.34,
          y: (index === 0 ? -0.14 : 0.28) * inner,
          radius: inner * 0.3,
          outward: 0,
        }),
      ),
    ),
    toppings.length === 0 ? grainsIn(brief, x, y, inner) : '',
    herb ? place(x + inner * 0.06, y - inner * 0.04, { scale: inner / 150 }, foodOf(herb).piece(hand)) : '',
  ]
  const free = side > 0 ? width - (x + radius) : x - radius
  if (free > 150) drawings.push(cutlery(brief, side > 0 ? width - free * 0.3 : free * 0.3, ['spoon']))
  const first = brief.foods[0]
  const near = side > 0 ? (x - radius) / 2 : (width + x + radius) / 2
  if (first && Math.min(x - radius, width - x - radius) > 76)
    drawings.push(spill(hand, first, near, height * random.pick([0.18, 0.82]), 34))
  return { drawings, alt: `A bowl of ${describeSoup(brief)}, seen from above` }
}

/** Draws some grains near the rim of a plain soup: a dal shows its lentils. */
function grainsIn({ hand, foods }: Brief, x: number, y: number, inner: number): Drawing {
  const grain = foods.find((name) => foodOf(name).habit === 'scatter')
  if (!grain) return ''
  const { random } = hand
  return Array.from({ length: 34 }, (_, index) => {
    const angle = index * 2.4
    const reach = inner * Math.sqrt((index + 1) / 36) * 0.88
    return place(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      { turn: random.between(0, 360), scale: inner / 150 },
      foodOf(grain).piece(hand),
    )
  }).join('')
}

const BREADS: readonly FoodName[] = ['bread', 'flatbread', 'tortilla', 'pitta']

/** Describes the soup's ingredients, and what is beside it. */
function describeSoup(brief: Brief): string {
  const breads = brief.foods.filter((name) => BREADS.includes(name))
  const inside = nameFoods({ ...brief, foods: brief.foods, hand: withoutShown(brief, breads) }, 3)
  const soup = inside === '' ? 'soup' : `soup with ${inside}`
  const beside = breads.find((name) => brief.hand.shown.has(name))
  return beside ? `${soup}, ${foodOf(beside).label} beside it` : soup
}

function withoutShown({ hand }: Brief, names: readonly FoodName[]): Brief['hand'] {
  const others = [...hand.shown].filter((name) => !names.some((one) => one === name))
  return { ...hand, shown: new Set(others) }
}

/** A subtle ring, so that a plain soup does not look like an empty plate. */
function ripple({ hand }: Brief, broth: Paper, inner: number): Drawing {
  const shade: Paper =
    broth === 'poppy' ? 'rust' : broth === 'yolk' ? 'butter' : broth === 'milk' ? 'oat' : 'yolk'
  return (
    line(shade, inner * 0.025, swirl(inner * 0.8).slice(2, 11)) +
    lay(broth, hand.scissors.disc(0, 0, inner * 0.5))
  )
}

/** Returns an inward spiral of one and a half turns. */
function swirl(radius: number): Point[] {
  return Array.from({ length: 20 }, (_, index): Point => {
    const angle = index * 0.48
    const r = radius * (1 - index / 27)
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
}
