import { findDurations } from '../../text/durations.ts'
import { unitsInEnglish } from './foreign-facts.ts'
import { minutesInWords } from './recipe-facts.ts'

const ISO = /^P(?=[\dT])|^T(?=\d)/i
const ISO_PART = /(\d+(?:[.,]\d+)?)\s*([a-z])?[a-z]*/gi
/** How many minutes a letter stands for; months and years are none that a kitchen knows. */
const ISO_MINUTES: Readonly<Record<string, number>> = { W: 10_080, D: 1_440, H: 60, M: 1, S: 1 / 60 }
/** Two months, in minutes: what a page states beyond is a slip of its own sums. */
const LONGEST = 86_400
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/
const MAX_LENGTH = 100

/**
 * The minutes of an ISO 8601 duration (`PT1H30M`), with the faults pages have (`P2H10M`, `PT0D4H45M`, `PT30`), or of
 * what people write in its place (`1 hr 30 min`, `0:45`, `45`); null when it says nothing. Seconds round up.
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
  // In `P0Y1M2DT3H` the first M is a month's: a day or a time still follows it.
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

/** From so many minutes on, a time in bare minutes is taken for seconds: `PT1800M` is half an hour, not thirty. */
const SECONDS_FROM = { prep: 300, any: 1_440 }
const DAY = 1_440

/**
 * Whether times were given in seconds, as minutes: one of them is too long to be meant, and all of them are whole
 * minutes of seconds. Days alone (`PT1440M`) are days.
 *
 * @param given as the page has them: preparing first; '' where one is missing
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
/** Nothing is cooked in a recipe that never says one of these either. */
const HEATS = /\b(?:heat|warm|hot|melt|oven|hob|stove|pan|microwave)/i

/** Whether a method is understood: what one in another language heats is not. */
function isEnglish(text: string): boolean {
  return /\b(?:the|and|with|it)\b/i.test(text) || text.split(/\s+/).length < WORDS_WITHOUT_ARTICLES
}

/** So many words in English hold one of the small ones. */
const WORDS_WITHOUT_ARTICLES = 12

export interface RecipeTimes {
  prep: number | null
  cook: number | null
}

export interface GivenTimes extends RecipeTimes {
  total: number | null
}

/**
 * Preparing and cooking, by what was said: where one of them is missing, the total tells it; where only the total was
 * said, the steps tell how much of it is cooking; where they do not, or tell of no less or next to nothing, it is all cooking. Together they are never longer
 * than what was said.
 *
 * @param steps the recipe's method, in its order
 * @returns null for what neither the times nor the steps tell
 */
export function divideTimes(given: GivenTimes, steps: readonly string[]): RecipeTimes {
  const { total } = given
  // Nothing and nothing, which a page writes where it knows the total alone.
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
/** What takes less is done on the way, in minutes. */
const MIN_COOKED = 5

/**
 * The one time in the oven the steps name, the longer where it is a range (RIMPORT-TIME-3).
 *
 * @returns minutes; null where they name none, or several, or others beside it
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

/** Minutes at the stove or in the oven that the steps name, the lower where it is a range. */
function cookingMinutes(steps: readonly string[]): number {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.;!])\s+/))
  const seconds = sentences
    .filter((sentence) => COOKS.test(sentence))
    .flatMap((sentence) => findDurations(sentence).map((duration) => duration.seconds))
  return Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60)
}
