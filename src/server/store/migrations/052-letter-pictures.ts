import type { Kysely } from 'kysely'
import type { MigrationStore } from './definitions.ts'

/** Tables as of this migration. */
type Tables = {
  campaigns: { id: number; content: string }
  item_pictures: { kind: string; item_id: number; public_id: string }
}

const ADDRESS = /\/image\/upload\/(?:[^/\s"'()<>]+\/)?v\d+\/([\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)/g
const AFTER_ID = /(?:\.(?:jpe?g|png|webp|gif|avif))?\.*$/i
const BATCH = 200

/** Records which stored images the letters show: an image in readers' inboxes must not be deleted. */
export async function up(anyDb: MigrationStore): Promise<void> {
  const db: Kysely<Tables> = anyDb.withTables<Tables>()
  await db.deleteFrom('item_pictures').where('kind', '=', 'letter').execute()
  for (let last = 0; ; ) {
    const letters = await db
      .selectFrom('campaigns')
      .select(['id', 'content'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, content } of letters) {
      const ids = new Set(
        Array.from(content.matchAll(ADDRESS), ([, name = '']) => name.replace(AFTER_ID, '')),
      )
      const rows = [...ids].map((public_id) => ({ kind: 'letter', item_id: id, public_id }))
      if (rows.length > 0) await db.insertInto('item_pictures').values(rows).execute()
    }
    const end = letters.at(-1)
    if (!end) return
    last = end.id
  }
}
