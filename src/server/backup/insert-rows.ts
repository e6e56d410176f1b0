import type { StoredRow } from '../store/dialects/dialect-adapter.ts'
import type { Store } from '../store/schema.ts'

/** So many values at most go into one statement; SQLite takes a little more than twice as many. */
const VALUES_AT_ONCE = 12_000
const ROWS_AT_ONCE = 200

/** Puts rows into a table as they come, some at a time. */
export async function insertRows(db: Store, table: string, rows: AsyncIterable<StoredRow>): Promise<void> {
  const insert = async (some: StoredRow[]) => {
    if (some.length > 0)
      await db.withTables<Record<string, StoredRow>>().insertInto(table).values(some).execute()
  }
  let waiting: StoredRow[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length < ROWS_AT_ONCE && waiting.length * Object.keys(row).length < VALUES_AT_ONCE) continue
    await insert(waiting)
    waiting = []
  }
  await insert(waiting)
}
