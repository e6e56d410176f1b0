import type { Selectable } from 'kysely'
import { inParts } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'

export type ImportRow = Selectable<Database['imports']>

/** Finds what earlier imports made of these origins; those never imported are not in the map. */
export async function findImports(db: Store, origins: readonly string[]): Promise<Map<string, ImportRow>> {
  const found = new Map<string, ImportRow>()
  for (const part of inParts(origins)) {
    const rows = await db
      .selectFrom('imports')
      .select(['origin', 'kind', 'target', 'hash', 'at'])
      .where('origin', 'in', part)
      .execute()
    for (const row of rows) found.set(row.origin, row)
  }
  return found
}

/** Stores what was made of an origin, replacing an earlier record. */
export async function rememberImport(db: Store, row: ImportRow): Promise<void> {
  const { origin, ...rest } = row
  const values = { ...rest, at: toStoredTime(row.at) }
  await db
    .insertInto('imports')
    .values({ origin, ...values })
    .onConflict((conflict) => conflict.column('origin').doUpdateSet(values))
    .execute()
}
