import type { Kysely } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** Tables as of this migration. */
type Tables = {
  secrets: { name: string; value: string }
  nightly_backups: { id: number; night: string; result: string | null }
}

const NIGHT = 'nightly_backup_night'
const RESULT = 'nightly_backup_result'

/** Moves the last nightly backup's result out of the secrets, because it is not a secret. */
export async function up(anyDb: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(anyDb)
  await anyDb.schema
    .createTable('nightly_backups')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('night', exactText, (column) => column.notNull())
    .addColumn('result', 'text')
    .execute()
  const db: Kysely<Tables> = anyDb.withTables<Tables>()
  const rows = await db.selectFrom('secrets').selectAll().where('name', 'in', [NIGHT, RESULT]).execute()
  const readValue = (name: string) => rows.find((row) => row.name === name)?.value ?? null
  const night = readValue(NIGHT)
  if (night !== null) {
    await db
      .insertInto('nightly_backups')
      .values({ id: 1, night, result: readValue(RESULT) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  await db.deleteFrom('secrets').where('name', 'in', [NIGHT, RESULT]).execute()
}
