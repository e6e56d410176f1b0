import { type FoodName, isFoodName } from '../motifs/foods.ts'
import { readTokens } from './tokens.ts'

/**
 * Which word stands for which food, as `singular` of tokens.ts writes it; two words joined by a space. A word stands
 * for a food it names, or of which the dish it names always consists, and for nothing else: whatever is drawn is read
 * as a statement about what is in the dish, allergens included (product §13.5). What has no motif of its own is left out.
 */
const FOOD_WORDS: Record<string, FoodName | readonly FoodName[]> = {
  ...sameName(
    'tomato cucumber courgette radish beet onion shallot leek garlic ginger celery aubergine carrot chilli mushroom avocado olive',
    'corn potato pumpkin broccoli cauliflower asparagus edamame mangetout spinach chard lettuce cabbage kale rocket watercress',
    'basil mint parsley coriander dill rosemary thyme sage lemon orange clementine grapefruit lime banana apple pear plum apricot',
    'nectarine peach pineapple watermelon melon rhubarb mango kiwi fig strawberry blueberry raspberry blackberry cherry grape',
    'pomegranate egg chickpea bean lentil rice quinoa barley couscous bulgur millet spelt farro buckwheat polenta granola almond',
    'walnut hazelnut cashew pistachio pecan peanut sesame tofu tempeh halloumi paneer feta mozzarella ricotta parmesan cheese',
    'cream skyr tzatziki raita hummus tahini guacamole pesto salsa honey chicken turkey duck beef lamb pork steak sausage bacon',
    'salmon trout tuna cod mackerel sardine fish prawn meatball falafel gnocchi pasta penne spaghetti bread flatbread tortilla',
    'pitta chocolate date raisin coconut',
  ),
  // Other words for the same thing.
  'cherry tomato': 'cherrytomato',
  'plum tomato': 'tomato',
  passata: 'tomato',
  marinara: 'tomato',
  gherkin: 'cucumber',
  zucchini: 'courgette',
  beetroot: 'beet',
  'spring onion': 'springonion',
  scallion: 'springonion',
  chive: 'chives',
  peppers: 'pepper',
  'red pepper': 'pepper',
  'yellow pepper': 'pepper',
  'green pepper': 'pepper',
  'orange pepper': 'pepper',
  'sweet pepper': 'pepper',
  'bell pepper': 'pepper',
  'stuffed pepper': 'pepper',
  'roasted pepper': 'pepper',
  capsicum: 'pepper',
  chili: 'chilli',
  jalapeno: 'chilli',
  portobello: 'mushroom',
  porcini: 'mushroom',
  shiitake: 'mushroom',
  sweetcorn: 'corn',
  'sweet potato': 'sweetpotato',
  squash: 'pumpkin',
  butternut: 'pumpkin',
  asparagu: 'asparagus',
  'green bean': 'greenbeans',
  'runner bean': 'greenbeans',
  pea: 'peas',
  sprout: 'sprouts',
  greens: 'greens',
  'salad leaf': 'leaves',
  'crisp leaf': 'leaves',
  'green salad': 'leaves',
  romaine: 'lettuce',
  arugula: 'rocket',
  eggplant: 'aubergine',
  herb: 'herbs',
  herby: 'herbs',
  minty: 'mint',
  cilantro: 'coriander',
  lemony: 'lemon',
  citru: 'citrus',
  citrus: 'citrus',
  tangerine: 'clementine',
  mandarin: 'clementine',
  satsuma: 'clementine',
  berry: 'berries',
  'fried egg': 'friedegg',
  'scrambled egg': 'scrambledegg',
  hummu: 'hummus',
  houmou: 'hummus',
  garbanzo: 'chickpea',
  'white bean': 'whitebean',
  'butter bean': 'whitebean',
  cannellini: 'whitebean',
  grain: 'grains',
  oat: 'oats',
  oatmeal: 'oats',
  porridge: 'oats',
  muesli: 'granola',
  seed: 'seeds',
  chia: 'seeds',
  flax: 'seeds',
  nut: 'nuts',
  'goat cheese': 'cheese',
  cheddar: 'cheese',
  'cottage cheese': 'cottage',
  'cream cheese': 'creamcheese',
  yogurt: 'yogurt',
  yoghurt: 'yogurt',
  shrimp: 'prawn',
  farfalle: 'pasta',
  macaroni: 'pasta',
  rigatoni: 'pasta',
  linguine: 'ribbons',
  tagliatelle: 'ribbons',
  noodle: 'noodles',
  naan: 'flatbread',
  pita: 'pitta',
  sourdough: 'bread',
  baguette: 'bread',
  cocoa: 'chocolate',
  cacao: 'chocolate',
  // Dishes that always consist of these.
  shakshuka: ['egg', 'tomato'],
  omelette: 'egg',
  omelet: 'egg',
  frittata: 'egg',
  gazpacho: 'tomato',
  ratatouille: ['aubergine', 'courgette', 'tomato'],
  caprese: ['tomato', 'mozzarella', 'basil'],
  tabbouleh: ['bulgur', 'parsley'],
  dal: 'lentil',
  dahl: 'lentil',
  daal: 'lentil',
  paella: 'rice',
  sushi: 'rice',
  biryani: 'rice',
  pilaf: 'rice',
  ramen: 'noodles',
  soba: 'noodles',
  udon: 'noodles',
  brownie: 'chocolate',
  toast: 'bread',
  sandwich: 'bread',
  bruschetta: 'bread',
  crostini: 'bread',
  // Two words that mean something else than one of them.
  'banana bread': 'banana',
  'cauliflower steak': 'cauliflower',
  'cauliflower rice': 'cauliflower',
  'tuna steak': 'tuna',
  'salmon steak': 'salmon',
  'mince meat': [],
  'egg noodle': 'noodles',
  'rice noodle': 'noodles',
  'spring green': 'greens',
  'coconut milk': 'coconut',
  'coconut cream': 'coconut',
  'coconut yogurt': 'coconut',
  'coconut yoghurt': 'coconut',
  ...nothing(
    'olive oil|sesame oil|coconut oil|peanut oil|walnut oil|rice vinegar|rice paper|apple cider|corn flour|lemon grass',
    'almond milk|oat milk|soy milk|rice milk|cashew milk|ice cream|nice cream|sun cream|hand cream|face cream',
    'date night|to date|save date|sage advice|mint condition|bean bag|egg timer|oyster mushroom sauce|fish sauce',
    'chilli flake|cream of|plum sauce|flax oil|egg white powder|ginger bread|grape seed|big apple',
  ),
}

