import { LETTER } from '../text/letters.ts'
import { isOvenTemperature } from './oven-words.ts'
import { inCelsius, type NamedTemperature, type Reading } from './show-temperature.ts'

export { type NamedTemperature, showTemperature } from './show-temperature.ts'

const FIGURE = String.raw`\d{1,3}(?:[.,]\d{1,2}(?!\d))?`
/** Before three digits a hyphen is not a minus sign (`oven -180 °C`), nor is it after a letter or digit. */
const MINUS = String.raw`(?:(?<![${LETTER}\d.,°º˚)])(?:−\s?|[-–])(?=\d{1,2}(?!\d))|\b[Mm]inus\s+)`
const SIGN = '[°º˚]'
/** The number in `gas mark 5 or 190 °C` is not a temperature. */
const OR = String.raw`(?<!\b(?:gas|mark)\s{1,3}\d{1,2}\s{1,3})\bor\b`
const SPELLED_SCALE = String.raw`\s?(?:[CFcf]\b|[Cc]elsius|[Cc]entigrade|[Ff]ahrenheit)`
/** `350 degrees`, `at 425°`: too hot for a kitchen oven in °C, except for pizza. */
const HOT = new RegExp(
  String.raw`(?<![${LETTER}\d.,/])(?:32[5-9]|3[3-57-9]\d|[45]\d\d)\s?(?:${SIGN}|degrees\b)(?!${SPELLED_SCALE}|\s?/)`,
)
const PIZZA_OVEN = /\bpizza oven/i
/** `turn it 180 degrees` */
const TURNS = new Set([180, 270, 360])
const COOLEST_BARE_F = 100
const DEGREES = new RegExp(
  [
    String.raw`(?:(?<minus>${MINUS})|(?<![${LETTER}\d.,]))(?<low>${FIGURE})`,
    String.raw`(?:\s?${SIGN}?\s*(?<joint>[-–—−]|\bto\b|(?<=\b[Bb]etween\s{1,3}(?:[-–−]\s?|minus\s+)?${FIGURE}\s?${SIGN}?\s{0,3})\band\b|${OR})\s*`,
    String.raw`(?<highMinus>−\s?|[-–](?=\d)|minus\s+)?(?<high>${FIGURE}))?\s?`,
    String.raw`(?:(?:(?<sign>${SIGN}|deg(?:ree)?s?\b)\s?)?(?<scale>C(?:elsius|entigrade)?|F(?:ahrenheit)?|celsius|centigrade|fahrenheit|(?<=${SIGN}\s?)[cf])(?![${LETTER}\d_])|(?<char>[℃℉])|(?:${SIGN}|degrees\b)(?!${SPELLED_SCALE}))`,
    // `200C/fan 180/gas 6`
    String.raw`|(?<=[CF℃℉][\s/(,;]{1,3}fan\s)(?<bare>\d{3})(?=\s*(?:[/),;.]|$))`,
    // `200C/180 fan/gas 6`
    String.raw`|(?<=[CF℃℉][\s/(,;]{1,3})(?<bareBefore>\d{3})(?=\s?fan\b)`,
  ].join(''),
  'g',
)
/** The whole of `fan-assisted`, so that the text after it is matched. */
const FAN = '(?:fan(?:[ -](?:assisted|forced))?(?![ -](?:assisted|forced))|convection)'
const OTHER_OVEN = '(?:conventional|electric)'
/** What is allowed between two readings of one temperature, and after the last. */
const GLUE = String.raw`(?:[\s/(),;:]|\b(?:${FAN}|${OTHER_OVEN}|ovens?|or|about|approx(?:imately)?)\b|\bca\.|(?<=approx)\.|\bgas(?:\s+mark)?\s*\d{1,2}½?)`
const BETWEEN = new RegExp(`^${GLUE}{1,12}$`, 'i')
const NO_FIGURE = String.raw`(?!(?:\s+ovens?)?\s*:?\s*\d)`
const BEHIND = new RegExp(
  String.raw`^(?:\s*\/?\s*(?:${FAN}|${OTHER_OVEN})\b${NO_FIGURE})?(?:[\s/(,;]{1,3}(?:(?:${FAN}|${OTHER_OVEN})${NO_FIGURE}|gas(?:\s+mark)?\s*\d{1,2}½?)(?![${LETTER}\d]))*(?:\s*\))?`,
  'i',
)
const OVEN_BEFORE = new RegExp(
  String.raw`\b(?:(?<fan>${FAN})|(?<other>${OTHER_OVEN}))(?:\s+ovens?)?\s*:?\s*$`,
  'i',
)
const OVEN_BEHIND = new RegExp(
  String.raw`^[\s/(,;]{0,3}(?:(?<fan>${FAN})|(?<other>${OTHER_OVEN}))\b${NO_FIGURE}`,
  'i',
)
const OVEN_JUST_BEHIND = new RegExp(String.raw`^\s?(?:${FAN}|${OTHER_OVEN})\b${NO_FIGURE}`, 'i')
/** Below this, `12 C` without a degree sign may mean cups; and so may any higher one below zero. */
const MIN_WITHOUT_SIGN = 50
/** `38C` in one word is a temperature of milk, not cups. */
const MIN_IN_ONE_WORD = 20
const MAX_BELOW_ZERO_WITHOUT_SIGN = -10
/** `lower it by 20 °C`: a difference, which converts differently from a temperature. */
const DIFFERENCE = /\bby\s+(?:(?:about|around|another|a further|up to)\s+)?$/i
/** `drop the oven 20 °C`: too low for an oven setting. */
const DIFFERENCE_OF_OVEN =
  /\b(?:drop|lower|reduce|raise|increase|turn)\b[^.,;]{0,20}\b(?:oven|heat|temperature)(?:\s+(?:up|down))?\s+(?:another\s+)?$/i
