import { createHash } from 'node:crypto'
import { dialectOf } from '../store/dialects/dialect.ts'
import type { StoredRow } from '../store/dialects/dialect-adapter.ts'
import type { Store } from '../store/schema.ts'

const MODULUS = 1n << 256n

/** A row as a line of a backup: its columns in the order of their names, the same on every database. */
export function writeRow(row: StoredRow): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  )
}

/** What a table holds: equal for two tables with the same rows, whatever their order, which no database promises. */
export interface TableSum {
  rows: number
  /** 64 hexadecimal digits. */
  checksum: string
}

/** Adds up the rows of a table. */
export class RowSum {
  #rows = 0
  #sum = 0n

  /** @param line as {@link writeRow} makes it */
  add(line: string): void {
    this.#rows++
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS
  }

  result(): TableSum {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') }
  }
}

/** Adds up a table as it stands in a store; inside a transaction. */
export async function sumTable(db: Store, table: string): Promise<TableSum> {
  const sum = new RowSum()
  for await (const row of dialectOf(db).readAllRows(db, table)) sum.add(writeRow(row))
  return sum.result()
}

/** Whether two tables hold the same rows, in whatever order. */
export function sumsAreEqual(one: TableSum, other: TableSum): boolean {
  return one.rows === other.rows && one.checksum === other.checksum
}
