import { cut, type Drawing, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type FoodName, foodOf } from './foods.ts'
import { basil } from './greens.ts'
import type { Hand } from './hand.ts'

/** The paper of a soup or smoothie of these foods: the first that colours a pot. */
export function brothOf(foods: readonly FoodName[]): Paper {
  for (const name of foods) {
    const { blended } = foodOf(name)
    if (blended) return blended
  }
  return 'yolk'
}

/** The paper of what is swirled into it. */
export function creamOf(broth: Paper): Paper {
  return broth === 'milk' || broth === 'butter' || broth === 'oat' ? 'yolk' : 'milk'
}

/** The opening of a dish from the side, full to the rim: a swirl, a few pieces, a leaf. Its middle is on the origin. */
export function brothSurface(hand: Hand, foods: readonly FoodName[], half: number, rim: Paper): Drawing {
  const { scissors, random } = hand
  const broth = brothOf(foods)
  const flat = half * 0.17
  const toppings = foods
    .filter((name) => foodOf(name).paper !== broth && foodOf(name).habit !== 'leaves' && name !== 'bread')
    .slice(0, 3)
  const pieces = toppings.flatMap((name, index) => {
    const { habit, piece } = foodOf(name)
    const x = (index - (toppings.length - 1) / 2) * half * 0.44
    const scale = habit === 'scatter' ? half / 170 : half / 330
    const spots = habit === 'scatter' ? [-14, 0, 14] : [0]
    return spots.map((dx) =>
      place(
        x + dx * scale * 1.6,
        random.between(-0.2, 0.2) * flat,
        { scale, turn: random.between(-30, 30) },
        piece(hand),
      ),
    )
  })
  return [
    cut(rim, scissors.disc(0, 0, half, flat)),
    lay(broth, scissors.disc(0, 1, half * 0.93, flat * 0.84)),
    line(creamOf(broth), flat * 0.14, [
      [-half * 0.62, flat * 0.1],
      [-half * 0.3, -flat * 0.42],
      [half * 0.1, -flat * 0.3],
      [half * 0.46, -flat * 0.36],
      [half * 0.66, flat * 0.04],
    ]),
    ...pieces,
    place(half * random.between(-0.1, 0.12), -flat * 0.1, { scale: half / 260 }, basil(hand)),
  ].join('')
}
