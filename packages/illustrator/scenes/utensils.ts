import { bowlStack, crock, jug, lidPot } from '../motifs/larder.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Scene } from './scene.ts'
import { field, ground, risingDisc } from './stage.ts'

/** A kitchen before anything is cooked: a pot, bowls, wooden spoons, a jug. */
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
