import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** One secret address an item; of its token only a hash is kept. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText, idType } = dialectOf(db)
  await db.schema
    .createTable('preview_links')
    .ifNotExists()
    .addColumn('kind', exactText, (column) => column.notNull())
    .addColumn('item_id', idType, (column) => column.notNull())
    .addColumn('nonce', exactText, (column) => column.notNull())
    .addColumn('token_hash', exactText, (column) => column.notNull().unique())
    .addColumn('created_at', exactText, (column) => column.notNull())
    .addPrimaryKeyConstraint('preview_links_key', ['kind', 'item_id'])
    .execute()
}
