/** The kinds of dish with their own scenes. */
export type Dish =
  | 'soup'
  | 'stew'
  | 'salad'
  | 'bowl'
  | 'drink'
  | 'breakfast'
  | 'pancakes'
  | 'loaf'
  | 'bites'
  | 'pan'
  | 'tray'
  | 'toast'
  | 'plate'
  | 'dip'
  | 'dessert'
  | 'ragu'
  | 'tea'

const DISH_WORDS: Record<Dish, ReadonlySet<string>> = {
  soup: wordsOf(
    'soup broth chowder bisque gazpacho minestrone ramen pho veloute laksa borscht ribollita harira',
  ),
  stew: wordsOf('stew curry chilli chili dal dahl daal casserole tagine goulash pot masala korma josh saag'),
  salad: wordsOf('salad slaw tabbouleh caprese'),
  bowl: wordsOf('bowl poke buddha grain quinoa couscous porridge oatmeal pudding compote'),
  drink: wordsOf(
    'smoothie juice shake lemonade drink latte water cooler shot tonic kefir lassi milkshake slush slushie spritz mocktail cordial kombucha infusion',
  ),
  breakfast: wordsOf('oat overnight granola muesli parfait chia bircher jar'),
  pancakes: wordsOf('pancake waffle crepe blini fritter hotcake pikelet'),
  loaf: wordsOf('loaf bread cake sourdough'),
  bites: wordsOf('bite ball cookie biscuit truffle falafel cracker'),
  pan: wordsOf('pan skillet omelette omelet frittata shakshuka stir fry fried scramble scrambled wok hash'),
  tray: wordsOf('tray traybake sheet roast roasted baked bake oven grilled lasagne gratin wedge'),
  toast: wordsOf('toast sandwich bruschetta toastie crostini tartine'),
  plate: wordsOf(
    'pasta spaghetti risotto noodle penne burrito salmon chicken taco burger dinner supper plate linguine steak meatball paella fish gnocchi',
  ),
  dip: wordsOf(
    'dip hummus hummu guacamole salsa pesto sauce spread dressing tzatziki chutney pickle pickled jam tapenade muhammara relish romesco aioli',
  ),
  dessert: wordsOf(
    'ice sorbet gelato mousse trifle mess bark custard crumble cobbler cheesecake fool sundae lolly meringue pavlova macaroon scone muffin bar slice flapjack blondie brownie tart crumpet',
  ),
  ragu: wordsOf('bolognese ragu'),
  tea: wordsOf('tea'),
}

/** Kinds of dish that a word of the title decides, whatever precedes it. */
const DECISIVE: readonly Dish[] = [
  'soup',
  'salad',
  'bowl',
  'drink',
  'breakfast',
  'pancakes',
  'loaf',
  'toast',
  'bites',
  'tea',
]

/** Whether a word names another dish than the served ones: curry soup, cake smoothie. */
export function namesOtherDish(token: string): boolean {
  return DECISIVE.some((dish) => DISH_WORDS[dish].has(token))
}

const TITLE_WEIGHT = 5

/** Finds the dish, by the words of the title before those of the description; a plate by default. */
export function findDish(title: readonly string[], rest: readonly string[]): Dish {
  let best: Dish = 'plate'
  let bestScore = 0
  // What accompanies a dish does not name it.
  const named = title.includes('with') ? title.slice(0, title.indexOf('with')) : title
  for (const dish of Object.keys(DISH_WORDS).filter((name): name is Dish =>
    Object.hasOwn(DISH_WORDS, name),
  )) {
    const words = DISH_WORDS[dish]
    // The last word of a title names the dish: a banana loaf is a loaf, a green smoothie a drink.
    const inTitle = named.reduce(
      (sum, word, index) => sum + (words.has(word) ? TITLE_WEIGHT + index * 0.5 : 0),
      0,
    )
    // Salmon may lie on a plate, but also on a tray: any other named dish wins.
    const weight = dish === 'plate' ? 0.5 : 1
    const score = (inTitle + rest.filter((word) => words.has(word)).length) * weight
    if (score > bestScore) {
      best = dish
      bestScore = score
    }
  }
  return best
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
