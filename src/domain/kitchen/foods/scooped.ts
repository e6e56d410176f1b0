import type { Food } from './food.ts'

const UNSCOOPED = /(?:^|-)(?:noodles|udon|soba|shirataki|tofu|tempeh|bread|cake)$/
/** From this weight on, one of it is cut, not scooped; in grams. */
const HANDFUL = 30

/** Whether cooks fill cups with it as it is bought, and do not cut it up for that: flour and berries, not potatoes. */
export function isScooped({ id, aisle, gramsPer: { piece, small, head } }: Food): boolean {
  if (aisle === 'meat and fish' || UNSCOOPED.test(id)) return false
  return aisle !== 'produce' || (piece ?? small ?? head ?? 0) < HANDFUL
}
