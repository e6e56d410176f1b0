import type { FoodName } from '../motifs/foods.ts'
import { flatLoaf, log, ovenBake, round } from './baked.ts'
import { filled } from './lying.ts'
import { pieces, roast } from './pieces.ts'
import type { ServedDish } from './served-dish.ts'
import { chopsticks, dish, knife, spoon, stands } from './served-dish.ts'
import {
  ball,
  bird,
  boat,
  crisp,
  dumpling,
  jacket,
  maki,
  patty,
  pillow,
  roll,
  skewer,
  taco,
  triangle,
  wedge,
  wrapHalf,
} from './shapes.ts'
import { burger, sandwich } from './stacked.ts'

const BREADS: readonly FoodName[] = ['bread', 'flatbread', 'tortilla', 'pitta']
const HUMMUS: readonly FoodName[] = ['hummus', 'chickpea', 'tahini', 'lemon', 'garlic', ...BREADS]
const DAIRY: readonly FoodName[] = ['yogurt', 'skyr', 'cream', 'cottage', 'ricotta', 'creamcheese']
const CHEESES: readonly FoodName[] = ['cheese', 'parmesan', 'mozzarella']
/** Foods that determine a sauce's colour, whatever else is in it. */
const SAUCES: readonly FoodName[] = [
  'spinach',
  'kale',
  'chard',
  'greens',
  'tomato',
  'pumpkin',
  'coconut',
  'beet',
  'pesto',
  'cream',
]
const NONE: readonly FoodName[] = []

