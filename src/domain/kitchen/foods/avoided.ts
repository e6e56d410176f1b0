import { type FoodMatch, findFoods } from './find-food.ts'
import {
  type Allergen,
  type Avoidable,
  avoidablesOf,
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

/** Dishes and makings that are no food of the table, with what is in them. */
const IN_WORDS = new Map<string, readonly Content[]>(
  Object.entries({
    ...{
      nutty: ['nuts'],
      nutmeat: ['nuts'],
      pralined: ['nuts'],
      frangipani: ['nuts'],
      trailmix: ['nuts', 'peanuts'],
    },
    ...{
      wheat: ['gluten'],
      gluten: ['gluten'],
      malt: ['gluten'],
      batter: ['gluten'],
      crumb: ['gluten'],
      pizza: ['gluten'],
    },
    ...{ pie: ['gluten'], sandwich: ['gluten'], quiche: ['gluten', 'eggs', 'milk'], dumpling: ['gluten'] },
    ...{
      cheesecake: ['milk', 'gluten'],
      cheesy: ['milk'],
      casein: ['milk'],
      lactose: ['milk'],
      dairy: ['milk'],
    },
    ...{ milkshake: ['milk'], omelette: ['eggs'], frittata: ['eggs'], mayonnaise: ['eggs'], sushi: ['fish'] },
    ...{
      meat: ['meat'],
      poultry: ['meat'],
      giblet: ['meat'],
      carcass: ['meat'],
      offal: ['meat'],
      tripe: ['meat'],
    },
    ...{ sweetbread: ['meat'], haggis: ['meat'], sesame: ['sesame'] },
  } satisfies Record<string, readonly Content[]>),
)

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
  const unknown = words.filter(
    (word) => !matches.some(({ start, end }) => word.start < end && word.end > start),
  )
  return unknown.flatMap(({ key }) => IN_WORDS.get(key) ?? [])
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
