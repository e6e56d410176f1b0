import { mkdir } from 'node:fs/promises'
import { openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { fillStore } from './fill-store.ts'

/**
 * A separate process that fills a data folder with the sample site, as a first start does: `fill-data-folder.ts DATA_DIR`.
 */
const [, , dataDir = ''] = process.argv
await mkdir(dataDir, { recursive: true })
const store = await openStore({ databaseUrl: null, dataDir })
try {
  await migrate(store)
  await fillStore(store, dataDir, 'sample', new Date())
} finally {
  await store.close()
}
