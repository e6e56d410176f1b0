import type { MigrationStore } from './definitions.ts'

/** Which steps leave the tables so that the version before can go on with them (`migrate.ts`). */
export async function up(db: MigrationStore): Promise<void> {
  await db.schema
    .createTable('additive_steps')
    .ifNotExists()
    .addColumn('name', 'varchar(100)', (column) => column.primaryKey())
    .execute()
}

export const additive = true
