import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText, idType } = dialectOf(db)
  await db.schema
    .createTable('rate_limits')
    .ifNotExists()
    .addColumn('key', exactText, (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('reset_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'rate_limits_by_end', 'rate_limits', 'reset_at')

  await db.schema
    .createTable('view_marks')
    .ifNotExists()
    .addColumn('day', exactText, (column) => column.notNull())
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('item_id', idType, (column) => column.notNull())
    .addColumn('mark', exactText, (column) => column.notNull())
    .addPrimaryKeyConstraint('view_marks_key', ['day', 'kind', 'item_id', 'mark'])
    .execute()
}