/** Oats, rice and so on that a risotto may be made of instead of rice. */
const GRAINS: ReadonlySet<FoodName> = new Set([
  'barley',
  'quinoa',
  'spelt',
  'farro',
  'oats',
  'cauliflower',
  'buckwheat',
])

/** Foods whose word says something else in a text that is no recipe. */
const EVERYDAY_WORDS: ReadonlySet<FoodName> = new Set([
  'date',
  'sage',
  'mint',
  'turkey',
  'lime',
  'duck',
  'fish',
])

/** From such a word to the end of the clause, what is named is not there. */
const NEGATORS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'minus',
  'skip',
  'never',
  'instead',
  'rather',
])
const NEGATING_PHRASE = /\b(?:in for|in place of|free of|free from|goodbye to|swap out|hold the)\b/
/** `egg-free`, `nut free`. */
const FREE_OF = /\b[\p{L}]+[- ]free\b/gu

const MAX_FOODS = 5

/** The foods a text names as being there, each once, in its order. Nothing that is only said to be missing. */
export function findFoods(text: string, { isRecipe }: { isRecipe: boolean }): FoodName[] {
  const found: FoodName[] = []
  const add = (name: FoodName) => {
    if (!found.includes(name) && (isRecipe || !EVERYDAY_WORDS.has(name))) found.push(name)
  }
  let isRisotto = false
  for (const clause of text.replace(FREE_OF, ' ').split(/[.,;:!?()\n–—]+/)) {
    const tokens = readTokens(cutAtNegation(clause))
    isRisotto ||= tokens.includes('risotto')
    for (const name of foodsOf(tokens)) add(name)
  }
  if (isRisotto && !found.some((name) => GRAINS.has(name))) add('rice')
  return found.slice(0, MAX_FOODS)
}

function cutAtNegation(clause: string): string {
  const lower = clause.toLowerCase()
  const phrase = lower.search(NEGATING_PHRASE)
  const words = [...lower.matchAll(/\p{L}+/gu)]
  const word = words.find(([text]) => NEGATORS.has(text))?.index ?? -1
  const ends = [phrase, word].filter((at) => at >= 0)
  return ends.length > 0 ? clause.slice(0, Math.min(...ends)) : clause
}

function foodsOf(tokens: readonly string[]): FoodName[] {
  const found: FoodName[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const two = `${tokens[index]} ${tokens[index + 1]}`
    const isPair = Object.hasOwn(FOOD_WORDS, two)
    const word = isPair ? two : (tokens[index] ?? '')
    if (!Object.hasOwn(FOOD_WORDS, word)) continue
    if (isPair) index += 1
    const names = FOOD_WORDS[word] ?? []
    found.push(...(typeof names === 'string' ? [names] : names))
  }
  return found
}

function sameName(...lists: string[]): Record<string, FoodName> {
  const words = lists.flatMap((list) => list.split(' ')).filter(isFoodName)
  return Object.fromEntries(words.map((word) => [word, word]))
}

function nothing(...lists: string[]): Record<string, readonly FoodName[]> {
  return Object.fromEntries(lists.flatMap((list) => list.split('|')).map((pair) => [pair, []]))
}
