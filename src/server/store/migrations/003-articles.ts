import { sql } from 'kysely'
import type { MigrationStore } from './definitions.ts'
import { createItemIndexes, createItemTable } from './item-columns.ts'

export async function up(db: MigrationStore): Promise<void> {
  await createItemTable(db, 'articles')
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('read_time_minutes', 'integer', (column) => column.notNull())
    .addColumn('difficulty_level', 'text', (column) =>
      column.notNull().check(sql`difficulty_level in ('beginner', 'intermediate', 'advanced')`),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('content_html', 'text', (column) => column.notNull())
    .execute()
  await createItemIndexes(db, 'articles')
}