/** Dishes served hot, or with bread. A new dish is a declaration here, and its names in reading/served-dishes.ts. */
export const SAVOURY = {
  curry: dish(
    'A bowl of curry',
    filled({ paper: 'yolk', by: SAUCES, own: [...BREADS], texture: 'ripple', count: 8, size: 0.2 }),
    spoon,
  ),
  dal: dish(
    'A bowl of dal',
    filled({ paper: 'yolk', by: SAUCES, own: ['lentil', ...BREADS], texture: 'grains', count: 7 }),
    spoon,
  ),
  stew: dish(
    'A pot of stew',
    filled({ vessel: 'pot', paper: 'umber', by: SAUCES, texture: 'ripple', count: 9, size: 0.21 }),
    spoon,
  ),
  chilli: dish(
    'A bowl of chilli',
    filled({ paper: 'poppy', by: SAUCES, own: ['chilli'], texture: 'chunks', count: 10 }),
    spoon,
  ),
  tagine: dish(
    'A tagine in its dish',
    filled({ vessel: 'pot', paper: 'amber', by: SAUCES, texture: 'ripple', count: 9, size: 0.21 }),
    spoon,
  ),
  ratatouille: dish(
    'A pan of ratatouille',
    filled({ vessel: 'pan', paper: 'poppy', by: NONE, own: ['tomato'], count: 13, size: 0.21 }),
    spoon,
  ),
  shakshuka: dish(
    'A pan of shakshuka',
    filled({
      vessel: 'pan',
      paper: 'poppy',
      by: SAUCES,
      own: ['tomato'],
      texture: 'chunks',
      count: 5,
      size: 0.27,
    }),
    spoon,
  ),
  paella: dish(
    'A pan of paella',
    filled({
      vessel: 'pan',
      paper: 'yolk',
      by: SAUCES,
      own: ['rice'],
      texture: 'grains',
      count: 11,
      size: 0.2,
    }),
    spoon,
  ),
  friedrice: dish(
    'A bowl of rice',
    filled({ paper: 'oat', by: SAUCES, own: ['rice'], texture: 'grains', count: 11 }),
    spoon,
  ),
  risotto: dish(
    'A plate of risotto',
    filled({
      vessel: 'plate',
      paper: 'butter',
      isPale: true,
      by: [...SAUCES, 'peas'],
      own: ['rice', 'barley', 'spelt'],
      texture: 'grains',
      count: 9,
    }),
    spoon,
  ),
  stirfry: dish(
    'A pan of stir-fry',
    filled({ vessel: 'pan', paper: 'umber', by: NONE, texture: 'ripple', count: 16, size: 0.21 }),
    chopsticks,
  ),
  hash: dish(
    'A pan of hash',
    filled({ vessel: 'pan', paper: 'amber', by: NONE, texture: 'chunks', count: 12 }),
  ),
  noodles: dish(
    'A bowl of noodles',
    filled({ paper: 'butter', by: NONE, own: ['noodles'], texture: 'strands', count: 9 }),
    chopsticks,
  ),
  ramen: dish(
    'A bowl of noodle soup',
    filled({ paper: 'amber', by: NONE, own: ['noodles'], texture: 'strands', count: 7, size: 0.21 }),
    chopsticks,
  ),
  spaghetti: dish(
    'A plate of long pasta',
    filled({
      vessel: 'plate',
      paper: 'yolk',
      by: ['pesto'],
      own: ['spaghetti', 'ribbons'],
      texture: 'strands',
      count: 8,
    }),
  ),
  polenta: dish(
    'A plate of polenta',
    filled({ vessel: 'plate', paper: 'yolk', own: ['polenta'], texture: 'swirl', count: 7 }),
    spoon,
  ),
  mash: dish(
    'A bowl of mash',
    filled({ paper: 'butter', isPale: true, own: ['potato'], texture: 'swirl', count: 5 }),
    spoon,
  ),
  hummus: dish(
    'A bowl of hummus',
    filled({ paper: 'oat', isPale: true, own: HUMMUS, texture: 'swirl', count: 6 }),
    spoon,
  ),
  dip: dish(
    'A bowl of dip',
    filled({
      paper: 'butter',
      isPale: true,
      own: [...BREADS],
      texture: 'swirl',
      count: 5,
    }),
    spoon,
  ),
  tzatziki: dish(
    'A bowl of something white and cool',
    filled({
      paper: 'milk',
      isPale: true,
      own: ['tzatziki', 'raita', 'yogurt', ...BREADS],
      texture: 'swirl',
      count: 5,
    }),
    spoon,
  ),
  crisps: dish(
    'A plate of crisps',
    pieces({ shape: crisp, count: 16, size: 0.2, layout: 'heap', isFilled: true }),
  ),
  gnocchi: dish('A plate', filled({ vessel: 'plate', paper: 'yolk', by: SAUCES, count: 14 })),
  orzo: dish('A bowl of small pasta', filled({ paper: 'butter', by: SAUCES, texture: 'grains' }), spoon),
  focaccia: dish('A flat loaf on a board', flatLoaf, knife),
  wellington: dish('A golden roll of pastry on a board', log('amber', 'umber'), knife),
  salsa: dish(
    'A bowl of salsa',
    filled({ paper: 'poppy', own: ['salsa', 'tomato'], texture: 'chunks', count: 10 }),
    spoon,
  ),
  pesto: dish(
    'A bowl of pesto',
    filled({ paper: 'leaf', own: ['pesto'], texture: 'chunks', count: 4 }),
    spoon,
  ),
  lasagne: dish(
    'A golden bake with a spoonful taken out',
    ovenBake({ top: 'cheese', paper: 'rust', by: SAUCES, own: CHEESES }),
    spoon,
  ),
  gratin: dish(
    'A gratin with a spoonful taken out',
    ovenBake({
      top: 'cheese',
      paper: 'butter',
      by: [...SAUCES, 'leek'],
      own: ['cheese', 'parmesan', 'cream'],
    }),
    spoon,
  ),
  mashpie: dish(
    'A pie under mash with a spoonful taken out',
    ovenBake({ top: 'mash', paper: 'rust', by: NONE, own: ['potato', 'sweetpotato'] }),
    spoon,
  ),
  roastbird: dish('A whole roast on its dish', roast(bird, ['drumstick', 'chicken', 'turkey', 'duck'])),
  pizza: dish(
    'A pizza',
    round({
      crust: 'amber',
      paper: 'poppy',
      by: ['pesto', 'cream', 'ricotta', 'creamcheese', 'pumpkin', 'beet'],
      own: ['tomato', 'cheese', 'mozzarella', 'bread', 'flatbread'],
      flecks: ['butter', 'milk'],
      on: 'board',
      rim: 0.13,
    }),
    knife,
  ),
  quiche: dish(
    'A quiche with a slice cut',
    round({
      crust: 'amber',
      paper: 'butter',
      by: NONE,
      isPale: true,
      own: ['egg', 'cheese', ...DAIRY, 'tortilla'],
      rim: 0.1,
    }),
  ),
  frittata: dish(
    'A frittata with a slice cut',
    round({
      crust: 'yolk',
      paper: 'butter',
      by: NONE,
      isPale: true,
      own: ['omelette', 'egg'],
      rim: 0.06,
      on: 'pan',
    }),
  ),
  pie: dish('A pie with a slice cut', round({ crust: 'amber', paper: 'bran', lid: true, rim: 0.1 }), knife),
  meatballs: dish(
    'Meatballs on a plate',
    pieces({ shape: ball('umber'), count: 7, size: 0.27, layout: 'heap', own: ['meatball'], hides: true }),
  ),
  falafel: dish(
    'Crisp balls on a plate',
    pieces({ shape: ball('amber'), count: 7, size: 0.26, layout: 'heap', own: ['falafel'], hides: true }),
  ),
  patties: dish(
    'Crisp cakes on a plate',
    pieces({ shape: patty, count: 4, size: 0.3, own: [], hides: true }),
  ),
  dumplings: dish(
    'Dumplings on a plate',
    pieces({ shape: dumpling, count: 6, size: 0.25, hides: true }),
    chopsticks,
  ),
  springrolls: dish(
    'Filled rolls on a plate',
    pieces({ shape: roll(), count: 3, size: 0.46, layout: 'stack', isFilled: true }),
    chopsticks,
  ),
  cabbagerolls: dish(
    'Filled rolls on a tray',
    pieces({ shape: roll('leaf'), count: 4, size: 0.36, layout: 'rows', vessel: 'tray', isFilled: true }),
  ),
  samosas: dish('Crisp parcels on a plate', pieces({ shape: triangle, count: 5, size: 0.29, hides: true })),
  ravioli: dish('A plate of filled pasta', pieces({ shape: pillow, count: 7, size: 0.22, hides: true })),
  stuffed: dish(
    'Stuffed vegetables on a tray',
    pieces({ shape: boat, count: 4, size: 0.36, layout: 'rows', vessel: 'tray', isFilled: true }),
  ),
  jacket: dish(
    'Baked potatoes on a plate',
    pieces({ shape: jacket, count: 2, size: 0.4, layout: 'rows', isFilled: true }),
  ),
  chips: dish(
    'Chips on a tray',
    pieces({ shape: wedge('bran', 'yolk'), count: 20, size: 0.26, layout: 'heap', vessel: 'tray' }),
  ),
  sushi: dish(
    'Sushi on a board',
    pieces({
      shape: maki,
      count: 8,
      size: 0.27,
      layout: 'rows',
      vessel: 'board',
      isFilled: true,
      own: ['rice'],
    }),
    chopsticks,
  ),
  tacos: dish('Tacos on a plate', pieces({ shape: taco, count: 3, size: 0.34, isFilled: true })),
  wraps: dish(
    'A wrap cut in two on a board',
    pieces({ shape: wrapHalf, count: 2, size: 0.5, layout: 'rows', vessel: 'board', isFilled: true }),
    knife,
  ),
  skewers: dish(
    'Skewers on a tray',
    pieces({ shape: skewer, count: 3, size: 0.56, layout: 'stack', vessel: 'tray', isFilled: true }),
  ),
  burger: dish('A burger', burger, stands),
  sandwich: dish('A sandwich', sandwich, stands),
} as const satisfies Record<string, ServedDish>
