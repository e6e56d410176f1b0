/** The terms for a recipe's allergens: the fourteen of European law. */
export const ALLERGENS = [
  'milk',
  'gluten',
  'nuts',
  'peanuts',
  'eggs',
  'soy',
  'fish',
  'crustaceans',
  'molluscs',
  'sesame',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** What a food contains that some readers do not eat: allergens, and what matters only for diets. */
export const CONTENTS = [...ALLERGENS, 'meat', 'honey', 'rennet', 'gelatine'] as const
export type Content = (typeof CONTENTS)[number]

/** The sections of a shop, in the order of a walk through it. */
export const AISLES = [
  'produce',
  'bakery',
  'dairy and eggs',
  'meat and fish',
  'dry goods',
  'baking',
  'tins and jars',
  'spices and seasonings',
  'oils and vinegars',
  'frozen',
  'drinks',
] as const
export type Aisle = (typeof AISLES)[number]
