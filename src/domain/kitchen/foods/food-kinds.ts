import type { Food } from './food.ts'

/** Ids of cheeses. */
export const CHEESE =
  /chees|cheddar|parmesan|pecorino|mozzarella|burrata|ricotta|mascarpone|feta|halloumi|paneer|gorgonzola|roquefort|brie|camembert|gruyere|emmental|gouda|edam|fontina|provolone|monterey|colby|manchego|cotija|queso/
/** Ids of herbs. */
export const HERB =
  /parsley|coriander-leaf|basil|mint$|dill|chives|thyme|rosemary|sage|oregano|tarragon|chervil|marjoram|herbs|herbes|bay-leaf|sorrel|savory|italian-seasoning/

/** A word for a kind of food, in its normalized form: `Cook the pasta` for spaghetti, `chop the nuts` for walnuts. */
interface FoodKind {
  word: string
  /** Whether it means all foods of the kind. */
  isPlural: boolean
  covers: (food: Food) => boolean
}

export const FOOD_KINDS: readonly FoodKind[] = [
  { word: 'pasta', isPlural: false, covers: ({ id }) => /(?:^|-)pasta$/.test(id) },
  { word: 'cheese', isPlural: false, covers: ({ id }) => CHEESE.test(id) },
  { word: 'fish', isPlural: false, covers: ({ aisle, contains }) => isOf('fish', aisle, contains) },
  { word: 'meat', isPlural: false, covers: ({ aisle, contains }) => isOf('meat', aisle, contains) },
  {
    word: 'nut',
    isPlural: true,
    covers: ({ id, contains }) =>
      /nut|almond|pecan|pistachio|cashew|macadamia/.test(id) &&
      !/butter|milk|flour|oil|cream|spread/.test(id) &&
      (contains.includes('nuts') || contains.includes('peanuts')),
  },
  { word: 'herb', isPlural: true, covers: ({ id }) => HERB.test(id) },
]

function isOf(content: 'fish' | 'meat', aisle: Food['aisle'], contains: Food['contains']): boolean {
  return aisle === 'meat and fish' && contains.includes(content)
}
