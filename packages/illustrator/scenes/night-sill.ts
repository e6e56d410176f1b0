import { pottedPlant } from '../motifs/greens.ts'
import { books, candle, cup } from '../motifs/home.ts'
import { hill, star } from '../motifs/outdoors.ts'
import { type Drawing, lay, lift, place } from '../paper/draw.ts'
import { points } from '../paper/scissors.ts'
import type { Scene } from './scene.ts'

/** A night sky with the moon over a window sill: candle, books, a cup. */
export const nightSill: Scene = (brief) => {
  const { hand, width, height } = brief
  const { scissors, random } = hand
  const side = random.pick([-1, 1])
  const floor = height * 0.84
  const moon = { x: width * (side > 0 ? 0.68 : 0.32), y: height * 0.36, r: height * 0.18 }
  const stars = Array.from({ length: 11 }, (_, index) =>
    star(
      hand,
      width * ((index + 0.5) / 11) + random.between(-18, 18),
      height * random.between(0.07, 0.5),
      random.between(6, 12),
    ),
  ).filter((_, index) => Math.abs(width * ((index + 0.5) / 11) - moon.x) > moon.r * 1.25)
  const low = points('-0.3,0.9 0.05,1 0.34,0.9')
  const things = random.shuffle([
    { name: 'a candle', scale: height / 430, draw: () => candle(hand) },
    { name: 'a cup', scale: height / 430, draw: () => cup(hand, 'poppy', 'rust') },
    { name: 'books', scale: height / 430, draw: () => books(hand) },
    { name: 'a plant', scale: height / 460, draw: () => pottedPlant(hand, 'milk', 190) },
  ])
  const shown = things.slice(0, low.length)
  const drawings: Drawing[] = [
    lay('night', `M0 0H${width}V${height}H0Z`),
    lay('pine', scissors.halfDisc(moon.x, floor, Math.min(width * 0.48, height * 0.86))),
    lay('butter', ...stars),
    lift('yolk', scissors.disc(moon.x, moon.y, moon.r)),
    lay('pine', scissors.disc(moon.x - side * moon.r * 0.42, moon.y - moon.r * 0.22, moon.r * 0.86)),
    lay('fir', hill(hand, width, width * (side > 0 ? 0.24 : 0.76), height * 0.62, width * 0.5, height)),
    lay('cocoa', scissors.sheet(-14, floor - height * 0.04, width + 28, height)),
    lay('bran', scissors.sheet(-14, floor - height * 0.05, width + 28, height * 0.045)),
    ...shown.map(({ scale, draw }, index) =>
      place(width / 2 + (low[index]?.[0] ?? 0) * width * 0.82, floor + height * 0.06, { scale }, draw()),
    ),
  ]
  return {
    drawings,
    alt: `The moon over a quiet hill, with ${shown.map(({ name }) => name).join(', ')} on the sill`.replace(
      /, ([^,]+)$/,
      ' and $1',
    ),
  }
}
