import { isIngredientHeading } from '../../content/ingredient-line.ts'
import { CONTENT_LIMITS, DIETARY_TAGS } from '../../content/limits.ts'
import { splitIngredient, splitSteps } from '../../content/pasted-recipe.ts'
import type { Ingredient } from '../../content/recipe.ts'
import { cutAtWord } from '../../text/plain-text.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { plainFromHtml } from '../plain-from-html.ts'
import type { RecipeData } from './find-recipe.ts'
import type { ReadLine } from './read-line.ts'
import { minutesInWords, type RecipeFacts } from './recipe-facts.ts'

const DURATION = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})(?:\.\d+)?S)?)?$/i
/**
 * The minutes of an ISO 8601 duration (`PT1H30M`), or of what people write in its place (`1 hr 30 min`, `45`); null
 * when it says nothing. Seconds round up.
 */
export function minutesOf(duration: string): number | null {
  const text = duration.trim()
  const [whole, days = '0', hours = '0', minutes = '0', seconds = '0'] = DURATION.exec(text) ?? []
  if (whole !== undefined && /\d/.test(whole)) {
    return Number(days) * 1_440 + Number(hours) * 60 + Number(minutes) + Math.ceil(Number(seconds) / 60)
  }
  if (/^\d{1,5}$/.test(text)) return Number(text)
  return minutesInWords(text)
}

/**
 * The steps of a recipe, in any of the shapes pages give them: one text, a list of texts, `HowToStep`, and
 * `HowToSection`, whose name is put before its first step.
 */
function readSteps(value: unknown, warnings: string[]): string[] {
  if (typeof value === 'string') return splitText(value)
  const list = (Array.isArray(value) ? value : listOf(value)).slice(0, IMPORT_LIMITS.recipeValues)
  return list.flatMap((entry) => readEntry(entry, warnings)).filter((step) => step !== '')
}

/** A method in one text may be long; longer than this it is none. */
const MAX_TEXT = 200_000

function splitText(text: string): string[] {
  // Line breaks made of tags count as such.
  const lines = text
    .slice(0, MAX_TEXT)
    .replace(/<(?:br|\/p|\/li|\/div)\b[^<>]*>/gi, '\n')
    .split('\n')
  return splitSteps(lines.map(plainFromHtml).join('\n'))
}

/** An `ItemList`, or one step that stands alone. */
function listOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if ('itemListElement' in value && !isSection(value)) return [value.itemListElement].flat()
  return [value]
}

function readEntry(entry: unknown, warnings: string[]): string[] {
  if (typeof entry === 'string') return [plainFromHtml(entry)]
  if (typeof entry !== 'object' || entry === null) return []
  const name = plainFromHtml(textIn(entry, 'name'))
  if (isSection(entry)) {
    const steps = 'itemListElement' in entry ? readSteps([entry.itemListElement].flat(), warnings) : []
    const [first, ...rest] = steps
    if (first === undefined) return []
    if (name !== '' && !warnings.includes(SECTIONS)) warnings.push(SECTIONS)
    return name === '' ? steps : [`${name}: ${first}`, ...rest]
  }
  const text = plainFromHtml(textIn(entry, 'text'))
  if (text !== '') return [text]
  // A step may be made of directions and tips.
  if ('itemListElement' in entry) return [readSteps([entry.itemListElement].flat(), warnings).join(' ')]
  return [name]
}

const SECTIONS = 'The method was in parts; the name of each stands before its first step.'

function isSection(value: object): boolean {
  return '@type' in value && [value['@type']].flat().includes('HowToSection')
}

function textIn(entry: object, key: 'name' | 'text'): string {
  const value = key in entry ? Reflect.get(entry, key) : ''
  return typeof value === 'string' ? value.slice(0, IMPORT_LIMITS.recipeValueLength) : ''
}

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

/** What a page's recipe data became, line by line. */
export function linesOfData(data: RecipeData, recipe: PastedRecipe): ReadLine[] {
  const line = (role: ReadLine['role'], text: string): ReadLine => ({ text, role, ingredient: null })
  const named = (role: ReadLine['role'], text: string) => (text === '' ? [] : [line(role, text)])
  const listed = textsOf(data.recipeIngredient ?? data.ingredients)
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
    picture_url: findImage(data.image),
    warnings,
  }
}

/** Some pages give only the total: then it is the cooking. */
function readTimes(data: RecipeData, warnings: string[]): [number | null, number | null] {
  const given = [data.prepTime, data.cookTime ?? data.performTime, data.totalTime].map(
    (value) => textsOf(value)[0] ?? '',
  )
  const areSeconds = given.some(isSecondsAsMinutes)
  if (areSeconds) warnings.push('Its times were given in seconds, as minutes; please look at them.')
  const [prep = null, cook = null, total = null] = given.map((text) => {
    const minutes = minutesOf(text)
    return areSeconds && minutes !== null ? Math.ceil(minutes / 60) : minutes
  })
  return fitTimes({ prep, cook, total }, warnings)
}

/** From so many minutes on, a time in bare minutes is taken for seconds: `PT1800M` is half an hour, not thirty. */
const SECONDS_FROM = { prep: 300, any: 1_440 }

function isSecondsAsMinutes(text: string, at: number): boolean {
  const minutes = Number(/^PT(\d{3,6})M$/i.exec(text.trim())?.[1] ?? 0)
  return minutes % 60 === 0 && minutes >= (at === 0 ? SECONDS_FROM.prep : SECONDS_FROM.any)
}

/** Times as the editor takes them. */
function fitTimes(
  { prep, cook, total }: Pick<RecipeFacts, 'prep' | 'cook' | 'total'>,
  warnings: string[],
): [number | null, number | null] {
  const fit = (minutes: number | null, min: number) =>
    minutes === null ? null : Math.min(Math.max(minutes, min), CONTENT_LIMITS.minutesMax)
  if (cook === null && total !== null) {
    if (prep === null) warnings.push('Only the total time was given; it stands as cooking time.')
    return [fit(prep, CONTENT_LIMITS.prepTimeMin), fit(total - (prep ?? 0), CONTENT_LIMITS.cookTimeMin)]
  }
  return [fit(prep, CONTENT_LIMITS.prepTimeMin), fit(cook, CONTENT_LIMITS.cookTimeMin)]
}

/** What a text says of servings and times, in the editor's fields. */
export function fitFacts(
  facts: RecipeFacts,
  warnings: string[],
): Pick<PastedRecipe, 'prep_time_minutes' | 'cook_time_minutes' | 'servings'> {
  const [prep_time_minutes, cook_time_minutes] = fitTimes(facts, warnings)
  const servings =
    facts.servings === null ? null : Math.min(Math.max(facts.servings, 1), CONTENT_LIMITS.servingsMax)
  if (facts.makes !== null && servings !== null)
    warnings.push(`It makes “${facts.makes.slice(0, 60)}”, which stands as ${servings} servings.`)
  return { prep_time_minutes, cook_time_minutes, servings }
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

function findImage(value: unknown): string | null {
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
