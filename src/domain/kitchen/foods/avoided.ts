import { isExclusion } from './descriptors.ts'
import { type FoodMatch, findFoods } from './find-food.ts'
import {
  type Allergen,
  type Avoidable,
  avoidablesOf,
  CONTENTS,
  type Content,
  contentsBreaking,
  type Diet,
  isAllergen,
} from './food.ts'
import { MAX_TEXT_LENGTH, readWords } from './food-words.ts'

/** What an ingredient's text says is in it, and what some makers put in. */
export interface Contained {
  contains: readonly Content[]
  mayContain: readonly Content[]
}

/** Dishes and makings that are no food of the table, by what is in them. */
const WORDS_OF: Readonly<Partial<Record<Content, string>>> = {
  milk: 'casein cheesecake cheesy dairy lactose milkshake quiche',
  gluten: 'batter cheesecake crumb dumpling gluten malt pie pizza quiche sandwich wheat',
  nuts: 'frangipani nutmeat nutty pralined',
  eggs: 'frittata omelet omelette quiche',
  fish: 'kedgeree sushi',
  meat: 'carcass giblet haggis meat offal poultry sweetbread tripe',
  sesame: 'sesame',
}

function contentsOfWord(word: string): Content[] {
  return CONTENTS.filter((content) => WORDS_OF[content]?.split(' ').includes(word))
}

/**
 * What is in an ingredient, by every food its text names (alternatives too, for whoever avoids one must know) and by the
 * words the table does not know. What the text says it is free from is left out.
 *
 * @param text an ingredient as recipes write it
 */
export function containedIn(text: string): Contained {
  const matches = findFoods(text)
  const contains = new Set(matches.flatMap(({ food, freeFrom }) => without(food.contains, freeFrom)))
  const mayContain = new Set(matches.flatMap(({ food, freeFrom }) => without(food.mayContain, freeFrom)))
  for (const content of contentsInWords(text, matches)) contains.add(content)
  return { contains: [...contains], mayContain: [...mayContain].filter((content) => !contains.has(content)) }
}

function without(contents: readonly Content[], freeFrom: readonly Content[]): Content[] {
  return contents.filter((content) => !freeFrom.includes(content))
}

function contentsInWords(text: string, matches: readonly FoodMatch[]): Content[] {
  const words = readWords(text, MAX_TEXT_LENGTH)
  let isExcluded = false
  return words.flatMap(({ key, start, end, isSeparated }, at) => {
    if (isSeparated) isExcluded = false
    if (isExclusion(key)) isExcluded = true
    const isNamed = matches.some((match) => start < match.end && end > match.start)
    return isExcluded || isNamed || words[at + 1]?.key === 'free' ? [] : contentsOfWord(key)
  })
}

/** What of a reader's list of avoided things is in an ingredient; empty where nothing is known to be. */
export function avoidedIn(text: string): Avoidable[] {
  return avoidablesOf(containedIn(text).contains)
}

/** What of it may be in it, depending on the maker: 'read the packet'. */
export function maybeAvoidedIn(text: string): Avoidable[] {
  const { contains, mayContain } = containedIn(text)
  const certain = avoidablesOf(contains)
  return avoidablesOf(mayContain).filter((avoidable) => !certain.includes(avoidable))
}

/** The allergens of an ingredient, in the words of a recipe's own list. */
export function allergensIn(text: string): Allergen[] {
  return containedIn(text).contains.filter(isAllergen)
}

/** Whether an ingredient contradicts a dietary tag: honey breaks `vegan`, flour `gluten-free`. */
export function breaksDiet(text: string, diet: Diet): boolean {
  if (diet === 'paleo') return findFoods(text).some(({ food }) => !food.isPaleo)
  const breaking = contentsBreaking(diet)
  return containedIn(text).contains.some((content) => breaking.includes(content))
}
