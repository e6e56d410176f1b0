import { MEASURES } from '../../content/measure-words.ts'
import type { Ingredient } from '../../content/recipe.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { readNumber } from '../../text/numbers.ts'
import { FoodPhrases, isWare } from './food-phrases.ts'
import { SEASONED } from './foods-in-steps.ts'
import { isOfManyFoods, stemOf } from './foods-of-story.ts'
import { isTold } from './line-looks.ts'
import { isKind } from './named-dish.ts'
import { isNoAmount } from './no-amounts.ts'
import type { LineRole, ReadLine } from './read-line.ts'

// Marks where a recipe in prose may have been misread (RIMPORT-DOUBT-1): foods that the steps name and the ingredients
// lack, and ingredients of which too little is known.

/** Roles of lines that should only name foods the ingredients have. */
const TOLD: ReadonlySet<LineRole> = new Set(['step', 'section'])

/** Adds a doubt to each line that should be checked. */
export function withDoubts(lines: readonly ReadLine[]): ReadLine[] {
  const listed = lines.flatMap(({ role, ingredient }) =>
    role === 'ingredient' && ingredient ? [ingredient] : [],
  )
  const list = new Listed(listed)
  const steps = lines.flatMap(({ role, text }) => (role === 'step' ? [text] : [])).join(' ')
  return lines.map((line) => {
    const doubt =
      line.role === 'ingredient' && line.ingredient
        ? doubtOfIngredient(line.ingredient, steps)
        : TOLD.has(line.role)
          ? doubtOfSentence(line.text, list)
          : null
    return doubt === null ? line : { ...line, doubt }
  })
}

/** The foods and amounts of the ingredients, indexed for lookup by every step. */
class Listed {
  readonly #foods: ReadonlySet<string>
  readonly #stems: ReadonlySet<string>
  readonly #amounts: ReadonlySet<string>

  constructor(ingredients: readonly Ingredient[]) {
    this.#foods = new Set(ingredients.flatMap(({ ingredient }) => findFood(ingredient)?.food.id ?? []))
    this.#stems = new Set(ingredients.flatMap(({ ingredient }) => stemsOf(ingredient)))
    this.#amounts = new Set(
      ingredients.flatMap(({ amount, unit, ingredient }) => [
        figureOf(amount),
        // `a 400 g tin`, `one chicken (1.6 kg)`
        ...`${unit} ${ingredient}`.split(/[^\d.,/½¼¾⅓⅔]+/).map(figureOf),
      ]),
    )
  }

  hasAmount(amount: string): boolean {
    return this.#amounts.has(figureOf(amount))
  }

  /** Whether a food is among the ingredients, by its id or by any word of its name. */
  hasFood(name: string, foods: readonly string[]): boolean {
    return foods.some((id) => this.#foods.has(id)) || stemsOf(name).some((stem) => this.#stems.has(stem))
  }
}

const stemsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map(stemOf)
const figureOf = (amount: string) => String(readNumber(amount.toLowerCase()) ?? amount.toLowerCase())

function doubtOfIngredient({ amount, ingredient }: Ingredient, steps: string): string | null {
  if (findFood(ingredient) === null) return 'Check this line: we don’t know this food.'
  if (amount !== '') return null
  const last = (ingredient.split(' ').at(-1) ?? '').replace(/[^\p{L}]/gu, '')
  if (last === '') return null
  if (
    new RegExp(
      String.raw`\b(?:(?:rest|remainder|half|most) of|remaining) (?:the )?(?:\p{L}+ )?${last}\b`,
      'iu',
    ).test(steps)
  )
    return 'Check the amount: a step uses part of it, but it doesn’t say how much there is.'
  if (new RegExp(String.raw`\b${last} (?:(?:for|per|in|into|on) (?:each|every)\b|each\b)`, 'iu').test(steps))
    return 'Check the amount: a step gives it for each one.'
  return null
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const WEIGHED = new RegExp(`^(?:[a-z]+ )?(?:${MEASURES})$`, 'i')

const FRACTION = /^(?:\d\/\d|[½¼¾⅓⅔])/
/** `half a red one`, without a food's name */
const HALF_A = /^(?:(?:an? )?(?:half|quarter|third) (?:of )?an?|[½¼¾⅓⅔] an?) \p{L}/iu
const LENGTH_OR_TIME = /\b(?:inch(?:es)?|cm|minutes?|mins?|hours?|hrs?|days?|seconds?)\b/i
/** An amount for each one, which is checked at the ingredient. */
const EACH_BEHIND = /^ (?:(?:for|per|in|into|on) )?(?:each|every)\b/i

function doubtOfSentence(text: string, list: Listed): string | null {
  const sentence = new FoodPhrases(text)
  const measured = sentence.measured()
  const lost = measured.find((phrase) => {
    const said = text.slice(phrase.start, phrase.end)
    const { amount, unit } = splitIngredient(phrase.end > phrase.nameStart ? said : `${said} salt`)
    const isMeasure =
      WEIGHED.test(unit) || (phrase.foods.length > 0 && FRACTION.test(amount)) || HALF_A.test(said)
    return (
      amount !== '' &&
      isMeasure &&
      !LENGTH_OR_TIME.test(said) &&
      !EACH_BEHIND.test(text.slice(phrase.end)) &&
      !isNoAmount(text, phrase) &&
      !list.hasAmount(amount)
    )
  })
  if (lost)
    return `Check the amount: the ingredients don’t list “${text.slice(lost.start, lost.end).trim()}”.`
  const named = [...measured.filter(({ foods }) => foods.length > 0), ...sentence.bare(measured)]
  const missing = named.flatMap(({ nameStart, end, foods }) => {
    const name = text.slice(nameStart, end)
    const ids = foods.map(({ food }) => food.id)
    const before = sentence.textBefore(nameStart)
    return isSpokenOf(name, before) || ids.some((id) => NOT_EATEN.has(id)) || list.hasFood(name, ids)
      ? []
      : [`“${name}”`]
  })
  return missing.length > 0 ? `Check the ingredients: they don’t list ${AND.format(missing)}.` : null
}

/** Whether a name is part of a comparison or a time, a verb, or a word for many foods or for the dish itself. */
function isSpokenOf(name: string, before: string): boolean {
  const last = name.split(' ').at(-1) ?? ''
  return (
    COMPARED.test(before) ||
    isTold(name) ||
    isTold(last) ||
    isKind(last) ||
    isOfManyFoods(name) ||
    SEASONED.test(name) ||
    isWare(name) ||
    / sheets?$/i.test(name) ||
    MADE.test(last)
  )
}

/** `the size of a walnut`, `looks like breadcrumbs`, `broken into cloves`, `from dinner till tea` */
const COMPARED = /\b(?:size of(?: an?)?|like(?: an?)?|into|till|until|as|no|without|instead of) $/i
const NOT_EATEN: ReadonlySet<string> = new Set(['water', 'kitchenware'])
const MADE =
  /^(?:dough|batter|crust|icing|frosting|filling|topping|glaze|mash|paste|dip|guacamole|breadcrumbs)$/i
