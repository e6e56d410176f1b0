import { CONTENT_LIMITS, DIETARY_TAGS } from '../../content/limits.ts'
import type { Ingredient } from '../../content/recipe.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { splitSteps } from '../../content/split-steps.ts'
import { cutAtWord } from '../../text/plain-text.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { plainFromHtml } from '../plain-from-html.ts'
import type { RecipeData } from './find-recipe.ts'
import { minutesOf } from './iso-duration.ts'
import { readSteps } from './read-steps.ts'

/** What a recipe from elsewhere brings into the editor; what is null was not said. */
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
  /** Where its picture is, on the other site. */
  picture_url: string | null
  /** What to look at, as sentences. */
  warnings: string[]
}

/** A schema.org recipe in the editor's fields. Ratings, nutrition and other people's names stay behind. */
export function readRecipe(data: RecipeData): PastedRecipe {
  const warnings: string[] = []
  const [prep, cook] = readTimes(data, warnings)
  const ingredients = textsOf(data.recipeIngredient ?? data.ingredients).map((line) => splitIngredient(line))
  const instructions = readSteps(data.recipeInstructions, warnings).flatMap((step) =>
    step.length > CONTENT_LIMITS.instruction ? splitSteps(step) : [step],
  )
  const servings = readYield(data.recipeYield ?? data.yield, warnings)
  if (ingredients.length === 0) warnings.push('No ingredients were found.')
  if (instructions.length === 0) warnings.push('No steps were found.')
  if (data.nutrition !== undefined)
    warnings.push('The nutrition figures stay behind: this site does not show any per recipe.')
  const keywords = textsOf(data.keywords)
    .flatMap((text) => text.split(','))
    .map((word) => word.trim())
  const author = nameOf(data.author)
  if (author !== '')
    warnings.push(
      `It is by ${author}. Texts and pictures of others need their leave; a list of ingredients does not.`,
    )
  return {
    title: plainFromHtml(textsOf(data.name)[0] ?? '').slice(0, CONTENT_LIMITS.title),
    description: cutAtWord(plainFromHtml(textsOf(data.description)[0] ?? ''), CONTENT_LIMITS.excerpt),
    prep_time_minutes: prep,
    cook_time_minutes: cook,
    servings,
    ingredients: ingredients.slice(0, CONTENT_LIMITS.listItems),
    instructions: instructions.slice(0, CONTENT_LIMITS.listItems),
    dietary_tags: findDietaryTags([...textsOf(data.suitableForDiet), ...keywords]),
    meta_keywords: [
      ...new Set(keywords.filter((word) => word !== '' && word.length <= CONTENT_LIMITS.keyword)),
    ].slice(0, CONTENT_LIMITS.keywords),
    notes: '',
    picture_url: findPicture(data.image),
    warnings,
  }
}

/** Some pages give only the total: then it is the cooking. */
function readTimes(data: RecipeData, warnings: string[]): [number | null, number | null] {
  const read = (value: unknown) => minutesOf(textsOf(value)[0] ?? '')
  const fit = (minutes: number | null, min: number) =>
    minutes === null ? null : Math.min(Math.max(minutes, min), CONTENT_LIMITS.minutesMax)
  const prep = read(data.prepTime)
  const cook = read(data.cookTime ?? data.performTime)
  const total = read(data.totalTime)
  if (cook === null && total !== null) {
    if (prep === null) warnings.push('Only the total time was given; it stands as cooking time.')
    return [fit(prep, CONTENT_LIMITS.prepTimeMin), fit(total - (prep ?? 0), CONTENT_LIMITS.cookTimeMin)]
  }
  return [fit(prep, CONTENT_LIMITS.prepTimeMin), fit(cook, CONTENT_LIMITS.cookTimeMin)]
}

/** `4 servings`, `["4", "4 bowls"]`, 4: the first number that is one. */
function readYield(value: unknown, warnings: string[]): number | null {
  const texts = textsOf(value)
  const number = texts.map((text) => Number(/\d{1,4}/.exec(text)?.[0])).find((one) => one >= 1)
  if (number === undefined) return null
  const unit = texts.find((text) => /[a-z]{3}/i.test(text) && !/serv|portion|person|people/i.test(text))
  if (unit) warnings.push(`It makes “${unit.slice(0, 60)}”, which stands as ${number} servings.`)
  return Math.min(number, CONTENT_LIMITS.servingsMax)
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

function findPicture(value: unknown): string | null {
  const [first] = [value].flat()
  const url = typeof first === 'object' && first !== null && 'url' in first ? first.url : first
  const [text] = [url].flat()
  return typeof text === 'string' && /^https?:\/\//i.test(text) && URL.canParse(text)
    ? text.slice(0, 2_000)
    : null
}

function nameOf(value: unknown): string {
  const [first] = [value].flat()
  const name = typeof first === 'object' && first !== null && 'name' in first ? first.name : first
  return typeof name === 'string' && !/^https?:/.test(name) ? plainFromHtml(name).slice(0, 100) : ''
}

/** Texts of a value that may be one, a number, or a list of both; blank ones are left out. */
function textsOf(value: unknown): string[] {
  return [value]
    .flat(2)
    .slice(0, IMPORT_LIMITS.recipeValues)
    .map((one) => (typeof one === 'number' ? String(one) : one))
    .filter((one): one is string => typeof one === 'string')
    .map((one) => plainFromHtml(one.slice(0, IMPORT_LIMITS.recipeValueLength)))
    .filter((one) => one !== '')
}
