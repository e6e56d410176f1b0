import { capitalize } from '../text/capitalize.ts'
import { readNumber, VALUE } from '../text/numbers.ts'
import { readDose } from './dose.ts'
import type { Move, Workout } from './workout.ts'

const MAX_TEXT = 10_000
const MAX_LINE = 300
const ROUNDS = new RegExp(
  String.raw`\b(${VALUE})\s*(?:x|×|rounds?|sets?|circuits?|times through)(?!\p{L})(?:\s+of\b)?`,
  'iu',
)
const REPEAT = new RegExp(String.raw`^repeat\s+(${VALUE})(?:\s+times|x|×)?`, 'iu')
const REST = /\brest\b/i
const PART: readonly { part: 'warm_up' | 'moves' | 'cool_down'; heading: RegExp }[] = [
  { part: 'warm_up', heading: /^warm[\s-]*up\b/i },
  {
    part: 'cool_down',
    heading: /^(?:cool[\s-]*down|come down|stretch(?:es|ing)?|finish(?:er)?)\b(?=\s*(?::|$))/i,
  },
  { part: 'moves', heading: /^(?:the )?(?:moves|main(?: set)?|workout|circuit|exercises)\b(?=\s*(?::|$))/i },
]
const BULLET = /^\s*(?:[-*•–]|\d+[.)])\s+/
const UNIT = '(?:s|secs?|seconds?|mins?|minutes?|times|reps?|repetitions?|breaths?|steps?|x|×)'
/** `10 squats`, `30 s plank`, `10x push-ups`, `12 reps of lunges`. */
const AMOUNT_FIRST = new RegExp(
  String.raw`^(${VALUE}\s*(?:[-–]\s*${VALUE}\s*)?(?:${UNIT}(?!\p{L}))?\.?)\s*(?:of\s+)?(.+)$`,
  'iu',
)
/** `Squats: 10`, `Plank – 30 s`, `Squats x 10`, `Push-ups (8)`. */
const AMOUNT_LAST = new RegExp(
  String.raw`^(.+?)\s*(?:[:,–—(]|\s-\s|\s[x×]\s?|\bfor\b)\s*(${VALUE}\s*(?:[-–]\s*${VALUE}\s*)?(?:${UNIT}(?!\p{L}))?.*?)\)?$`,
  'iu',
)
const SIDE_ALONE = /^\(?(?:on |per |for )?(?:each|either|both|per) (?:side|leg|arm)s?\)?$/i
const BETWEEN_MOVES = /\s*(?:;|,(?!\d)|\s\+\s|\bthen\b|\.\s+(?=\p{Lu}|\d))\s*/iu
const SIDES = /[,\s]*\(?\b((?:on |per |for )?(?:each|either|both|per) (?:side|leg|arm)s?|each)\)?$/i

/**
 * Parses a workout from text as trainers write it: `3 rounds: 10 squats, 30 s plank, rest 60 s`, or a list with one
 * move per line and headings for warm-up and cool-down (MOVE-TEXT-1).
 *
 * @returns null when no move is recognized
 */
export function readWorkoutText(text: string): Workout | null {
  const workout: Workout = { title: '', warm_up: [], rounds: 1, moves: [], cool_down: [], rest: '' }
  let part: 'warm_up' | 'moves' | 'cool_down' = 'moves'
  const lines = text.slice(0, MAX_TEXT).split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    let rest = line.slice(0, MAX_LINE).replace(BULLET, '').trim()
    if (rest === '') continue
    const heading = PART.find(({ heading }) => heading.test(rest))
    if (heading) {
      part = heading.part
      rest = rest.replace(heading.heading, '').replace(/^\s*[:–-]\s*/, '')
      if (part !== 'moves' && /^\W*$/.test(rest)) continue
    }
    rest = takeRounds(rest, workout)
    const moves = splitMoves(rest).flatMap((piece) => readPiece(piece, workout))
    const isTitle =
      index === lines.findIndex((each) => each.trim() !== '') && moves.length === 0 && rest !== ''
    if (isTitle && workout.title === '') workout.title = rest.replace(/[:.]$/, '')
    workout[part].push(...moves)
  }
  if (workout.moves.length === 0) return null
  return { ...workout, title: workout.title || 'Workout' }
}

