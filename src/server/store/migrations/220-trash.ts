import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

/** Where deleted articles, recipes, pictures and issues wait for 30 days. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText, idType } = dialectOf(db)
  await db.schema
    .createTable('trash')
    .ifNotExists()
    .addColumn('type', exactText, (column) => column.notNull())
    .addColumn('item_id', exactText, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category_id', idType)
    .addColumn('author_id', idType)
    .addColumn('stored_rows', 'text', (column) => column.notNull())
    .addColumn('pictures', 'text', (column) => column.notNull())
    .addColumn('deleted_at', exactText, (column) => column.notNull())
    .addColumn('purging', 'integer', (column) => column.notNull().defaultTo(0).check(sql`purging in (0, 1)`))
    .addPrimaryKeyConstraint('trash_key', ['type', 'item_id'])
    .execute()
  await createIndex(db, 'trash_by_time', 'trash', 'deleted_at desc, type, item_id')
}

export const additive = true
