import type { Kysely } from 'kysely'
import { automaticReadTime } from '../../../domain/content/reading-time.ts'
import type { MigrationStore } from './definitions.ts'

/** Tables as of this migration. */
type Tables = { articles: { id: number; content: string; read_time_minutes: number } }

/** Former default read time of articles. */
const FORMER_DEFAULT = 5
const BATCH = 200

/**
 * Computes the default read times from the text's length. Uses the rule itself, not a copy of it: a read time that
 * differs from the rule's counts as the coach's own and stays permanently.
 */
export async function up(anyDb: MigrationStore): Promise<void> {
  const db: Kysely<Tables> = anyDb.withTables<Tables>()
  for (let last = 0; ; ) {
    const articles = await db
      .selectFrom('articles')
      .select(['id', 'content'])
      .where('id', '>', last)
      .where('read_time_minutes', '=', FORMER_DEFAULT)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, content } of articles) {
      const read_time_minutes = automaticReadTime(content)
      if (read_time_minutes !== FORMER_DEFAULT)
        await db.updateTable('articles').set({ read_time_minutes }).where('id', '=', id).execute()
    }
    const end = articles.at(-1)
    if (!end) return
    last = end.id
  }
}
