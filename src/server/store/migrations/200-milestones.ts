import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import type { MigrationStore } from './definitions.ts'

/** Adds the coach's first own article, recipe and letter. On a site already in use no new one counts as a first. */
export async function up(db: MigrationStore): Promise<void> {
  const { exactText } = dialectOf(db)
  await db.schema
    .createTable('milestones')
    .addColumn('kind', exactText, (column) => column.primaryKey())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('reached_at', exactText, (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .execute()
  await takeOver(db, 'article', sql`articles where sample = 0 and was_public = 1`)
  await takeOver(db, 'recipe', sql`recipes where sample = 0 and was_public = 1`)
  await takeOver(db, 'issue', sql`issues where state in ('sending', 'sent')`)
}

async function takeOver(db: Kysely<unknown>, kind: string, found: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into milestones (kind, item_id, reached_at, seen)
    select ${sql.lit(kind)}, min(id), min(updated_at), 1 from ${found} having count(*) > 0`.execute(db)
}
