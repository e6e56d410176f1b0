import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText, idType, createSearchIndex } = dialectOf(db)
  await createTableWithId(db, 'search_documents')
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('item_id', idType, (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .execute()
  await createIndex(db, 'search_documents_by_item', 'search_documents', 'kind, item_id', true)
  await createSearchIndex(db)
}
