import { AVOIDABLES, type Avoidable } from '../../content/avoidables.ts'
import { type Aisle, ALLERGENS, type Allergen, type Content } from '../../content/food-contents.ts'

/** The dietary tags that a single ingredient can contradict; keto and low-carb depend on amounts. */
export const DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'paleo'] as const
export type Diet = (typeof DIETS)[number]

/** The units a food can be counted in; `piece` is one of it, of medium size. */
export const COUNTED_UNITS = [
  'piece',
  'small',
  'large',
  'clove',
  'slice',
  'stalk',
  'stick',
  'leaf',
  'sprig',
  'bunch',
  'head',
  'can',
  'ear',
  'fillet',
  'sheet',
  'sachet',
  'spear',
] as const
export type CountedUnit = (typeof COUNTED_UNITS)[number]

/** One food of the table (scripts/foods/foods.yaml). */
export interface Food {
  id: string
  aisle: Aisle
  contains: readonly Content[]
  /** What only some makers add: 'read the packet'. */
  mayContain: readonly Content[]
  isPaleo: boolean
  /** Null where the source has no household measure of it. */
  gramsPerMl: number | null
  gramsPer: Readonly<Partial<Record<CountedUnit, number>>>
}

const AVOIDABLE_OF: Readonly<Record<Content, Avoidable | null>> = {
  milk: 'dairy',
  gluten: 'gluten',
  nuts: 'nuts',
  peanuts: 'nuts',
  eggs: 'egg',
  soy: 'soy',
  fish: 'fish',
  crustaceans: 'fish',
  molluscs: 'fish',
  sesame: 'sesame',
  meat: 'meat',
  gelatine: 'meat',
  celery: null,
  mustard: null,
  sulphites: null,
  lupin: null,
  honey: null,
  rennet: null,
}

const ANIMAL: readonly Content[] = ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'rennet']

const BROKEN_BY: Readonly<Record<Exclude<Diet, 'paleo'>, readonly Content[]>> = {
  vegetarian: ANIMAL,
  vegan: [...ANIMAL, 'milk', 'eggs', 'honey'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
}

/** Returns the entries in a reader's list of avoided foods that these contents belong to. */
export function avoidablesOf(contents: readonly Content[]): Avoidable[] {
  return AVOIDABLES.filter((avoidable) => contents.some((content) => AVOIDABLE_OF[content] === avoidable))
}

export function isAllergen(content: Content): content is Allergen {
  return ALLERGENS.some((allergen) => allergen === content)
}

/** Returns the contents that break a diet; paleo depends on the food itself. */
export function contentsBreaking(diet: Exclude<Diet, 'paleo'>): readonly Content[] {
  return BROKEN_BY[diet]
}

const STAPLES = new Set(['salt', 'black-pepper', 'white-pepper', 'water', 'ice', 'cooking-spray'])

/** Whether every kitchen is assumed to have a food: salt, pepper, oil and water, which the finder never counts as missing. */
export function isStaple({ id }: Pick<Food, 'id'>): boolean {
  return STAPLES.has(id) || (id.endsWith('-oil') && id !== 'tuna-in-oil')
}

const LIQUIDS = new RegExp(
  [
    '(?:^|-)(?:(?:butter)?milk|kefir|eggnog|oil|vinegar|juice|stock|water|drink|wine|mirin|beer|cider|cola|lemonade|coffee|espresso|tea)$',
    '(?:^|-)(?:brandy|rum|vodka|liqueur|irish-cream|bitters|extract|syrup|liquid-smoke|tamari|coconut-aminos|passata)$',
    '^(?:double|single|plant|soya|oat|cashew|coconut)-cream$',
    '(?:^|-)(?:soy|fish|worcestershire|teriyaki|hot)-sauce$',
  ].join('|'),
)
const NO_LIQUIDS = new Set([
  ...[
    'malt-extract',
    'yeast-extract',
    'malted-milk',
    'instant-coffee',
    'coconut-oil',
    'palm-oil',
    'tuna-in-oil',
  ],
])

/** Whether a food is measured by volume in metric units too: `240 ml milk`, not in grams. */
export function isLiquid({ id }: Pick<Food, 'id'>): boolean {
  return LIQUIDS.test(id) && !NO_LIQUIDS.has(id)
}
