import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'messages')
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('state', exactText, (column) =>
      column.notNull().check(sql`state in ('unread', 'answered', 'archived', 'spam')`),
    )
    .addColumn('received_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'messages_by_age', 'messages', 'received_at desc, id desc')
  await createIndex(db, 'messages_by_state', 'messages', 'state, received_at desc, id desc')
}
