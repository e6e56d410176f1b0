import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema.alterTable('subscribers').addColumn('bounced_at', exactText).execute()
  // A letter that could not go to one address says nothing of how mail is doing.
  await db.schema.alterTable('outbox').addColumn('last_error_about', exactText).execute()
  // What an issue's letters came to, once their rows, and the addresses in them, are no longer kept.
  for (const column of ['forgotten_sent', 'forgotten_failed']) {
    await db.schema
      .alterTable('campaigns')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
}
