import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText, real } = dialectOf(db)
  await db.schema
    .createTable('images')
    .ifNotExists()
    .addColumn('public_id', exactText, (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('color', 'text')
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('focal_x', real)
    .addColumn('focal_y', real)
    .addColumn('source', 'text', (column) =>
      column.notNull().check(sql`source in ('upload', 'seed', 'illustrator', 'ai')`),
    )
    .addColumn('created_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'images_by_age', 'images', 'created_at desc, public_id')
}
