import { findTemperatures, type NamedTemperature } from '../kitchen/temperatures.ts'
import { findDurations } from '../text/durations.ts'
import type { Rule } from './finding.ts'
import { countWords, placesOf, sentenceAround } from './prose.ts'
import { inStep, wholeStep } from './remarks.ts'
import type { RecipeSubject } from './subjects.ts'

const MAX_STEP_WORDS = 90
/** The maximum of ovens; a higher value is usually Fahrenheit labelled as Celsius. */
const HOTTEST_C = 260
const HOTTEST_F = 550

const OVEN =
  /\b(?:(?:pre-?)?heat(?: up)? (?:(?:the|your|an) )?oven|turn (?:on )?the oven(?: on)?|bake|(?<!\b(?:the|a|with|of|leftover) )roast(?= (?:the|it|them|for|in|until|on|everything|both|all|at|uncovered|covered|\d)\b))\b(?! (?:it )?(?:as|like|again)\b)/i
/** Nuts and spices are also roasted there. */
const ON_THE_STOVE = /\b(?:pan|skillet|wok|hob|flame|griddle)\b(?![^.]*\boven\b)/i
const OVEN_HEAT =
  /\b(?:gas(?: mark)? ?\d|(?:low|medium|high|hot|moderate|cool|slow) oven|grill|broil(?:er)?|microwave|bread machine|slow cooker|pizza oven|hottest|as hot as|(?:its |to )?(?:max(?:imum)?|highest)|full (?:blast|whack)|(?:according to|as per|as|see) (?:the )?(?:pack(?:et|age|aging)?|label|box)\b)/i
/** `Heat the oven to 375`, `bake at 180`: the scale is missing. */
const BARE_HEAT =
  /\b(?:oven|bake|roast|preheat|air[- ]?fry\w*)\b[^.;]{0,60}?\b(?:to|at|on)\s+(?:about |around )?(?:1[0-9]|2[0-9]|3[0-9]|4[0-9]|5[0-4])\d\b(?!\s*(?:ml|g|kg|cm|mm|min|hour|sec|%))|\b(?:1[0-9]|2[0-9]|3[0-9]|4[0-9])[05]\s+(?:degrees|fan)\b/i

const ovenWithoutTemperature: Rule<RecipeSubject> = {
  id: 'oven-without-temperature',
  level: 'error',
  *find({ steps }) {
    const isSaid = steps.some(
      ({ source }) => findTemperatures(source).length > 0 || OVEN_HEAT.test(source) || BARE_HEAT.test(source),
    )
    if (isSaid) return
    for (const step of steps) {
      if (ON_THE_STOVE.test(step.source)) continue
      const match =
        /\b(?:pre-?)?heat(?: up)? (?:(?:the|your|an) )?oven\b/i.exec(step.source) ?? OVEN.exec(step.source)
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

/** Dishes are not baked below this in °F, but they are in °C: the scale is probably wrong. */
const COOLEST_F = 200
const SET_OVEN = /\b(?:pre-?heat|heat (?:the|your|an) oven|oven (?:to|at)|bake|roast)\b/i
const LOW_ON_PURPOSE =
  /\b(?:warm|dry|dehydrat\w*|proof|prove|rise|rising|slow(?:ly)?|keep|inside|internal)\b/i
/** Tolerated difference of two scales of one temperature, in °F: ovens are set in steps. */
const SCALES_DIFFER_F = 40

const asFahrenheit = ({ scale, low }: NamedTemperature['readings'][number]) =>
  scale === 'F' ? low : low * 1.8 + 32

/** Returns the problem with a temperature of a step, if any. */
function temperatureProblem({ readings }: NamedTemperature, sentence: string): string | null {
  if (readings.some(({ scale, low }) => low > (scale === 'C' ? HOTTEST_C : HOTTEST_F)))
    return 'is hotter than an oven gets. Did you mean the other scale?'
  const [first, ...others] = readings.filter(({ isFan }) => !isFan)
  if (!first) return null
  const differing = others.find(
    (other) =>
      other.scale !== first.scale && Math.abs(asFahrenheit(other) - asFahrenheit(first)) > SCALES_DIFFER_F,
  )
  if (differing) return 'is two temperatures: the scales do not agree.'
  const isCool = readings.every(({ scale, low }) => scale === 'F' && low < COOLEST_F)
  return isCool && SET_OVEN.test(sentence) && !LOW_ON_PURPOSE.test(sentence)
    ? 'is hardly warm. Did you mean the other scale?'
    : null
}

const temperatureUnlikely: Rule<RecipeSubject> = {
  id: 'temperature-unlikely',
  level: 'error',
  *find({ steps }) {
    for (const step of steps) {
      for (const named of findTemperatures(step.source)) {
        const { text, start, end } = named
        const problem = temperatureProblem(named, sentenceAround(step.source, start, end))
        if (problem) yield inStep(step, start, end, `“${text}” ${problem}`)
      }
    }
  },
}

/** Neither a duration nor a visible sign of being done. */
const UNTIL_DONE =
  /\b(?:bake|roast|cook|simmer|boil|fry|grill|steam|sauté|saute)(?:s|ing)?\b[^.;]{0,60}?\buntil (?:it(?:['’]s| is)|they(?:['’]re| are)|everything is)? ?(?:done|ready|cooked|cooked through)\b(?=\s*(?:[.;]|$))/gi

const untilDone: Rule<RecipeSubject> = {
  id: 'until-done',
  level: 'hint',
  *find({ steps }) {
    for (const step of steps) {
      for (const { start, end } of placesOf(step, UNTIL_DONE)) {
        if (findDurations(sentenceAround(step.source, start, end)).length > 0) continue
        const message = 'How does the cook know it’s done? Say how long, or what it looks like.'
        yield inStep(step, start, end, message)
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
      for (const { match, start, end } of placesOf(step, BACKWARDS)) {
        if (Number(match[1]) > Number(match[2]))
          yield inStep(step, start, end, `“${match[0]}” begins with the larger number.`)
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
  *find({ steps, lines }) {
    if (steps.length === 0 && lines.length > 0)
      yield { field: 'instructions', about: '', message: 'There are ingredients, but no steps yet.' }
  },
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

/** Rules for the instructions of a recipe (PROOF-RECIPE-1). */
export const RECIPE_STEP_RULES: readonly Rule<RecipeSubject>[] = [
  ovenWithoutTemperature,
  temperatureUnlikely,
  untilDone,
  rangeBackwards,
  stepLong,
  stepsMissing,
  stepNumbered,
]
