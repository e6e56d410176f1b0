import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { DATABASES, DATABASES_AT_LENGTH, type DatabaseKind, storeMaker } from '../support/databases.ts'
import { addArticle, addRecipe } from '../support/factories.ts'
import { LONG } from '../support/run-length.ts'

/** Number of made-up addresses requested: more than are recorded per origin. */
const MADE_UP = LONG ? 2_400 : 300

const MESSAGE = {
  firstName: 'Buy',
  lastName: 'Now',
  email: 'victim@example.com',
  subject: 'You have won',
  message: 'Call this number and say the word.',
}

let app: TestApp

const post = (url: string, payload: object, headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
  app.server.inject({ method: 'POST', url, payload, headers, remoteAddress })

/** Gives each test a fresh site. */
function openSite(kind: DatabaseKind): void {
  beforeEach(async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    app = await openTestApp({ databaseUrl, now: '2026-03-04T12:00:00.000Z' })
  })
  afterEach(() => app.close())
}

const lettersTo = async (recipient: string) =>
  (await app.store.db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()).length

describe.each(DATABASES)('one malicious visitor, on %s', (kind) => {
  openSite(kind)

  test('rates once, whatever the user agent', async () => {
    const { id } = await addRecipe(app.store.db)
    const url = `/api/public/recipes/${id}/rating`
    for (let count = 0; count < 10; count++) await post(url, { rating: 5 }, { 'user-agent': `b${count}` })
    expect((await app.server.inject(`/api/public/recipes/${id}`)).json().rating_count).toBe(1)
  })

  // ART-VIEW-2
  test('adds 120 views in a minute and not one more, without being told', async () => {
    const { id } = await addArticle(app.store.db)
    const statuses = new Set<number>()
    for (let count = 0; count < 130; count++) {
      const view = await post(`/api/public/articles/${id}/view`, {}, { 'user-agent': `b${count}` })
      statuses.add(view.statusCode)
    }
    expect([...statuses]).toEqual([204])
    const marks = await app.store.db.selectFrom('view_marks').select('mark').execute()
    expect(marks).toHaveLength(120)
    app.setNow('2026-03-04T12:01:00.000Z')
    await post(`/api/public/articles/${id}/view`, {}, { 'user-agent': 'later' })
    expect((await app.server.inject(`/api/public/articles/${id}`)).json().view_count).toBe(121)
  })

  // CONTACT-LIMIT-2
  test('does not fill the disk from everywhere: above 1,000 messages an hour each is told that it was not kept', async () => {
    await app.store.db
      .insertInto('rate_limits')
      .values({ key: 'contact', count: 999, reset_at: '2026-03-04T13:00:00.000Z' })
      .execute()
    const answers = [
      await post('/api/contact', MESSAGE, {}, '198.51.100.1'),
      await post('/api/contact', MESSAGE, {}, '198.51.100.2'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503])
    expect(answers[1]?.headers['retry-after']).toBe('3600')
    expect(answers[1]?.json()).toMatchObject({
      success: false,
      error: expect.stringContaining('again in an hour'),
    })
    expect(await app.store.db.selectFrom('messages').select('id').execute()).toHaveLength(1)
    app.setNow('2026-03-04T13:00:00.000Z')
    expect((await post('/api/contact', MESSAGE, {}, '198.51.100.2')).statusCode).toBe(200)
  })

  test('adds at most 30 tags to an address', async () => {
    for (let round = 0; round < 5; round++) {
      const tags = Array.from({ length: 10 }, (_, index) => `tag-${round}-${index}`)
      const body = { email: 'anna@example.com', referralSource: 'footer', tags }
      expect((await post('/api/newsletter/subscribe', body, {})).statusCode).toBe(200)
    }
    const row = await app.store.db.selectFrom('subscribers').select('tags').executeTakeFirstOrThrow()
    expect(JSON.parse(row.tags)).toHaveLength(30)
  })
})

