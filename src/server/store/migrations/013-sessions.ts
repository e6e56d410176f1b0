import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'sessions')
    .addColumn('token_hash', exactText, (column) => column.notNull().unique())
    .addColumn('created_at', exactText, (column) => column.notNull())
    .addColumn('last_used_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'sessions_by_use', 'sessions', 'last_used_at')
}
