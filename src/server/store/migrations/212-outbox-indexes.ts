import { sql } from 'kysely'
import { createIndex, type MigrationStore } from './definitions.ts'

/** What the admin asks of letters again and again is answered by indexes alone, however many went out. */
export async function up(db: MigrationStore): Promise<void> {
  await createIndex(db, 'outbox_by_sent', 'outbox', 'sent_at')
  await createIndex(db, 'outbox_progress', 'outbox', 'issue_id, kind, state, next_attempt_at')
  await sql`drop index if exists outbox_by_issue`.execute(db)
}

export const additive = true
