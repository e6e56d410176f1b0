/** What needs the table of foods: a part of its own, loaded when the editor of a recipe has been drawn. */
export { avoidedIn } from '../../../../domain/kitchen/foods/avoided.ts'
export { computeNutrition } from '../../../../domain/kitchen/nutrition.ts'
export { spreadOf } from '../../../../domain/kitchen/sum-nutrition.ts'
