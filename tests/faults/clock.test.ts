import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../src/domain/time/durations.ts'
import { createLetterDelivery } from '../../src/server/mail/deliver-letters.ts'
import { MailRefused, type MailTransport } from '../../src/server/mail/transport.ts'
import type { Store } from '../../src/server/store/database.ts'
import { claimLetters, enqueueLetter } from '../../src/server/store/mail/outbox.ts'
import { consumeRateLimit } from '../../src/server/store/rate-limits.ts'
import { claimNight } from '../../src/server/store/site/nightly-backups.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { describeStores } from '../support/databases.ts'
import { addArticle, at } from '../support/factories.ts'
import { logIn } from '../support/login.ts'

// A machine without a clock battery boots in the wrong year and is corrected minutes later; a virtual one resumes days
// late.
const NOW = Date.parse('2026-03-04T12:00:00.000Z')
const iso = (time: number) => new Date(time).toISOString()

async function open(databaseUrl: string | null): Promise<TestApp> {
  const app = await openTestApp({ databaseUrl, now: iso(NOW), environment: { TRUST_PROXY: '1' } })
  onTestFinished(() => app.close())
  return app
}

const statusOf = async ({ server }: TestApp, url: string, cookie = '') =>
  (await server.inject({ url, headers: { cookie } })).statusCode

async function writeMessage({ server }: TestApp): Promise<number> {
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'x-forwarded-for': '203.0.113.9' },
    payload: {
      firstName: 'Ines',
      lastName: 'Okafor',
      email: 'ines@example.com',
      subject: 'What time is it?',
      message: 'My watch and your site disagree.',
    },
  })
  return statusCode
}

/** Opens the delivery of one process, with its own clock; by default the mail server accepts everything. */
function openDelivery(
  store: Store,
  clock: () => number,
  send: MailTransport['send'] = async () => undefined,
) {
  const delivery = createLetterDelivery({
    store,
    transport: { kind: 'smtp', send, close: () => undefined },
    compose: async ({ id, to }) => ({
      messageId: `<${id}@site.example>`,
      from: 'maya@site.example',
      to,
      subject: 'A letter',
      text: 'Hello',
      html: '<p>Hello</p>',
    }),
    log: pino({ level: 'silent' }),
    clock: () => new Date(clock()),
    pace: 100,
  })
  onTestFinished(() => delivery.stop())
  return delivery
}

const addLetter = (store: Store, now: number) =>
  enqueueLetter(store, { kind: 'welcome', to: 'ines@example.com', data: {} }, iso(now))

describeStores((makeStore) => {
  test('clock days ahead while running: scheduled items appear, limits and sessions expire, nothing breaks', async () => {
    const { databaseUrl } = await makeStore.place()
    const app = await open(databaseUrl)
    await addArticle(app.store.db, { slug: 'soon', published_at: iso(NOW + DAY) }, at(iso(NOW)))
    const cookie = await logIn(app)
    const statuses: number[] = []
    for (let number = 0; number < 6; number++) statuses.push(await writeMessage(app))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect([await statusOf(app, '/blog/soon'), await statusOf(app, '/api/admin/articles', cookie)]).toEqual([
      404, 200,
    ])
    // The list is cached without the item.
    expect((await app.server.inject('/blog')).body).not.toContain('/blog/soon')

    app.setNow(iso(NOW + 3 * DAY))
    expect((await app.server.inject('/blog')).body).toContain('/blog/soon')
    expect([await statusOf(app, '/blog/soon'), await statusOf(app, '/api/admin/articles', cookie)]).toEqual([
      200, 401,
    ])
    expect([await writeMessage(app), await statusOf(app, '/healthz')]).toEqual([200, 200])
    expect(await statusOf(app, '/api/admin/articles', await logIn(app))).toBe(200)
  })

  test('clock days back while running: items shown too early are hidden again, and no visitor is locked out', async () => {
    const { databaseUrl } = await makeStore.place()
    const app = await open(databaseUrl)
    await addArticle(app.store.db, { slug: 'soon', published_at: iso(NOW + DAY) }, at(iso(NOW)))
    app.setNow(iso(NOW + 3 * DAY))
    expect(await statusOf(app, '/blog/soon')).toBe(200)
    expect((await app.server.inject('/blog')).body).toContain('/blog/soon')
    const cookie = await logIn(app)
    for (let number = 0; number < 6; number++) await writeMessage(app)
    expect(await writeMessage(app)).toBe(429)

    app.setNow(iso(NOW))
    expect(await statusOf(app, '/blog/soon')).toBe(404)
    expect((await app.server.inject('/blog')).body).not.toContain('/blog/soon')
    expect(await writeMessage(app)).toBe(200)
    // The coach can continue to work; a day without use ends the session by the correct clock.
    expect(await statusOf(app, '/api/admin/articles', cookie)).toBe(200)
    app.setNow(iso(NOW + 24 * HOUR))
    expect(await statusOf(app, '/api/admin/articles', cookie)).toBe(401)
    expect(await statusOf(app, '/blog/soon')).toBe(200)
  })

  test('a limit used up with the clock ahead is reset when the clock is corrected', async () => {
    const { db } = await makeStore()
    const take = async (now: number) =>
      (await consumeRateLimit(db, 'key', { limit: 2, windowMs: HOUR, now })).allowed
    for (let number = 0; number < 4; number++) await take(NOW + 2 * DAY)
    expect([await take(NOW), await take(NOW), await take(NOW)]).toEqual([true, true, false])
    expect([await take(NOW + HOUR - 1), await take(NOW + HOUR)]).toEqual([false, true])
  })

  test('letters written, tried or claimed with the clock ahead are sent once when it is corrected', async () => {
    const { db } = await makeStore()
    let time = NOW + 2 * DAY
    const clock = () => time
    await addLetter(db, time)
    const refusing = openDelivery(db, clock, async () => {
      throw new MailRefused({ reason: 'Busy', status: 451, about: 'letter' })
    })
    expect(await refusing.deliverDue()).toBe(0)
    // A letter whose process is killed while it holds the claim.
    await addLetter(db, time)
    await claimLetters(db, { claim: 'killed', limit: 1, now: iso(time) })
    // A letter never attempted, since the clock has not been checked yet.
    await addLetter(db, time)

    time = NOW
    const delivery = openDelivery(db, clock)
    expect(await delivery.deliverDue()).toBe(2)
    expect(await delivery.deliverDue()).toBe(0)
    time = NOW + 10 * MINUTE
    expect(await delivery.deliverDue()).toBe(1)
    expect(await delivery.deliverDue()).toBe(0)
  })

  test('a letter that fails after the clock is corrected waits as long as any other', async () => {
    const { db } = await makeStore()
    let time = NOW + 2 * DAY
    let tries = 0
    await addLetter(db, time)
    const delivery = openDelivery(
      db,
      () => time,
      async () => {
        tries++
        throw new MailRefused({ reason: 'Busy', status: 451, about: 'letter' })
      },
    )
    time = NOW
    for (let look = 0; look < 3; look++) await delivery.deliverDue()
    expect(tries).toBe(1)
    time = NOW + MINUTE
    for (let look = 0; look < 3; look++) await delivery.deliverDue()
    expect(tries).toBe(2)
  })

  test('a night claimed ahead of time does not block the nights before it', async () => {
    const { db } = await makeStore()
    const claim = (night: string) =>
      claimNight(db, { night, at: `${night}T03:00:00.000Z`, ok: null, reason: null, name: null })
    expect(await claim('2026-04-04')).toBe(true)
    expect([await claim('2026-03-04'), await claim('2026-03-04')]).toEqual([true, false])
  })
})
