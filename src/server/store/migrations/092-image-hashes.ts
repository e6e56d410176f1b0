import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

/** What tells equal pictures: the SHA-256 of the stored original. Those stored before have none. */
export async function up(db: MigrationStore): Promise<void> {
  const columns = (await db.introspection.getTables()).find(({ name }) => name === 'images')?.columns ?? []
  if (!columns.some(({ name }) => name === 'content_hash'))
    await db.schema.alterTable('images').addColumn('content_hash', dialectOf(db).exactText).execute()
  await createIndex(db, 'images_by_content', 'images', 'content_hash')
}
