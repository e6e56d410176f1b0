import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../dialects/dialect.ts'

/** The handle of a migration, without table types: it must not depend on anything that changes later. */
export type MigrationStore = Kysely<unknown>

/**
 * A migration. `additive`: the previous version, which does not know it, can still read and write the tables, so that
 * one of its processes may restart during a rolling update (RUN-UPDATE-4).
 */
export interface Step extends Migration {
  additive?: boolean
}

/** By name; the number in it determines the order. */
export type Steps = Readonly<Record<string, Step>>

/** Starts `create table if not exists` with an auto-incremented primary key `id`. */
export function createTableWithId(db: MigrationStore, table: string): CreateTableBuilder<string, 'id'> {
  const { idType, defineId } = dialectOf(db)
  return db.schema.createTable(table).ifNotExists().addColumn('id', idType, defineId)
}

/** Runs `create index if not exists`; columns as SQL, such as `published_at desc`. */
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
