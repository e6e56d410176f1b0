import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** Counts by day, and what tells one day's visitors apart until it is over. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema
    .createTable('statistics')
    .addColumn('day', exactText, (column) => column.notNull())
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('subject', exactText, (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addPrimaryKeyConstraint('statistics_key', ['day', 'kind', 'subject'])
    .execute()
  await db.schema
    .createTable('visit_marks')
    .addColumn('day', exactText, (column) => column.notNull())
    .addColumn('subject', exactText, (column) => column.notNull())
    .addColumn('visitor', exactText, (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_marks_key', ['day', 'subject', 'visitor'])
    .execute()
  await db.schema
    .createTable('visit_salts')
    .addColumn('day', exactText, (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('live_visits')
    .addColumn('visitor', exactText, (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('at', exactText, (column) => column.notNull())
    .execute()
}
