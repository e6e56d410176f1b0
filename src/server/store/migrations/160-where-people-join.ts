import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** The page of a sign-up, and missed addresses that lead to a page of ours. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema.alterTable('subscribers').addColumn('consent_page', 'text').execute()
  await db.schema
    .createTable('forwards')
    .addColumn('path', exactText, (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
