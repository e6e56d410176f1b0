import { crumbs, dishOf } from '../motifs/arrange.ts'
import { chopsticks, forkFromAbove, knifeFromAbove, napkin, spoonFromAbove } from '../motifs/dishes.ts'
import { type FoodName, foodOf } from '../motifs/foods.ts'
import type { Hand } from '../motifs/hand.ts'
import { type Drawing, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import type { Brief } from './scene.ts'

/** Things beside a dish seen from above. */

const WARM: ReadonlySet<Paper> = new Set(['poppy', 'rust'])

/** Whether something on the plate is poppy: then nothing else may be. */
export function hasPoppy(foods: readonly FoodName[]): boolean {
  return foods.some((name) => WARM.has(foodOf(name).paper))
}

/** Chooses poppy where no food is poppy, else a quiet paper that is visible on the field. */
function accentPaper({ foods, backdrop }: Brief): Paper {
  if (!hasPoppy(foods) && backdrop.field !== 'rose') return 'poppy'
  return backdrop.field === 'pine' || backdrop.field === 'sea' ? 'butter' : 'pine'
}

/** Draws upright cutlery at x, vertically centred. */
export function cutlery(
  brief: Brief,
  x: number,
  kinds: readonly ('fork' | 'spoon' | 'knife' | 'chopsticks')[],
): Drawing {
  const { hand, height, backdrop } = brief
  const paper = accentPaper(brief)
  const well: Paper = paper === 'poppy' ? 'rust' : paper === 'butter' ? 'oat' : 'fir'
  const long = height * 0.62
  const gap = 64
  const drawings = kinds.map((kind, index) => {
    const motif = {
      fork: () => forkFromAbove(paper, long),
      spoon: () => spoonFromAbove(paper, well, long),
      knife: () =>
        knifeFromAbove(backdrop.field === 'sea' || backdrop.disc === 'sea' ? 'milk' : 'sea', paper, long),
      chopsticks: () => chopsticks('cocoa', long * 1.2),
    }[kind]()
    return place((index - (kinds.length - 1) / 2) * gap, 0, { turn: hand.random.between(-3, 5) }, motif(hand))
  })
  return place(x, height * 0.52, { turn: hand.random.between(-5, 7) }, ...drawings)
}

export function napkinAt(brief: Brief, x: number): Drawing {
  const { hand, height, backdrop } = brief
  const paper: Paper =
    backdrop.field === 'butter' || backdrop.field === 'yolk' || backdrop.disc === 'butter' ? 'milk' : 'butter'
  return place(
    x,
    height * 0.52,
    { turn: hand.random.between(-7, 7) },
    napkin(paper, 'rose', 130, height * 0.72)(hand),
  )
}

/** Draws one of the dish's foods, whole or in pieces, fallen beside it. */
export function spill(hand: Hand, name: FoodName, x: number, y: number, size: number): Drawing {
  const { random } = hand
  const food = foodOf(name)
  switch (food.habit) {
    case 'scatter':
      return crumbs(hand, name, x, y, size * 0.9, 6)
    case 'leaves':
      return place(
        x,
        y + size * 0.5,
        { turn: random.between(-30, 30) },
        place(0, 0, { scale: (size * 1.5) / 100 }, food.piece(hand)),
      )
    case 'spread':
      return place(x, y, { scale: size / 44 }, dishOf(hand, name))
    default:
      return place(x, y, { scale: size / 42, turn: random.between(-30, 30) }, food.piece(hand))
  }
}

/** Draws something fallen on either side of a dish, where it fits as a whole. */
export function besidePlate(
  brief: Brief,
  x: number,
  radius: number,
  names: readonly [FoodName, FoodName],
  only?: 'left' | 'right',
): Drawing[] {
  const { hand, width, height } = brief
  const up = hand.random.pick([0.24, 0.76])
  const sides = [
    { edge: 'left', at: (x - radius) / 2, room: x - radius, share: up },
    { edge: 'right', at: (width + x + radius) / 2, room: width - x - radius, share: 1 - up },
  ]
  return sides.flatMap(({ edge, at, room, share }, index) =>
    room < 110 || (only && only !== edge)
      ? []
      : [spill(hand, names[index] ?? names[0], at, height * share, Math.min(46, room * 0.34))],
  )
}
