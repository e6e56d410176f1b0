import { openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'

/** A separate process that migrates the given store: `migrate-once.ts DATA_DIR [DATABASE_URL]`. */
const [, , dataDir = '', databaseUrl = ''] = process.argv
const store = await openStore({ dataDir, databaseUrl: databaseUrl || null })
await migrate(store)
const ready = await store.check()
await store.close()
process.exit(ready ? 0 : 1)
