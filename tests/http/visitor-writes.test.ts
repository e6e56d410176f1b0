import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ARCHIVE_PATH } from '../../src/server/store/newsletter/issue-archive.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'

const MESSAGE = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  subject: 'A knee',
  message: 'Which class would you begin with?',
}

let app: TestApp
openAppForEach(
  () =>
    openTestApp({
      seed: 'sample',
      now: '2026-03-04T12:00:00.000Z',
      environment: { TRUST_PROXY: 'true' },
    }),
  (opened) => {
    app = opened
  },
)

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, payload, headers })

test('a formerly public item is 410 for views and ratings too', async () => {
  const recipe = await app.store.db.selectFrom('recipes').select('id').executeTakeFirstOrThrow()
  await app.store.db.updateTable('recipes').set({ status: 'draft' }).where('id', '=', recipe.id).execute()
  const answers = [
    await post(`/api/public/recipes/${recipe.id}/view`, {}),
    await post(`/api/public/recipes/${recipe.id}/rating`, { rating: 5 }),
    await post('/api/public/recipes/9999/view', {}),
    await post('/api/public/recipes/9999/rating', { rating: 5 }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 404, 404])
})

describe('contact', () => {
  // CONTACT-MAIL-1
  test('a message is stored before the answer is sent', async () => {
    const response = await post('/api/contact', MESSAGE)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      success: true,
      message: expect.any(String),
      data: { processingTime: expect.any(Number) },
      rateLimit: { limit: 5, remaining: 4, resetTime: '2026-03-04T12:15:00.000Z' },
    })
    const rows = await app.store.db
      .selectFrom('messages')
      .select(['first_name', 'email', 'message', 'state'])
      .execute()
    expect(rows).toEqual([
      { first_name: 'Anna', email: 'anna@example.com', message: MESSAGE.message, state: 'unread' },
    ])
  })

  // CONTACT-API-1
  test('all errors are reported at once, and nothing is stored', async () => {
    const response = await post('/api/contact', { email: 'x', message: 'short' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      success: false,
      message: expect.any(String),
      error: expect.any(String),
    })
    expect(response.json().details.map(({ field }: { field: string }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'subject',
      'message',
    ])
    expect(await app.store.db.selectFrom('messages').select('id').execute()).toEqual([])
  })

  // CONTACT-LIMIT-1
  test('the sixth message in 15 minutes is refused, another address is not, and later it is taken again', async () => {
    for (let count = 0; count < 5; count++) expect((await post('/api/contact', MESSAGE)).statusCode).toBe(200)
    const refused = await post('/api/contact', MESSAGE)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.json()).toMatchObject({
      success: false,
      error: expect.any(String),
      rateLimit: { limit: 5, remaining: 0, resetTime: '2026-03-04T12:15:00.000Z' },
    })
    expect((await post('/api/contact', MESSAGE, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(200)
    app.setNow('2026-03-04T12:15:00.000Z')
    expect((await post('/api/contact', MESSAGE)).statusCode).toBe(200)
  })

  test('a form sent without JavaScript gets a page', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload: new URLSearchParams(MESSAGE).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('Message Sent!')
  })
})

describe('newsletter', () => {
  // NEWS-SIGNUP-1
  test('answers the same for a new address and a known one', async () => {
    const body = {
      email: 'anna@example.com',
      firstName: 'Anna',
      referralSource: 'popup',
      tags: ['free-workout-plan'],
    }
    const first = await post('/api/newsletter/subscribe', body)
    const second = await post('/api/newsletter/subscribe', { ...body, email: 'ANNA@example.com ' })
    expect(first.json()).toEqual({ success: true, message: expect.any(String) })
    expect(second.json()).toEqual(first.json())
    const rows = await app.store.db
      .selectFrom('subscribers')
      .select(['email', 'state', 'source', 'first_name'])
      .execute()
    expect(rows).toEqual([
      { email: 'anna@example.com', state: 'pending', source: 'popup', first_name: 'Anna' },
    ])
  })
  test('is accepted even if the page of its form cannot be looked up', async () => {
    await sql`alter table issues rename to issues_away`.execute(app.store.db)
    const form = { email: 'anna@example.com', referralSource: 'footer' }
    const response = await post('/api/newsletter/subscribe', form, {
      referer: `${SITE_URL}${ARCHIVE_PATH}/spring`,
    })
    expect(response.statusCode).toBe(200)
    expect(await app.store.db.selectFrom('outbox').select('recipient').execute()).toEqual([
      { recipient: 'anna@example.com' },
    ])
  })

  test('an invalid address gets the prescribed message', async () => {
    const response = await post('/api/newsletter/subscribe', { email: 'anna@exam', referralSource: 'footer' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, error: 'Please enter a valid email address' })
  })
})

describe('visits and ratings', () => {
  const articleId = async () => (await app.server.inject('/api/public/articles?limit=1')).json()[0].id
  const recipe = async () => (await app.server.inject('/api/public/recipes/sunrise-breakfast-bowl')).json()

  test('a visit counts once per visitor and day, without a cookie', async () => {
    const id = await articleId()
    const visit = (agent: string) =>
      app.server.inject({
        method: 'POST',
        url: `/api/public/articles/${id}/view`,
        headers: { 'user-agent': agent },
      })
    const first = await visit('a')
    expect(first.statusCode).toBe(204)
    expect(first.headers['set-cookie']).toBeUndefined()
    await visit('a')
    await visit('b')
    expect((await app.server.inject(`/api/public/articles/${id}`)).json().view_count).toBe(2)
    app.setNow('2026-03-05T12:00:00.000Z')
    await visit('a')
    expect((await app.server.inject(`/api/public/articles/${id}`)).json().view_count).toBe(3)
    const marks = JSON.stringify(await app.store.db.selectFrom('view_marks').selectAll().execute())
    expect(marks).not.toContain('127.0.0.1')
  })

  test('an invisible item cannot be visited or rated', async () => {
    expect(
      (await app.server.inject({ method: 'POST', url: '/api/public/articles/999999/view' })).statusCode,
    ).toBe(404)
    expect((await post('/api/public/recipes/999999/rating', { rating: 5 })).statusCode).toBe(404)
  })

  // REC-RATE-1
  test('a visitor has one rating and can change it', async () => {
    const { id } = await recipe()
    const first = await post(`/api/public/recipes/${id}/rating`, { rating: 2 }, { 'user-agent': 'a' })
    expect(first.json()).toEqual({ rating_average: 2, rating_count: 1 })
    const [cookie] = first.cookies
    const changed = await post(
      `/api/public/recipes/${id}/rating`,
      { rating: 5 },
      { 'user-agent': 'elsewhere', cookie: `${cookie?.name}=${cookie?.value}` },
    )
    expect(changed.json()).toEqual({ rating_average: 5, rating_count: 1 })
    await post(`/api/public/recipes/${id}/rating`, { rating: 4 }, { 'x-forwarded-for': '203.0.113.9' })
    expect(await recipe()).toMatchObject({ rating_average: 4.5, rating_count: 2 })
  })

  test.each([0, 6, 2.5, '5', null])('%s is not a rating', async (rating) => {
    const { id } = await recipe()
    const response = await post(`/api/public/recipes/${id}/rating`, { rating })
    expect(response.statusCode).toBe(400)
    expect(response.json().details[0].field).toBe('rating')
  })
})
