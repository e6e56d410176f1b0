import { SAVOURY } from './savoury.ts'
import type { ServedDish } from './served-dish.ts'
import { SWEET } from './sweet.ts'

/** All served dishes, by key; an id's word for a dish begins with its key. */
export const DISHES = { ...SAVOURY, ...SWEET } as const satisfies Record<string, ServedDish>

export type ServedDishName = keyof typeof DISHES

/** Suffix of a dish's word in an id: a food may have the same name. */
const WORD_END = 'dish'

export function wordOfDish(name: ServedDishName): string {
  return `${name}${WORD_END}`
}

/** Returns the dish of a word in an id; undefined for any other word. */
export function dishOfWord(word: string): ServedDish | undefined {
  const name = word.slice(0, -WORD_END.length)
  return word.endsWith(WORD_END) && isDishName(name) ? DISHES[name] : undefined
}

export function isDishName(name: string): name is ServedDishName {
  return Object.hasOwn(DISHES, name)
}

/** Returns the first dish among these words; a bowl of something creamy by default. */
export function servedDish(words: readonly string[]): ServedDish {
  return words.map(dishOfWord).find((found) => found !== undefined) ?? DISHES.yoghurtbowl
}
