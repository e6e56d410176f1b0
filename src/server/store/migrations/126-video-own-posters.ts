import type { MigrationStore } from './definitions.ts'

/** A picture of the coach's own in the place of the one a film's site has. */
export async function up(db: MigrationStore): Promise<void> {
  await db.schema.alterTable('videos').addColumn('own_poster_public_id', 'text').execute()
}
