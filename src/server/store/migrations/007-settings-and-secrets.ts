import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema
    .createTable('settings')
    .ifNotExists()
    .addColumn('key', exactText, (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('secrets')
    .ifNotExists()
    .addColumn('name', exactText, (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
