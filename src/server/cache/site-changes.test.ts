import { pino } from 'pino'
import { expect, test } from 'vitest'
import { storeMaker } from '../../../tests/support/databases.ts'
import { addArticle, FUTURE, NOW } from '../../../tests/support/factories.ts'
import { createResponse, ResponseCache } from './response-cache.ts'
import { SiteChanges } from './site-changes.ts'

const makeStore = storeMaker('sqlite')
const BLOG = { status: 200, contentType: 'text/html', body: 'the blog before', headers: {}, paths: ['/blog'] }

async function openScheduled() {
  const { db } = await makeStore()
  await addArticle(db, { published_at: FUTURE })
  const cache = new ResponseCache({ maxEntries: 10 })
  const time = { now: NOW }
  const clock = () => new Date(time.now)
  const changes = new SiteChanges({ store: db, caches: [cache], log: pino({ level: 'silent' }), clock })
  await changes.refresh()
  await cache.getOrRender('/blog', async () => createResponse(BLOG))
  return { cache, changes, time }
}

test('a cached page is invalidated when a scheduled item comes due, without a request', async () => {
  const { cache, changes, time } = await openScheduled()
  time.now = FUTURE
  await changes.refresh()
  changes.passTime(Date.parse(FUTURE))
  expect(cache.has('/blog')).toBe(false)
})

test('a cached page is kept until a scheduled item comes due', async () => {
  const { cache, changes } = await openScheduled()
  await changes.refresh()
  changes.passTime(Date.parse(FUTURE) - 1)
  expect(cache.has('/blog')).toBe(true)
})
