import { FOOD_NAMES, type FoodName, foodOf } from '../motifs/foods.ts'
import type { SceneName } from '../scenes/scenes.ts'
import { NUTS } from './diets.ts'

const WHOLE_FISH: readonly FoodName[] = ['fish', 'mackerel', 'sardine']
const BREADS: readonly FoodName[] = ['bread', 'flatbread', 'tortilla', 'pitta']

/** Spooned foods, which cannot be tossed and do not fill a plate. */
const SPOONED = new Set(FOOD_NAMES.filter((name) => foodOf(name).habit === 'spread'))

/** Foods that lie on a plate whole. */
const WHOLE: ReadonlySet<FoodName> = new Set([...WHOLE_FISH, ...BREADS, 'drumstick', 'omelette'])

/** Pieces too large to leap into a bowl. */
const LARGE: ReadonlySet<FoodName> = new Set([
  ...WHOLE,
  'salmon',
  'trout',
  'tuna',
  'cod',
  'steak',
  'beef',
  'lamb',
  'pork',
  'chicken',
  'turkey',
  'duck',
  'sausage',
  'bacon',
  'friedegg',
  'scrambledegg',
])

/** Foods never prepared in a frying pan, alone or with another of these. */
const NEVER_FRIED: ReadonlySet<FoodName> = new Set([
  ...SPOONED,
  ...BREADS,
  'lemon',
  'orange',
  'clementine',
  'citrus',
  'grapefruit',
  'lime',
  'banana',
  'apple',
  'pear',
  'plum',
  'apricot',
  'nectarine',
  'pineapple',
  'watermelon',
  'melon',
  'rhubarb',
  'peach',
  'mango',
  'kiwi',
  'fig',
  'strawberry',
  'blueberry',
  'raspberry',
  'blackberry',
  'berries',
  'cherry',
  'grape',
  'pomegranate',
  'date',
  'raisin',
  'coconut',
  'chocolate',
  'granola',
  'oats',
  'seeds',
  'sesame',
  ...NUTS,
  'cucumber',
  'radish',
  'lettuce',
  'leaves',
  'watercress',
  'rocket',
  'olive',
  'avocado',
  'basil',
  'mint',
  'herbs',
  'parsley',
  'coriander',
  'dill',
  'feta',
  'goatcheese',
  'mozzarella',
  'cheese',
  'parmesan',
  'falafel',
  'spelt',
])

/** Returns the foods of a dish that a scene shows as served; empty when it shows none that way. */
export function servedIn(scene: SceneName, foods: readonly FoodName[]): readonly FoodName[] {
  switch (scene) {
    case 'pan':
      return foods.some((name) => !NEVER_FRIED.has(name)) ? foods : []
    case 'plate':
      return foods.some((name) => !SPOONED.has(name)) ? foods : []
    case 'bowl':
      return foods.some((name) => !WHOLE.has(name) && !SPOONED.has(name)) ? foods : []
    case 'toss':
      return foods.filter((name) => !LARGE.has(name) && !SPOONED.has(name))
    default:
      return foods
  }
}

/** Seasoning, seldom visible: it does not characterize a dish whose title omits it. */
const SEASONING: ReadonlySet<FoodName> = new Set([
  'garlic',
  'ginger',
  'onion',
  'shallot',
  'celery',
  'chilli',
  'lemon',
  'lime',
  'oats',
])
/** Stirred into a dough or a cream, never placed on top. */
const BAKED_IN: ReadonlySet<FoodName> = new Set(['egg', 'carrot', 'courgette', 'pumpkin', 'beet', 'cheese'])

/** Returns the foods, of those named only by a recipe's texts or ingredients, that its picture may show. */
export function tellingOf(foods: readonly FoodName[], isSweet: boolean): readonly FoodName[] {
  return foods.filter(
    (name) => !SPOONED.has(name) && !SEASONING.has(name) && (!isSweet || !BAKED_IN.has(name)),
  )
}
