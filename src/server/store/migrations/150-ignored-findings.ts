import type { MigrationStore } from './definitions.ts'

/** Which of the proof-reader's findings the coach wants to hear no more of. */
export async function up(db: MigrationStore): Promise<void> {
  for (const table of ['articles', 'recipes'])
    await db.schema
      .alterTable(table)
      .addColumn('ignored_findings', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
}
