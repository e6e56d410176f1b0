import { dialectOf } from '../dialects/dialect.ts'
import { createTableWithId, type MigrationStore } from './definitions.ts'

/** Browsers with an earlier login. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'known_devices')
    .addColumn('token_hash', exactText, (column) => column.notNull().unique())
    .addColumn('last_login_at', exactText, (column) => column.notNull())
    .execute()
}
