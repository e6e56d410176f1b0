/** The kinds of dish that have pictures of their own. */
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

const DISH_WORDS: Record<Dish, readonly string[]> = {
  soup: ['soup', 'broth', 'chowder', 'bisque', 'gazpacho', 'minestrone', 'ramen', 'pho', 'veloute'],
  stew: [
    'stew',
    'curry',
    'chilli',
    'chili',
    'dal',
    'dahl',
    'casserole',
    'tagine',
    'goulash',
    'pot',
    'bolognese',
    'ragu',
    'masala',
  ],
  salad: ['salad', 'slaw', 'tabbouleh', 'caprese', 'green'],
  bowl: ['bowl', 'poke', 'buddha', 'burrito', 'grain', 'quinoa', 'couscous'],
  drink: [
    'smoothie',
    'juice',
    'shake',
    'lemonade',
    'drink',
    'latte',
    'tea',
    'water',
    'cooler',
    'shot',
    'tonic',
    'kefir',
    'lassi',
    'milkshake',
  ],
  breakfast: [
    'oat',
    'oatmeal',
    'porridge',
    'overnight',
    'granola',
    'muesli',
    'parfait',
    'yogurt',
    'yoghurt',
    'chia',
    'bircher',
    'pudding',
    'jar',
    'compote',
  ],
  pancakes: ['pancake', 'waffle', 'crepe', 'blini', 'fritter'],
  loaf: [
    'loaf',
    'bread',
    'cake',
    'muffin',
    'banana',
    'brownie',
    'sourdough',
    'focaccia',
    'tart',
    'pie',
    'crumble',
    'scone',
  ],
  bites: [
    'bite',
    'ball',
    'cookie',
    'biscuit',
    'truffle',
    'bar',
    'energy',
    'snack',
    'flapjack',
    'falafel',
    'cracker',
  ],
  pan: [
    'pan',
    'skillet',
    'omelette',
    'omelet',
    'frittata',
    'shakshuka',
    'stir',
    'fry',
    'fried',
    'scramble',
    'scrambled',
    'wok',
    'hash',
  ],
  tray: [
    'tray',
    'traybake',
    'sheet',
    'roast',
    'roasted',
    'baked',
    'bake',
    'oven',
    'grilled',
    'lasagne',
    'gratin',
    'wedge',
  ],
  toast: ['toast', 'sandwich', 'bruschetta', 'toastie', 'crostini', 'wrap', 'bagel', 'tartine'],
  plate: [
    'pasta',
    'spaghetti',
    'risotto',
    'noodle',
    'penne',
    'salmon',
    'chicken',
    'taco',
    'burger',
    'dinner',
    'supper',
    'plate',
    'linguine',
    'steak',
    'meatball',
    'paella',
    'fish',
  ],
  dip: [
    'dip',
    'hummus',
    'hummu',
    'guacamole',
    'salsa',
    'pesto',
    'sauce',
    'spread',
    'dressing',
    'tzatziki',
    'chutney',
    'pickle',
    'jam',
  ],
}

const TITLE_WEIGHT = 5

/** What is cooked, by the words of the title before those of the description; a plate when nothing tells. */
export function findDish(title: readonly string[], rest: readonly string[]): Dish {
  let best: Dish = 'plate'
  let bestScore = 0
  for (const dish of Object.keys(DISH_WORDS).filter((name): name is Dish =>
    Object.hasOwn(DISH_WORDS, name),
  )) {
    const words = DISH_WORDS[dish]
    // The last word of a title names the dish: a banana loaf is a loaf, a green smoothie a drink.
    const inTitle = title.reduce(
      (sum, word, index) => sum + (words.includes(word) ? TITLE_WEIGHT + index * 0.5 : 0),
      0,
    )
    const score = inTitle + rest.filter((word) => words.includes(word)).length
    if (score > bestScore) {
      best = dish
      bestScore = score
    }
  }
  return best
}
