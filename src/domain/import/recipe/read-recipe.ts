import { isIngredientHeading } from '../../content/ingredient-line.ts'
import type { Ingredient } from '../../content/recipe.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { CONTENT_LIMITS, DIETARY_TAGS } from '../../items/limits.ts'
import { isHttpUrl } from '../../text/parse-url.ts'
import { truncateAtWord } from '../../text/plain-text.ts'
import { plainFromHtml } from '../plain-from-html.ts'
import { fitIngredientLines, ingredientLines, isToldInList } from './data-ingredients.ts'
import { readSteps } from './data-steps.ts'
import { member, quantitiesOf, type RecipeData, textsOf } from './data-values.ts'
import { isTold } from './line-looks.ts'
import type { ReadLine } from './read-line.ts'
import type { RecipeFacts } from './recipe-facts.ts'
import {
  areSecondsAsMinutes,
  divideTimes,
  type GivenTimes,
  minutesOf,
  ovenMinutes,
  type RecipeTimes,
} from './recipe-times.ts'
import { fitYield, readYield } from './recipe-yield.ts'

/** The fields filled from a recipe from elsewhere; null means not stated. */
export interface PastedRecipe {
  title: string
  description: string
  prep_time_minutes: number | null
  cook_time_minutes: number | null
  servings: number | null
  ingredients: Ingredient[]
  instructions: string[]
  dietary_tags: string[]
  meta_keywords: string[]
  notes: string
  /** The address of its picture on the other site. */
  picture_url: string | null
  /** What to check, as sentences. */
  warnings: string[]
}

/** Returns the result of a page's recipe data, line by line. */
export function linesOfData(data: RecipeData, recipe: PastedRecipe): ReadLine[] {
  const line = (role: ReadLine['role'], text: string): ReadLine => ({ text, role, ingredient: null })
  const named = (role: ReadLine['role'], text: string) => (text === '' ? [] : [line(role, text)])
  const listed = listedIngredients(data).filter((line) => !isToldInList(line))
  return [
    ...named('title', recipe.title),
    ...named('description', recipe.description),
    ...recipe.ingredients.map(
      (ingredient, index): ReadLine => ({
        text: listed[index] ?? ingredient.ingredient,
        role: isIngredientHeading(ingredient) ? 'heading' : 'ingredient',
        ingredient,
      }),
    ),
    ...recipe.instructions.map((step) => line('step', step)),
  ]
}

/** Reads a schema.org recipe into the editor's fields. Ratings, nutrition and names of people are dropped. */
export function readRecipe(data: RecipeData): PastedRecipe {
  const warnings: string[] = []
  const listed = listedIngredients(data)
  const { lines, long } = fitIngredientLines(listed.filter((line) => !isToldInList(line)))
  const toldInList = listed.filter(isToldInList)
  const ingredients = lines.map((line) => splitIngredient(line))
  const { steps, notes } = readSteps(data.recipeInstructions ?? data.instructions, warnings)
  // Some pages give the list in place of the method.
  const isList = steps.every((step) => lines.includes(step))
  const instructions = isList || isDescription(steps, data) ? [] : steps
  const { prep, cook } = readTimes(data, instructions, warnings)
  const servings = fitYield(readYield(quantitiesOf(data.recipeYield ?? data.yield)), warnings)
  if (ingredients.length === 0) warnings.push('No ingredients were found.')
  if (instructions.length === 0) warnings.push('No steps were found.')
  if (long.length > 0)
    warnings.push('A line too long for an ingredient is cut; all of it stands in the notes.')
  if (data.nutrition !== undefined)
    warnings.push('The nutrition figures stay behind: this site can work them out from the ingredients.')
  const keywords = textsOf(data.keywords)
    .flatMap((text) => text.split(','))
    .map((word) => word.trim())
  const author = nameOf(data.author)
  if (author !== '')
    warnings.push(
      `It is by ${author}. Texts and pictures of others need their leave; a list of ingredients does not.`,
    )
  return {
    title: truncateAtWord(titleIn(data), CONTENT_LIMITS.title),
    description: truncateAtWord(textsOf(data.description)[0] ?? '', CONTENT_LIMITS.excerpt),
    prep_time_minutes: prep,
    cook_time_minutes: cook,
    servings,
    ingredients: ingredients.slice(0, CONTENT_LIMITS.listItems),
    instructions: instructions.slice(0, CONTENT_LIMITS.listItems),
    dietary_tags: findDietaryTags([...textsOf(data.suitableForDiet), ...keywords]),
    meta_keywords: [
      ...new Set(keywords.filter((word) => word !== '' && word.length <= CONTENT_LIMITS.keyword)),
    ].slice(0, CONTENT_LIMITS.keywords),
    notes: [...long, ...toldInList, ...notes].join('\n').slice(0, CONTENT_LIMITS.notes),
    picture_url: findImage(data.image),
    warnings,
  }
}

