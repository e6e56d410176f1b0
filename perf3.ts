import { mkdtempSync } from 'node:fs'
import { createSiteQueries } from '/tmp/lead/src/server/api/public/site-queries.ts'
import { openFolderStore } from '/tmp/lead/src/server/media/folder-store.ts'
import { openWebBuild } from '/tmp/lead/src/server/pages/web-build.ts'
import { createStoreReader } from '/tmp/lead/src/server/pages/store-reader.ts'
import { seedStore } from '/tmp/lead/src/server/seed/seed-store.ts'
import { openStore } from '/tmp/lead/src/server/store/database.ts'
import { migrate } from '/tmp/lead/src/server/store/migrate.ts'
const dataDir = mkdtempSync('/tmp/perf-')
const store = await openStore({ databaseUrl: null, dataDir })
await migrate(store)
const mediaStore = await openFolderStore(dataDir + '/media')
await seedStore({ store, mediaStore, contentDir: '/tmp/lead/content', mode: 'sample', now: new Date() })
const build = await openWebBuild('/tmp/lead')
const queries = createSiteQueries(store.db, () => new Date())
const A = 'a-slow-morning-that-makes-the-whole-day-stronger'
async function time(name, fn, n = 300) {
  for (let i = 0; i < 60; i++) await fn()
  const t = performance.now(); const c = process.cpuUsage()
  for (let i = 0; i < n; i++) await fn()
  const cpu = process.cpuUsage(c)
  console.log(name.padEnd(30), ((performance.now() - t) / n).toFixed(3), 'ms wall', ((cpu.user+cpu.system)/1000/n).toFixed(3), 'ms cpu')
}
const reader = createStoreReader(queries)
const render = (url, r = reader) => build.renderPage({ url, siteUrl: 'http://localhost:3000', today: '2026-11-21', reader: r, assetsFor: build.assetsFor })






const memo = new Map()
const cached = Object.fromEntries(Object.entries(reader).map(([k, f]) => [k, async (...a) => { const key = k + JSON.stringify(a); if (!memo.has(key)) memo.set(key, await f(...a)); return memo.get(key) }]))




for (let i=0;i<600;i++) await queries.search('mornin'); await store.close()
