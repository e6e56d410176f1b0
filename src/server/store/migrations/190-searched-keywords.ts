import type { MigrationStore } from './definitions.ts'

/** From here on keywords are searched too: the index is due to be made anew (`rebuildStaleSearchIndex`). */
export async function up(db: MigrationStore): Promise<void> {
  await db
    .withTables<{ secrets: { name: string; value: string } }>()
    .insertInto('secrets')
    .values({ name: 'search-index-stale', value: '190' })
    .execute()
}
