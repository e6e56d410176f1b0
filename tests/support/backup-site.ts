import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { queryTerms } from '../../src/domain/text/search-terms.ts'
import type { SiteLocation } from '../../src/server/backup/backup-place.ts'
import { createBackup } from '../../src/server/backup/create-backup.ts'
import { KEPT_TABLES, writeRow } from '../../src/server/backup/tables.ts'
import { originalKey } from '../../src/server/media/media-store.ts'
import { openMediaStore } from '../../src/server/media/open-media-store.ts'
import { seedStore } from '../../src/server/seed/seed-store.ts'
import { openStore, readSnapshot } from '../../src/server/store/database.ts'
import { dialectOf } from '../../src/server/store/dialects/dialect.ts'
import { deleteImage } from '../../src/server/store/images/image-trash.ts'
import { deleteArticle } from '../../src/server/store/items/articles.ts'
import { type MIGRATIONS, migrate } from '../../src/server/store/migrate.ts'
import { subscribeAddress } from '../../src/server/store/newsletter/subscribers.ts'
import { searchContent } from '../../src/server/store/search/search.ts'
import { ROOT } from './app.ts'
import { addArticle, addImage, at, NOW } from './factories.ts'
import { FAST_DISK } from './fast-disk.ts'

/** Texts that are difficult to dump. */
export const DIFFICULT =
  'Quote " back\\slash\ttab\nline\u2028separator ü 日本 🥗 {"a":1} \'; drop table x; --'

/** Fills a place with the sample site and with data that is difficult to dump. */
export async function fillSite(place: SiteLocation): Promise<void> {
  const store = await openStore(place)
  await migrate(store)
  const mediaStore = await openMediaStore(place)
  await seedStore({
    store,
    mediaStore,
    contentDir: join(ROOT, 'content'),
    mode: 'sample',
    now: new Date(NOW),
  })
  await addArticle(store.db, { title: 'Zucchini blossoms', content: DIFFICULT, status: 'published' })
  const last = await addArticle(store.db, { title: 'Deleted again' })
  await store.db.deleteFrom('articles').where('id', '=', last.id).execute()
  const trashed = await addArticle(store.db, { title: 'In the trash', content: DIFFICULT })
  await deleteArticle(store.db, trashed.id, at())
  const image = await addImage(store.db)
  await mediaStore.write(originalKey(image), Buffer.from('of a picture in the trash'))
  await deleteImage(store.db, image.public_id, at())
  await subscribeAddress(store.db, { email: 'anna@example.com', referralSource: 'footer', tags: [] }, NOW)
  await store.db.updateTable('recipes').set({ rating_average: 4.333333333333333, rating_count: 3 }).execute()
  await store.close()
}

/** Returns every row of every table in a backup, as lines in order. */
export async function readTables(place: SiteLocation): Promise<Record<string, string[]>> {
  return readSnapshot(place, async (db) => {
    const tables: Record<string, string[]> = {}
    for (const table of KEPT_TABLES) {
      const lines: string[] = []
      for await (const row of dialectOf(db).readAllRows(db, table)) lines.push(writeRow(row))
      tables[table] = lines.toSorted()
    }
    return tables
  })
}

/** Writes a copy of a file with one bit flipped. */
export async function flipByte(file: string, position: number, copy: string): Promise<void> {
  const bytes = await readFile(file)
  bytes[position] = (bytes[position] ?? 0) ^ 1
  await writeFile(copy, bytes)
}

/** Returns what a reader's search for a word finds. */
export async function search(place: SiteLocation, word: string): Promise<string[]> {
  const store = await openStore(place)
  try {
    const { results } = await searchContent(store.db, queryTerms(word), { now: NOW, limit: 10 })
    return results.map(({ title }) => title)
  } finally {
    await store.close()
  }
}

const VERSION_TIME = '2026-03-04T09:00:00.000Z'

/** Makes a backup as another version of the site would. */
export async function makeOtherVersion(
  folder: string,
  file: string,
  { migrations }: { migrations: typeof MIGRATIONS },
): Promise<string> {
  const place = { databaseUrl: null, dataDir: await mkdtemp(join(FAST_DISK, 'version-')), mediaStore: null }
  const store = await openStore(place)
  try {
    await migrate(store, migrations)
    const early = store.db.withTables<{ articles: Record<string, string | number> }>()
    await early
      .insertInto('articles')
      .values({
        title: 'From long ago',
        excerpt: '',
        list_text: '',
        difficulty_level: 'beginner',
        featured: 0,
        was_public: 1,
        read_time_minutes: 5,
        meta_keywords: '[]',
        slug: 'from-long-ago',
        content: 'Heirloom tomatoes.',
        content_html: '<p>Heirloom tomatoes.</p>',
        status: 'published',
        published_at: VERSION_TIME,
        created_at: VERSION_TIME,
        updated_at: VERSION_TIME,
      })
      .execute()
  } finally {
    await store.close()
  }
  await createBackup(place, join(folder, file), { now: new Date(VERSION_TIME) })
  await rm(place.dataDir, { recursive: true })
  return file
}
