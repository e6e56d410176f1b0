import type { Move } from '../../../../domain/movement/workout.ts'
import { type Row, withoutRowKeys, withRowKey } from '../row-keys.ts'

/** A move as it is edited; '' stands for what is left out. */
export interface MoveRow extends Row {
  name: string
  amount: string
  how: string
  easier: string
  harder: string
  /** The name of the figure's move that was chosen for it. */
  figure: string
}

export function newMove(move: Partial<Move> = {}): MoveRow {
  const { name = '', amount = '', how = '', easier = '', harder = '', figure = '' } = move
  return withRowKey({ name, amount, how, easier, harder, figure })
}

/** Whether anything is written in a line; a figure alone is nothing yet. */
export function isBlankMove({ name, amount, how, easier, harder }: MoveRow): boolean {
  return [name, amount, how, easier, harder].every((words) => words.trim() === '')
}

/** The moves that are written; lines in which nothing is written are left out. */
export function movesOf(rows: readonly MoveRow[]): Move[] {
  return withoutRowKeys(rows.filter((row) => !isBlankMove(row))).map(
    ({ name, amount, how, easier, harder, figure }) => ({
      name: name.trim(),
      amount: amount.trim(),
      how: how.trim(),
      ...(easier.trim() && { easier: easier.trim() }),
      ...(harder.trim() && { harder: harder.trim() }),
      ...(figure && { figure }),
    }),
  )
}

export function problemKey(row: Row, field: string): string {
  return `${row.key}.${field}`
}
