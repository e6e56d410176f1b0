import type { MigrationStore } from './definitions.ts'

/** Which nutrition card a recipe shows, and the coach's own figures. */
export async function up(db: MigrationStore): Promise<void> {
  await db.schema
    .alterTable('recipes')
    .addColumn('nutrition_source', 'text', (column) => column.notNull().defaultTo('fixed'))
    .execute()
  await db.schema
    .alterTable('recipes')
    .addColumn('nutrition', 'text', (column) => column.notNull().defaultTo('null'))
    .execute()
}
