import { dialectOf } from '../dialects/dialect.ts'
import { createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema.alterTable('sessions').addColumn('user_agent', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('place', 'text').execute()
  await db.schema
    .createTable('second_factor')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', exactText)
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .execute()
  await createTableWithId(db, 'recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .execute()
}
