import type { Kysely } from 'kysely'
import { createIndex, type MigrationStore } from './definitions.ts'

/** Tables as of this migration. */
type Tables = { item_pictures: { kind: string } }

/** Renames the table of the newsletter's issues to their name elsewhere; its rows stay unchanged. */
export async function up(db: MigrationStore): Promise<void> {
  await db.schema.dropIndex('campaigns_by_state').execute()
  await db.schema.alterTable('campaigns').renameTo('issues').execute()
  await createIndex(db, 'issues_by_state', 'issues', 'state, send_at')
  await db.schema.dropIndex('outbox_by_campaign').execute()
  await db.schema.alterTable('outbox').renameColumn('campaign_id', 'issue_id').execute()
  await createIndex(db, 'outbox_by_issue', 'outbox', 'issue_id, state')
  const known: Kysely<Tables> = db.withTables<Tables>()
  await known.updateTable('item_pictures').set({ kind: 'issue' }).where('kind', '=', 'letter').execute()
}
