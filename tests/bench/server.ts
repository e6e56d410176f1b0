import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { openLetters } from '../../src/server/mail/open-mail.ts'
import { openWebBuild } from '../../src/server/pages/web-build.ts'
import { readPlan } from '../../src/server/plan/read-plan.ts'
import { addWorkoutArticle } from '../support/many-articles.ts'
import { addNotedRecipes } from '../support/many-notes.ts'
import { openFilledSite, ROOT } from './open-filled-site.ts'

/**
 * Runs the product with a given number of articles, with or without its page cache: `server.ts PORT ARTICLES
 * CACHED_PAGES [workout|NOTES]`.
 */
const [, , port = '0', articles = '0', cachedPages = '2000', more] = process.argv
const { dataDir, store, mediaStore } = await openFilledSite(Number(articles))
if (more === 'workout') await addWorkoutArticle(store.db)
else if (more) await addNotedRecipes(store.db, Number(more))
const app = await buildApp({
  config: readConfig({ PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  siteUrl: `http://127.0.0.1:${port}`,
  store,
  mediaStore,
  build: await openWebBuild(ROOT),
  renderLetter: await openLetters(ROOT),
  planDays: await readPlan(join(ROOT, 'content/plan')),
  root: ROOT,
  logger: pino({ level: 'error' }),
  maxCachedPages: Number(cachedPages),
})
await app.server.listen({ port: Number(port), host: '127.0.0.1' })
console.log('Ready on ')
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ rss: process.memoryUsage().rss, cpu: user + system })
})
process.on('SIGTERM', () => void app.server.close().then(() => process.exit(0)))
