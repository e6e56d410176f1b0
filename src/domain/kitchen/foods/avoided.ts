import type { Avoidable } from '../../content/avoidables.ts'
import type { Allergen, Content } from '../../content/food-contents.ts'
import { dishIndex } from './dishes.ts'
import { type FoodMatch, findFoods, foodsIn, freeFrom } from './find-food.ts'
import { avoidablesOf, contentsBreaking, type Diet, isAllergen } from './food.ts'
import { MAX_TEXT_LENGTH, type Word } from './food-words.ts'
import { readFoodWords } from './made-without.ts'
import { findNames } from './recognize.ts'

/** What an ingredient's text says it contains, and what some makers add. */
export interface Contained {
  contains: readonly Content[]
  mayContain: readonly Content[]
}

/**
 * Returns what an ingredient contains, by every food its text names (alternatives too, for a reader who avoids one must
 * know) and by words that are not in the table. What the text says it is free from is left out.
 *
 * @param text an ingredient as recipes write it
 */
export function containedIn(text: string): Contained {
  const words = readFoodWords(text, MAX_TEXT_LENGTH)
  const matches = foodsIn(words)
  const contains = new Set(matches.flatMap(({ food, freeFrom: free }) => without(food.contains, free)))
  const mayContain = new Set(matches.flatMap(({ food, freeFrom: free }) => without(food.mayContain, free)))
  for (const content of contentsOfDishes(words, matches)) contains.add(content)
  return { contains: [...contains], mayContain: [...mayContain].filter((content) => !contains.has(content)) }
}

function without(contents: readonly Content[], free: readonly Content[]): Content[] {
  return contents.filter((content) => !free.includes(content))
}

/** Returns the contents of dishes that are not part of a food's name: the pie of `apple pie`, but not of `pie crust`. */
function contentsOfDishes(words: readonly Word[], foods: readonly FoodMatch[]): Content[] {
  return findNames(words, dishIndex()).flatMap(({ named, from, to }) => {
    const start = words[from]?.start ?? 0
    const end = words[to - 1]?.end ?? 0
    return foods.some((food) => food.start <= start && end <= food.end)
      ? []
      : without(named, freeFrom(words, from, to))
  })
}

/** Returns which avoidable foods an ingredient contains; empty where none is known. */
export function avoidedIn(text: string): Avoidable[] {
  return avoidablesOf(containedIn(text).contains)
}

/** Returns which avoidable foods it may contain, depending on the maker: 'read the packet'. */
export function maybeAvoidedIn(text: string): Avoidable[] {
  const { contains, mayContain } = containedIn(text)
  const certain = avoidablesOf(contains)
  return avoidablesOf(mayContain).filter((avoidable) => !certain.includes(avoidable))
}

/** Returns the allergens of an ingredient, in the terms of a recipe's own list. */
export function allergensIn(text: string): Allergen[] {
  return containedIn(text).contains.filter(isAllergen)
}

/** Whether an ingredient contradicts a dietary tag: honey breaks `vegan`, flour `gluten-free`. */
export function breaksDiet(text: string, diet: Diet): boolean {
  if (diet === 'paleo') return findFoods(text).some(({ food }) => !food.isPaleo)
  const breaking = contentsBreaking(diet)
  return containedIn(text).contains.some((content) => breaking.includes(content))
}