/** Takes the number of rounds from a line: `3 rounds:`, `3 x`, `Repeat 3 times`. */
function takeRounds(line: string, workout: Workout): string {
  const repeat = REPEAT.exec(line)
  const match = repeat ?? (/^(.*?)$/.exec(line) && ROUNDS.exec(line))
  const [whole = '', figure = ''] = match ?? []
  const count = readNumber(figure)
  // `10 x squats` is an amount: rounds are followed by a colon or nothing.
  const after = match ? line.slice((match.index ?? 0) + whole.length).trim() : ''
  const isRounds =
    match && (repeat || /rounds?|sets?|circuits?|through/i.test(whole) || /^[:(]/.test(after) || after === '')
  if (!isRounds || count === null || !Number.isInteger(count) || count < 1 || count > 20) return line
  workout.rounds = count
  const before = line.slice(0, match.index).replace(/[\s,:(–-]+$/, '')
  const left = after.replace(/^[\s:,)–-]+/, '')
  return [before, left].filter(Boolean).join(': ')
}

function splitMoves(line: string): string[] {
  const pieces: string[] = []
  for (const piece of line.replace(/\.$/, '').split(BETWEEN_MOVES)) {
    if (piece.trim() === '') continue
    const last = pieces.at(-1)
    // A comma within one move (`Squats, 10`, `6 lunges, each side`) is not a separator.
    if (last !== undefined && (isAmountAlone(piece) || SIDE_ALONE.test(piece))) {
      pieces[pieces.length - 1] = `${last}, ${piece}`
    } else {
      pieces.push(piece)
    }
  }
  return pieces
}

const AMOUNT_ALONE = new RegExp(
  String.raw`^${VALUE}\s*(?:${UNIT}(?!\p{L}))?\.?(?:\s+(?:on |per )?each(?: side| leg| arm)?)?$`,
  'iu',
)

function isAmountAlone(piece: string): boolean {
  return AMOUNT_ALONE.test(piece.trim())
}

function readPiece(piece: string, workout: Workout): Move[] {
  const text = piece.trim().replace(/^and\s+/i, '')
  if (REST.test(text) && readDose(text.replace(/\brest(?:ing)?\b(?:\s+for)?/i, '').trim()).kind !== 'count') {
    workout.rest = capitalize(text)
    return []
  }
  const sides = SIDES.exec(text)
  const bare = sides ? text.slice(0, sides.index).trim() : text
  const [, first = '', after = ''] = AMOUNT_FIRST.exec(bare) ?? []
  const [, name = '', last = ''] = AMOUNT_LAST.exec(bare) ?? []
  if (first !== '' && after !== '') return [makeMove(after, first, sides?.[1])]
  if (name !== '' && last !== '') return [makeMove(name, last, sides?.[1])]
  return []
}

function makeMove(name: string, amount: string, side: string | undefined): Move {
  return { name: capitalize(name.replace(/[\s:,(–-]+$/, '')), amount: tidyAmount(amount, side), how: '' }
}

const NUMBER_ALONE = new RegExp(`^${VALUE}$`, 'iu')

function tidyAmount(amount: string, side: string | undefined): string {
  const text = amount
    .replace(/(\d)\s*(?:s|secs?)\b\.?/i, '$1 seconds')
    .replace(/(\d)\s*(?:mins?)\b\.?/i, '$1 minutes')
    .replace(/\s*(?:reps?|repetitions?|[x×])\b\.?|\s*×/i, ' times')

    .replace(/^1 (second|minute)s$/, '1 $1')
    .trim()
  const counted = NUMBER_ALONE.test(text) && side === undefined ? `${text} times` : text
  return side === undefined ? counted : `${counted.replace(/ times$/, '')} on each side`
}
