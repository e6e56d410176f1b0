import { ingredientLine } from '../content/ingredient-line.ts'
import { findFoodOfLine, findFoods } from '../kitchen/foods/find-food.ts'
import { isStaple } from '../kitchen/foods/food.ts'
import { findUses, indexNames } from '../kitchen/step-ingredients.ts'
import { findTemperatures } from '../kitchen/temperatures.ts'
import { findDurations } from '../text/durations.ts'
import type { Remark, Rule } from './finding.ts'
import { countWords, type Passage } from './prose.ts'
import type { RecipeSubject } from './subjects.ts'

const MAX_STEP_WORDS = 90
/** Ovens end here; more is usually Fahrenheit said as Celsius. */
const HOTTEST_C = 260
const HOTTEST_F = 550
/** Stated times and those of the steps may differ by so much, in minutes and as a share: cooks round. */
const CLOSE_MINUTES = 4
const CLOSE_SHARE = 0.2
/** So much more than twice what the steps name is no rounding. */
const LONG_MINUTES = 10

function inStep(step: Passage, start: number, end: number, message: string): Remark {
  return { field: step.field, start, end, about: step.source.slice(start, end), message }
}

function wholeStep(step: Passage, message: string): Remark {
  return inStep(step, 0, step.source.length, message)
}

/** `all the ingredients`, `everything`: then nothing of the list can be missed. */
const EVERYTHING =
  /\b(?:all (?:of )?(?:the |your )?(?:other |remaining |dry |wet )?(?:ingredients|vegetables|spices|things)|everything|the rest of (?:the|your) ingredients|(?:remaining|other|dry|wet) ingredients)\b/i

const ingredientUnused: Rule<RecipeSubject> = {
  id: 'ingredient-unused',
  level: 'warning',
  *find({ recipe, lines, steps }) {
    if (steps.length === 0 || steps.some(({ source }) => EVERYTHING.test(source))) return
    const used = new Set([
      ...findUses(recipe.instructions, indexNames(recipe.ingredients)).flatMap((step) =>
        step.flatMap(({ ingredients }) => ingredients),
      ),
      ...recipe.instructions.flatMap(({ ingredients }) => ingredients ?? []),
    ])
    for (const { line, index } of lines) {
      const food = findFoodOfLine(line)?.food
      if (used.has(index) || line.ingredient === '' || (food && isStaple(food))) continue
      if (/\b(?:to serve|for serving|optional|to garnish|for garnish)\b/i.test(line.ingredient)) continue
      yield {
        field: `ingredients.${index}.ingredient`,
        start: 0,
        end: line.ingredient.length,
        about: ingredientLine(line),
        message: `“${line.ingredient}” is in the list, but in no step.`,
      }
    }
  },
}

/** What a sentence names without asking for it: what a thing is like, or what it is eaten with. */
const NOT_ASKED_FOR =
  /(?:\b(?:like|as|with|without|size of(?: an?)?|no|instead of|unlike|thick(?:ness)? of|consistency of|texture of|colou?r of|smells? of|tastes? of)\s+(?:an? |the |some |your |more |thick |thin |single |double |wet |soft )*)$/i
/** Words for what comes of the list, or for many foods at once; verbs and looks that are foods too. */
const GENERAL =
  /^(?:fruits?|herbs?|fish|meat|vegetables?|veg|berries|greens|leaves|nuts|seeds|spices?|yolks?|(?:egg )?whites?|toasts?|cloves?|rolls?|crisps?|dough|batter|custard|crumbs?|salad|soup|sauces?|dressing|juices?|cakes?|loaf|bread|pancakes?|porridge|curry|dip|spreads?|chips?|shakes?|crackers?|dates?)$/i
/** Things of the kitchen that are called after a food. */
const FOOD_THINGS =
  /^(?:[\s-]+(?:knife|pan|dish|bowl|plate|press|mill|grinder|paper|tin|mould|spoon|cup|glass|board|peeler|masher|steamer|cooker|whisk|brush|basket|bath|towels?|cloths?|strainer|filter|colou?red|brown|golden|sized?|shaped?))/i

const foodNotListed: Rule<RecipeSubject> = {
  id: 'food-not-listed',
  level: 'warning',
  *find({ recipe, lines, steps }) {
    const names = indexNames(recipe.ingredients)
    const listed = new Set(lines.flatMap(({ line }) => findFoods(line.ingredient).map(({ food }) => food.id)))
    const words = new Set(
      lines.flatMap(
        ({ line }) =>
          line.ingredient
            .toLowerCase()
            .match(/\p{L}{3,}/gu)
            ?.map(stem) ?? [],
      ),
    )
    const named = new Set<string>()
    const uses = findUses(recipe.instructions, names)
    for (const [at, step] of steps.entries()) {
      for (const { food, start, end } of findFoods(step.source)) {
        if (listed.has(food.id) || isStaple(food) || named.has(food.id)) continue
        if (GENERAL.test(step.source.slice(start, end))) continue
        if (uses[at]?.some((use) => use.start < end && start < use.end)) continue
        const name = step.source.slice(start, end)
        if (
          name
            .toLowerCase()
            .match(/\p{L}{3,}/gu)
            ?.some((word) => words.has(stem(word)))
        )
          continue
        if (NOT_ASKED_FOR.test(step.source.slice(0, start)) || FOOD_THINGS.test(step.source.slice(end)))
          continue
        named.add(food.id)
        yield inStep(
          step,
          start,
          end,
          `Step ${at + 1} names ${name.toLowerCase()}, which is not in the list.`,
        )
      }
    }
  },
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
}

