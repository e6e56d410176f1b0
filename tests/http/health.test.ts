import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { healthCalls } from '../../src/domain/health/health-calls.ts'
import { HEALTH_CHECK_NAMES } from '../../src/domain/health/health-check.ts'
import { HOUR, MINUTE } from '../../src/domain/time/durations.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'

const NOW = '2026-03-04T12:00:00.000Z'
let app: TestApp
let ask: AdminClient
beforeAll(async () => {
  // A site at home: no external look-ups.
  app = await openTestApp({
    seed: 'sample',
    now: NOW,
    environment: { SITE_URL: 'http://localhost:3000', MAIL_URL: 'smtp://127.0.0.1:1' },
  })
  ask = await openAdminClient(app, 'http://localhost:3000')
})
afterAll(() => app.close())

async function read(query = '') {
  return healthCalls.read.answer.parse((await ask('GET', `/health${query}`)).json())
}
const stateOf = async (name: string, query = '?again=true') =>
  (await read(query)).checks.find((check) => check.name === name)

// HEALTH-PAGE-1
test('all checks are returned in order, at most five minutes old', async () => {
  const health = await read()
  expect(health.checks.map(({ name }) => name)).toEqual(HEALTH_CHECK_NAMES)
  expect(health).toMatchObject({ checked_at: NOW, machine: { address: 'http://localhost:3000' } })
  app.setNow(new Date(Date.parse(NOW) + 4 * MINUTE).toISOString())
  expect((await read()).checked_at).toBe(NOW)
  const again = new Date(Date.parse(NOW) + 4 * MINUTE).toISOString()
  expect((await read('?again=true')).checked_at).toBe(again)
  app.setNow(new Date(Date.parse(again) + 6 * MINUTE).toISOString())
  expect((await read()).checked_at).not.toBe(again)
  expect((await ask('GET', '/health?again=maybe')).statusCode).toBe(400)
})

// HEALTH-CHECK-1
test('an unreachable mail server and a missing picture are reported', async () => {
  app.setNow(new Date(Date.parse(NOW) + HOUR).toISOString())
  expect(await stateOf('mail')).toMatchObject({
    state: 'fail',
    sentence: expect.stringContaining('127.0.0.1:1 does not answer'),
  })
  expect(await stateOf('pictures', '')).toMatchObject({ state: 'ok' })
  await rm(join(app.dataDir, 'media/originals'), { recursive: true })
  app.setNow(new Date(Date.parse(NOW) + 2 * HOUR).toISOString())
  expect(await stateOf('pictures')).toMatchObject({
    state: 'fail',
    sentence: expect.stringMatching(/^\d+ pictures are missing of \d+\.$/),
  })
})
