import { existsSync } from 'node:fs'
import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openUpdatableSite } from '../support/update-site.ts'

async function openSite() {
  const site = await openUpdatableSite(join(inject('sqliteTemplate'), 'site.db'))
  onTestFinished(() => site.close())
  return site
}

/** Asks for a page and sends a message, again and again; gives what came of it. */
function keepAsking(url: string) {
  const pages: number[] = []
  const messages: { status: number; retryAfter: string | null }[] = []
  const failures: string[] = []
  let slowest = 0
  let isOver = false
  const ask = async (work: () => Promise<void>) => {
    while (!isOver) {
      const begun = performance.now()
      await work().catch((error: unknown) => failures.push(String(error)))
      slowest = Math.max(slowest, performance.now() - begun)
      await pause(15)
    }
  }
  // A connection each: none of them may be refused.
  const headers = { connection: 'close' }
  const all = Promise.all([
    ask(async () => {
      const { status } = await fetch(`${url}/recipes`, { headers })
      pages.push(status)
    }),
    ask(async () => {
      const { status, headers: said } = await fetch(`${url}/api/contact`, { method: 'POST', headers })
      messages.push({ status, retryAfter: said.get('retry-after') })
    }),
  ])
  return async () => {
    isOver = true
    await all
    return { pages, messages, failures, slowest }
  }
}

// UPDATE-STEP-1, UPDATE-PLACE-1, UPDATE-SWITCH-1, UPDATE-SWITCH-2, UPDATE-HOLD-1
test('a site is updated while it is read, and no request fails for good', async () => {
  const site = await openSite()
  await site.start()
  await site.publish('1.1.0', 'migrates')
  const stopAsking = keepAsking(site.url)
  const ended = await site.run(['update'])
  const asked = await stopAsking()
  expect([ended.stderr, ended.stdout, ended.code]).toEqual([
    '',
    expect.stringContaining('You have 1.1.0.'),
    0,
  ])

  // No request has failed for good: pages were waited for, what would have been lost was turned away with a time.
  expect(asked.failures).toEqual([])
  expect(new Set(asked.pages)).toEqual(new Set([200]))
  expect(asked.slowest).toBeLessThan(10_000)
  expect(asked.messages.some(({ status, retryAfter }) => status === 503 && retryAfter === '10')).toBe(true)
  expect(new Set(asked.messages.map(({ status }) => status))).toEqual(new Set([400, 503]))

  expect(await site.serving()).toBe('1.1.0')
  expect(await readlink(join(site.root, 'current'))).toBe('releases/1.1.0')
  expect(site.query('select count(*) as n from from_the_future')).toEqual([{ n: 0 }])
  const { steps, state } = await site.journal()
  expect([state, steps.map(({ name, state }) => `${name} ${state}`)]).toEqual([
    'done',
    ['room', 'check', 'unpack', 'backup', 'rehearsal', 'switch', 'health'].map((name) => `${name} done`),
  ])
  expect(await readdir(join(site.dataDir, 'updates'))).not.toContain('hold.json')
  expect(existsSync(join(site.dataDir, 'updates/rehearsal'))).toBe(false)
})
