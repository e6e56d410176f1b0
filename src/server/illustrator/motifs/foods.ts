import type { Paper } from '../paper/papers.ts'
import * as berries from './berries.ts'
import * as greens from './greens.ts'
import type { Motif } from './hand.ts'
import * as morsels from './morsels.ts'
import * as slices from './slices.ts'

/** How a food lies in a dish: some slices overlapping, a handful scattered, leaves spilling over, one large piece, or spread as a base. */
type Habit = 'slices' | 'scatter' | 'leaves' | 'piece'

export interface Food {
  /** As an alt text names it. */
  label: string
  habit: Habit
  /** Seen from above; slices and pieces about 40 to the edge, scattered things about 12, leaves 100 long. */
  piece: Motif
  /** The paper most of it is cut from: what lies behind it should differ. */
  paper: Paper
  /** The paper a soup or smoothie of it has. */
  blended?: Paper
}

const food = (label: string, habit: Habit, paper: Paper, piece: Motif, blended?: Paper): Food => ({
  label,
  habit,
  paper,
  piece,
  ...(blended ? { blended } : {}),
})

/** Everything the kitchen knows how to cut from paper. */
const FOODS = {
  tomato: food('tomatoes', 'slices', 'poppy', slices.tomatoSlice, 'poppy'),
  cherrytomato: food('cherry tomatoes', 'slices', 'poppy', slices.cherryTomato, 'poppy'),
  cucumber: food('cucumber', 'slices', 'lime', slices.cucumberSlice, 'lime'),
  courgette: food('courgette', 'slices', 'butter', slices.courgetteSlice, 'lime'),
  radish: food('radishes', 'slices', 'milk', slices.radishSlice),
  beet: food('beetroot', 'slices', 'rust', slices.beetSlice, 'rust'),
  onion: food('onion', 'piece', 'rose', slices.onionRings),
  carrot: food('carrots', 'slices', 'poppy', slices.carrotCoin, 'yolk'),
  pepper: food('peppers', 'slices', 'poppy', slices.pepperRing, 'poppy'),
  chilli: food('chilli', 'piece', 'poppy', morsels.chilli),
  mushroom: food('mushrooms', 'slices', 'milk', slices.mushroomSlice, 'oat'),
  avocado: food('avocado', 'piece', 'lime', slices.avocadoFan, 'lime'),
  olive: food('olives', 'slices', 'pine', slices.olive),
  corn: food('sweetcorn', 'scatter', 'yolk', morsels.cornKernel, 'yolk'),
  potato: food('potatoes', 'slices', 'butter', morsels.potatoChunk, 'butter'),
  sweetpotato: food('sweet potato', 'slices', 'yolk', morsels.sweetPotato, 'yolk'),
  pumpkin: food('pumpkin', 'slices', 'yolk', morsels.pumpkinWedge, 'yolk'),
  broccoli: food('broccoli', 'slices', 'fir', greens.broccoli, 'leaf'),
  asparagus: food('asparagus', 'piece', 'leaf', greens.asparagus),
  greenbeans: food('green beans', 'piece', 'leaf', greens.greenBeans),
  peas: food('peas', 'piece', 'leaf', greens.peas, 'leaf'),
  springonion: food('spring onions', 'piece', 'leaf', greens.springOnion),
  spinach: food('spinach', 'leaves', 'fir', greens.spinachLeaf, 'leaf'),
  lettuce: food('lettuce', 'leaves', 'leaf', greens.lettuceLeaf),
  kale: food('kale', 'leaves', 'fir', greens.kaleLeaf, 'leaf'),
  rocket: food('rocket', 'leaves', 'leaf', greens.rocketLeaf),
  basil: food('basil', 'piece', 'fir', greens.basil, 'leaf'),
  mint: food('mint', 'piece', 'leaf', greens.mint, 'lime'),
  lemon: food('lemon', 'slices', 'butter', slices.lemonSlice, 'butter'),
  orange: food('orange', 'slices', 'yolk', slices.orangeSlice, 'yolk'),
  grapefruit: food('grapefruit', 'slices', 'rose', slices.grapefruitSlice, 'rose'),
  lime: food('lime', 'slices', 'lime', slices.limeSlice, 'lime'),
  banana: food('banana', 'slices', 'butter', slices.bananaSlice, 'butter'),
  apple: food('apple', 'slices', 'milk', slices.appleHalf, 'butter'),
  peach: food('peaches', 'slices', 'yolk', slices.peachHalf, 'yolk'),
  mango: food('mango', 'piece', 'yolk', slices.mangoSlices, 'yolk'),
  kiwi: food('kiwi', 'slices', 'leaf', slices.kiwiSlice, 'lime'),
  fig: food('figs', 'slices', 'rose', slices.figHalf),
  strawberry: food('strawberries', 'slices', 'poppy', berries.strawberry, 'rose'),
  blueberry: food('blueberries', 'slices', 'ink', berries.blueberries, 'ink'),
  raspberry: food('raspberries', 'slices', 'rust', berries.raspberry, 'rose'),
  cherry: food('cherries', 'slices', 'rust', berries.cherries, 'rust'),
  grape: food('grapes', 'piece', 'ink', berries.grapes),
  pomegranate: food('pomegranate', 'piece', 'poppy', berries.pomegranateSeeds, 'rose'),
  egg: food('eggs', 'slices', 'milk', slices.eggHalf),
  friedegg: food('eggs', 'slices', 'milk', slices.friedEgg),
  chickpea: food('chickpeas', 'scatter', 'bran', morsels.chickpea, 'bran'),
  bean: food('beans', 'scatter', 'rust', morsels.bean('rust', 'rose'), 'rust'),
  whitebean: food('white beans', 'scatter', 'oat', morsels.bean('oat', 'milk'), 'oat'),
  lentil: food('lentils', 'scatter', 'yolk', morsels.grain('yolk', 'rust', 'bran'), 'yolk'),
  rice: food('rice', 'scatter', 'milk', morsels.grain('milk', 'milk', 'butter')),
  quinoa: food('quinoa', 'scatter', 'oat', morsels.grain('oat', 'butter', 'bran')),
  barley: food('barley', 'scatter', 'bran', morsels.grain('bran', 'oat', 'butter')),
  oats: food('oats', 'scatter', 'oat', morsels.oatFlake),
  granola: food('granola', 'scatter', 'bran', morsels.crumb('bran', 'oat', 'cocoa', 'butter')),
  almond: food('almonds', 'scatter', 'bran', morsels.almond, 'oat'),
  walnut: food('walnuts', 'scatter', 'bran', morsels.walnut),
  hazelnut: food('hazelnuts', 'scatter', 'cocoa', morsels.hazelnut),
  cashew: food('cashews', 'scatter', 'oat', morsels.cashew, 'oat'),
  seeds: food('seeds', 'scatter', 'pine', morsels.grain('pine', 'bran', 'milk')),
  tofu: food('tofu', 'slices', 'milk', morsels.tofu),
  feta: food('feta', 'scatter', 'milk', morsels.feta),
  cheese: food('cheese', 'piece', 'yolk', morsels.cheeseWedge),
  yogurt: food('yoghurt', 'piece', 'milk', morsels.dollop('milk', 'mist'), 'milk'),
  hummus: food('hummus', 'piece', 'oat', morsels.dollop('oat', 'bran'), 'oat'),
  chicken: food('chicken', 'piece', 'bran', morsels.chickenSlices),
  salmon: food('salmon', 'piece', 'rose', morsels.salmonFillet),
  prawn: food('prawns', 'slices', 'rose', morsels.prawn),
  meatball: food('meatballs', 'slices', 'cocoa', morsels.meatball),
  pasta: food('pasta', 'scatter', 'yolk', morsels.bowTie),
  penne: food('pasta', 'scatter', 'yolk', morsels.penne),
  noodles: food('noodles', 'slices', 'yolk', morsels.noodleNest),
  bread: food('bread', 'piece', 'oat', morsels.breadSlice),
  chocolate: food('chocolate', 'scatter', 'cocoa', morsels.chocolate, 'cocoa'),
  date: food('dates', 'scatter', 'cocoa', morsels.dateFruit),
  coconut: food('coconut', 'scatter', 'milk', morsels.coconutFlake, 'milk'),
} as const satisfies Record<string, Food>

export type FoodName = keyof typeof FOODS

export function isFoodName(word: string): word is FoodName {
  return Object.hasOwn(FOODS, word)
}

export function foodOf(name: FoodName): Food {
  return FOODS[name]
}

const SWEET: ReadonlySet<FoodName> = new Set([
  'orange',
  'grapefruit',
  'banana',
  'apple',
  'peach',
  'mango',
  'kiwi',
  'fig',
  'strawberry',
  'blueberry',
  'raspberry',
  'cherry',
  'grape',
  'oats',
  'granola',
  'almond',
  'walnut',
  'hazelnut',
  'chocolate',
  'date',
  'coconut',
  'yogurt',
])

/** True for fruit, oats and what goes with them: no lettuce belongs there. */
export function isSweetDish(foods: readonly FoodName[]): boolean {
  return foods.filter((name) => SWEET.has(name)).length * 2 >= foods.length
}
