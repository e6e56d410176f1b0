import type { Move } from '../../../../domain/movement/workout.ts'
import { type Row, withoutRowKeys, withRowKey } from '../row-keys.ts'

/** A move being edited; '' stands for an omitted value. */
export interface MoveRow extends Row {
  name: string
  amount: string
  how: string
  easier: string
  harder: string
  /** The name of the figure's move chosen for it. */
  figure: string
}

export function newMove(move: Partial<Move> = {}): MoveRow {
  const { name = '', amount = '', how = '', easier = '', harder = '', figure = '' } = move
  return withRowKey({ name, amount, how, easier, harder, figure })
}

/** Whether a line has no text; a figure alone does not count. */
export function isBlankMove({ name, amount, how, easier, harder }: MoveRow): boolean {
  return [name, amount, how, easier, harder].every((words) => words.trim() === '')
}

/** Returns the moves with text; blank lines are omitted. */
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
