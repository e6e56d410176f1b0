/** Code that needs the table of foods: a chunk of its own, loaded after a recipe's editor is rendered. */
export { avoidedIn } from '../../../../domain/kitchen/foods/avoided.ts'
export { computeNutrition } from '../../../../domain/kitchen/nutrition.ts'
export { spreadOf } from '../../../../domain/kitchen/sum-nutrition.ts'
