import { dialectOf } from '../dialects/dialect.ts'
import { createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'categories')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', exactText, (column) => column.notNull().unique())
    .addColumn('slug', exactText, (column) => column.notNull().unique())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('icon', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await createTableWithId(db, 'authors')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', exactText, (column) => column.notNull().unique())
    .addColumn('bio', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('social_links', 'text', (column) => column.notNull())
    .execute()
}
