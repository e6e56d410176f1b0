import { type FoodName, isFoodName } from '../motifs/foods.ts'
import { readTokens, replaceIdioms } from './tokens.ts'

/**
 * The food each word means, in the form of `singular` in tokens.ts; two words joined by a space. A word means only a
 * food it names, or one that the dish it names always contains: everything drawn is read as a statement about the
 * ingredients, allergens included (IMG-SUGGEST-3). Foods without a motif are omitted.
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
  // Synonyms.
  'cherry tomato': 'cherrytomato',
  'plum tomato': 'tomato',
  passata: 'tomato',
  marinara: 'tomato',
  gherkin: 'cucumber',
  zucchini: 'courgette',
  courgetti: 'courgette',
  zoodle: 'courgette',
  'courgette noodle': 'courgette',
  'zucchini noodle': 'courgette',
  'courgette spaghetti': 'courgette',
  'spaghetti squash': 'pumpkin',
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
  'duck egg': 'egg',
  'scrambled egg': 'scrambledegg',
  hummu: 'hummus',
  houmou: 'hummus',
  garbanzo: 'chickpea',
  'chick pea': 'chickpea',
  'black bean': 'blackbean',
  'broad bean': 'broadbean',
  'fava bean': 'broadbean',
  'french bean': 'greenbeans',
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
  'goat cheese': 'goatcheese',
  'soft cheese': 'creamcheese',
  cheddar: 'cheese',
  'cottage cheese': 'cottage',
  'cream cheese': 'creamcheese',
  yogurt: 'yogurt',
  yoghurt: 'yogurt',
  shrimp: 'prawn',
  bass: 'fish',
  bream: 'fish',
  haddock: 'fish',
  hake: 'fish',
  halibut: 'fish',
  plaice: 'fish',
  snapper: 'fish',
  gruyere: 'cheese',
  stilton: 'cheese',
  brie: 'cheese',
  camembert: 'cheese',
  gouda: 'cheese',
  farfalle: 'pasta',
  macaroni: 'tubes',
  rigatoni: 'tubes',
  ziti: 'tubes',
  linguine: 'ribbons',
  tagliatelle: 'ribbons',
  fettuccine: 'ribbons',
  pappardelle: 'ribbons',
  noodle: 'noodles',
  naan: 'flatbread',
  pita: 'pitta',
  sourdough: 'bread',
  baguette: 'bread',
  cocoa: 'chocolate',
  cacao: 'chocolate',
  // Dishes that always contain these.
  shakshuka: ['egg', 'tomato'],
  omelette: 'omelette',
  omelet: 'omelette',
  frittata: 'omelette',
  gazpacho: 'tomato',
  ratatouille: ['aubergine', 'courgette', 'tomato'],
  'summer pudding': 'berries',
  'eton mess': 'strawberry',
  palak: 'spinach',
  saag: 'greens',
  'greek salad': ['tomato', 'cucumber', 'feta', 'olive'],
  'waldorf salad': ['apple', 'celery', 'walnut'],
  'caesar salad': 'lettuce',
  toad: 'sausage',
  margherita: ['tomato', 'mozzarella', 'basil'],
  caprese: ['tomato', 'mozzarella', 'basil'],
  tabbouleh: 'parsley',
  dal: 'lentil',
  dahl: 'lentil',
  daal: 'lentil',
  ramen: 'noodles',
  soba: 'noodles',
  udon: 'noodles',
  brownie: 'chocolate',
  toast: 'bread',
  sandwich: 'bread',
  bruschetta: 'bread',
  crostini: 'bread',
  // Two words whose meaning differs from that of one of them.
  'banana bread': 'banana',
  'cauliflower steak': 'cauliflower',
  'cauliflower rice': 'cauliflower',
  'cauliflower couscous': 'cauliflower',
  'coconut bacon': 'coconut',
  'mushroom bacon': 'mushroom',
  'turkey bacon': 'bacon',
  'corn tortilla': 'tortilla',
  'lemon thyme': 'thyme',
  'ginger nut': 'ginger',
  'chocolate egg': 'chocolate',
  ...inPairs(['beef', 'chicken', 'lamb', 'pork', 'turkey'], 'meatball', 'meatball'),
  ...inPairs(['beef', 'chicken', 'pork', 'turkey'], 'sausage', 'sausage'),
  ...inPairs(['chicken', 'duck', 'turkey'], 'drumstick', 'drumstick'),
  ...inPairs(['chicken', 'duck', 'turkey'], 'leg', 'drumstick'),
  ...inPairs(['chicken', 'turkey'], 'thigh', 'drumstick'),
  ...inPairs(['chicken', 'turkey'], 'wing', 'drumstick'),
  'roast chicken': 'drumstick',
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
    'rice paper|apple cider|lemon grass',
    'almond milk|oat milk|soy milk|rice milk|cashew milk|ice cream|nice cream|sun cream|hand cream|face cream',
    'date night|to date|save date|sage advice|mint condition|bean bag|egg timer|oyster mushroom sauce|fish sauce',
    'chilli flake|cream of|plum sauce|egg white powder|ginger bread|grape seed|big apple|fish finger|chicken of',
    'bean sprout|coffee bean|cocoa bean|vanilla bean|jelly bean|soy bean|soya bean|mung bean|eyed pea|pop corn|corn bread',
    'corn chip|tortilla chip|pine nut|egg roll|easter egg|ginger beer|ginger ale|lemon balm|lemon sole|lemon verbena|lime leaf',
    'rose apple|custard apple|orange blossom|mustard seed|turkey tail',
  ),
}

/** Dishes, and the grain they are made of unless the text names another. */
const GRAIN_DISHES: ReadonlyMap<string, FoodName> = new Map([
  ['risotto', 'rice'],
  ['paella', 'rice'],
  ['pilaf', 'rice'],
  ['biryani', 'rice'],
  ['sushi', 'rice'],
  ['tabbouleh', 'bulgur'],
])

