import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { storeMaker } from '../support/databases.ts'

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

describe.each(['sqlite', 'postgres'] as const)('one visitor who means ill, on %s', (kind) => {
  beforeEach(async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    app = await openTestApp({ databaseUrl, seed: 'sample', now: '2026-03-04T12:00:00.000Z' })
  })
  afterEach(() => app.close())

  const lettersTo = async (recipient: string) =>
    (await app.store.db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()).length

  test('rates once, whatever the browser is called', async () => {
    const { id } = (await app.server.inject('/api/public/recipes/sunrise-breakfast-bowl')).json()
    const url = `/api/public/recipes/${id}/rating`
    for (let count = 0; count < 10; count++) await post(url, { rating: 5 }, { 'user-agent': `b${count}` })
    expect((await app.server.inject(`/api/public/recipes/${id}`)).json().rating_count).toBe(1)
  })

  test('adds 120 views in a minute and not one more, without being told', async () => {
    const [{ id }] = (await app.server.inject('/api/public/articles?limit=1')).json()
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

  test('has one letter sent to a stranger, and the coach gets every message', async () => {
    for (let count = 0; count < 8; count++) {
      const email = count % 2 ? 'Victim@example.com' : MESSAGE.email
      const sent = await post('/api/contact', { ...MESSAGE, email }, {}, `198.51.100.${count}`)
      expect([sent.statusCode, sent.json().success]).toEqual([200, true])
    }
    expect(await lettersTo(MESSAGE.email)).toBe(1)
    expect(await lettersTo('coach@localhost')).toBe(8)
    app.setNow('2026-03-05T12:00:00.000Z')
    await post('/api/contact', MESSAGE, {})
    expect(await lettersTo(MESSAGE.email)).toBe(2)
  })

  test('stores 20 messages in 15 minutes from all of a network', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 24; count++)
      statuses.push((await post('/api/contact', MESSAGE, {}, `2001:db8:1:${count}00::1`)).statusCode)
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
    expect(await app.store.db.selectFrom('messages').select('id').execute()).toHaveLength(20)
    expect((await post('/api/contact', MESSAGE, {}, '2001:db8:2::1')).statusCode).toBe(200)
  })

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

  test('has 30 letters an hour sent to many strangers', async () => {
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

  test('gives an address 30 tags', async () => {
    for (let round = 0; round < 5; round++) {
      const tags = Array.from({ length: 10 }, (_, index) => `tag-${round}-${index}`)
      const body = { email: 'anna@example.com', referralSource: 'footer', tags }
      expect((await post('/api/newsletter/subscribe', body, {})).statusCode).toBe(200)
    }
    const row = await app.store.db.selectFrom('subscribers').select('tags').executeTakeFirstOrThrow()
    expect(JSON.parse(row.tags)).toHaveLength(30)
  })
})
