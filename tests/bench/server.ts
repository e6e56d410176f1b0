import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { openLetters } from '../../src/server/mail/open-letters.ts'
import { openFolderStore } from '../../src/server/media/folder-store.ts'
import { openWebBuild } from '../../src/server/pages/web-build.ts'
import { seedStore } from '../../src/server/seed/seed-store.ts'
import { openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { addArticles } from '../support/many-articles.ts'

/** The product with a given number of articles, and with or without its page cache: `server.ts PORT ARTICLES CACHED_PAGES`. */
const [, , port = '0', articles = '0', cachedPages = '2000'] = process.argv
const root = resolve(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const siteUrl = `http://127.0.0.1:${port}`
const config = readConfig({ PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' })
const store = await openStore({ databaseUrl: null, dataDir })
await migrate(store)
const mediaStore = await openFolderStore(join(dataDir, 'media'))
await seedStore({ store, mediaStore, contentDir: join(root, 'content'), mode: 'sample', now: new Date() })
await addArticles(store.db, Number(articles))
const app = await buildApp({
  config,
  siteUrl,
  store,
  mediaStore,
  build: await openWebBuild(root),
  renderLetter: await openLetters(root),
  root,
  logger: pino({ level: 'error' }),
  maxCachedPages: Number(cachedPages),
})
await app.server.listen({ port: Number(port), host: '127.0.0.1' })
console.log('Ready on ')
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }))
process.on('SIGTERM', () => void app.server.close().then(() => process.exit(0)))