/** Oats, barley and so on that may replace rice in such a dish. */
const GRAINS: ReadonlySet<FoodName> = new Set([
  'barley',
  'quinoa',
  'spelt',
  'farro',
  'oats',
  'cauliflower',
  'buckwheat',
  'bulgur',
  'couscous',
  'millet',
  'lentil',
])

/** Before such a word a food is only an invisible ingredient: almond flour shows no almonds. */
const MADE_FROM: ReadonlySet<string> = new Set([
  'flour',
  'oil',
  'vinegar',
  'stock',
  'starch',
  'syrup',
  'powder',
  'extract',
])

/** After the name of a cheese, `cheese` does not mean a second one: feta cheese. */
const CHEESES: ReadonlySet<string> = new Set([
  'feta',
  'halloumi',
  'mozzarella',
  'paneer',
  'parmesan',
  'ricotta',
])

/** Foods whose word has another meaning outside recipes. */
const EVERYDAY_WORDS: ReadonlySet<FoodName> = new Set([
  'date',
  'sage',
  'mint',
  'turkey',
  'lime',
  'duck',
  'fish',
])

/** From such a word to the end of the clause, named foods are absent. */
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

/** Finds the foods a text names as present, without duplicates, in its order. Foods named as absent are skipped. */
export function findFoods(text: string, { isRecipe }: { isRecipe: boolean }): FoodName[] {
  const found: FoodName[] = []
  const add = (name: FoodName) => {
    if (!found.includes(name) && (isRecipe || !EVERYDAY_WORDS.has(name))) found.push(name)
  }
  let grain: FoodName | undefined
  for (const clause of replaceIdioms(text)
    .replace(FREE_OF, ' ')
    .split(/[.,;:!?()\n–—]+/)) {
    const tokens = readTokens(cutAtNegation(clause))
    grain ??= tokens.map((token) => GRAIN_DISHES.get(token)).find((name) => name !== undefined)
    for (const name of foodsOf(tokens)) add(name)
  }
  if (grain && !found.some((name) => GRAINS.has(name))) add(grain)
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
    if (word === 'cheese' && CHEESES.has(tokens[index - 1] ?? '')) continue
    if (isPair) index += 1
    if (MADE_FROM.has(tokens[index + 1] ?? '')) continue
    const names = FOOD_WORDS[word] ?? []
    found.push(...(typeof names === 'string' ? [names] : names))
  }
  return found
}

function sameName(...lists: string[]): Record<string, FoodName> {
  const words = lists.flatMap((list) => list.split(' ')).filter(isFoodName)
  return Object.fromEntries(words.map((word) => [word, word]))
}

/** `turkey meatball`: the second word determines the food. */
function inPairs(firsts: readonly string[], second: string, name: FoodName): Record<string, FoodName> {
  return Object.fromEntries(firsts.map((first) => [`${first} ${second}`, name]))
}

function nothing(...lists: string[]): Record<string, readonly FoodName[]> {
  return Object.fromEntries(lists.flatMap((list) => list.split('|')).map((pair) => [pair, []]))
}
