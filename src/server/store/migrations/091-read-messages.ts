import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** When the coach opened a message; one without a time is unread. */
export async function up(db: MigrationStore): Promise<void> {
  const columns = (await db.introspection.getTables()).find(({ name }) => name === 'messages')?.columns ?? []
  if (columns.some(({ name }) => name === 'read_at')) return
  await db.schema.alterTable('messages').addColumn('read_at', dialectOf(db).exactText).execute()
}
