import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** What the coach has decided about ideas of what to write next. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema
    .createTable('suggestions')
    .addColumn('id', exactText, (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('later_until', exactText)
    .addColumn('idea', 'text', (column) => column.notNull())
    .addColumn('item_kind', 'text')
    .addColumn('item_id', 'integer')
    .addColumn('started_at', exactText)
    .addColumn('updated_at', exactText, (column) => column.notNull())
    .execute()
}
