import { findDurations } from '../../text/durations.ts'
import { unitsInEnglish } from './foreign-facts.ts'
import { minutesInWords } from './recipe-facts.ts'

const ISO = /^P(?=[\dT])|^T(?=\d)/i
const ISO_PART = /(\d+(?:[.,]\d+)?)\s*([a-z])?[a-z]*/gi
/** Minutes per unit letter; months and years do not occur in cooking. */
const ISO_MINUTES: Readonly<Record<string, number>> = { W: 10_080, D: 1_440, H: 60, M: 1, S: 1 / 60 }
/** Two months, in minutes: a longer time on a page is a computing error. */
const LONGEST = 86_400
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/
const MAX_LENGTH = 100

/**
 * Parses the minutes of an ISO 8601 duration (`PT1H30M`), with the errors pages make (`P2H10M`, `PT0D4H45M`, `PT30`),
 * or of what people write in its place (`1 hr 30 min`, `0:45`, `45`); null for any other text. Seconds round up.
 */
export function minutesOf(duration: string): number | null {
  const text = duration.trim().slice(0, MAX_LENGTH)
  if (ISO.test(text)) return isoMinutes(text)
  const [, clockHours, clockMinutes, clockSeconds = '0'] = CLOCK.exec(text) ?? []
  if (clockHours !== undefined && clockMinutes !== undefined)
    return Number(clockHours) * 60 + Number(clockMinutes) + Math.ceil(Number(clockSeconds) / 60)
  if (/^\d{1,5}$/.test(text)) return Number(text)
  return minutesInWords(unitsInEnglish(text))
}

function isoMinutes(text: string): number | null {
  if (text.includes('-')) return null
  const parts = [...text.matchAll(ISO_PART)]
  const timeAt = text.search(/T/i)
  // In `P0Y1M2DT3H` the first M is months: a day or a time still follows it.
  const isMonth = (at: number) => timeAt > at || (timeAt === -1 && /D/i.test(text.slice(at)))
  let minutes = 0
  for (const { 1: figure = '', 2: unit = 'M', index } of parts) {
    const letter = unit.toUpperCase()
    const value = Number(figure.replace(',', '.'))
    if (letter === 'Y' || (letter === 'M' && isMonth(index))) {
      if (value > 0) return null
    } else minutes += value * (ISO_MINUTES[letter] ?? 1)
  }
  return parts.length === 0 || minutes > LONGEST ? null : Math.ceil(Math.round(minutes * 100) / 100)
}

/** From this many minutes on, a time in bare minutes is taken for seconds: `PT1800M` is half an hour, not thirty. */
const SECONDS_FROM = { prep: 300, any: 1_440 }
const DAY = 1_440

/**
 * Whether times were given in seconds but labelled as minutes: one of them is implausibly long, and all are whole
 * minutes when read as seconds. Whole days (`PT1440M`) are days.
 *
 * @param given as found in the page: preparing first; '' where one is missing
 */
export function areSecondsAsMinutes(given: readonly string[]): boolean {
  const said = given.map((text, at) => ({ at, text: text.trim() })).filter(({ text }) => isSomeTime(text))
  const minutes = said.map(({ at, text }) => ({ at, value: Number(/^PT(\d{1,6})M$/i.exec(text)?.[1] ?? 1) }))
  if (!minutes.every(({ value }) => value % 60 === 0)) return false
  return minutes.some(
    ({ at, value }) =>
      (at === 0 && value >= SECONDS_FROM.prep) || (value >= SECONDS_FROM.any && value % DAY !== 0),
  )
}

function isSomeTime(text: string): boolean {
  return text !== '' && minutesOf(text) !== 0
}

const COOKS =
  /\b(?:bak|roast|simmer|boil|fr(?:y|ie)|grill|steam|poach|brais|saut|stew|cook|sear|toast|caramelis|caramelize|brown|broil)/i
/** A recipe that never uses one of these words is not cooked. */
const HEATS = /\b(?:heat|warm|hot|melt|oven|hob|stove|pan|microwave)/i

/** Whether a method is in English; heating is not recognized in other languages. */
function isEnglish(text: string): boolean {
  return /\b(?:the|and|with|it)\b/i.test(text) || text.split(/\s+/).length < WORDS_WITHOUT_ARTICLES
}

