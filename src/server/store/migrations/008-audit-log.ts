import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'audit_log')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('user_type', 'text', (column) =>
      column.notNull().check(sql`user_type in ('admin', 'anonymous')`),
    )
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('resource_id', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('success', 'integer', (column) => column.notNull())
    .addColumn('error_message', 'text')
    .addColumn('timestamp', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'audit_log_by_time', 'audit_log', 'timestamp desc, id desc')
}
