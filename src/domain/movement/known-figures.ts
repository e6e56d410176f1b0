import { isKnownMove, MOVES } from './figure/find-move.ts'

const [STANDING] = MOVES

/** What the paper figure can show, by name, in the order of the moves. */
export const FIGURE_NAMES: readonly string[] = MOVES.map(({ name }) => name)

/** Whether a name is one the paper figure can show; standing is one of them. */
export function knowsFigure(name: string): boolean {
  return isKnownMove(name) || name.trim().toLowerCase() === STANDING?.name
}
