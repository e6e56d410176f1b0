import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openFolderStore } from '../../src/server/media/folder-store.ts'
import { seedStore } from '../../src/server/seed/seed-store.ts'
import { openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { addArticles } from '../support/many-articles.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Opens the sample site with the given number of additional articles, in its own data folder. */
export async function openFilledSite(articles: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const store = await openStore({ databaseUrl: null, dataDir })
  await migrate(store)
  const mediaStore = await openFolderStore(join(dataDir, 'media'))
  const contentDir = join(ROOT, 'content')
  await seedStore({ store, mediaStore, contentDir, mode: 'sample', now: new Date() })
  await addArticles(store.db, articles)
  return { dataDir, store, mediaStore }
}
