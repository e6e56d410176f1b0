import { expect, onTestFinished, test } from 'vitest'
import { type RunningSite, startSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { beginHealthCheck, beginSlowMessage } from './answering-while-draining.ts'

/** RUN-STOP-1. */
const ENDS_WITHIN_MS = 10_000

async function startEmptySite(): Promise<RunningSite> {
  const site = await startSite({ SEED: 'none' })
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  return site
}

/** Whether draining has begun: a new client is refused, or answered 503. */
async function isDraining(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    (response) => response.status === 503,
    () => true,
  )
}

test('SIGTERM: requests in flight are answered, idle connections closed, then the exit code is 0', async () => {
  const site = await startEmptySite()
  // A browser keeps its connection open, which must not delay the stop.
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  const healthCheck = await beginHealthCheck(site.url)
  const message = await beginSlowMessage(site.url)
  const ended = new Promise<number | null>((resolve) => site.process.once('exit', resolve))

  site.process.kill('SIGTERM')
  await waitUntil('it drains', () => isDraining(site.url))
  expect(site.process.exitCode).toBe(null)
  expect(await healthCheck.finish()).toContain(' 503 ')
  expect(await message.finish()).toBe(200)

  const answered = performance.now()
  expect(await ended).toBe(0)
  expect(performance.now() - answered).toBeLessThan(ENDS_WITHIN_MS / 2)
})

test('SIGINT ends with 0 too, and an endless request does not block it forever', async () => {
  const site = await startEmptySite()
  const message = await beginSlowMessage(site.url)
  const endless = await beginSlowMessage(site.url)
  const cutOff = endless.answered.catch(() => 'cut off')
  const ended = new Promise<number | null>((resolve) => site.process.once('exit', resolve))
  const started = performance.now()

  site.process.kill('SIGINT')
  await waitUntil('it drains', () => isDraining(site.url))
  expect(await message.finish()).toBe(200)
  expect(await ended).toBe(0)
  expect(performance.now() - started).toBeLessThan(ENDS_WITHIN_MS)
  expect(await cutOff).toBe('cut off')
})
