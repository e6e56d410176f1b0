import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { logIn } from '../support/log-in-over-http.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'

const PASSWORD = 'a quiet long password'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const totals = z.object({ totals: z.object({ views: z.int(), visitors: z.int() }) })

const visit = (site: RunningSite, path: string, from: string) =>
  fetch(`${site.url}/api/public/visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': PHONE, 'x-forwarded-for': from },
    body: JSON.stringify({ path }),
  })

async function read(site: RunningSite, cookie: string) {
  const day = new Date().toISOString().slice(0, 10)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const answer = await fetch(`${site.url}/api/admin/statistics?from=${yesterday}&to=${day}`, {
    headers: { cookie },
  })
  return totals.parse(await answer.json()).totals
}

// STAT-COUNT-6
test('two processes count a visitor once; a stopped one flushes all, a killed one loses at most a moment', async () => {
  const name = 'site_counting'
  const server = inject('postgresUrl')
  await copyDatabase(server, name, inject('postgresTemplate'))
  const environment = {
    DATABASE_URL: withDatabase(server, name),
    SITE_URL: 'http://site.test',
    TRUST_PROXY: '1',
    SEED: 'none',
    ADMIN_PASSWORD: PASSWORD,
  }
  const start = async () => {
    const site = await startSite(environment)
    onTestFinished(() => {
      site.process.kill('SIGKILL')
    })
    return site
  }
  onTestFinished(() => dropDatabase(server, name))
  const [one, two] = await Promise.all([start(), start()])
  const cookie = await logIn(one.url, PASSWORD)

  for (const site of [one, two]) {
    for (const from of ['192.0.2.1', '192.0.2.2'])
      expect((await visit(site, '/about', from)).status).toBe(204)
  }
  await waitUntil('both have written', async () => (await read(one, cookie)).views === 4)
  expect(await read(one, cookie)).toEqual({ views: 4, visitors: 2 })

  // Stopped right away: nothing is lost.
  await visit(two, '/about', '192.0.2.3')
  expect(await two.stop()).toBe(0)
  expect(await read(one, cookie)).toEqual({ views: 5, visitors: 3 })

  // Killed: visits recorded a moment ago are present, later ones may be lost.
  const three = await start()
  await visit(three, '/about', '192.0.2.4')
  await waitUntil('it has written', async () => (await read(one, cookie)).views === 6)
  await visit(three, '/about', '192.0.2.5')
  const ended = new Promise((resolve) => three.process.once('exit', resolve))
  three.process.kill('SIGKILL')
  await ended
  expect([6, 7]).toContain((await read(one, cookie)).views)
})
