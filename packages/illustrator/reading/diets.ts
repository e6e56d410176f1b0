import type { FoodName } from '../motifs/foods.ts'

const MEAT: readonly FoodName[] = [
  'chicken',
  'turkey',
  'duck',
  'drumstick',
  'beef',
  'lamb',
  'pork',
  'steak',
  'sausage',
  'bacon',
  'meatball',
]
const FISH: readonly FoodName[] = ['salmon', 'trout', 'tuna', 'cod', 'mackerel', 'sardine', 'fish', 'prawn']
const DAIRY: readonly FoodName[] = [
  'feta',
  'mozzarella',
  'ricotta',
  'cottage',
  'creamcheese',
  'parmesan',
  'cheese',
  'goatcheese',
  'halloumi',
  'paneer',
  'yogurt',
  'cream',
  'skyr',
  'tzatziki',
  'raita',
]
const EGGS: readonly FoodName[] = ['egg', 'friedegg', 'scrambledegg', 'omelette']
export const NUTS: readonly FoodName[] = [
  'almond',
  'walnut',
  'hazelnut',
  'cashew',
  'pistachio',
  'pecan',
  'peanut',
  'nuts',
]
const GLUTEN: readonly FoodName[] = ['barley', 'bulgur', 'couscous', 'spelt', 'farro']

/** Foods excluded by a text's wording: `vegan cheese` is not the cheese the illustrator draws. */
const DIETS: readonly { says: RegExp; without: readonly FoodName[] }[] = [
  {
    says: /\b(?:vegan|plant[- ]based|all plants)\b/,
    without: [...MEAT, ...FISH, ...DAIRY, ...EGGS, 'honey'],
  },
  { says: /\b(?:vegetarian|veggie|meat[- ]?(?:free|less))\b/, without: [...MEAT, ...FISH] },
  { says: /\bpescatarian\b/, without: MEAT },
  { says: /\bdairy[- ]free\b/, without: DAIRY },
  { says: /\begg[- ]?(?:free|less)\b/, without: EGGS },
  { says: /\bnut[- ]free\b/, without: NUTS },
  { says: /\bgluten[- ]free\b/, without: GLUTEN },
  // An omelette without eggs.
  { says: /\b(?:chickpea|gram|tofu)(?: flour)? (?:frittata|omelette|omelet|scramble)s?\b/, without: EGGS },
  // Gazpacho is made of tomatoes, unless it is named after something else.
  {
    says: /^(?![\s\S]*tomato)[\s\S]*\b(?:cucumber|melon|watermelon|beetroot|avocado|green|white) gazpacho\b/,
    without: ['tomato'],
  },
]

/** Returns the foods that a text or its dietary tags exclude. */
export function excludedFoods(text: string): ReadonlySet<FoodName> {
  const lower = text.toLowerCase()
  return new Set(DIETS.flatMap(({ says, without }) => (says.test(lower) ? without : [])))
}
