import type { Ingredient } from '../../content/recipe.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { findFood, findFoodOfLine, findFoods } from '../../kitchen/foods/find-food.ts'
import { capitalize } from '../../text/capitalize.ts'
import { foodsWithoutAmount } from './foods-in-steps.ts'
import { foodsOfStory } from './foods-of-story.ts'
import { splitIngredientSentence } from './ingredient-sentence.ts'
import { ingredientsInSteps } from './ingredients-in-steps.ts'
import { isAddressed, isMeasured, isToldByPerson, readSection } from './line-looks.ts'
import { dishMentioned, isDish, namesFood } from './named-dish.ts'
import { withDoubts } from './read-doubts.ts'
import type { ReadLine } from './read-line.ts'
import type { PastedRecipe } from './read-recipe.ts'
import { fitFacts } from './read-recipe.ts'
import { firstWords, isWeakTitle, readTitle } from './recipe-title.ts'
import { type SortedLines, sortLines } from './sort-lines.ts'
import { sortTold } from './sort-told.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'

/** A text without a list is a recipe when this many of its steps, and most of them, are instructions. */
const MIN_TOLD = 3

/** Number of amounts in the steps that make up for a missing list. */
const MIN_NAMED = 2

/** A list this short may be only begun: it is where the steps name more than {@link MAX_BEGUN} missing ingredients. */
const MAX_SHORT = 4

/** Maximum number of ingredients that a complete list omits. */
const MAX_BEGUN = 2

/** A recipe, with the result of each line of its source. */
export interface ReadRecipe {
  recipe: PastedRecipe
  lines: ReadLine[]
}

/**
 * Reads a recipe written as text into the editor's fields (RIMPORT-TEXT-1).
 *
 * @returns null when the text is not a recipe
 */
export function readRecipeText(source: readonly SourceLine[]): ReadRecipe | null {
  const { lines: sorted, facts, isSplitMethod, told } = sortTold(source) ?? sortLines(source)
  const title = titleOf(sorted)
  const { lines, isTakenFromSteps } = withIngredients(keepDescriptionShort(sorted), told)
  const texts = (role: ReadLine['role']) => lines.filter((line) => line.role === role).map(({ text }) => text)
  const ingredients = lines.flatMap(({ ingredient, role }) =>
    ingredient && role !== 'nothing' ? [ingredient] : [],
  )
  const instructions = texts('step')
  const isMarked = lines.some(({ role }) => role === 'section')
  const measured = source.filter(isMeasured).length
  const byPerson = instructions.filter(isToldByPerson).length
  const isTaught = byPerson >= MIN_TOLD && byPerson * 2 > instructions.length
  const isList =
    isMarked || told !== undefined || measured >= 2 || (ingredients.length >= 2 && !isTakenFromSteps)
  if (ingredients.length + instructions.length < 2 || !(isList || isTaught)) return null
  if (!isMarked && !isOfFood(title, ingredients.slice(0, CONTENT_LIMITS.listItems), instructions)) return null
  const warnings: string[] = []
  if (ingredients.length === 0) warnings.push('No ingredients were found.')
  if (instructions.length === 0) warnings.push('No steps were found.')
  if (isTakenFromSteps)
    warnings.push('No ingredients were listed; these are the ones the steps name with an amount.')
  if (isSplitMethod) warnings.push('The method was told in paragraphs; each of its sentences became a step.')
  const max = CONTENT_LIMITS.listItems
  if (Math.max(ingredients.length, instructions.length) > max)
    warnings.push(`A recipe can have ${max} ingredients and ${max} steps; those after stay behind.`)
  const left = texts('nothing')
  if (left.length > 0)
    warnings.push(
      left.length === 1
        ? `One line stays behind: “${left[0]?.slice(0, 80)}”.`
        : `${left.length} lines stay behind, such as “${left[0]?.slice(0, 80)}”.`,
    )
  return {
    recipe: {
      title: title.slice(0, CONTENT_LIMITS.title),
      description: [saidBehind(title, sorted), ...texts('description')]
        .filter((said) => said !== '')
        .join(' '),
      ...fitFacts(facts, instructions, warnings),
      ingredients: ingredients.slice(0, max),
      instructions: instructions.slice(0, max),
      dietary_tags: [],
      meta_keywords: [],
      notes: texts('note').join('\n').slice(0, CONTENT_LIMITS.notes),
      picture_url: null,
      warnings,
    },
    lines: told === undefined ? lines : withDoubts(lines),
  }
}

