import type { MigrationStore } from './definitions.ts'

/** What is known of the films that articles and letters show. */
export async function up(db: MigrationStore): Promise<void> {
  await db.schema
    .createTable('videos')
    .addColumn('video_key', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('duration', 'integer')
    .addColumn('uploaded_on', 'text')
    .addColumn('poster_public_id', 'text')
    .addColumn('fetched_at', 'text', (column) => column.notNull())
    .execute()
}
