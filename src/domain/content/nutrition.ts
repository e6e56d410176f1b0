/** What the nutrition card of a recipe shows: the fixed one, what is worked out from the list, or the coach's own figures. */
export const NUTRITION_SOURCES = ['fixed', 'computed', 'own'] as const
export type NutritionSource = (typeof NUTRITION_SOURCES)[number]

/** What is known of a serving, by the names of the API. */
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

/** How each is written on screens, in the order of the card. */
export const NUTRIENT_LABELS: Readonly<Record<Nutrient, { name: string; unit: string }>> = {
  kcal: { name: 'Calories', unit: 'kcal' },
  protein_g: { name: 'Protein', unit: 'g' },
  carbohydrate_g: { name: 'Carbohydrate', unit: 'g' },
  sugars_g: { name: 'Sugars', unit: 'g' },
  fiber_g: { name: 'Fiber', unit: 'g' },
  fat_g: { name: 'Fat', unit: 'g' },
  sodium_mg: { name: 'Sodium', unit: 'mg' },
}

/** From this spread on, half of the likely range as a part of the value, figures are a rough guess (NUTR-SURE-2). */
export const ROUGH_SPREAD = 0.25

/** Smaller parts of the calories are not worth a name. */
const NAMED_FROM = 0.1

/** The parts of a serving's calories that are named where they are shown. */
export function namedDrivers<T extends { share: number }>(drivers: readonly T[]): T[] {
  return drivers.filter(({ share }) => share >= NAMED_FROM)
}

/** Something for every nutrient. */
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