const MAX_DIFFERENCE = 50
/** `20 °C lower`, `10 °C less in a fan oven`. */
const DIFFERENCE_BEHIND =
  /^\s+(?:lower|higher|less|more|hotter|cooler|colder|warmer|below|above|either way)\b(?!\s+(?:than|and)\s+\d)/i
const MAX_TEXT = 20_000
/** Characters of a clause that are read before and after a temperature. */
const MAX_AROUND = 200
const CLAUSE_END = /(?<!\b(?:approx|ca|mins?|hrs?))[.;!?]\s/gi

interface Group {
  start: number
  /** The end of the last reading, including the words after it. */
  end: number
  places: Span[]
  readings: Reading[]
  isDifference: boolean
}

interface Span {
  start: number
  end: number
}

/** Whether degrees without a scale are °F: one of them is hotter than ovens get in °C. */
export function isBareFahrenheit(text: string): boolean {
  return HOT.test(text) && !PIZZA_OVEN.test(text)
}

/**
 * Returns the temperatures of a sentence, in order (AMOUNT-TEMP-1).
 *
 * @param isBareF whether degrees without a scale are °F
 */
export function findTemperatures(
  sentence: string,
  isBareF = isBareFahrenheit(sentence.slice(0, MAX_TEXT)),
): NamedTemperature[] {
  const text = sentence.slice(0, MAX_TEXT)
  const groups: Group[] = []
  for (const match of text.matchAll(DEGREES)) {
    const last = groups.at(-1)
    const figures = readFigures(match, isBareF, last?.readings.at(-1)?.scale)
    if (figures === null) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const isDifference =
      DIFFERENCE.test(text.slice(Math.max(0, start - 30), start)) ||
      (figures.low <= MAX_DIFFERENCE &&
        (DIFFERENCE_OF_OVEN.test(text.slice(Math.max(0, start - 50), start)) ||
          DIFFERENCE_BEHIND.test(text.slice(end, end + 30))))
    const isSame =
      last !== undefined && !isDifference && BETWEEN.test(text.slice(last.end, start).slice(0, 60))
    const reading = { ...figures, ...readOven(text, start, end, isSame) }
    if (isSame) {
      last.readings.push(reading)
      last.places.push({ start, end })
      last.end = end
    } else groups.push({ start, end, places: [{ start, end }], readings: [reading], isDifference })
  }
  return decideOvens(
    text,
    groups.filter((group) => !group.isDifference).flatMap((group) => closeGroup(text, group)),
  )
}

function readFigures(
  { 0: all, groups = {} }: RegExpExecArray,
  isBareF: boolean,
  scaleBefore: Reading['scale'] = 'C',
) {
  const { minus, low = '', joint = '', highMinus, high, sign, scale, char, bare, bareBefore } = groups
  const scaleless = bare ?? bareBefore
  if (scaleless !== undefined) return { scale: scaleBefore, low: Number(scaleless), high: null }
  const first = readFigure(low) * (minus === undefined ? 1 : -1)
  const isBare = scale === undefined && char === undefined
  if (isBare && (!isBareF || first < COOLEST_BARE_F || TURNS.has(first))) return null
  const isSigned = isBare || sign !== undefined || char !== undefined
  const coldest = /\d[CF]$/.test(all) ? MIN_IN_ONE_WORD : MIN_WITHOUT_SIGN
  if (!isSigned && first < coldest && first > MAX_BELOW_ZERO_WITHOUT_SIGN) return null
  // In `-18–20 °C` both are below zero, in `160--180 °C` neither.
  const isDash = !/\w/.test(joint)
  const isHighBelow = highMinus !== undefined ? !isDash || first < 0 : isDash && first <= -10
  const second = high === undefined ? null : readFigure(high) * (isHighBelow ? -1 : 1)
  if ((isBare || /or/i.test(joint)) && second !== null && areTwoScales(first, second)) return null
  return {
    scale: isBare || /^[f℉]/i.test(scale ?? char ?? '') ? ('F' as const) : ('C' as const),
    low: first,
    high: second,
  }
}

