import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText, idType } = dialectOf(db)
  await createTableWithId(db, 'outbox')
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('message_id', idType)
    .addColumn('subscriber_id', idType)
    .addColumn('campaign_id', idType)
    .addColumn('state', exactText, (column) =>
      column.notNull().check(sql`state in ('waiting', 'sending', 'sent', 'failed', 'cancelled')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', exactText, (column) => column.notNull())
    .addColumn('claim', exactText)
    .addColumn('claimed_at', exactText)
    .addColumn('sent_at', exactText)
    .addColumn('last_error', 'text')
    .addColumn('last_error_at', exactText)
    .addColumn('created_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'outbox_due', 'outbox', 'state, next_attempt_at, id')
  await createIndex(db, 'outbox_by_age', 'outbox', 'created_at desc, id desc')
  await createIndex(db, 'outbox_by_message', 'outbox', 'message_id')
  await createIndex(db, 'outbox_by_subscriber', 'outbox', 'subscriber_id')
  await createIndex(db, 'outbox_by_campaign', 'outbox', 'campaign_id, state')
}
