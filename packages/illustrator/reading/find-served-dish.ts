import { isDishName, type ServedDishName } from '../served/dishes.ts'
import { DISH_NAMES } from './dish-names.ts'
import { namesOtherDish } from './find-dish.ts'
import { findFoods } from './find-foods.ts'
import { readTokens } from './tokens.ts'

/** Every name of a dish as tokens, the longest first: a chocolate mousse is more than a mousse. */
const NAMES: readonly { tokens: readonly string[]; dish: ServedDishName }[] = Object.entries(DISH_NAMES)
  .flatMap(([dish, names]) =>
    isDishName(dish) ? names.split(', ').map((name) => ({ tokens: readTokens(name), dish })) : [],
  )
  .toSorted((a, b) => b.tokens.length - a.tokens.length)

/** After such a word comes what the dish is of, or where it is. */
const JOINING: ReadonlySet<string> = new Set([
  'of',
  'in',
  'for',
  'on',
  'from',
  'without',
  'to',
  'under',
  'by',
])

/**
 * The dish a title names, when it has a picture of its own. English names a dish last: a pesto chicken is no pesto, a
 * curry soup no curry.
 */
export function findServedDish(title: string): ServedDishName | undefined {
  const [whole = ''] = title.split(/\bwith\b|[(–—]/)
  const [head = ''] = whole.split(/[:,;]/)
  return [head, whole].flatMap((part) => findIn(readTokens(part)) ?? []).at(0)
}

function findIn(tokens: readonly string[]): ServedDishName | undefined {
  // Meatballs in tomato sauce are no sauce; a toad in the hole is looked for whole.
  const joining = tokens.findIndex((token) => JOINING.has(token))
  const before = joining > 0 ? findLast(tokens.slice(0, joining)) : undefined
  return before ?? findLast(tokens)
}

function findLast(tokens: readonly string[]): ServedDishName | undefined {
  for (let end = tokens.length; end > 0; end -= 1) {
    const found = NAMES.find(
      ({ tokens: name }) =>
        name.length <= end && name.every((token, at) => tokens[end - name.length + at] === token),
    )
    if (found) return isModifier(found.tokens, tokens.slice(end)) ? undefined : found.dish
    if (namesOtherDish(tokens[end - 1] ?? '')) return undefined
  }
  return undefined
}

/** Words that name a dish before what is done to it: stuffed peppers, pickled onions. */
const BEFORE_FOOD: ReadonlySet<string> = new Set(['stuffed', 'pickled'])

function isModifier(name: readonly string[], after: readonly string[]): boolean {
  const [next] = after
  if (next === undefined || JOINING.has(next) || BEFORE_FOOD.has(name[0] ?? '')) return false
  return findFoods(after.join(' '), { isRecipe: true }).length > 0
}
