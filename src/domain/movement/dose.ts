import { findDurations } from '../text/durations.ts'
import { readNumber, VALUE } from '../text/numbers.ts'

/** The dose of a move, as the player shows and times it (MOVE-DOSE-1). */
export type Dose =
  /** Timed by the clock, on one side after the other when there are two. */
  | { kind: 'time'; seconds: number; sides: 1 | 2 }
  /** Self-paced: `10` `times`. */
  | { kind: 'count'; count: number; words: string; sides: 1 | 2 }
  /** Self-paced, nothing to count: `half a slow song`. */
  | { kind: 'open'; words: string }

/** Longer times are shown as text, without a countdown. */
const MAX_SECONDS = 3_600
const MAX_COUNT = 999
const EACH_SIDE =
  /\b(?:on |per |for |in )?(?:each|either|both|every|per)\s+(?:side|leg|arm|foot|direction|way|knee)s?\b|\beach$/i
/** `30 s`, `45s`, `45"`: abbreviated seconds. */
const SHORT_SECONDS = /(\d)\s*(?:s\b|["”″])/gi
/** `One slow minute`: the manner does not change the duration. */
const MANNER = /\b(slow|long|short|gentle|easy|quiet|full|whole)\s+(?=(?:minute|second|hour)s?\b)/gi
const LEADING_COUNT = new RegExp(String.raw`^(${VALUE})\b(?:\s*[x×]\b)?\s*(.*)$`, 'iu')

/**
 * Parses the amount of a move: `60 seconds`, `8 times`, `6 on each side`, `20 seconds on each side`, `half a slow
 * song`. Of a choice (`one slow song, or 2 minutes`) the time is used, since a player can count it.
 */
export function readDose(amount: string): Dose {
  const text = amount.trim().replace(/\s+/g, ' ')
  const plain = plainTimes(text)
  const sides = EACH_SIDE.test(text) ? 2 : 1
  const [time] = findDurations(plain)
  if (time && time.seconds <= MAX_SECONDS && !comesAfterCount(plain, time.start)) {
    return { kind: 'time', seconds: time.seconds, sides }
  }
  const [, figure = '', words = ''] = LEADING_COUNT.exec(text) ?? []
  const count = readNumber(figure)
  if (count === null || !Number.isInteger(count) || count < 1 || count > MAX_COUNT) {
    return { kind: 'open', words: text }
  }
  return { kind: 'count', count, words: words || 'times', sides }
}

/** Whether a time follows a count: `10 breaths of 5 seconds` is counted in breaths. */
function comesAfterCount(text: string, start: number): boolean {
  return /\d.*\b(?:of|for)\s*$/i.test(text.slice(0, start))
}

/** The rest between two rounds. */
export type Rest = { kind: 'none' } | { kind: 'time'; seconds: number } | { kind: 'open' }

const NO_REST = /\bno rest\b|\bwithout (?:a )?rest\b|\bare the rest\b|^(?:none|0)\b/i

/**
 * Parses the length of a rest from its sentence: `One slow minute between the rounds.` Without a time it is self-paced.
 * An empty text means no rest, and so does `No rest is needed.`
 */
export function readRest(sentence: string): Rest {
  const text = sentence.trim()
  if (text === '' || NO_REST.test(text)) return { kind: 'none' }
  if (/^\d+$/.test(text)) return { kind: 'time', seconds: Math.min(Number(text), MAX_SECONDS) }
  const [time] = findDurations(plainTimes(text))
  return time && time.seconds <= MAX_SECONDS ? { kind: 'time', seconds: time.seconds } : { kind: 'open' }
}

function plainTimes(text: string): string {
  return text.replace(SHORT_SECONDS, '$1 seconds').replace(MANNER, '')
}

/** Returns a dose as spoken: `six on each side`, `40 seconds`. */
export function describeDose(dose: Dose): string {
  if (dose.kind === 'open') return dose.words
  if (dose.kind === 'count') return `${dose.count} ${dose.words}`
  return `${saySeconds(dose.seconds)}${dose.sides === 2 ? ' on each side' : ''}`
}

/** Returns `40 seconds`, `1 minute`, `1 minute 30`. */
function saySeconds(seconds: number): string {
  if (seconds < 60 || (seconds < 120 && seconds % 60 !== 0))
    return `${seconds} second${seconds === 1 ? '' : 's'}`
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return `${minutes} minute${minutes === 1 ? '' : 's'}${rest > 0 ? ` ${rest}` : ''}`
}
