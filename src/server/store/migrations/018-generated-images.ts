import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema
    .createTable('picture_rounds')
    .ifNotExists()
    .addColumn('input_key', exactText, (column) => column.primaryKey())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('updated_at', exactText, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('generated_images')
    .ifNotExists()
    .addColumn('id', exactText, (column) => column.primaryKey())
    .addColumn('input_key', exactText, (column) => column.notNull())
    .addColumn('batch', exactText, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'generated_images_by_input', 'generated_images', 'input_key, created_at desc')
  await createIndex(db, 'generated_images_by_age', 'generated_images', 'created_at')
}
