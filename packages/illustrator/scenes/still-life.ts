import { crumbs } from '../motifs/arrange.ts'
import { foodOf } from '../motifs/foods.ts'
import { pottedPlant } from '../motifs/greens.ts'
import { bowlStack, crock, jug, lidPot, wateringCan } from '../motifs/household.ts'
import { standing, widthOf } from '../motifs/standing.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Brief, capitalize, field, ground, nameFoods, risingDisc, type Scene } from './scene.ts'

/** The raw foods of a dish, in a row with empty bowls and tools in front of the sun. */
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

/** Lines up foods side by side, with tall things between them, filling the width between the margins. */
function lineUp({ hand, width, height, foods }: Brief): Drawing[] {
  const { random } = hand
  const scale = height < 500 ? height / 330 : height / 390
  const tall = random.shuffle([
    { wide: 104, draw: () => crock(hand) },
    { wide: 120, draw: () => pottedPlant(hand, 'milk', 170) },
    { wide: 132, draw: () => jug(hand) },
    { wide: 174, draw: () => bowlStack(hand) },
  ])
  // The first one is named by the title: it always gets a place.
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
    // Alternates between the ends, so that the foods are not separated from the rest.
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

/** A kitchen before cooking: a pot, bowls, wooden spoons, a jug. */
export const utensils: Scene = (brief) => {
  const { hand, width, height } = brief
  const { random } = hand
  const floor = height * 0.84
  const scale = height / 330
  const things = random.shuffle([
    { wide: 104, draw: () => crock(hand) },
    { wide: 132, draw: () => jug(hand) },
    { wide: 174, draw: () => bowlStack(hand) },
  ])
  const row = [
    things[0],
    { wide: 246, draw: () => lidPot(hand, 'poppy', 'rust') },
    ...things.slice(1),
  ].filter((thing) => thing !== undefined)
  const shown = width > row.reduce((sum, { wide }) => sum + wide * scale, 80) ? row : row.slice(0, 3)
  const used = shown.reduce((sum, { wide }) => sum + wide * scale, 0)
  const gap = Math.min(44, (width - 80 - used) / (shown.length - 1))
  let at = (width - used - gap * (shown.length - 1)) / 2
  const drawn = shown.map(({ wide, draw }): Drawing => {
    const x = at + (wide * scale) / 2
    at += wide * scale + gap
    return place(x, floor + height * random.between(0.03, 0.06), { scale }, draw())
  })
  const drawings: Drawing[] = [
    field(brief),
    risingDisc(brief, width * random.between(0.4, 0.6), floor, Math.min(width * 0.42, height * 0.76)),
    ground(brief, floor - height * 0.05),
    ...drawn,
  ]
  return { drawings, alt: 'A red pot with its lid on among bowls and tools on a kitchen table' }
}

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
