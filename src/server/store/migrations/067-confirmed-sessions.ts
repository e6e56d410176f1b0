import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** When the password was last asked again in a session. */
export async function up(db: MigrationStore): Promise<void> {
  const tables = await db.introspection.getTables()
  const sessions = tables.find(({ name }) => name === 'sessions')
  if (sessions?.columns.some(({ name }) => name === 'confirmed_at')) return
  await db.schema.alterTable('sessions').addColumn('confirmed_at', dialectOf(db).exactText).execute()
}
