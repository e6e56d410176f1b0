import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

/** Both outlive the item they tell of, so neither refers to its table. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText, idType } = dialectOf(db)
  await db.schema
    .createTable('redirects')
    .ifNotExists()
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('from_slug', exactText, (column) => column.notNull())
    .addColumn('item_id', idType, (column) => column.notNull())
    .addPrimaryKeyConstraint('redirects_key', ['kind', 'from_slug'])
    .execute()
  await createIndex(db, 'redirects_by_item', 'redirects', 'kind, item_id')

  await db.schema
    .createTable('tombstones')
    .ifNotExists()
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('slug', exactText, (column) => column.notNull())
    .addColumn('item_id', idType, (column) => column.notNull())
    .addColumn('deleted_at', exactText, (column) => column.notNull())
    .addPrimaryKeyConstraint('tombstones_key', ['kind', 'slug'])
    .execute()
  await createIndex(db, 'tombstones_by_item', 'tombstones', 'kind, item_id')
}