/** Whether lists and steps without a heading are about food, not about clothes, exercises or a dose. */
function isOfFood(
  title: string,
  ingredients: readonly Ingredient[],
  instructions: readonly string[],
): boolean {
  // A diary of meals or a shopping list has no steps and no dish's name.
  if (instructions.length === 0 && NO_DISH.test(title)) return false
  if (ingredients.length === 0)
    return instructions.some((step) => findFoods(step).some(({ food }) => food.id !== 'water'))
  const others = ingredients.filter(({ ingredient }) => !/^(?:\p{L}+ )?water$/iu.test(ingredient))
  const weighed = others.filter(({ unit }) => WEIGHED.test(unit))
  if (weighed.length >= MIN_WEIGHED) return true
  return others.filter((line) => findFoodOfLine(line) !== null).length >= MIN_NAMED
}

const NO_DISH = /^(?:\p{Ll}+|Breakfast|Lunch|Dinner|Supper|Snacks?|)$/u
const WEIGHED = /^(?:k?g|grams?|m?l|[dc]l|oz|lbs?|cups?|tb?sp|tablespoons?|teaspoons?)\b/i
const MIN_WEIGHED = 3

/** Returns the title; where it is missing or only a person's name, the dish mentioned in the text around the recipe. */
function titleOf(lines: readonly ReadLine[]): string {
  const title = lines.find(({ role }) => role === 'title')?.text ?? ''
  const within = isAddressed(title) ? dishMentioned([title]) : null
  if (within !== null) return within
  const isName = /^\p{Lu}\p{Ll}+$/u.test(title) && findFood(title) === null
  if (title !== '' && !isName && !namesNoDish(title)) return title
  const around = lines.filter(({ role }) => ['description', 'section', 'nothing'].includes(role))
  const subjects = around
    .flatMap(({ text }) => SUBJECT.exec(text)?.[1] ?? [])
    .map((one) => readTitle(one).title)
  const subject = subjects.find((one) => findFood(one) !== null)
  const first = firstWords(around[0]?.text ?? '')?.replace(/^(?:this|these) /i, '') ?? null
  const start = lines.findIndex(({ role }) => role === 'ingredient' || role === 'step')
  const before = lines.filter(
    ({ role, text }, at) =>
      (role === 'nothing' && !(LABELLED.test(text) && !SUBJECT.test(text))) ||
      (role === 'description' && (start === -1 || at < start)),
  )
  const [step = ''] = sentencesOf(lines.find(({ role }) => role === 'step')?.text ?? '')
  const said = [title, ...before.map(({ text }) => text)].flatMap(sentencesOf)
  const [need = ''] = lines.flatMap(({ role, text }) => (role === 'section' ? [text] : []))
  const behind = lines.flatMap(({ role, text }) =>
    role === 'note' ? sentencesOf(text).filter((one) => CALLED.test(one)) : [],
  )
  const found = dishMentioned(said, [need, step]) ?? subject ?? dishMentioned(behind)
  return (
    found ??
    (title || subjects[0] || (first !== null && first.split(' ').length < 5 && isDish(first) ? first : ''))
  )
}

/** Returns the remark after the dish in the title's line (RIMPORT-TEXT-4): `Ratatouille as I learned it in Nice`. */
function saidBehind(title: string, lines: readonly ReadLine[]): string {
  const line = lines.find(({ role }) => role === 'title')?.text ?? ''
  return title !== '' && line.startsWith(`${title} `) ? capitalize(line.slice(title.length + 1)) : ''
}

/** `Course: Soup` */
const LABELLED = /^\p{L}+(?: \p{L}+)?\s*:/u

/** Whether a first line is not a dish: `I never know what to eat`, `Parish News`. */
function namesNoDish(title: string): boolean {
  const isFood = isDish(title) || (namesFood(title) && !isAddressed(title))
  return (
    !isFood && (isWeakTitle(title) || SAID_FIRST.test(title) || (OF_A_PLACE.test(title) && !namesFood(title)))
  )
}

/** `The night train to Zagreb` */
const OF_A_PLACE = /^(?:the|on|at|in|my|our) (?:\p{L}+ ){1,3}(?:to|in|at|of|from|on) \p{L}+/iu
const SAID_FIRST =
  /\b(?:never|always|ever|when|what|why)\b|^(?:an?|one|two|three|four|five|ten) (?:week(?:end)?s?|days?|nights?|months?|summers?|winters?|afternoons?) /i
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

