/** The source of a recipe's nutrition card: the fixed figures, those computed from the list, or the coach's own. */
export const NUTRITION_SOURCES = ['fixed', 'computed', 'own'] as const
export type NutritionSource = (typeof NUTRITION_SOURCES)[number]

/** The nutrients of a serving, by the names of the API. */
export const NUTRIENTS = [
  'kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'fiber_g',
  'sugars_g',
  'sodium_mg',
] as const
export type Nutrient = (typeof NUTRIENTS)[number]

/** Name and unit of each on screens, in the order of the card. */
export const NUTRIENT_LABELS: Readonly<Record<Nutrient, { name: string; unit: string }>> = {
  kcal: { name: 'Calories', unit: 'kcal' },
  protein_g: { name: 'Protein', unit: 'g' },
  carbohydrate_g: { name: 'Carbohydrate', unit: 'g' },
  sugars_g: { name: 'Sugars', unit: 'g' },
  fiber_g: { name: 'Fiber', unit: 'g' },
  fat_g: { name: 'Fat', unit: 'g' },
  sodium_mg: { name: 'Sodium', unit: 'mg' },
}

/** Spread (half of the likely range relative to the value) from which figures are a rough guess (NUTR-SURE-2). */
export const ROUGH_SPREAD = 0.25

/** Smaller shares of the calories are not named. */
const NAMED_FROM = 0.1

/** Returns the largest contributors to a serving's calories, which are named where the calories are shown. */
export function namedDrivers<T extends { share: number }>(drivers: readonly T[]): T[] {
  return drivers.filter(({ share }) => share >= NAMED_FROM)
}

/** Returns an object with a value for every nutrient. */
export function mapNutrients<T>(read: (name: Nutrient) => T): Record<Nutrient, T> {
  return {
    kcal: read('kcal'),
    protein_g: read('protein_g'),
    fat_g: read('fat_g'),
    carbohydrate_g: read('carbohydrate_g'),
    fiber_g: read('fiber_g'),
    sugars_g: read('sugars_g'),
    sodium_mg: read('sodium_mg'),
  }
}
