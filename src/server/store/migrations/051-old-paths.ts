import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

/** Addresses that items had on another site, such as `/2023/05/a-slow-morning`. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText, idType } = dialectOf(db)
  await db.schema
    .createTable('old_paths')
    .ifNotExists()
    .addColumn('path', exactText, (column) => column.primaryKey())
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('item_id', idType, (column) => column.notNull())
    .execute()
  await createIndex(db, 'old_paths_by_item', 'old_paths', 'kind, item_id')
}
