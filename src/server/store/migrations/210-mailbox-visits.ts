import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** How the last visit to the mailbox of returned letters went. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema
    .createTable('mailbox_visits')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', exactText, (column) => column.notNull())
    .addColumn('failing_since', exactText)
    .addColumn('reason', 'text')
    .addColumn('said', 'text')
    .execute()
}