/** `We called it boat rice.` */
const CALLED = /\bcall(?:ed|s)?\b|^(?:that|this|it)(?:['’]s| is| was) /i

/** `Subject: Re: carrot soup` */
const SUBJECT = /^subject\s*:\s*(?:(?:re|fwd?)\s*:\s*)*(\S.*)$/i

/** Adds the ingredients of a recipe that lists none, each before the step that names its amount. */
function withIngredients(
  all: ReadLine[],
  told: SortedLines['told'],
): { lines: ReadLine[]; isTakenFromSteps: boolean } {
  const listed = all.flatMap(({ ingredient, role }) => (ingredient && role !== 'nothing' ? [ingredient] : []))
  const lines = all
  const isKnown = (text: string) => {
    const id = findFood(text)?.food.id
    return id !== undefined && listed.some((line) => findFood(line.ingredient)?.food.id === id)
  }
  // Ingredients missing in a list are those that are measured where they are added; salt, and water added if needed,
  // are ignored.
  const isListed = told === 'listed' && listed.length > MAX_BEGUN
  const isNotMissed = (text: string) =>
    /\bwater$/i.test(text) || (splitIngredient(text).amount === '' && NOT_MISSED.test(text))
  const named = ingredientsInSteps(lines.map(({ role, text }) => (role === 'step' ? text : ''))).map(
    (texts) => texts.filter((text) => !isKnown(text) && !(isListed && isNotMissed(text))),
  )
  // `You will want a pound of haddock. Poach it in a pint of milk.` lists only the first ingredient.
  const isBegun = listed.length <= MAX_SHORT && named.flat().length > MAX_BEGUN
  if (listed.length > 0 && !isBegun && told === undefined) return { lines: all, isTakenFromSteps: false }
  const plain = foodsWithoutAmount(
    lines.map(({ role, text }) => (role === 'step' ? text : '')),
    [...listed.map(({ ingredient }) => ingredient), ...named.flat().map(nameOf)],
  )
  const story = told === 'steps' ? storyOf(lines) : ''
  const ofStory = foodsOfStory(
    story,
    lines.map(({ role, text }) => (role === 'step' ? text : '')),
    [...listed.map(({ ingredient }) => ingredient), ...named.flat(), ...plain.flat()],
  )
  const completed = lines.flatMap((line, at): ReadLine[] => {
    if (line.role !== 'step') return [line]
    const needed = readSection({ ...BLANK_LINE, text: line.text })
    const listed = needed?.section === 'ingredients' ? splitIngredientSentence(needed.rest) : null
    const inStep = [
      ...ofStory.filter(({ step }) => step === at).map(({ text }) => text),
      ...(named[at] ?? []),
      ...(plain[at] ?? []).filter((text) => !(isListed && isNotMissed(text))),
    ]
    const ingredients = (listed ?? inStep)
      .map(withoutSome)
      .map((text): ReadLine => ({ text, role: 'ingredient', ingredient: splitIngredient(text) }))
    // `You also need 2 eggs and some salt.` is not an instruction.
    return listed ? [{ ...line, role: 'section' }, ...ingredients] : [...ingredients, line]
  })
  return completed.length - lines.length < MIN_NAMED && told === undefined
    ? { lines, isTakenFromSteps: false }
    : { lines: completed, isTakenFromSteps: true }
}

/** Returns the title and the text before the first step. */
function storyOf(lines: readonly ReadLine[]): string {
  const first = lines.findIndex(({ role }) => role === 'step')
  return lines
    .slice(0, Math.max(0, first))
    .flatMap(({ role, text }) => (/^(?:title|description|nothing)$/.test(role) ? [text] : []))
    .join('. ')
}

/** Seasonings, and words that only summarize listed ingredients. */
const NOT_MISSED =
  /\b(?:salt|(?<!(?:red|green|yellow|bell) )pepper|ice|fruit|spices?|veg(?:etables)?|meat|fish|nuts|herbs)$/i
/** `some salt` is salt. */
const withoutSome = (text: string) => text.replace(/^some (?=\p{L})/iu, '')
const nameOf = (text: string) => splitIngredient(withoutSome(text)).ingredient

/** Moves the part of a description over the length limit to a note. */
function keepDescriptionShort(lines: readonly ReadLine[]): ReadLine[] {
  let length = 0
  return lines.map((line) => {
    if (line.role !== 'description') return line
    length += line.text.length + 1
    return length <= CONTENT_LIMITS.excerpt ? line : { ...line, role: 'note' }
  })
}
