import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore, type Steps } from './definitions.ts'

/** The tables of images and films. */
export const IMAGE_STEPS: Steps = {
  '002-images': {
    async up(db: MigrationStore) {
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
    },
  },

  '018-generated-images': {
    async up(db: MigrationStore) {
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
    },
  },

  /** Identifies equal images: the SHA-256 of the stored original. Those stored before have none. */
  '092-image-hashes': {
    async up(db: MigrationStore) {
      const columns =
        (await db.introspection.getTables()).find(({ name }) => name === 'images')?.columns ?? []
      if (!columns.some(({ name }) => name === 'content_hash'))
        await db.schema.alterTable('images').addColumn('content_hash', dialectOf(db).exactText).execute()
      await createIndex(db, 'images_by_content', 'images', 'content_hash')
    },
  },

  /** Known facts about the films in articles and letters. */
  '120-videos': {
    async up(db: MigrationStore) {
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
    },
  },

  /** The coach's own image in place of the poster of a film's site. */
  '126-video-own-posters': {
    async up(db: MigrationStore) {
      await db.schema.alterTable('videos').addColumn('own_poster_public_id', 'text').execute()
    },
  },
}
