import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'

/** The handle of a migration, which knows no tables: it may use nothing that later changes. */
export type MigrationStore = Kysely<unknown>

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
