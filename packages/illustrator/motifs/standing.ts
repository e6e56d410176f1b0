import { cut, type Drawing, lay, lift, place } from '../paper/draw.ts'
import type { Paper } from '../paper/papers.ts'
import { type Point, points } from '../paper/scissors.ts'
import { FINE } from './arrange.ts'
import { type FoodName, foodOf } from './foods.ts'
import type { Hand, Motif } from './hand.ts'
import { cheese, eggs, honeyJar, loaf } from './household.ts'
import {
  avocado,
  bananas,
  beetroot,
  blueberryPile,
  broccoli,
  carrots,
  cherryTomatoes,
  garlic,
  herbsInGlass,
  leafyHead,
  mushroom,
  onion,
  pepper,
  potatoes,
  pumpkin,
  roundFruit,
  strawberries,
  sweetPotatoes,
  tomato,
} from './standing-produce.ts'

/** Draws a jar with a lid, filled with one food. 140 tall. */
function jarOf(hand: Hand, name: FoodName): Drawing {
  const { scissors, random } = hand
  const food = foodOf(name)
  const isFine = FINE.has(name)
  const [size, step, reach] = isFine
    ? [0.75, 11, 31]
    : name === 'pasta' || name === 'penne' || name === 'tubes'
      ? [0.5, 15, 22]
      : [0.6, 15, 27]
  const rows: Point[] = []
  for (let y = -15; y > -92; y -= step)
    for (let x = -reach; x <= reach; x += step)
      rows.push([x + random.between(-3, 3), y + random.between(-3, 3)])
  const bed: Paper =
    food.paper === 'milk'
      ? 'oat'
      : food.paper === 'oat'
        ? 'butter'
        : food.paper === 'bran'
          ? 'cocoa'
          : food.paper === 'yolk'
            ? 'bran'
            : 'butter'
  return [
    cut('mist', scissors.round('-38,-128 38,-128 46,-112 46,-8 38,0 -38,0 -46,-8 -46,-112')),
    lay(bed, scissors.round('-40,-100 0,-104 40,-99 40,-10 33,-5 -33,-5 -40,-10')),
    ...rows.map(([x, y]) => place(x, y, { scale: size, turn: random.between(0, 360) }, food.piece(hand))),
    lay('milk', scissors.leaf(-38, -24, 76, 7, 2)),
    cut('fir', scissors.sheet(-42, -144, 84, 24)),
  ].join('')
}

/** Draws a small bowl heaped with a food, 70 tall. */
function bowlOf(hand: Hand, name: FoodName): Drawing {
  const { scissors, random } = hand
  const food = foodOf(name)
  const scale = food.habit === 'scatter' ? 1.1 : food.habit === 'leaves' ? 0.5 : 0.55
  const spots: readonly Point[] = points('-30,-44 -8,-46 16,-45 34,-43 -19,-58 4,-60 24,-57')
  return [
    ...spots.map(([x, y]) => place(x, y, { scale, turn: random.between(-40, 40) }, food.piece(hand))),
    lift('milk', scissors.round('-54,-44 54,-44 48,-22 28,-5 0,-2 -28,-5 -48,-22')),
    lay('mist', scissors.corners('-50,-32 50,-32 46,-23 -46,-23')),
    cut('milk', scissors.sheet(-20, -8, 40, 8)),
  ].join('')
}

const WHOLES: Partial<Record<FoodName, Motif>> = {
  tomato,
  cherrytomato: cherryTomatoes,
  avocado,
  carrot: carrots,
  beet: beetroot,
  onion,
  pepper,
  mushroom,
  banana: bananas,
  pumpkin,
  broccoli,
  potato: potatoes,
  sweetpotato: sweetPotatoes,
  spinach: leafyHead,
  lettuce: leafyHead,
  kale: leafyHead,
  rocket: leafyHead,
  basil: herbsInGlass,
  mint: herbsInGlass,
  egg: eggs,
  friedegg: eggs,
  scrambledegg: eggs,
  omelette: eggs,
  strawberry: strawberries,
  blueberry: blueberryPile,
  cheese,
  bread: loaf,
  apple: roundFruit('poppy', 'rose'),
  peach: roundFruit('rose', 'blush'),
  orange: roundFruit('yolk', 'butter'),
  lemon: roundFruit('butter', 'milk', 38),
  lime: roundFruit('leaf', 'lime', 36),
  grapefruit: roundFruit('rose', 'blush', 50),
  mango: roundFruit('yolk', 'rose', 46, 0.86),
  kiwi: roundFruit('bran', 'oat', 36),
  clementine: roundFruit('yolk', 'butter', 38),
  citrus: roundFruit('yolk', 'butter'),
  plum: roundFruit('ink', 'sea', 38),
  apricot: roundFruit('yolk', 'rose', 36),
  nectarine: roundFruit('rose', 'blush'),
  shallot: onion,
  garlic,
  parmesan: cheese,
  chard: leafyHead,
  cabbage: leafyHead,
  greens: leafyHead,
  leaves: leafyHead,
  watercress: leafyHead,
  herbs: herbsInGlass,
  parsley: herbsInGlass,
  coriander: herbsInGlass,
  sage: herbsInGlass,
  dill: herbsInGlass,
  honey: honeyJar,
}

/** Draws a food in its kitchen form: whole, in its jar, or in a small bowl. Its foot is at the origin. */
export function standing(hand: Hand, name: FoodName): Drawing {
  const whole = WHOLES[name]
  if (whole) {
    hand.shown.add(name)
    return whole(hand)
  }
  return foodOf(name).habit === 'scatter' ? jarOf(hand, name) : bowlOf(hand, name)
}

/** Returns the width of a standing food. */
export function widthOf(name: FoodName): number {
  if (name === 'bread') return 176
  if (
    name === 'carrot' ||
    name === 'pumpkin' ||
    name === 'sweetpotato' ||
    name === 'cheese' ||
    name === 'parmesan'
  )
    return 138
  return 108
}