const OVEN =
  /\b(?:(?:pre-?)?heat(?: up)? (?:the|your|an) oven|turn (?:on )?the oven(?: on)?|bake|roast)\b(?! (?:it )?(?:as|like|again)\b)/i
/** Nuts and spices are roasted there as well. */
const ON_THE_STOVE = /\b(?:pan|skillet|wok|hob|flame|griddle)\b(?![^.]*\boven\b)/i
const OVEN_HEAT = /\b(?:gas(?: mark)? ?\d|(?:low|medium|high|hot|moderate) oven|grill|broiler)\b/i

const ovenWithoutTemperature: Rule<RecipeSubject> = {
  id: 'oven-without-temperature',
  level: 'error',
  *find({ steps }) {
    if (steps.some(({ source }) => findTemperatures(source).length > 0 || OVEN_HEAT.test(source))) return
    for (const step of steps) {
      if (ON_THE_STOVE.test(step.source)) continue
      const match =
        /\b(?:pre-?)?heat(?: up)? (?:the|your|an) oven\b/i.exec(step.source) ?? OVEN.exec(step.source)
      if (!match || !/\b(?:oven|bake|roast)\b/i.test(steps.map(({ source }) => source).join(' '))) continue
      yield inStep(
        step,
        match.index,
        match.index + match[0].length,
        'The oven has no temperature. Say it in °C, with fan and gas.',
      )
      return
    }
  },
}

const temperatureUnlikely: Rule<RecipeSubject> = {
  id: 'temperature-unlikely',
  level: 'error',
  *find({ steps }) {
    for (const step of steps) {
      for (const { text, start, end, readings } of findTemperatures(step.source)) {
        const tooHot = readings.some(({ scale, low }) => low > (scale === 'C' ? HOTTEST_C : HOTTEST_F))
        if (tooHot)
          yield inStep(step, start, end, `“${text}” is hotter than an oven gets. Is the other scale meant?`)
      }
    }
  },
}

const WAITS =
  /\b(?:rest|chill|cool|freeze|marinat\w+|soak\w*|prove|proof|rise|set|stand|settle|infuse|overnight|refrigerat\w+|fridge)\b/i
const COOKS =
  /\b(?:bake|roast|simmer|boil|fry|grill|steam|poach|braise|sauté|saute|stew|cook|sear|toast|caramelise|caramelize|brown)(?:s|ed|ing)?\b/i

interface StepTimes {
  /** At the stove or in the oven. */
  cooking: number
  /** Whatever else keeps the hands busy: kneading, whisking. */
  other: number
  /** Whether something is cooked without a word on how long. */
  hasOpenEnd: boolean
}

/** Minutes the steps name, the lower where it is a range: waiting in the fridge or on the rack counts to neither. */
function stepMinutes(steps: readonly Passage[]): StepTimes {
  const times = { cooking: 0, other: 0, hasOpenEnd: false }
  for (const { source } of steps) {
    const durations = findDurations(source)
    if (durations.length === 0 && COOKS.test(source)) times.hasOpenEnd = true
    for (const { seconds, start, end } of durations) {
      const sentence = sentenceAround(source, start, end)
      if (COOKS.test(sentence)) times.cooking += seconds / 60
      else if (!WAITS.test(sentence)) times.other += seconds / 60
    }
  }
  return { ...times, cooking: Math.round(times.cooking), other: Math.round(times.other) }
}

function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('.', start), text.lastIndexOf(';', start)) + 1
  const to = text.slice(end).search(/[.;]/)
  return text.slice(from, to === -1 ? undefined : end + to)
}

const MEANWHILE = /\b(?:meanwhile|in the meantime|at the same time|while (?:it|they|that|the|this))\b/i

const timesDoNotAddUp: Rule<RecipeSubject> = {
  id: 'times-do-not-add-up',
  level: 'warning',
  *find({ recipe, steps }) {
    const stated = recipe.cook_time_minutes
    // Two pots at once cannot be added.
    if (stated === null || steps.some(({ source }) => MEANWHILE.test(source))) return
    const { cooking, other, hasOpenEnd } = stepMinutes(steps)
    const allowed = Math.max(CLOSE_MINUTES, stated * CLOSE_SHARE)
    const isShort = cooking > stated + allowed
    const isLong = cooking > 0 && !hasOpenEnd && stated > (cooking + other) * 2 + LONG_MINUTES
    if (!isShort && !isLong) return
    yield {
      field: 'cook_time_minutes',
      start: 0,
      end: 0,
      about: `${cooking} ${stated}`,
      message: `The steps cook for ${cooking} ${cooking === 1 ? 'minute' : 'minutes'}, Cook says ${stated}.`,
      fix: { field: 'cook_time_minutes', value: cooking },
    }
  },
}

