import { LETTER } from './letters.ts'
import { VALUE as NUMBER, readNumber, SIGNS, SPELLED } from './numbers.ts'

/** A duration that a sentence names, with its position (AMOUNT-TIME-1). */
export interface NamedDuration {
  /** As written: `8 to 10 minutes`. */
  text: string
  /** The lower end of a range. */
  seconds: number
  /** The upper end of a range, else null. */
  seconds_max: number | null
  /** Its range, in UTF-16 units. */
  start: number
  end: number
}

const HOUR = String.raw`h(?:(?:ou)?rs?)?(?![${LETTER}])\.?`
const MINUTE = String.raw`min(?:ute)?s?\b\.?`
const SECOND = String.raw`(?:sec(?:ond)?s?|(?<=\d\s?)s)\b\.?`
/** Also `1:30 hours`, `5:30 minutes`, `10+ minutes`. */
const VALUE = String.raw`(?:\d{1,2}:[0-5]\d(?!\d)|(?:${NUMBER})(?:\+(?=[\s-]*[${LETTER}]))?)`
const UNIT = `(?:${HOUR}|${MINUTE}|${SECOND})`
const SEPARATOR = String.raw`\s*(?:[-–—]|\bto\b|\bor\b|\band\b)\s*`
/** `a quarter of an hour`, `half an hour`, `a quarter hour`: a fraction, then its unit. */
const PART = String.raw`(?:(?:half|three[ -]quarters of|(?:a |one )?quarter of)\s+an?|(?:(?:a|one)\s)?(?:half|quarter)(?=[\s-]+hour))`
const MORE = String.raw`(?:\s+(?:more|extra|further|full|good|whole))?[\s-]*`
const PLUS_HALF = String.raw`(?:\s+and\s+a\s+(?:half|quarter)\b)?`
/** `1 hour`, `1½ hours`, `an hour and a half`, `half an hour`, `10-minute`. */
const MEASURE = `(?:${PART}|${VALUE}|an?)${MORE}${UNIT}${PLUS_HALF}`
const ALSO = String.raw`(?:,?\s+(?:and|&)|,)?\s*`
const FEW = String.raw`(?:\d{1,2}|${SPELLED})`
/** After hours: `1 hour 30 minutes`, `1 h 30`, `1h 30m`. */
const REST = String.raw`(?:${ALSO}${FEW}[\s-]*(?:${MINUTE}|m\b)|\s?\d{2}\b(?!\s*(?:[-–—°%/]|\.\d)|\s+[${LETTER}]))`
/** After minutes: `5 min 30 s`, `5 minutes and 30 seconds`, but not `5 minutes, 30 seconds at a time`. */
const SECONDS_REST = String.raw`${ALSO}${FEW}[\s-]*(?:${SECOND}|s\b)(?!\s+(?:at a time|(?:on|for) the other|bursts?|blasts?|intervals?|pulses?)\b)`
const SUM = String.raw`(?:${NUMBER}|an?)[\s-]*(?:${HOUR}${REST}|(?:${MINUTE}|m\b)${SECONDS_REST})`

const DURATION = new RegExp(
  [
    String.raw`(?<![${LETTER}\d${SIGNS}.,/⁄-]|\d:)`,
    '(?:',
    // `45 minutes to 1 hour`, `30 seconds to 1 minute`
    String.raw`(?<low>${SUM}|${MEASURE})(?:\s*(?:[-–—]|\bto\b)\s*)(?<high>${SUM}|${MEASURE})`,
    // `a minute or two`
    String.raw`|(?<one>an?|one)\s+(?<oneUnit>${UNIT})\s+or\s+(?<upTo>two|three)\b`,
    `|(?<sum>${SUM})`,
    `|(?<single>${MEASURE})`,
    // `8 to 10 minutes`, `between 20 and 25 minutes`; after the single ones, since `twenty-five` is not a range.
    `|(?<from>${VALUE})${SEPARATOR}(?<to>${VALUE})${MORE}(?<rangeUnit>${UNIT})`,
    String.raw`|(?:a\s+)?couple\s+of\s+(?<coupleUnit>${UNIT})`,
    ')',
  ].join(''),
  'gi',
)

/** `every 10 minutes` is an interval, not a wait; `20 minutes per 500 g plus 20 minutes` depends on the weight. */
const RHYTHM =
  /\b(?:every|each|per)\s+(?:few\s+|other\s+)?$|\bper (?:\d+ ?)?(?:k?g|kilo|lb|pound|oz),?\s+(?:plus|and)\s+$/i
