import { dialectOf } from '../dialects/dialect.ts'
import { createTableWithId, type MigrationStore } from './definitions.ts'

/** Subscribers whose letters came back with very many others, and wait for the coach's word; mails that were passed over. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema.alterTable('subscribers').addColumn('bounce_held_at', exactText).execute()
  await createTableWithId(db, 'skipped_mails')
    .addColumn('mailbox', exactText, (column) => column.notNull())
    .addColumn('uid', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('skipped_at', exactText, (column) => column.notNull())
    .execute()
}

export const additive = true
