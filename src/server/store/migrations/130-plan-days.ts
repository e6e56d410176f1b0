import type { MigrationStore } from './definitions.ts'

/** The days of the 7-day plan that the coach has changed. */
export async function up(db: MigrationStore): Promise<void> {
  await db.schema
    .createTable('plan_days')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}
