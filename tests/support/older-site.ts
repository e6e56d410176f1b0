import { sql } from 'kysely'
import { openStore, type StoreOptions } from '../../src/server/store/database.ts'
import { MIGRATIONS, migrate } from '../../src/server/store/migrate.ts'
import { NOW } from './factories.ts'

/** The last migration of the older version. */
const LAST_STEP = '200-milestones'

/** Makes a store as an older version of the product left it, with one published article. */
export async function makeOlderSite(place: StoreOptions): Promise<void> {
  const store = await openStore(place)
  const steps = Object.entries(MIGRATIONS).filter(([name]) => name <= LAST_STEP)
  await migrate(store, Object.fromEntries(steps))
  await sql`insert into articles
    (slug, title, status, featured, published_at, updated_at, created_at, was_public, meta_keywords, list_text,
     excerpt, read_time_minutes, difficulty_level, content, content_html)
    values ('a-slow-morning', 'A slow morning', 'published', 0, ${NOW}, ${NOW}, ${NOW}, 1, '[]', 'a slow morning',
     'Tea first.', 3, 'beginner', 'Tea first.', '<p>Tea first.</p>')`.execute(store.db)
  await store.close()
}
