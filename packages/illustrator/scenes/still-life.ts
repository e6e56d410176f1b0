import { crumbs } from '../motifs/arrange.ts'
import { foodOf } from '../motifs/foods.ts'
import { pottedPlant } from '../motifs/greens.ts'
import { bowlStack, crock, jug } from '../motifs/larder.ts'
import { standing, widthOf } from '../motifs/standing.ts'
import { type Drawing, place } from '../paper/draw.ts'
import { capitalize, nameFoods } from './alt-text.ts'
import type { Brief, Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** The foods of a dish before it is cooked, in a row with empty bowls and tools in front of the sun. */
export const stillLife: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const floor = height * 0.84
  const x = width * random.between(0.36, 0.64)
  const row = lineUp(brief)
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, x, floor, Math.min(width * 0.42, height * 0.76)),
    ground(brief, floor - height * 0.05),
    place(0, floor + height * 0.05, {}, ...row),
  ]
  const scattered = brief.foods.find((name) => foodOf(name).habit === 'scatter')
  if (scattered)
    drawings.push(crumbs(hand, scattered, width * random.pick([0.3, 0.7]), height * 0.945, 34, 5))
  return { drawings, alt: `${capitalize(nameFoods(brief, 4))} on a kitchen table` }
}

/** Foods side by side, tall things among them, filling the width between the margins. */
function lineUp({ hand, width, height, foods }: Brief): Drawing[] {
  const { random } = hand
  const scale = height < 500 ? height / 330 : height / 390
  const tall = random.shuffle([
    { wide: 104, draw: () => crock(hand) },
    { wide: 120, draw: () => pottedPlant(hand, 'milk', 170) },
    { wide: 132, draw: () => jug(hand) },
    { wide: 174, draw: () => bowlStack(hand) },
  ])
  // The first is what the title names: it always finds room.
  const own = [...foods.slice(0, 1), ...random.shuffle(foods.slice(1, 4))].map((name) => ({
    wide: widthOf(name),
    draw: () => standing(hand, name),
  }))
  const room = width - 130
  const fitting: typeof own = []
  let used = 0
  const add = (item: (typeof own)[number]) => {
    if (used + item.wide * scale > room) return
    used += item.wide * scale
    // By turns at either end, so that the foods do not stand apart from the rest.
    if (fitting.length % 2 === 0) fitting.push(item)
    else fitting.unshift(item)
  }
  for (const item of own) add(item)
  for (const item of tall) if (fitting.length < 4) add(item)
  const gap = Math.min(46, (room - used) / Math.max(1, fitting.length - 1))
  let at = (width - used - gap * (fitting.length - 1)) / 2
  return fitting.map(({ wide, draw }) => {
    const drawing = place(at + (wide * scale) / 2, random.between(-10, 12), { scale }, draw())
    at += wide * scale + gap
    return drawing
  })
}