/** `the 1960s`, `the 70s`, `in 2s and 3s`, `heat it to 350s`: a plural of a number. */
const PLURAL_BEFORE =
  /(?:\b(?:the|an?|in|into|to|at|by|of|his|her|their|my|our|your|early|mid|late|size|no\.?)[\s-]+|['’])(?:\d+s,? (?:and|or) )?$/i
/** A `second` that is an ordinal, a `minute steak`. */
const NO_TIME = /^\s+(?:steaks?|hand|helping|time\b|batch|layer|pan|bowl|half\b|pulses?\b)/i
/**
 * `2 minutes less than the packet says`, `5 minutes before the end`, `up to 2 hours ahead`: a difference, not a wait;
 * neither is `10 minutes a pound`.
 */
const NO_WAIT =
  /^\s+(?:(?:an?|per|for (?:each|every)) (?:\d+ ?(?:g|kg|lb|oz)|pound|lb|kilo|kg)\b|(?:less|fewer|shorter|longer|more|earlier|sooner|later) than\b|(?:less|fewer|earlier|short of|shy of|ahead|in advance|beforehand|under (?:the|its))\b|before (?:the end|the (?:rice|pasta|time|cooking|potatoes|dish|meat|beans|vegetables|noodles|eggs?|bread|cake)\b|(?:it|they)(?:['’]s|['’]re| is| are) (?:done|ready|cooked|due)|you (?:want|need|plan|are)\b))/i
const MAX_TEXT = 20_000

/**
 * Returns the durations in a step's sentence, in order; days do not become timers, nor do intervals (`stirring every 5
 * minutes`).
 *
 * @returns without overlaps, each at least a second long (AMOUNT-TIME-1)
 */
export function findDurations(sentence: string): NamedDuration[] {
  const found: NamedDuration[] = []
  for (const match of sentence.slice(0, MAX_TEXT).matchAll(DURATION)) {
    const text = match[0].replace(/(?<=\p{L})\.$/u, '')
    const start = match.index
    const end = start + text.length
    if (RHYTHM.test(sentence.slice(Math.max(0, start - 30), start))) continue
    if (NO_WAIT.test(sentence.slice(end, end + 60))) continue
    if (
      /\d\s?s$/i.test(text) &&
      (/^\d{4}/.test(text) || PLURAL_BEFORE.test(sentence.slice(Math.max(0, start - 30), start)))
    )
      continue
    if (/^an?\s+sec/i.test(text) || NO_TIME.test(sentence.slice(end, end + 12))) continue
    const [low, high] = readMatch(match.groups ?? {})
    if (low < 1) continue
    found.push({ text, seconds: low, seconds_max: high !== null && high > low ? high : null, start, end })
  }
  return found
}

type Groups = Record<string, string | undefined>

/** Returns seconds, as the lower and upper end of a range. */
function readMatch({ low, high, oneUnit, upTo, sum, from, to, rangeUnit, coupleUnit, single }: Groups) {
  const inSeconds = (value: string, unit: string) => Math.round(readPart(value, unit) * secondsOf(unit))
  if (low && high) return [readMeasure(low), readMeasure(high)] as const
  if (oneUnit && upTo) return [secondsOf(oneUnit), inSeconds(upTo, oneUnit)] as const
  if (from && to && rangeUnit) return [inSeconds(from, rangeUnit), inSeconds(to, rangeUnit)] as const
  if (coupleUnit) return [2 * secondsOf(coupleUnit), null] as const
  return [readMeasure(sum ?? single ?? ''), null] as const
}

const MEASURE_PARTS = new RegExp(
  String.raw`^(?<value>${PART}|${VALUE}|an?)${MORE}(?<unit>${UNIT}|m\b)(?<plus>\s+and\s+a\s+(?:half|quarter)\b)?(?:${ALSO}(?<rest>${FEW})\D*)?$`,
  'i',
)

/** Reads a measure; a number after the unit is in the next smaller one. */
function readMeasure(text: string): number {
  const { value = '', unit = '', plus = '', rest = '' } = MEASURE_PARTS.exec(text)?.groups ?? {}
  const whole = readPart(value, unit) + (/half/i.test(plus) ? 1 / 2 : /quarter/i.test(plus) ? 1 / 4 : 0)
  return Math.round((whole + (readNumber(rest) ?? 0) / 60) * secondsOf(unit))
}

function readPart(value: string, unit: string): number {
  const [, whole = '', sixtieths] = /^(\d+):(\d+)$/.exec(value) ?? []
  if (sixtieths !== undefined) {
    const inUnits = Number(whole) + Number(sixtieths) / 60
    return /^s/i.test(unit) ? inUnits * 60 : inUnits
  }
  if (/^(?:(?:a|one)\s+)?half/i.test(value)) return 1 / 2
  if (/^three[ -]quarter/i.test(value)) return 3 / 4
  if (/^(?:(?:a|one)\s+)?quarter/i.test(value)) return 1 / 4
  return /^an?$/i.test(value) ? 1 : (readNumber(value.replace('+', '')) ?? 0)
}

function secondsOf(unit: string): number {
  if (/^h/i.test(unit)) return 3_600
  return /^m/i.test(unit) ? 60 : 1
}