/** An English text of this many words contains one of the function words. */
const WORDS_WITHOUT_ARTICLES = 12

export interface RecipeTimes {
  prep: number | null
  cook: number | null
}

export interface GivenTimes extends RecipeTimes {
  total: number | null
}

/**
 * Completes prep and cook time: where one of them is missing, it follows from the total; where only the total is given,
 * the steps tell how much of it is cooking; where they do not, or give at least the total or next to nothing, it is all
 * cooking. Together they never exceed the stated times.
 *
 * @param steps the recipe's method, in order
 * @returns null for a time that neither the times nor the steps give
 */
export function divideTimes(given: GivenTimes, steps: readonly string[]): RecipeTimes {
  const { total } = given
  // Two zeros, as a page writes where it has only the total.
  const isOnlyTotal = given.prep === 0 && given.cook === 0 && total !== null && total > 0
  const { prep, cook } = isOnlyTotal ? { prep: null, cook: null } : given
  if (total === null || (prep !== null && cook !== null)) return { prep, cook }
  if (prep !== null) return { prep, cook: Math.max(0, total - prep) }
  if (cook !== null) return { prep: total > cook ? total - cook : null, cook }
  if (isCold(steps) && isEnglish(steps.join(' '))) return { prep: total, cook: 0 }
  const cooking = cookingMinutes(steps)
  return cooking >= MIN_COOKED && cooking < total
    ? { prep: total - cooking, cook: cooking }
    : { prep: null, cook: total }
}

/** Whether no step of a method heats anything. */
export const isCold = (steps: readonly string[]) =>
  steps.length > 0 && !steps.some((step) => COOKS.test(step) || HEATS.test(step))

const IN_OVEN =
  /\b(?:bak(?:e[ds]?|ing(?! (?:paper|parchment|powder|soda|sheet|tray|dish|tin)))|roast(?:ed|s|ing(?! (?:pan|tin|tray|dish)))?|oven)\b|\bat \d{3}(?:\b|(?=[CF]\b))|(?:^|,\s)\d{3}(?: ?°?[CF]| degrees| fan)?(?: for\b|,)/i
const REHEATED = /\b(?:reheat|re-?crisp|leftover)/i
/** `Give it another 10 minutes` */
const MORE_TIME =
  /\b(?:another|further|extra)\s+\S+\s(?:min|hour|hr)|\s(?:more|further|extra) (?:min|hour|hr)|(?:\bfor \S+|\b(?:min|hour|hr)\w*) (?:more|longer)\b/i
const SECONDS_IN_MINUTE = 60
/** In minutes; anything shorter happens during preparation. */
const MIN_COOKED = 5

/**
 * Returns the only time in the oven that the steps name, the longer end of a range (RIMPORT-TIME-3).
 *
 * @returns minutes; null where they name none, several, or other times too
 */
export function ovenMinutes(steps: readonly string[]): number | null {
  const sentences = steps
    .filter((step) => !REHEATED.test(step))
    .flatMap((step) => step.split(/(?<=[.;!])\s+/))
  const timed = sentences
    .filter((sentence) => IN_OVEN.test(sentence) || COOKS.test(sentence))
    .flatMap((sentence) =>
      findDurations(sentence).map(({ seconds, seconds_max }) => ({
        minutes: Math.round((seconds_max ?? seconds) / SECONDS_IN_MINUTE),
        isBaked: IN_OVEN.test(sentence),
      })),
    )
    .filter(({ minutes }) => minutes >= MIN_COOKED)
  const [only, ...others] = timed
  const isOnly =
    only?.isBaked && others.length === 0 && !sentences.some((sentence) => MORE_TIME.test(sentence))
  return isOnly ? only.minutes : null
}

/** Returns the minutes at the stove or in the oven that the steps name, the lower end of a range. */
function cookingMinutes(steps: readonly string[]): number {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.;!])\s+/))
  const seconds = sentences
    .filter((sentence) => COOKS.test(sentence))
    .flatMap((sentence) => findDurations(sentence).map((duration) => duration.seconds))
  return Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60)
}