describe.each(DATABASES_AT_LENGTH)('limits on one malicious visitor over time, on %s', (kind) => {
  openSite(kind)

  // REC-RATE-2
  test('rates 20 times a day from all of a network, however many addresses it has', async () => {
    const { id } = await addRecipe(app.store.db)
    const url = `/api/public/recipes/${id}/rating`
    const statuses: number[] = []
    for (let house = 0; house < 40; house++) {
      const address = `2001:db8:1:${house.toString(16)}00::1`
      statuses.push((await post(url, { rating: 1 }, {}, address)).statusCode)
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(20).fill(429)])
    expect((await app.server.inject(`/api/public/recipes/${id}`)).json().rating_count).toBe(20)
    expect((await post(url, { rating: 5 }, {}, '2001:db8:2::1')).statusCode).toBe(200)
  })

  test('gains no further ratings by the cookies of notes and of helpful votes', async () => {
    const { db } = app.store
    const { id } = await addRecipe(db)
    const cookieOf = ({ headers }: Awaited<ReturnType<typeof post>>) =>
      String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
    for (let house = 0; house < 36; house++) {
      const address = `2001:db8:1:${house.toString(16)}00::1`
      if (house === 18) app.setNow('2026-03-04T12:15:00.000Z')
      const body = { kind: 'cooked', name: 'Eve', text: `Twice as good as bread ${house}.`, website: '' }
      const note = await post(`/api/public/recipes/${id}/notes`, body, {}, address)
      expect(note.statusCode).toBe(202)
      await db
        .updateTable('notes')
        .set({ state: 'published', published_at: '2026-03-04T12:00:00.000Z' })
        .execute()
      const first = await db.selectFrom('notes').select('id').executeTakeFirstOrThrow()
      const other = `2001:db8:1:${house.toString(16)}80::1`
      const helped = await post(`/api/public/notes/${first.id}/helpful`, {}, {}, other)
      for (const cookie of [cookieOf(note), cookieOf(helped)])
        await post(`/api/public/recipes/${id}/rating`, { rating: 1 }, { cookie }, address)
    }
    expect((await app.server.inject(`/api/public/recipes/${id}`)).json().rating_count).toBe(20)
  })

  test('adds at most 480 views and visits in a minute from one network', async () => {
    const { id, slug } = await addArticle(app.store.db)
    const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    for (let count = 0; count < 500; count++) {
      const address = `2001:db8:1:${count.toString(16)}::1`
      const headers = { 'user-agent': browser }
      await post(`/api/public/articles/${id}/view`, {}, headers, address)
      await post('/api/public/visits', { path: `/blog/${slug}`, event: 'share' }, headers, address)
    }
    await app.server.close()
    const { db } = app.store
    // A /56 within it has 240: these addresses are in two of them.
    expect(await db.selectFrom('view_marks').select('mark').execute()).toHaveLength(480)
    const shares = await db.selectFrom('statistics').select('times').where('kind', '=', 'share').execute()
    expect(shares).toEqual([{ times: 480 }])
  })

  // STAT-SHOWN-2
  test('cannot blind the statistics of a day with made-up words and addresses', async () => {
    const browser = (number: number) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${number}.0) Gecko/20100101 Firefox/${number}.0`
    const get = (url: string, agent: string, remoteAddress: string) =>
      app.server.inject({ url, headers: { 'user-agent': agent }, remoteAddress })
    // A single address, with varying browser names, over minutes.
    for (let count = 0; count < MADE_UP; count++) {
      if (count % 100 === 0)
        app.setNow(new Date(Date.parse(app.clock().toISOString()) + 61_000).toISOString())
      await get(`/made-up/${count}`, browser(100 + (count % 50)), '192.0.2.66')
    }
    for (let reader = 1; reader <= 3; reader++) {
      await get('/old-address', browser(140), `198.51.100.${reader}`)
      await get('/api/public/search?q=aubergine', browser(140), `198.51.100.${reader}`)
    }
    await app.server.close()
    const count = async (kind: 'missing' | 'search') =>
      app.store.db.selectFrom('statistics').select(['subject', 'times']).where('kind', '=', kind).execute()
    expect(await count('search')).toEqual([{ subject: 'aubergine', times: 3 }])
    const missing = await count('missing')
    expect(missing).toHaveLength(101)
    expect(missing).toContainEqual({ subject: '/old-address', times: 3 })
  })

  // CONTACT-MAIL-2
  test('triggers five letters a day to a stranger, and the coach gets every message', async () => {
    for (let count = 0; count < 8; count++) {
      const email = count % 2 ? 'Victim@example.com' : MESSAGE.email
      const sent = await post('/api/contact', { ...MESSAGE, email }, {}, `198.51.100.${count}`)
      expect([sent.statusCode, sent.json().success]).toEqual([200, true])
    }
    expect((await lettersTo(MESSAGE.email)) + (await lettersTo('Victim@example.com'))).toBe(5)
    expect(await lettersTo('coach@localhost')).toBe(8)
    app.setNow('2026-03-05T12:00:00.000Z')
    const before = await lettersTo(MESSAGE.email)
    await post('/api/contact', MESSAGE, {})
    expect(await lettersTo(MESSAGE.email)).toBe(before + 1)
  })

  // NEWS-STATE-3
  test('has no more letters sent to one mailbox under many spellings', async () => {
    const spellings = Array.from(
      { length: 12 },
      (_, count) => `v.i.c.tim+${count}@${count % 2 ? 'gmail' : 'googlemail'}.com`,
    )
    for (const [count, email] of spellings.entries()) {
      expect((await post('/api/contact', { ...MESSAGE, email }, {}, `198.51.100.${count}`)).statusCode).toBe(
        200,
      )
      const body = { email, referralSource: 'footer' }
      expect((await post('/api/newsletter/subscribe', body, {}, `198.51.100.${count}`)).statusCode).toBe(200)
    }
    const count = async (kind: 'contact_confirmation' | 'newsletter_confirmation') =>
      (await app.store.db.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length
    expect(await count('contact_confirmation')).toBe(5)
    expect(await count('newsletter_confirmation')).toBe(5)
    expect(await lettersTo('coach@localhost')).toBe(12)
    const another = 'friend+news@example.com'
    await post('/api/contact', { ...MESSAGE, email: another }, {}, '198.51.100.99')
    expect(await lettersTo(another)).toBe(1)
  })

  // CONTACT-LIMIT-1
  test('stores at most 20 messages in 15 minutes from one network', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 24; count++)
      statuses.push((await post('/api/contact', MESSAGE, {}, `2001:db8:1:${count}00::1`)).statusCode)
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
    expect(await app.store.db.selectFrom('messages').select('id').execute()).toHaveLength(20)
    expect((await post('/api/contact', MESSAGE, {}, '2001:db8:2::1')).statusCode).toBe(200)
  })

  test('triggers at most 30 letters an hour to many strangers', async () => {
    for (let count = 0; count < 40; count++) {
      const email = `victim${count}@example.com`
      await post('/api/contact', { ...MESSAGE, email }, {}, `198.51.100.${count}`)
    }
    const sent = await app.store.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'contact_confirmation')
      .execute()
    expect(sent).toHaveLength(30)
    expect(await app.store.db.selectFrom('messages').select('id').execute()).toHaveLength(40)
    expect(await lettersTo('coach@localhost')).toBe(40)
  })
})
