import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema
    .alterTable('subscribers')
    .addColumn('token_nonce', exactText, (column) => column.notNull().defaultTo(''))
    .execute()
  // The place in the plan: the day that comes next, and when its letter is due.
  await db.schema.alterTable('subscribers').addColumn('plan_day', 'integer').execute()
  await db.schema.alterTable('subscribers').addColumn('plan_due_at', exactText).execute()
  await createIndex(db, 'subscribers_by_plan', 'subscribers', 'plan_due_at')

  await db.schema
    .createTable('suppressions')
    .ifNotExists()
    .addColumn('email_hash', exactText, (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', exactText, (column) => column.notNull())
    .execute()
}
