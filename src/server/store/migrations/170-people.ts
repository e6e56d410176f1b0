import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

/** Answers to messages; whom an issue goes to and when; what came back; how far the mailbox of what comes back is read. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'message_replies')
    .addColumn('message_id', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('letter_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'message_replies_by_message', 'message_replies', 'message_id, id')

  const issues = () => db.schema.alterTable('issues')
  await issues()
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await issues()
    .addColumn('by_morning', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await issues().addColumn('paused_at', exactText).execute()

  const subscribers = () => db.schema.alterTable('subscribers')
  await subscribers().addColumn('time_zone', 'text').execute()
  await subscribers()
    .addColumn('soft_bounces', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await subscribers().addColumn('bounce_reason', 'text').execute()

  await db.schema
    .createTable('read_mailboxes')
    .addColumn('name', exactText, (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'integer', (column) => column.notNull())
    .execute()
}
