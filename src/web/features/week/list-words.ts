import type { Aisle } from '../../../domain/content/food-contents.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { OWN_ITEMS } from '../../../domain/kitchen/week.ts'

export const AISLE_NAMES: Readonly<Record<Aisle | 'other', string>> = {
  produce: 'Fruit and vegetables',
  bakery: 'Bakery',
  'dairy and eggs': 'Dairy and eggs',
  'meat and fish': 'Meat and fish',
  'dry goods': 'Grains and pulses',
  baking: 'Baking',
  'tins and jars': 'Tins and jars',
  'spices and seasonings': 'Spices and seasonings',
  'oils and vinegars': 'Oils and vinegars',
  frozen: 'Freezer',
  drinks: 'Drinks',
  other: 'Everything else',
}

/** Returns why a line cannot be added to the list; null when it can. Nothing is truncated. */
export function ownItemProblem(text: string, there: number): string | null {
  const over = text.trim().length - OWN_ITEMS.length
  if (over > 0)
    return `A line has room for ${OWN_ITEMS.length} characters: ${pluralize(over, 'character')} too many.`
  if (text.trim() === '' || there < OWN_ITEMS.count) return null
  return `The list has room for ${OWN_ITEMS.count} lines of your own. Remove one to add another.`
}
