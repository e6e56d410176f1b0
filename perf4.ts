import { mkdtempSync } from 'node:fs'
import { sql } from 'kysely'
import { createSiteQueries } from './src/server/api/public/site-queries.ts'
import { openStore } from './src/server/store/database.ts'
import { migrate } from './src/server/store/migrate.ts'
import { addArticles } from './tests/support/many-articles.ts'
for (const n of [14, 1000, 10000]) {
const store = await openStore({ databaseUrl: null, dataDir: mkdtempSync('/tmp/perf-') })
await migrate(store)
const { addDefaultCategories } = await import('./src/server/store/categories.ts'); await addDefaultCategories(store.db)
await addArticles(store.db, n)
const queries = createSiteQueries(store.db, () => new Date())
async function time(name, fn, n = 200) {
  for (let i = 0; i < 30; i++) await fn()
  const c = process.cpuUsage()
  for (let i = 0; i < n; i++) await fn()
  const cpu = process.cpuUsage(c)
  console.log(name.padEnd(30), ((cpu.user+cpu.system)/1000/n).toFixed(3), 'ms cpu')
}
console.log(n)
const [a] = (await queries.articles({limit:1,page:1})).items
await time('article', () => queries.article(a.slug))
await time('articles 24', () => queries.articles({ limit: 24, page: 1 }))
await time('articles 24 featured', () => queries.articles({ limit: 24, page: 1, featured: true }))
await time('articles 24 cat', () => queries.articles({ limit: 24, page: 1, category: 'Nutrition' }))
await time('categories', () => queries.categories())
await time('search mornin', () => queries.search('mornin'), 20)
await time('search one', () => queries.search(a.title), 20)
await store.close()
}
