import type { z } from 'zod'
import type { moveSchema, workoutBlockSchema } from './workout-schema.ts'

/** A workout: a day of the plan, or a block of an article (MOVE-FORM-1). */
export type Workout = z.infer<typeof workoutBlockSchema>

export type Move = z.infer<typeof moveSchema>

/** Returns the name by which the paper figure finds a move: the chosen one, else the move's own. */
export function figureNameOf({ name, figure }: Pick<Move, 'name' | 'figure'>): string {
  return figure ?? name
}

/** How a move is done: as written, or by one of its alternatives. */
export type Level = 'written' | 'easier' | 'harder'

/** A move as it is done at a level. */
export interface FittedMove {
  name: string
  amount: string
  /** The instructions beside the figure. */
  how: string
}

/**
 * Returns a move at a level. An alternative that is only an amount (`45 seconds.`) replaces the amount; any other one
 * is a hint beside the instructions, which stay. A level the move does not have is the written one.
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
