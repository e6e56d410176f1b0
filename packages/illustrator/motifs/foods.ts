import type { Paper } from '../paper/papers.ts'
import * as berries from './berries.ts'
import * as greens from './greens.ts'
import type { Motif } from './hand.ts'
import * as morsels from './morsels.ts'
import * as slices from './slices.ts'
import * as vegetables from './standing-produce.ts'

/** A food's arrangement in a dish: overlapping, scattered, over the rim, one large piece, or a shapeless spoonful. */
type Habit = 'slices' | 'scatter' | 'leaves' | 'piece' | 'spread'

export interface Food {
  /** Its name in an alt text. */
  label: string
  habit: Habit
  /** Seen from above; slices and pieces with a radius of about 40, scattered things about 12, leaves 100 long. */
  piece: Motif
  /** The main paper it is cut from: its background should differ. */
  paper: Paper
  /** The paper of a soup or smoothie made from it. */
  blended?: Paper
}

const food = (label: string, habit: Habit, paper: Paper, piece: Motif, blended?: Paper): Food => ({
  label,
  habit,
  paper,
  piece,
  ...(blended ? { blended } : {}),
})

/** All foods the illustrator can draw. */
const FOODS = {
  tomato: food('tomatoes', 'slices', 'poppy', slices.tomatoSlice, 'poppy'),
  cherrytomato: food('cherry tomatoes', 'slices', 'poppy', slices.cherryTomato, 'poppy'),
  cucumber: food('cucumber', 'slices', 'lime', slices.cucumberSlice, 'lime'),
  courgette: food('courgette', 'slices', 'butter', slices.courgetteSlice, 'lime'),
  radish: food('radishes', 'slices', 'milk', slices.radishSlice),
  beet: food('beetroot', 'slices', 'rust', slices.beetSlice, 'rust'),
  onion: food('onions', 'piece', 'rose', slices.onionRings),
  shallot: food('shallots', 'piece', 'rose', slices.onionRings),
  leek: food('leeks', 'piece', 'leaf', greens.springOnion, 'lime'),
  garlic: food('garlic', 'piece', 'milk', vegetables.garlicBulb),
  ginger: food('ginger', 'piece', 'bran', morsels.gingerRoot),
  celery: food('celery', 'piece', 'lime', greens.stalks('lime', 'leaf'), 'lime'),
  aubergine: food('aubergine', 'slices', 'ink', slices.aubergineSlice),
  carrot: food('carrots', 'slices', 'poppy', slices.carrotHalf, 'yolk'),
  pepper: food('peppers', 'slices', 'poppy', slices.pepperRing, 'poppy'),
  chilli: food('chilli', 'piece', 'poppy', morsels.chilli, 'poppy'),
  mushroom: food('mushrooms', 'slices', 'milk', slices.mushroomSlice, 'oat'),
  avocado: food('avocado', 'piece', 'lime', slices.avocadoFan, 'lime'),
  olive: food('olives', 'slices', 'pine', slices.olive),
  corn: food('sweetcorn', 'scatter', 'yolk', morsels.cornKernel, 'yolk'),
  potato: food('potatoes', 'slices', 'butter', morsels.potatoChunk, 'butter'),
  sweetpotato: food('sweet potato', 'slices', 'yolk', morsels.sweetPotato, 'yolk'),
  pumpkin: food('pumpkin', 'slices', 'yolk', morsels.pumpkinWedge, 'yolk'),
  broccoli: food('broccoli', 'slices', 'fir', greens.broccoli, 'leaf'),
  cauliflower: food('cauliflower', 'slices', 'milk', greens.cauliflower, 'oat'),
  sprouts: food('Brussels sprouts', 'slices', 'leaf', greens.sprouts),
  asparagus: food('asparagus', 'piece', 'leaf', greens.asparagus),
  greenbeans: food('green beans', 'piece', 'leaf', greens.greenBeans),
  peas: food('peas', 'piece', 'leaf', greens.peas, 'leaf'),
  edamame: food('edamame', 'piece', 'leaf', greens.peas, 'leaf'),
  mangetout: food('mangetout', 'piece', 'leaf', greens.greenBeans),
  chives: food('chives', 'piece', 'leaf', greens.springOnion),
  springonion: food('spring onions', 'piece', 'leaf', greens.springOnion),
  spinach: food('spinach', 'leaves', 'fir', greens.spinachLeaf, 'leaf'),
  lettuce: food('lettuce', 'leaves', 'leaf', greens.lettuceLeaf),
  kale: food('kale', 'leaves', 'fir', greens.kaleLeaf, 'leaf'),
  chard: food('chard', 'leaves', 'fir', greens.spinachLeaf, 'leaf'),
  cabbage: food('cabbage', 'leaves', 'leaf', greens.lettuceLeaf),
  greens: food('greens', 'leaves', 'fir', greens.spinachLeaf, 'leaf'),
  leaves: food('salad leaves', 'leaves', 'leaf', greens.lettuceLeaf),
  watercress: food('watercress', 'leaves', 'leaf', greens.rocketLeaf, 'leaf'),
  rocket: food('rocket', 'leaves', 'leaf', greens.rocketLeaf),
  basil: food('basil', 'piece', 'fir', greens.basil, 'leaf'),
  mint: food('mint', 'piece', 'leaf', greens.mint, 'lime'),
  herbs: food('herbs', 'piece', 'leaf', greens.basil),
  parsley: food('parsley', 'piece', 'leaf', greens.mint),
  coriander: food('coriander', 'piece', 'leaf', greens.mint),
  sage: food('sage', 'piece', 'fir', greens.basil),
  dill: food('dill', 'leaves', 'fir', greens.herbTwig),
  rosemary: food('rosemary', 'leaves', 'fir', greens.herbTwig),
  thyme: food('thyme', 'leaves', 'fir', greens.herbTwig),
  lemon: food('lemon', 'slices', 'butter', slices.lemonSlice, 'butter'),
  orange: food('orange', 'slices', 'yolk', slices.orangeSlice, 'yolk'),
  clementine: food('clementines', 'slices', 'yolk', slices.orangeSlice, 'yolk'),
  citrus: food('citrus fruit', 'slices', 'yolk', slices.anyCitrus, 'yolk'),
  grapefruit: food('grapefruit', 'slices', 'rose', slices.grapefruitSlice, 'rose'),
  lime: food('lime', 'slices', 'lime', slices.limeSlice, 'lime'),
  banana: food('banana', 'slices', 'butter', slices.bananaSlice, 'butter'),
  apple: food('apple', 'slices', 'milk', slices.appleHalf, 'butter'),
  pear: food('pears', 'slices', 'milk', slices.pearHalf, 'butter'),
  plum: food('plums', 'slices', 'ink', slices.plumHalf, 'rust'),
  apricot: food('apricots', 'slices', 'yolk', slices.apricotHalf, 'yolk'),
  nectarine: food('nectarines', 'slices', 'yolk', slices.peachHalf, 'yolk'),
  pineapple: food('pineapple', 'slices', 'yolk', slices.pineappleRing, 'butter'),
  watermelon: food('watermelon', 'piece', 'poppy', slices.melonWedge('leaf', 'poppy', 'night'), 'rose'),
  melon: food('melon', 'piece', 'butter', slices.melonWedge('lime', 'yolk', 'oat'), 'butter'),
  rhubarb: food('rhubarb', 'piece', 'rose', greens.stalks('rose', 'rust'), 'rose'),
  peach: food('peaches', 'slices', 'yolk', slices.peachHalf, 'yolk'),
  mango: food('mango', 'piece', 'yolk', slices.mangoSlices, 'yolk'),
  kiwi: food('kiwi', 'slices', 'leaf', slices.kiwiSlice, 'lime'),
  fig: food('figs', 'slices', 'rose', slices.figHalf),
  strawberry: food('strawberries', 'slices', 'poppy', berries.strawberry, 'rose'),
  blueberry: food('blueberries', 'slices', 'ink', berries.blueberries, 'ink'),
  raspberry: food('raspberries', 'slices', 'rust', berries.raspberry, 'rose'),
  blackberry: food('blackberries', 'slices', 'ink', berries.blackberry, 'ink'),
  berries: food('berries', 'slices', 'poppy', berries.mixedBerries, 'rose'),
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
  couscous: food('couscous', 'scatter', 'butter', morsels.grain('butter', 'yolk', 'oat')),
  bulgur: food('bulgur', 'scatter', 'bran', morsels.grain('bran', 'oat', 'butter')),
  millet: food('millet', 'scatter', 'yolk', morsels.grain('yolk', 'butter', 'oat')),
  spelt: food('spelt', 'scatter', 'bran', morsels.grain('bran', 'cocoa', 'oat')),
  farro: food('farro', 'scatter', 'bran', morsels.grain('bran', 'cocoa', 'oat')),
  buckwheat: food('buckwheat', 'scatter', 'cocoa', morsels.grain('cocoa', 'bran', 'oat')),
  grains: food('grains', 'scatter', 'oat', morsels.grain('oat', 'bran', 'butter')),
  polenta: food('polenta', 'spread', 'yolk', morsels.dollop('yolk', 'butter'), 'yolk'),
  oats: food('oats', 'scatter', 'oat', morsels.oatFlake),
  granola: food('granola', 'scatter', 'bran', morsels.crumb('bran', 'oat', 'cocoa', 'butter')),
  almond: food('almonds', 'scatter', 'bran', morsels.almond, 'oat'),
  walnut: food('walnuts', 'scatter', 'bran', morsels.walnut),
  hazelnut: food('hazelnuts', 'scatter', 'cocoa', morsels.hazelnut),
  cashew: food('cashews', 'scatter', 'oat', morsels.cashew, 'oat'),
  pistachio: food('pistachios', 'scatter', 'leaf', morsels.pistachio),
  pecan: food('pecans', 'scatter', 'bran', morsels.walnut),
  peanut: food('peanuts', 'scatter', 'bran', morsels.hazelnut, 'bran'),
  nuts: food('nuts', 'scatter', 'bran', morsels.almond),
  sesame: food('sesame seeds', 'scatter', 'oat', morsels.grain('oat', 'milk', 'butter')),
  seeds: food('seeds', 'scatter', 'pine', morsels.grain('pine', 'bran', 'milk')),
  tofu: food('tofu', 'slices', 'milk', morsels.block('oat', 'milk', 'bran')),
  tempeh: food('tempeh', 'slices', 'bran', morsels.block('cocoa', 'bran', 'oat')),
  halloumi: food('halloumi', 'slices', 'milk', morsels.block('oat', 'milk', 'bran')),
  paneer: food('paneer', 'slices', 'milk', morsels.block('mist', 'milk', 'oat')),
  feta: food('feta', 'scatter', 'milk', morsels.feta),
  mozzarella: food('mozzarella', 'scatter', 'milk', morsels.feta),
  ricotta: food('ricotta', 'spread', 'milk', morsels.dollop('milk', 'oat')),
  cottage: food('cottage cheese', 'spread', 'milk', morsels.dollop('milk', 'oat')),
  creamcheese: food('cream cheese', 'spread', 'milk', morsels.dollop('milk', 'mist')),
  parmesan: food('Parmesan', 'piece', 'yolk', morsels.cheeseWedge),
  cheese: food('cheese', 'piece', 'yolk', morsels.cheeseWedge),
  yogurt: food('yoghurt', 'spread', 'milk', morsels.dollop('milk', 'mist'), 'milk'),
  cream: food('cream', 'spread', 'milk', morsels.dollop('milk', 'oat'), 'milk'),
  skyr: food('skyr', 'spread', 'milk', morsels.dollop('milk', 'mist'), 'milk'),
  tzatziki: food('tzatziki', 'spread', 'milk', morsels.dollop('milk', 'lime')),
  raita: food('raita', 'spread', 'milk', morsels.dollop('milk', 'lime')),
  tahini: food('tahini', 'spread', 'oat', morsels.dollop('oat', 'milk'), 'oat'),
  guacamole: food('guacamole', 'spread', 'lime', morsels.dollop('lime', 'leaf'), 'lime'),
  pesto: food('pesto', 'spread', 'leaf', morsels.dollop('leaf', 'fir'), 'leaf'),
  salsa: food('salsa', 'spread', 'poppy', morsels.dollop('poppy', 'rust'), 'poppy'),
  honey: food('honey', 'spread', 'yolk', morsels.dollop('yolk', 'bran')),
  hummus: food('hummus', 'spread', 'oat', morsels.dollop('oat', 'bran'), 'oat'),
  chicken: food('chicken', 'piece', 'amber', morsels.breast('amber', 'milk', 'umber')),
  turkey: food('turkey', 'piece', 'amber', morsels.breast('amber', 'milk', 'umber')),
  duck: food('duck', 'piece', 'cocoa', morsels.breast('chestnut', 'rose', 'cocoa')),
  beef: food('beef', 'piece', 'rust', morsels.steak),
  lamb: food('lamb', 'piece', 'rust', morsels.steak),
  pork: food('pork', 'piece', 'rust', morsels.steak),
  steak: food('steak', 'piece', 'rust', morsels.steak),
  sausage: food('sausages', 'piece', 'rust', morsels.sausages),
  bacon: food('bacon', 'piece', 'rust', morsels.bacon),
  salmon: food('salmon', 'piece', 'rose', morsels.salmonFillet),
  trout: food('trout', 'piece', 'rose', morsels.fillet('rose', 'oat')),
  tuna: food('tuna', 'piece', 'rust', morsels.fillet('rust', 'rose')),
  cod: food('cod', 'piece', 'milk', morsels.fillet('milk', 'mist')),
  mackerel: food('mackerel', 'piece', 'sea', morsels.wholeFish('sea', 'ink')),
  sardine: food('sardines', 'piece', 'mist', morsels.wholeFish('mist', 'ink')),
  fish: food('fish', 'piece', 'mist', morsels.wholeFish('mist', 'sea')),
  prawn: food('prawns', 'slices', 'rose', morsels.prawn),
  meatball: food('meatballs', 'slices', 'cocoa', morsels.meatball),
  falafel: food('falafel', 'slices', 'cocoa', morsels.meatball),
  gnocchi: food('gnocchi', 'scatter', 'butter', morsels.gnocco),
  pasta: food('pasta', 'scatter', 'yolk', morsels.bowTie),
  penne: food('penne', 'scatter', 'yolk', morsels.penne),
  noodles: food('noodles', 'slices', 'yolk', morsels.noodleNest),
  spaghetti: food('spaghetti', 'slices', 'yolk', morsels.noodleNest),
  ribbons: food('pasta', 'slices', 'yolk', morsels.noodleNest),
  bread: food('bread', 'piece', 'oat', morsels.breadSlice),
  flatbread: food('flatbread', 'piece', 'oat', morsels.flatbread),
  tortilla: food('tortillas', 'piece', 'oat', morsels.flatbread),
  pitta: food('pitta', 'piece', 'oat', morsels.flatbread),
  chocolate: food('chocolate', 'scatter', 'cocoa', morsels.chocolate, 'cocoa'),
  date: food('dates', 'scatter', 'cocoa', morsels.dateFruit),
  raisin: food('raisins', 'scatter', 'cocoa', morsels.dateFruit),
  coconut: food('coconut', 'scatter', 'milk', morsels.coconutFlake, 'milk'),
  scrambledegg: food('scrambled eggs', 'piece', 'yolk', morsels.scramble),
  omelette: food('eggs', 'piece', 'yolk', morsels.omelette),
  drumstick: food('chicken', 'piece', 'amber', morsels.drumstick),
  broadbean: food('broad beans', 'scatter', 'leaf', morsels.bean('leaf', 'lime'), 'leaf'),
  blackbean: food('black beans', 'scatter', 'night', morsels.bean('night', 'sea'), 'cocoa'),
  tubes: food('pasta', 'scatter', 'yolk', morsels.penne),
  goatcheese: food('goat cheese', 'scatter', 'milk', morsels.feta),
} as const satisfies Record<string, Food>

export type FoodName = keyof typeof FOODS

export const FOOD_NAMES: readonly FoodName[] = Object.keys(FOODS).filter(isFoodName)

export function isFoodName(word: string): word is FoodName {
  return Object.hasOwn(FOODS, word)
}

/** Returns a food whose `piece` marks it as shown when it is drawn. */
export function foodOf(name: FoodName): Food {
  const { piece, ...rest }: Food = FOODS[name]
  return {
    ...rest,
    piece: (hand) => {
      hand.shown.add(name)
      return piece(hand)
    },
  }
}

const HERBS: readonly FoodName[] = ['basil', 'mint', 'herbs', 'parsley', 'coriander', 'sage']

/** Finds the herb among these foods that garnishes a dish; undefined without one. */
export function garnishOf(foods: readonly FoodName[]): FoodName | undefined {
  return foods.find((name) => HERBS.includes(name))
}

const CREAMY: readonly FoodName[] = ['cream', 'yogurt', 'coconut', 'skyr', 'tahini', 'pesto']

/** Finds the food among these that is swirled into a soup; undefined without one. */
export function swirlOf(foods: readonly FoodName[]): FoodName | undefined {
  return foods.find((name) => CREAMY.includes(name))
}
