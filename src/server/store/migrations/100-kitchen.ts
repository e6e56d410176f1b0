import type { MigrationStore } from './definitions.ts'

/** Swaps for what a reader avoids; what else is new of a recipe stands inside the lists it has had. */
export async function up(db: MigrationStore): Promise<void> {
  await db.schema
    .alterTable('recipes')
    .addColumn('swaps', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
