import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialects/dialect.ts'
import { createIndex, type MigrationStore } from './definitions.ts'

/** Tables as of this migration. */
interface Item {
  created_at: string
  updated_at: string
  sample: number
}
type Tables = {
  articles: Item
  recipes: Item
  secrets: { name: string; value: string }
}

const TABLES = ['articles', 'recipes'] as const

/** Marks the untouched sample items, and adds indexes for the most frequent orders and a text for searching all items. */
export async function up(db: MigrationStore): Promise<void> {
  for (const table of TABLES) {
    await db.schema
      .alterTable(table)
      .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0).check(sql`sample in (0, 1)`))
      .execute()
    await createIndex(db, `${table}_by_sample`, table, 'sample')
    // The admin's search scans every item: the index keeps that to this column.
    if (dialectOf(db).indexesLongTexts)
      await createIndex(
        db,
        `${table}_by_list_text`,
        table,
        'updated_at desc, id desc, status, category_id, list_text',
      )
    await createIndex(db, `${table}_by_views`, table, 'status, view_count desc, id desc')
  }
  await markSamples(db.withTables<Tables>())
}

/** The sample site was stored at one recorded time; anything saved since is the coach's own. */
async function markSamples(db: Kysely<Tables>): Promise<void> {
  const seeded = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'seeded')
    .executeTakeFirst()
  if (!seeded) return
  for (const table of TABLES) {
    await db
      .updateTable(table)
      .set({ sample: 1 })
      .where('created_at', '=', seeded.value)
      .where('updated_at', '=', seeded.value)
      .execute()
  }
}
