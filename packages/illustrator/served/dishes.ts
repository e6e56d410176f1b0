import { SAVOURY } from './savoury.ts'
import type { ServedDish } from './served-dish.ts'
import { SWEET } from './sweet.ts'

/** Every dish that is drawn as it is served, by its key: an id's word for it begins so. */
export const DISHES = { ...SAVOURY, ...SWEET } as const satisfies Record<string, ServedDish>

export type ServedDishName = keyof typeof DISHES

/** What an id calls a dish: a food may have the same name. */
const WORD_END = 'dish'

export function wordOfDish(name: ServedDishName): string {
  return `${name}${WORD_END}`
}

/** The dish that a word of an id stands for; undefined for any other word. */
export function dishOfWord(word: string): ServedDish | undefined {
  const name = word.slice(0, -WORD_END.length)
  return word.endsWith(WORD_END) && isDishName(name) ? DISHES[name] : undefined
}

export function isDishName(name: string): name is ServedDishName {
  return Object.hasOwn(DISHES, name)
}

/** The dish these words name first; a bowl of something creamy where they name none. */
export function servedDish(words: readonly string[]): ServedDish {
  return words.map(dishOfWord).find((found) => found !== undefined) ?? DISHES.yoghurtbowl
}
