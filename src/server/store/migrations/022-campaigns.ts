import { sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, createTableWithId, type MigrationStore } from './definitions.ts'

export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await createTableWithId(db, 'campaigns')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('preview_text', 'text', (column) => column.notNull())
    .addColumn('slug', exactText, (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('content_html', 'text', (column) => column.notNull())
    .addColumn('state', exactText, (column) =>
      column.notNull().check(sql`state in ('draft', 'scheduled', 'sending', 'sent')`),
    )
    .addColumn('send_at', exactText)
    .addColumn('sent_at', exactText)
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addColumn('created_at', exactText, (column) => column.notNull())
    .addColumn('updated_at', exactText, (column) => column.notNull())
    .execute()
  await createIndex(db, 'campaigns_by_state', 'campaigns', 'state, send_at')
}
