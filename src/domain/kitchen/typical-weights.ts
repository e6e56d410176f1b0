import type { CountedUnit } from './foods/food.ts'

/** A figure with what it likely lies between: `low` ≤ `value` ≤ `high`. */
export interface Likely {
  value: number
  low: number
  high: number
}

/** Measures that only a hand knows, in grams; where `byRoom`, in millilitres. */
export const HAND_MEASURES: readonly { names: RegExp; byRoom?: true; likely: Likely }[] = [
  { names: /\bhandfuls?\b/i, likely: { value: 30, low: 15, high: 60 } },
  { names: /\b(?:pinch(?:es)?|grinds?|grindings?)\b/i, likely: { value: 0.4, low: 0.2, high: 0.8 } },
  { names: /\bdash(?:es)?\b/i, byRoom: true, likely: { value: 0.6, low: 0.3, high: 1.5 } },
  { names: /\bdrops?\b/i, byRoom: true, likely: { value: 0.05, low: 0.03, high: 0.1 } },
  { names: /\bdrizzles?\b/i, byRoom: true, likely: { value: 7, low: 3, high: 15 } },
  { names: /\b(?:splash(?:es)?|glugs?)\b/i, byRoom: true, likely: { value: 12, low: 5, high: 30 } },
  { names: /\bsqueezes?\b/i, byRoom: true, likely: { value: 5, low: 2, high: 12 } },
  { names: /\bdollops?\b/i, byRoom: true, likely: { value: 25, low: 12, high: 45 } },
  { names: /\bspoonfuls?\b/i, byRoom: true, likely: { value: 15, low: 8, high: 25 } },
  { names: /\bknobs?\b/i, likely: { value: 15, low: 8, high: 25 } },
  { names: /\b(?:sprinkl(?:es?|ings?))\b/i, likely: { value: 3, low: 1, high: 8 } },
  { names: /\bthumbs?\b/i, likely: { value: 15, low: 8, high: 25 } },
  { names: /\bsprigs?\b/i, likely: { value: 1, low: 0.5, high: 3 } },
  { names: /\b(?:leaf|leaves)\b/i, likely: { value: 0.5, low: 0.2, high: 1 } },
  { names: /\bslices?\b/i, likely: { value: 30, low: 15, high: 60 } },
  { names: /\bbunch(?:es)?\b/i, likely: { value: 60, low: 25, high: 150 } },
  { names: /\b(?:cans?|tins?|jars?)\b/i, likely: { value: 300, low: 200, high: 400 } },
  { names: /\b(?:strips?|curls?|shavings?|strands?|threads?)\b/i, likely: { value: 2, low: 0.5, high: 6 } },
  { names: /\bwedges?\b/i, likely: { value: 12, low: 8, high: 25 } },
  {
    names: /\b(?:packs?|packages?|packets?|bags?|boxe?s?|pouch(?:es)?|cartons?|tubs?)\b/i,
    likely: { value: 250, low: 120, high: 500 },
  },
  {
    names: /\b(?:inch(?:es)?|cm|piece)\b/i,
    likely: { value: 10, low: 5, high: 20 },
  },
]

/** What one of them weighs that the food table has no piece of, in grams: spices by the pod, fish by the fillet. */
export const GRAMS_OF_ONE: Readonly<Record<string, number>> = {
  cinnamon: 3,
  cardamom: 0.2,
  cloves: 0.1,
  'star-anise': 1.5,
  nutmeg: 5,
  mace: 1,
  allspice: 0.1,
  'vanilla-pod': 3,
  'juniper-berry': 0.1,
  'black-pepper': 0.03,
  'dried-chilli': 1,
  saffron: 0.02,
  'bay-leaf': 0.3,
  'lime-leaf': 0.3,
  'curry-leaf': 0.1,
  lemongrass: 15,
  nori: 3,
  'dried-mushroom': 3,
  'vegetable-stock-cube': 10,
  'stock-cube': 10,
  'chicken-stock-cube': 10,
  'beef-stock-cube': 10,
  parsnip: 130,
  // Only sheets and tubes that are filled are counted.
  pasta: 16,
  pork: 150,
  'vegan-sausage': 80,
  salmon: 130,
  'smoked-mackerel': 90,
  cod: 130,
  haddock: 130,
  'white-fish': 130,
  'sea-bass': 100,
  hake: 130,
  trout: 130,
  halibut: 150,
  tilapia: 115,
  tuna: 140,
  mackerel: 110,
  snapper: 150,
  plaice: 130,
  prawn: 10,
  scallop: 25,
  anchovy: 4,
  sausage: 65,
  'smoked-sausage': 80,
  chorizo: 60,
  'beef-burger': 115,
  steak: 220,
  'beef-fillet': 180,
  'lamb-shank': 350,
  'duck-breast': 170,
  duck: 200,
  'turkey-breast': 130,
  burrata: 125,
  mozzarella: 125,
  halloumi: 225,
  feta: 200,
  camembert: 250,
  paneer: 225,
  'goats-cheese': 100,
  tofu: 350,
  'silken-tofu': 300,
  tempeh: 200,
  gnocchi: 5,
  fig: 50,
  gherkin: 30,
  'black-olive': 4,
  'puff-pastry': 300,
  'butter-puff-pastry': 300,
  'shortcrust-pastry': 200,
  'pizza-dough': 250,
  'ramen-noodles': 80,
  'glace-cherry': 5,
  'stem-ginger': 15,
  'sun-dried-tomato': 5,
  poppadom: 10,
  shallot: 30,
}

/** What else the units that are counted are called. */
export const UNIT_WORDS: Readonly<Record<string, CountedUnit>> = {
  leaves: 'leaf',
  bunches: 'bunch',
  rasher: 'slice',
  rashers: 'slice',
  bulb: 'head',
  bulbs: 'head',
  tin: 'can',
  tins: 'can',
  strip: 'slice',
  strips: 'slice',
  rib: 'stalk',
  ribs: 'stalk',
  whole: 'piece',
  packet: 'sachet',
}

/** What is pressed out of one, in grams; by the name of its juice as well. */
export const JUICE_OF_ONE: Readonly<Record<string, number>> = {
  lemon: 45,
  lime: 30,
  orange: 85,
  'lemon-juice': 45,
  'lime-juice': 30,
  'orange-juice': 85,
}
/** What a grater takes off one, in grams. */
export const ZEST_OF_ONE: Likely = { value: 6, low: 3, high: 10 }
export const CLOVES_OF_A_HEAD: Likely = { value: 12, low: 8, high: 18 }
