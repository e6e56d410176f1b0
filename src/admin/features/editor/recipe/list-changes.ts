import { type Row, withRowKey } from '../row-keys.ts'

/** The list with one row moved to another place; places outside the list change nothing. */
export function moveRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  const others = rows.filter((_, index) => index !== from)
  return [...others.slice(0, to), row, ...others.slice(to)]
}

/** The list with rows put in at a place. */
export function insertRows<T>(rows: readonly T[], at: number, added: readonly T[]): T[] {
  return [...rows.slice(0, at), ...added, ...rows.slice(at)]
}

/** The list with one row changed. */
export function changeRow<T extends Row>(rows: readonly T[], key: string, change: Partial<T>): T[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row))
}

export function newRows<T extends object>(entries: readonly T[]): (T & Row)[] {
  return entries.map(withRowKey)
}
