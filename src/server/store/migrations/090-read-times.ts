import type { Kysely } from 'kysely'
import { automaticReadTime } from '../../../domain/content/reading-time.ts'
import type { MigrationStore } from './definitions.ts'

/** What this step reads and writes, as it was then. */
type Tables = { articles: { id: number; content: string; read_time_minutes: number } }

/** The read time of articles where it was not set. */
const FORMER_DEFAULT = 5
const BATCH = 200

/**
 * Read times that were not set follow the text's length. The rule itself is asked, not a copy of it: a read time
 * that differs from what it says counts as the coach's own and stays for good.
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
