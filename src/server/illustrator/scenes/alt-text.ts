import { type FoodName, foodOf } from '../motifs/foods.ts'

/** 'tomatoes, basil and bread'; each label once. */
export function nameFoods(foods: readonly FoodName[], most = 3): string {
  const labels = [...new Set(foods.map((name) => foodOf(name).label))].slice(0, most)
  const last = labels.at(-1)
  return labels.length < 2 ? (last ?? '') : `${labels.slice(0, -1).join(', ')} and ${last}`
}
