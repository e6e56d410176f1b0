import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../dialects/dialect.ts'

/** The handle of a migration, which knows no tables: it may use nothing that later changes. */
export type MigrationStore = Kysely<unknown>

/**
 * A step of the tables' set-up. `additive`: the version before, which does not know it, reads and writes the tables after
 * it as before, so that a process of it may start again while an update goes round (RUN-UPDATE-4).
 */
export interface Step extends Migration {
  additive?: boolean
}

/** By name: its number says when its turn is. */
export type Steps = Readonly<Record<string, Step>>

/** `create table if not exists` with a primary key `id` that counts up by itself. */
export function createTableWithId(db: MigrationStore, table: string): CreateTableBuilder<string, 'id'> {
  const { idType, defineId } = dialectOf(db)
  return db.schema.createTable(table).ifNotExists().addColumn('id', idType, defineId)
}

/** `create index if not exists`; columns as SQL, such as `published_at desc`. */
export async function createIndex(
  db: MigrationStore,
  name: string,
  table: string,
  columns: string,
  unique = false,
): Promise<void> {
  await sql`create ${sql.raw(unique ? 'unique index' : 'index')} if not exists ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(
    db,
  )
}