/** Whether the method is only the beginning of the description, as on some pages. */
function isDescription(steps: readonly string[], data: RecipeData): boolean {
  const [only = '', ...others] = steps
  const [said = ''] = textsOf(data.description)
  const begun = only.replace(/\s*(?:…|\.{3})$/, '')
  return others.length === 0 && begun.length >= DESCRIBED_FROM && said.startsWith(begun) && !isTold(only)
}

/** A shorter description, in characters, may be the one sentence of a method. */
const DESCRIBED_FROM = 80

function listedIngredients(data: RecipeData): string[] {
  return ingredientLines(data.recipeIngredient ?? data.ingredients ?? data.recipeIngredients)
}

function titleIn(data: RecipeData): string {
  return [data.name, data.headline, data.alternativeHeadline].flatMap(textsOf)[0] ?? ''
}

/** Returns prep and cook time from the data, divided where only the total is stated. */
function readTimes(data: RecipeData, steps: readonly string[], warnings: string[]): RecipeTimes {
  const given = [data.prepTime, data.cookTime ?? data.performTime, data.totalTime].map(
    (value) => durationIn(value) ?? '',
  )
  const areSeconds = areSecondsAsMinutes(given)
  if (areSeconds) warnings.push('Its times were given in seconds, as minutes; please look at them.')
  const [prep = null, cook = null, total = null] = given.map((text) => {
    const minutes = minutesOf(text)
    return areSeconds && minutes !== null ? Math.ceil(minutes / 60) : minutes
  })
  return fitTimes({ prep, cook, total }, steps, warnings)
}

/** Returns `PT20M`, also from an object that contains it. */
function durationIn(value: unknown): string | undefined {
  const [first] = [value].flat()
  return (
    textsOf(['@value', 'maxValue', 'value', 'name'].map((key) => member(first, key)))[0] ?? textsOf(value)[0]
  )
}

/** Converts times to the limits of the editor's fields. */
function fitTimes(given: GivenTimes, steps: readonly string[], warnings: string[]): RecipeTimes {
  const fit = (minutes: number | null, min: number) =>
    minutes === null ? null : Math.min(Math.max(minutes, min), CONTENT_LIMITS.minutesMax)
  const { prep, cook } = divideTimes(given, steps)
  if (given.total !== null && !given.prep && !given.cook)
    warnings.push(
      prep === null
        ? 'Only the total time was given; it stands as cooking time.'
        : 'Only the total time was given; what the steps cook of it stands as cooking time.',
    )
  return { prep: fit(prep, CONTENT_LIMITS.prepTimeMin), cook: fit(cook, CONTENT_LIMITS.cookTimeMin) }
}

/** Converts servings and times stated in a text to the editor's fields. */
export function fitFacts(
  facts: RecipeFacts,
  steps: readonly string[],
  warnings: string[],
): Pick<PastedRecipe, 'prep_time_minutes' | 'cook_time_minutes' | 'servings'> {
  const isUnsaid = facts.cook === null && facts.total === null
  const inOven = isUnsaid ? ovenMinutes(steps) : null
  if (inOven !== null) warnings.push('No cooking time was given; it is the time the steps name for the oven.')
  const { prep, cook } = fitTimes(inOven === null ? facts : { ...facts, cook: inOven }, steps, warnings)
  return { prep_time_minutes: prep, cook_time_minutes: cook, servings: fitYield(facts, warnings) }
}

function findDietaryTags(words: readonly string[]): string[] {
  const plain = words.map((word) =>
    word
      .replace(/^https?:\/\/schema\.org\//i, '')
      .replace(/Diet$/, '')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .trim()
      .replace(/[\s_]+/g, '-'),
  )
  return DIETARY_TAGS.filter((tag) => plain.includes(tag))
}

function findImage(value: unknown): string | null {
  const [first] = [value].flat()
  const url = typeof first === 'object' && first !== null && 'url' in first ? first.url : first
  const [text] = [url].flat()
  return typeof text === 'string' && isHttpUrl(text) ? text.slice(0, 2_000) : null
}

function nameOf(value: unknown): string {
  const [first] = [value].flat()
  const name = typeof first === 'object' && first !== null && 'name' in first ? first.name : first
  return typeof name === 'string' && !/^https?:/.test(name) ? plainFromHtml(name).slice(0, 100) : ''
}
