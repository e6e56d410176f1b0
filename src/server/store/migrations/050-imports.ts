import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** What was brought in from elsewhere, so that the same file a second time changes nothing. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema
    .createTable('imports')
    .ifNotExists()
    .addColumn('origin', exactText, (column) => column.primaryKey())
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('target', exactText, (column) => column.notNull())
    .addColumn('hash', exactText, (column) => column.notNull())
    .addColumn('at', exactText, (column) => column.notNull())
    .execute()
}
