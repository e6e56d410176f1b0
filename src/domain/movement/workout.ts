/** What a workout is made of: a day of the plan, or a block of an article (MOVE-FORM-1). */
export interface Workout {
  title: string
  warm_up: Move[]
  /** How often the moves are gone through. */
  rounds: number
  moves: Move[]
  cool_down: Move[]
  /** What to do between two rounds, in a sentence; may be empty. */
  rest: string
}

export interface Move {
  name: string
  /** How much of it: `8 on each side`, `40 seconds`. */
  amount: string
  /** How it is done, in a sentence or two; may be empty. */
  how: string
  easier?: string | undefined
  harder?: string | undefined
  /** A move of the paper figure that shows this one, where its own name does not say which. */
  figure?: string | undefined
}

/** By which name the paper figure looks for a move: the one that was chosen for it, else its own. */
export function figureNameOf({ name, figure }: Pick<Move, 'name' | 'figure'>): string {
  return figure ?? name
}

/** How a move is done: as written, or by one of its alternatives. */
export type Level = 'written' | 'easier' | 'harder'

/** A move as it is done at a level. */
export interface FittedMove {
  name: string
  amount: string
  /** What to read beside the figure. */
  how: string
}

/**
 * A move at a level. An alternative that is nothing but an amount (`45 seconds.`) changes the amount; every other one is a
 * hint beside how it is done, which stays. A level the move does not know is the written one.
 */
export function fitMove(move: Move, level: Level): FittedMove {
  const { name, amount, how } = move
  const words = level === 'written' ? undefined : move[level]
  if (words === undefined) return { name, amount, how }
  return { name, amount: isAmount(words) ? words.replace(/\.$/, '') : amount, how }
}

const AMOUNT_ALONE = /^\d+\s*(?:seconds?|minutes?|times|breaths?|steps?)(?:\s+on each side)?\.?$/i

function isAmount(words: string): boolean {
  return AMOUNT_ALONE.test(words.trim())
}
