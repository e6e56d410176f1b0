import { dialectOf } from '../dialects/dialect.ts'
import { createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'page_changes')
    .addColumn('paths', 'text')
    .addColumn('at', exactText, (column) => column.notNull())
    .execute()
}
