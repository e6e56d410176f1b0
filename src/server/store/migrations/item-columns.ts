import { type CreateTableBuilder, sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

/** The columns articles and recipes began with; frozen like the migrations that use it. Long texts come after them. */
export function createItemTable(
  db: MigrationStore,
  table: 'articles' | 'recipes',
): CreateTableBuilder<string, string> {
  const { exactText, idType } = dialectOf(db)
  return createTableWithId(db, table)
    .addColumn('slug', exactText, (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', exactText, (column) =>
      column.notNull().check(sql`status in ('draft', 'published', 'archived')`),
    )
    .addColumn('featured', 'integer', (column) => column.notNull().check(sql`featured in (0, 1)`))
    .addColumn('published_at', exactText)
    .addColumn('updated_at', exactText, (column) => column.notNull())
    .addColumn('created_at', exactText, (column) => column.notNull())
    .addColumn('was_public', 'integer', (column) => column.notNull().check(sql`was_public in (0, 1)`))
    .addColumn('category_id', idType, (column) => column.references('categories.id').onDelete('restrict'))
    .addColumn('author_id', idType, (column) => column.references('authors.id').onDelete('restrict'))
    .addColumn('view_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('featured_image_url', 'text')
    .addColumn('featured_image_alt', 'text')
    .addColumn('featured_image_public_id', exactText)
    .addColumn('featured_image_version', 'text')
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('meta_keywords', 'text', (column) => column.notNull())
    .addColumn('list_text', 'text', (column) => column.notNull())
}

/** One index for each order the lists are shown in. */
export async function createItemIndexes(db: MigrationStore, table: 'articles' | 'recipes'): Promise<void> {
  await createIndex(db, `${table}_by_date`, table, 'status, published_at desc, id desc')
  await createIndex(db, `${table}_featured`, table, 'featured, status, published_at desc, id desc')
  await createIndex(db, `${table}_by_category`, table, 'category_id, status, published_at desc, id desc')
  await createIndex(db, `${table}_by_author`, table, 'author_id')
  await createIndex(db, `${table}_by_change`, table, 'updated_at desc, id desc')
  await createIndex(db, `${table}_by_status_and_change`, table, 'status, updated_at desc, id desc')
  await createIndex(db, `${table}_by_image`, table, 'featured_image_public_id')
}
