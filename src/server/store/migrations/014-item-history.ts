import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

/** What an item was at each save, and what is typed beside it and not saved. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText, idType } = dialectOf(db)
  await createTableWithId(db, 'revisions')
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('item_id', idType, (column) => column.notNull())
    .addColumn('saved_at', exactText, (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('changed_fields', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .execute()
  await createIndex(db, 'revisions_by_item', 'revisions', 'kind, item_id, id desc')

  await db.schema
    .createTable('drafts')
    .ifNotExists()
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('item_key', exactText, (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('based_on', exactText)
    .addColumn('saved_at', exactText, (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['kind', 'item_key'])
    .execute()
}
