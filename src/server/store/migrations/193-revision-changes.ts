import type { MigrationStore } from './definitions.ts'

/** How much a save changed, beside which fields; versions saved before do not tell. */
export async function up(db: MigrationStore): Promise<void> {
  await db.schema.alterTable('revisions').addColumn('changes', 'text').execute()
  await db.schema.alterTable('revisions').addColumn('words_added', 'integer').execute()
}
