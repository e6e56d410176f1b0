import { cp } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listMessages } from '../../src/server/store/contact/messages.ts'
import { openStore } from '../../src/server/store/database.ts'
import { PUBLIC_PAGES } from '../e2e/pages.ts'
import { prepareFolder } from '../support/prepared-folder.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { waitForAnswer } from '../support/wait-until.ts'
import { makeDataFolder, makeEmptySite } from './data-folder.ts'

async function start(environment: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(environment)
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  return site
}

async function countArticles({ url }: RunningSite): Promise<number> {
  const response = await fetch(`${url}/api/public/articles?limit=1`)
  return Number(response.headers.get('x-total-count'))
}

// SEC-AUDIT-1
test('a start is logged in one line with its environment and time', async () => {
  const site = await start({ SEED: 'none', DATA_DIR: await makeDataFolder(), LOG_LEVEL: 'info' })
  // The log may be written after the line that says the site is ready.
  const line = await waitForAnswer(async () => /^.*"app_started".*(?=\n)/m.exec(site.output())?.[0] ?? null)
  expect(JSON.parse(line)).toMatchObject({
    action: 'app_started',
    details: { environment: 'production' },
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

// RUN-CONFIG-7
test('SEED=none starts empty, and every public page works', async () => {
  const site = await start({ SEED: 'none', DATA_DIR: await makeDataFolder() })
  expect(await countArticles(site)).toBe(0)
  const sampleOnly = /^\/(blog|recipes)\/./
  for (const { path } of PUBLIC_PAGES) {
    const { status } = await fetch(new URL(path, site.url))
    expect([path, status]).toEqual([path, sampleOnly.test(path) ? 404 : 200])
  }
})

test('a start with existing data keeps it, and does not seed an emptied site again', async () => {
  const DATA_DIR = await makeDataFolder()
  await cp(await prepareFolder('sample', undefined), DATA_DIR, { recursive: true })
  const store = await openStore({ databaseUrl: null, dataDir: DATA_DIR })
  onTestFinished(() => store.close())
  const { id } = await store.db
    .selectFrom('articles')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('published_at')
    .executeTakeFirstOrThrow()
  await store.db.deleteFrom('articles').where('id', '=', id).execute()
  const { length } = await store.db
    .selectFrom('articles')
    .select('id')
    .where('status', '=', 'published')
    .where('published_at', '<=', new Date().toISOString())
    .execute()
  expect(length).toBeGreaterThanOrEqual(13)
  const first = await start({ DATA_DIR })
  expect(await countArticles(first)).toBe(length)
  expect(await first.stop()).toBe(0)

  await store.db.deleteFrom('articles').execute()
  await store.db.deleteFrom('recipes').execute()
  expect(await countArticles(await start({ DATA_DIR }))).toBe(0)
})

// AVAIL-KEEP-1
test('a message answered with 200 survives a kill right after', async () => {
  const DATA_DIR = await makeEmptySite()
  const site = await start({ SEED: 'none', DATA_DIR })
  const killed = new Promise<void>((resolve) => site.process.once('exit', () => resolve()))
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ines',
      lastName: 'Okafor',
      email: 'ines@example.com',
      subject: 'Keep this',
      message: 'Please do not lose what I wrote to you.',
    }),
  })
  site.process.kill('SIGKILL')
  expect(response.status).toBe(200)
  await killed

  const again = await start({ SEED: 'none', DATA_DIR })
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200)
  const store = await openStore({ databaseUrl: null, dataDir: DATA_DIR })
  onTestFinished(() => store.close())
  const { messages } = await listMessages(store.db, { limit: 10, page: 1 })
  expect(messages.map(({ subject, email }) => [subject, email])).toEqual([['Keep this', 'ines@example.com']])
})