/** Whether two values are in different scales: in `180 or 350 °F` the first is in °C. */
const areTwoScales = (first: number, second: number) =>
  Math.max(first, second) >= Math.min(first, second) * 1.8 + 20

const readFigure = (text: string) => Number(text.replace(',', '.'))

/** Returns which kind of oven a reading is for. */
function readOven(
  text: string,
  start: number,
  end: number,
  isSame: boolean,
): Omit<Reading, 'scale' | 'low' | 'high'> {
  const behind = OVEN_BEHIND.exec(text.slice(end, end + 30))?.groups
  if (behind?.fan) return { isFan: true }
  if (behind?.other) return { isFan: false, after: behind.other.toLowerCase() }
  const before = OVEN_BEFORE.exec(text.slice(Math.max(0, start - 30), start))?.groups
  if (!before) return { isFan: false }
  // The text before the first reading stays in place.
  return {
    isFan: before.fan !== undefined,
    before: isSame ? (before.fan ? 'fan' : before.other?.toLowerCase()) : '',
  }
}

/** Closes a group with the words after it; the readings stay separate where brackets would be split. */
function closeGroup(
  text: string,
  { start, end, places, readings }: Omit<Group, 'isDifference'>,
): NamedTemperature[] {
  const following = text.slice(end, end + 60)
  const behind = BEHIND.exec(following)?.[0] ?? ''
  const isOpen = text.slice(start, end + behind.length).includes('(')
  let tail = isOpen ? behind : behind.replace(/[\s)]+$/, '')
  if (!isBalanced(text.slice(start, end + tail.length))) {
    if (readings.length > 1)
      return readings.flatMap((reading, at) => {
        const place = places[at]
        const alone = reading.before ? { ...reading, before: '' } : reading
        return place ? closeGroup(text, { ...place, places: [place], readings: [alone] }) : []
      })
    tail = OVEN_JUST_BEHIND.exec(following)?.[0] ?? ''
  }
  const whole = { start, end: end + tail.length }
  return [{ text: text.slice(whole.start, whole.end), ...whole, readings: withSameOvens(readings) }]
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** Maximum difference of two scales of one temperature, in °C. */
const SAME_C = 10

/** Applies an oven to all readings: `fan 180 °C/350 °F`, both for the fan oven. */
function withSameOvens(readings: readonly Reading[]): Reading[] {
  return readings.map((reading, at) => {
    if (hasOven(reading)) return reading
    const same = [readings[at - 1], readings[at + 1]].find(
      (other) =>
        other !== undefined &&
        hasOven(other) &&
        other.scale !== reading.scale &&
        Math.abs(inCelsius(other.low, other.scale) - inCelsius(reading.low, reading.scale)) <= SAME_C,
    )
    return same ? { ...same, scale: reading.scale, low: reading.low, high: reading.high } : reading
  })
}

const hasOven = ({ isFan, before, after }: Reading) => isFan || before !== undefined || after !== undefined

/** Decides which of them are oven settings. */
function decideOvens(text: string, found: readonly NamedTemperature[]): NamedTemperature[] {
  let earlier: { isOven: boolean; isSaid: boolean } | null = null
  return found.map((temperature, at) => {
    const { start, end, readings } = temperature
    const endBefore = found[at - 1]?.end ?? 0
    const from = Math.max(endBefore, start - MAX_AROUND)
    const near = text.slice(from, start)
    const clause = [...near.matchAll(CLAUSE_END)].at(-1)
    const isSameClause = clause === undefined && from === endBefore
    const decided = isOvenTemperature({
      before: clause ? near.slice(clause.index + clause[0].length) : near,
      text: temperature.text,
      behind: text.slice(end, Math.min(end + MAX_AROUND, found[at + 1]?.start ?? text.length)),
      celsius: Math.min(...readings.map(({ low, scale }) => inCelsius(low, scale))),
      earlier: isSameClause && earlier?.isSaid ? earlier.isOven : null,
    })
    earlier = decided
    return decided.isOven ? { ...temperature, isOven: true } : temperature
  })
}