const cookTimeMissing: Rule<RecipeSubject> = {
  id: 'cook-time-missing',
  level: 'warning',
  *find({ recipe, steps }) {
    const { cooking } = stepMinutes(steps)
    // What is said of times that do not add up says it better.
    if (recipe.cook_time_minutes === null ? false : recipe.cook_time_minutes > 0 || cooking > CLOSE_MINUTES)
      return
    const step = steps.find(({ source }) => COOKS.test(source))
    const word = step && COOKS.exec(step.source)?.[0].toLowerCase()
    if (recipe.cook_time_minutes !== null && !word) return
    const says = recipe.cook_time_minutes === null ? 'Cook is empty' : 'Cook says 0 minutes'
    yield {
      field: 'cook_time_minutes',
      start: 0,
      end: 0,
      about: word ?? '',
      message: word ? `${says}, and a step says to ${word}.` : `${says}. For a dish nobody cooks, say 0.`,
      ...(cooking > 0 && { fix: { field: 'cook_time_minutes', value: cooking } }),
    }
  },
}

const prepTimeMissing: Rule<RecipeSubject> = {
  id: 'prep-time-missing',
  level: 'warning',
  find: ({ recipe }) =>
    (recipe.prep_time_minutes ?? 0) > 0
      ? []
      : [
          {
            ...{ field: 'prep_time_minutes', start: 0, end: 0, about: '' },
            message: 'How long does it take to get everything ready? Prep is empty.',
          },
        ],
}

/** Neither how long nor how it looks then. */
const UNTIL_DONE =
  /\b(?:bake|roast|cook|simmer|boil|fry|grill|steam|sauté|saute)(?:s|ing)?\b[^.;]{0,60}?\buntil (?:it(?:['’]s| is)|they(?:['’]re| are)|everything is)? ?(?:done|ready|cooked|cooked through)\b(?=\s*(?:[.;]|$))/gi

const untilDone: Rule<RecipeSubject> = {
  id: 'until-done',
  level: 'hint',
  *find({ steps }) {
    for (const step of steps) {
      for (const match of step.source.matchAll(UNTIL_DONE)) {
        const end = match.index + match[0].length
        if (findDurations(sentenceAround(step.source, match.index, end)).length > 0) continue
        yield inStep(
          step,
          match.index,
          end,
          'How does she see that it is done? Say how long, or what it looks like.',
        )
      }
    }
  },
}

const BACKWARDS =
  /(?<![\d.,/])(\d{1,3})\s*(?:[-–—]|to)\s*(\d{1,3})\s*(?:min(?:ute)?s?|hours?|hrs?|seconds?|g|kg|ml|tbsp|tsp|cups?)\b/gi

const rangeBackwards: Rule<RecipeSubject> = {
  id: 'range-backwards',
  level: 'warning',
  *find({ steps }) {
    for (const step of steps) {
      for (const match of step.source.matchAll(BACKWARDS)) {
        if (Number(match[1]) > Number(match[2]))
          yield inStep(
            step,
            match.index,
            match.index + match[0].length,
            `“${match[0]}” begins with the larger number.`,
          )
      }
    }
  },
}

const stepLong: Rule<RecipeSubject> = {
  id: 'step-long',
  level: 'hint',
  *find({ steps }) {
    for (const step of steps) {
      const words = countWords(step.text)
      if (words > MAX_STEP_WORDS)
        yield wholeStep(
          step,
          `A step of ${words} words does not fit on a phone beside the stove. Make it two.`,
        )
    }
  },
}

const stepsMissing: Rule<RecipeSubject> = {
  id: 'steps-missing',
  level: 'warning',
  find: ({ steps, lines }) =>
    steps.length > 0 || lines.length === 0
      ? []
      : [
          {
            field: 'instructions',
            start: 0,
            end: 0,
            about: '',
            message: 'There are ingredients, and no steps yet.',
          },
        ],
}

const stepNumbered: Rule<RecipeSubject> = {
  id: 'step-numbered',
  level: 'hint',
  *find({ steps }) {
    for (const step of steps) {
      const number = /^\s*(?:step\s*)?\d{1,2}\s*[.):-]\s+(?=\p{L})/iu.exec(step.source)?.[0]
      if (number)
        yield {
          ...inStep(step, 0, number.length, 'Steps are numbered by themselves.'),
          fix: { field: step.field, value: step.source.slice(number.length) },
        }
    }
  },
}

/** Rules for what a cook is told to do (product §31.5). */
export const RECIPE_STEP_RULES: readonly Rule<RecipeSubject>[] = [
  ingredientUnused,
  foodNotListed,
  ovenWithoutTemperature,
  temperatureUnlikely,
  timesDoNotAddUp,
  cookTimeMissing,
  prepTimeMissing,
  untilDone,
  rangeBackwards,
  stepLong,
  stepsMissing,
  stepNumbered,
]
