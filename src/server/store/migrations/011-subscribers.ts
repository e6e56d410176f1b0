import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'subscribers')
    .addColumn('email', exactText, (column) => column.notNull().unique())
    .addColumn('first_name', 'text')
    .addColumn('state', exactText, (column) =>
      column.notNull().check(sql`state in ('pending', 'active', 'unsubscribed', 'bounced')`),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('consent_at', exactText, (column) => column.notNull())
    .addColumn('consent_form', 'text', (column) => column.notNull())
    .addColumn('consent_text_version', 'text', (column) => column.notNull())
    .addColumn('confirm_token_hash', exactText, (column) => column.unique())
    .addColumn('resend_count', 'integer', (column) => column.notNull())
    .addColumn('next_send_at', exactText)
    .addColumn('confirmed_at', exactText)
    .addColumn('unsubscribed_at', exactText)
    .addColumn('created_at', exactText, (column) => column.notNull())
    .addColumn('updated_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'subscribers_by_age', 'subscribers', 'created_at desc, id desc')
  await createIndex(db, 'subscribers_by_state', 'subscribers', 'state, created_at desc, id desc')
}
