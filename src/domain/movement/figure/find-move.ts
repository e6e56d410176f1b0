import type { Move, WrittenMove } from './move.ts'
import { DANCES } from './moves/dances.ts'
import { FACING } from './moves/facing.ts'
import { ON_BACK } from './moves/on-back.ts'
import { ON_KNEES } from './moves/on-knees.ts'
import { PUSH_UPS } from './moves/push-ups.ts'
import { SQUATS } from './moves/squats.ts'
import { STANDING } from './moves/standing.ts'
import { STEPS } from './moves/steps.ts'
import { WEIGHTS } from './moves/weights.ts'
import { YOGA } from './moves/yoga.ts'

const complete = (move: WrittenMove): Move => ({ view: 'side', ...move })

const [standing, ...othersStanding] = STANDING
const STANDING_STILL = complete(standing)

/** Every move the figure knows; the first one, standing, is used for unknown ones. */
export const MOVES: readonly Move[] = [
  STANDING_STILL,
  ...[
    ...othersStanding,
    ...FACING,
    ...SQUATS,
    ...PUSH_UPS,
    ...ON_BACK,
    ...ON_KNEES,
    ...STEPS,
    ...DANCES,
    ...WEIGHTS,
    ...YOGA,
  ].map(complete),
]

let names: readonly { words: readonly string[]; letters: number; move: Move }[] | undefined

/**
 * Returns the move a name means: the one of whose names the most words occur in it, in any order, ignoring hyphens,
 * plurals and capitals ('Slow goblet squats' is a squat). For an unknown name the figure stands.
 */
export function findMove(name: string): Move {
  names ??= MOVES.flatMap((move) =>
    [move.name, ...(move.also ?? [])].map((known) => ({
      words: [...new Set(wordsOf(known))],
      letters: known.length,
      move,
    })),
  )
  const words = new Set(wordsOf(name))
  let best: (typeof names)[number] | undefined
  for (const known of names) {
    if (known.words.length === 0 || !known.words.every((word) => words.has(word))) continue
    if (
      !best ||
      known.words.length > best.words.length ||
      (known.words.length === best.words.length && known.letters > best.letters)
    ) {
      best = known
    }
  }
  return best?.move ?? STANDING_STILL
}

/** Whether the figure knows a move of this name. */
export function isKnownMove(name: string): boolean {
  return findMove(name) !== STANDING_STILL
}

const SMALL_WORDS = new Set(['a', 'an', 'the', 'your', 'my', 'and', 'with', 'of', 'on', 'in', 'at', 'to'])

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/['’]|\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !SMALL_WORDS.has(word))
    .map(singular)
}

function singular(word: string): string {
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 2 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** The names of the moves the paper figure can show, in their order. */
export const FIGURE_NAMES: readonly string[] = MOVES.map(({ name }) => name)

/** Whether the paper figure can show a name; standing is one of them. */
export function knowsFigure(name: string): boolean {
  return isKnownMove(name) || name.trim().toLowerCase() === STANDING_STILL.name
}
