import { cut, type Drawing, lay, line, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { points } from '../paper/scissors.ts'
import { type FoodName, foodOf, garnishOf, swirlOf } from './foods.ts'
import type { Hand } from './hand.ts'

/** Returns the paper of a soup or smoothie of these foods: that of the first that colours it, marked as shown. */
export function brothOf({ shown }: Hand, foods: readonly FoodName[]): Paper {
  for (const name of foods) {
    const { blended } = foodOf(name)
    if (!blended) continue
    shown.add(name)
    return blended
  }
  return 'yolk'
}

/** Returns the paper of the food swirled into a broth; null without one. */
export function swirlPaper({ shown }: Hand, foods: readonly FoodName[], broth: Paper): Paper | null {
  const name = swirlOf(foods)
  if (name === undefined || foodOf(name).paper === broth) return null
  shown.add(name)
  return foodOf(name).paper
}

/** Draws a dish's opening from the side, full to the rim: the swirl, a few pieces, a herb. Its middle is at the origin. */
export function brothSurface(hand: Hand, foods: readonly FoodName[], half: number, rim: Paper): Drawing {
  const { scissors, random } = hand
  const broth = brothOf(hand, foods)
  const swirl = swirlPaper(hand, foods, broth)
  const herb = garnishOf(foods)
  const flat = half * 0.17
  const toppings = foods.filter((name) => floats(name, broth) && name !== herb).slice(0, 3)
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
    swirl === null
      ? ''
      : line(swirl, flat * 0.14, points('-0.62,0.1 -0.3,-0.42 0.1,-0.3 0.46,-0.36 0.66,0.04', half, flat)),
    ...pieces,
    herb
      ? place(half * random.between(-0.1, 0.12), -flat * 0.1, { scale: half / 260 }, foodOf(herb).piece(hand))
      : '',
  ].join('')
}

const BESIDE: readonly FoodName[] = ['bread', 'flatbread', 'tortilla', 'pitta']

/** Whether a food lies on a soup of this paper and stays visible. */
export function floats(name: FoodName, broth: Paper): boolean {
  const { paper, habit } = foodOf(name)
  return paper !== broth && habit !== 'leaves' && !BESIDE.includes(name) && name !== swirlOf([name])
}
