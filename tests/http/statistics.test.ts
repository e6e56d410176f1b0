import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SubscriberTokens } from '../../src/server/mail/subscriber-links.ts'
import { readSecret } from '../../src/server/store/auth/secrets.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { logIn } from '../support/login.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const SOUP = '/recipes/roast-tomato-soup'
const HIPS = '/blog/hips-that-forgive-a-desk-job'
const DAY = '2026-03-04'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp({
    seed: 'sample',
    now: `${DAY}T12:00:00.000Z`,
    environment: { TRUST_PROXY: 'true' },
  })
})
afterEach(() => app.close())

type Headers = Record<string, string>

function visit(body: object, from = '192.0.2.1', headers: Headers = {}) {
  return app.server.inject({
    method: 'POST',
    url: '/api/public/visits',
    payload: body,
    headers: { 'x-forwarded-for': from, 'user-agent': PHONE, ...headers },
  })
}

async function statistics(from = DAY, to = DAY) {
  const cookie = await logIn(app)
  const response = await app.server.inject({
    url: `/api/admin/statistics?from=${from}&to=${to}`,
    headers: { cookie },
  })
  expect(response.statusCode).toBe(200)
  return response.json()
}

describe('a visit', () => {
  // STAT-COUNT-1
  test('is a view of its page, once per visitor and day, with its referrer', async () => {
    await visit({ path: HIPS, referrer: 'https://www.google.com/' })
    await visit({ path: `${HIPS}?letter=october#end`, referrer: `${SITE_URL}/blog` })
    await visit({ path: SOUP }, '192.0.2.2')
    const answer = await visit({ path: SOUP, referrer: 'https://www.instagram.com/' }, '192.0.2.3')
    expect(answer.statusCode).toBe(204)
    const { totals, days, pages, sources, live } = await statistics()
    expect(totals).toMatchObject({ visitors: 3, views: 4 })
    expect(days).toEqual([{ day: DAY, visitors: 3, views: 4 }])
    expect(
      pages.map(({ path, visitors, views }: Record<string, unknown>) => [path, visitors, views]),
    ).toEqual([
      [HIPS, 1, 2],
      [SOUP, 2, 2],
    ])
    expect(sources).toEqual([
      { name: 'Google', kind: 'search', visitors: 1 },
      { name: 'Instagram', kind: 'social', visitors: 1 },
      { name: 'Typed or bookmarked', kind: 'direct', visitors: 1 },
    ])
    expect(live).toEqual(
      [
        { path: SOUP, title: 'Roast Tomato Soup', kind: 'recipe', visitors: 2 },
        { path: HIPS, title: 'Hips That Forgive a Desk Job', kind: 'article', visitors: 1 },
      ].map((one) => ({ ...one, title: expect.stringMatching(new RegExp(one.title, 'i')) })),
    )
  })

  test('counts each other event separately', async () => {
    for (const event of ['view', 'cook', 'save', 'print', 'share', 'read']) await visit({ path: SOUP, event })
    await visit({ path: `${SOUP}/cook`, event: 'cook' })
    const { totals, recipes } = await statistics()
    expect(totals).toMatchObject({
      visitors: 1,
      views: 1,
      cooks: 2,
      saves: 1,
      prints: 1,
      shares: 1,
      workouts: 0,
    })
    expect(recipes).toEqual([
      expect.objectContaining({ title: 'Roast Tomato Soup', views: 1, cooks: 2, saves: 1, prints: 1 }),
    ])
  })

  test.each<[string, object, Headers]>([
    ['of a robot', { path: SOUP }, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['without a browser', { path: SOUP }, { 'user-agent': '' }],
    ['that asks not to be tracked', { path: SOUP }, { dnt: '1' }],
    ['that says so the new way', { path: SOUP }, { 'sec-gpc': '1' }],
    ['of a page that is not there', { path: '/recipes/none' }, {}],
    ['of a file', { path: '/favicon.ico' }, {}],
  ])('%s is not counted', async (_, body, headers) => {
    expect((await visit(body, '192.0.2.1', headers)).statusCode).toBe(204)
    expect((await statistics()).totals).toMatchObject({ visitors: 0, views: 0 })
  })

  test('from the coach’s browser is not counted; one sent by hand is', async () => {
    const cookie = await logIn(app)
    await visit({ path: SOUP }, '192.0.2.1', { cookie, 'sec-fetch-mode': 'no-cors' })
    expect((await statistics()).totals.views).toBe(0)
    await visit({ path: SOUP }, '192.0.2.1', { cookie })
    expect((await statistics()).totals.views).toBe(1)
  })

  test.each([
    [{}],
    [{ path: 'https://evil.example/' }],
    [{ path: '//evil.example' }],
    [{ path: SOUP, event: 'kiss' }],
    [{ path: SOUP, referrer: 'x'.repeat(5_000) }],
    [{ path: 1 }],
  ])('%j is refused with a sentence', async (body) => {
    const answer = await visit(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toEqual(expect.any(String))
  })

  test('a referrer of 100 KB is refused, and the next visit is counted', async () => {
    expect((await visit({ path: SOUP, referrer: 'x'.repeat(100_000) })).statusCode).toBe(413)
    await visit({ path: SOUP })
    expect((await statistics()).totals.views).toBe(1)
  })

  // STAT-COUNT-5
  test('over 120 a minute per origin is not counted, with the same answer', async () => {
    for (let count = 0; count < 130; count++) expect((await visit({ path: SOUP })).statusCode).toBe(204)
    await visit({ path: SOUP }, '192.0.2.2')
    expect((await statistics()).totals).toMatchObject({ views: 121, visitors: 2 })
  })

  // PRIV-KEEP-2
  test('sets no cookie and stores no address', async () => {
    const answer = await visit({ path: SOUP }, '198.51.100.77')
    expect(answer.headers['set-cookie']).toBeUndefined()
    await statistics()
    const rows = [
      ...(await app.store.db.selectFrom('visit_marks').selectAll().execute()),
      ...(await app.store.db.selectFrom('live_visits').selectAll().execute()),
      ...(await app.store.db.selectFrom('statistics').selectAll().execute()),
    ]
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|iPhone/)
  })
})

describe('days', () => {
  test('are those of the site’s time zone, and a visitor is new on each', async () => {
    const cookie = await logIn(app)
    await app.server.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      payload: { time_zone: 'America/New_York' },
      headers: { cookie },
    })
    app.setNow('2026-03-08T04:59:00.000Z')
    await visit({ path: SOUP })
    await statistics('2026-03-07', '2026-03-08')
    await visit({ path: SOUP })
    // The night of the switch to daylight saving time: midnight is at 5:00 UTC.
    app.setNow('2026-03-08T05:01:00.000Z')
    await visit({ path: SOUP })
    const { days, totals } = await statistics('2026-03-07', '2026-03-08')
    expect(days).toEqual([
      { day: '2026-03-07', visitors: 1, views: 2 },
      { day: '2026-03-08', visitors: 1, views: 1 },
    ])
    expect(totals).toMatchObject({ visitors: 2, views: 3 })
  })

  // STAT-VISITOR-2
  test('are compared with as many previous ones, and no visitor is live after five minutes', async () => {
    await visit({ path: SOUP })
    await statistics()
    app.setNow('2026-03-05T12:00:00.000Z')
    await visit({ path: HIPS }, '192.0.2.2')
    const { totals, before, live } = await statistics('2026-03-05', '2026-03-05')
    expect([totals.views, before.views]).toEqual([1, 1])
    expect(live.map(({ path }: { path: string }) => path)).toEqual([HIPS])
  })

  test.each([
    '',
    '?from=2026-03-04',
    '?from=2026-03-05&to=2026-03-04',
    '?from=2026-02-30&to=2026-03-04',
    '?from=2020-01-01&to=2026-03-04',
  ])('%s is refused', async (query) => {
    const answer = await app.server.inject({
      url: `/api/admin/statistics${query}`,
      headers: { cookie: await logIn(app) },
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('unsuccessful searches and missing addresses', () => {
  const get = (url: string, from: string, headers: Headers = {}) =>
    app.server.inject({ url, headers: { 'x-forwarded-for': from, 'user-agent': PHONE, ...headers } })

  // STAT-SHOWN-1
  test('are shown once three visitors have used them', async () => {
    for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      await get('/search?q=Aubergine', from)
      await get('/recipes/overnight-oat', from, { referer: 'https://www.pinterest.com/pin/1' })
    }
    expect(await statistics()).toMatchObject({ searches: [], missing: [] })
    await get('/api/public/search?q=aubergine', '192.0.2.3')
    await get('/recipes/overnight-oat', '192.0.2.3')
    await get('/recipes/overnight-oat', '192.0.2.4', { 'user-agent': 'curl/8.0' })
    const { searches, missing } = await statistics()
    expect(searches).toEqual([{ text: 'aubergine', times: 4, results: 0 }])
    expect(missing).toEqual([{ path: '/recipes/overnight-oat', times: 4, from: 'pinterest.com' }])
  })

  test('are marked as successful once new content or a keyword matches', async () => {
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      await get('/search?q=tailbone', from)
      await get('/search?q=sore%20tomatoless', from)
    }
    const answered = async () =>
      (await asCoach('GET', `/statistics/surroundings?from=${DAY}&to=${DAY}`)).json().answered
    // A partial match is not an answer.
    expect(await answered()).toEqual([])
    const { recipes } = (await asCoach('GET', '/recipes?q=roast&limit=1')).json()
    const [{ id, title }] = recipes
    await asCoach('PUT', `/recipes/${id}`, { meta_keywords: ['Tailbone'] })
    expect(await answered()).toEqual([{ text: 'tailbone', type: 'recipe', id, title, by_keyword: true }])
    const written = await asCoach('PUT', `/recipes/${id}`, {
      meta_keywords: [],
      description: 'Kind to a tailbone.',
    })
    expect(written.body).toContain('tailbone')
    expect(await answered()).toEqual([expect.objectContaining({ id, by_keyword: false })])
    const { results } = (await get('/api/public/search?q=tailbone', '192.0.2.9')).json()
    expect(results.map((one: { id: number }) => one.id)).toEqual([id])
    // The page is found: its address is no longer reported as missing.
    expect(await answered()).toEqual([])
  })
})

test('the same counts are exported as a table', async () => {
  await visit({ path: SOUP, referrer: '=cmd|calc' })
  await visit({ path: SOUP, event: 'cook' })
  const answer = await app.server.inject({
    url: `/api/admin/statistics.csv?from=${DAY}&to=${DAY}`,
    headers: { cookie: await logIn(app) },
  })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = answer.body.trim().split('\n')
  expect(lines[0]).toBe('list,subject,name,what,number')
  expect(lines).toContain(`day,${DAY},,views,1`)
  expect(lines).toContain(`page,${SOUP},Roast Tomato Soup,visitors,1`)
  expect(lines.some((line) => /^recipe,\d+,Roast Tomato Soup,cooks,1$/.test(line))).toBe(true)
})

const asCoach = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.server.inject({
    method,
    url: `/api/admin${url}`,
    headers: { cookie: await logIn(app) },
    ...(payload ? { payload } : {}),
  })

// STAT-COUNT-7
test('a view of an article also increments its own count, however it is reported', async () => {
  const list = await app.server.inject('/api/public/articles?limit=100')
  const { id, view_count: before } = list.json().find(({ slug }: { slug: string }) => HIPS.endsWith(slug))
  await visit({ path: HIPS })
  await visit({ path: `${HIPS}/` })
  await statistics()
  const headers = { 'x-forwarded-for': '192.0.2.1', 'user-agent': PHONE }
  await app.server.inject({ method: 'POST', url: `/api/public/articles/${id}/view`, headers })
  const after = await app.server.inject('/api/public/articles?limit=100')
  expect(after.json().find((one: { id: number }) => one.id === id).view_count).toBe(before + 1)
})

test('headless browsers and prefetches are not counted', async () => {
  const headless = PHONE.replace('Mobile/15E148', 'HeadlessChrome/141.0.0.0')
  await visit({ path: SOUP }, '192.0.2.1', { 'user-agent': headless })
  await visit({ path: SOUP }, '192.0.2.1', { 'user-agent': `${PHONE} (compatible; Googlebot/2.1)` })
  await visit({ path: SOUP }, '192.0.2.1', { 'sec-purpose': 'prefetch;prerender' })
  expect((await statistics()).totals.views).toBe(0)
})

// STAT-ACT-2
test('a missing address redirects to a page until the forward is removed', async () => {
  const ask = () => app.server.inject('/old/Overnight-Oat')
  expect((await ask()).statusCode).toBe(404)
  const made = await asCoach('PUT', '/forwards', { path: '/old/overnight-oat', to: `${SOUP}/` })
  expect(made.json()).toEqual({ forwards: [{ path: '/old/overnight-oat', to: SOUP }] })
  expect(await ask()).toMatchObject({ statusCode: 301, headers: { location: SOUP } })
  for (const body of [
    { path: '/old', to: '/nowhere' },
    { path: SOUP, to: '/about' },
    { path: '/', to: '/about' },
    { path: 'old', to: '/about' },
    { path: '/old', to: 'https://evil.example/' },
    { path: '/old', to: '//evil.example' },
    { path: `/${'x'.repeat(400)}`, to: '/about' },
    {},
  ]) {
    const refused = await asCoach('PUT', '/forwards', body)
    expect([refused.statusCode, typeof refused.json().error], JSON.stringify(body)).toEqual([400, 'string'])
  }
  expect((await asCoach('DELETE', '/forwards?path=/old/overnight-oat')).json()).toEqual({ forwards: [] })
  expect((await ask()).statusCode).toBe(404)
  expect((await asCoach('DELETE', '/forwards?path=/old/overnight-oat')).statusCode).toBe(404)
})

// STAT-VISITOR-3
test('a confirmed sign-up counts for the page of its form', async () => {
  const subscribe = (email: string, referer: string | undefined, isForm = false) =>
    app.server.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      headers: {
        ...(referer ? { referer } : {}),
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' } : {}),
      },
      payload: isForm
        ? new URLSearchParams({ email, referralSource: 'footer' }).toString()
        : { email, referralSource: 'footer' },
    })
  await visit({ path: HIPS })
  await subscribe('a@example.com', `${SITE_URL}${HIPS}?letter=x`)
  await subscribe('b@example.com', `${SITE_URL}/about`, true)
  await subscribe('c@example.com', 'https://other.example/about')
  await subscribe('d@example.com', `${SITE_URL}${HIPS}`)
  expect((await statistics()).signups).toEqual([])
  const tokens = new SubscriberTokens(await readSecret(app.store.db, 'newsletter'))
  const people = await app.store.db.selectFrom('subscribers').selectAll().execute()
  for (const subscriber of people.filter(({ email }) => email !== 'd@example.com')) {
    const token = tokens.make('confirm', subscriber)
    for (const _ of ['once', 'again'])
      expect(
        (await app.server.inject({ method: 'POST', url: '/api/newsletter/confirm', payload: { token } }))
          .statusCode,
      ).toBe(200)
  }
  const { totals, signups, pages } = await statistics()
  expect(totals.subscribed).toBe(3)
  expect(signups).toEqual([
    { path: '', title: 'A page we don’t know', subscribed: 1, visitors: 0 },
    expect.objectContaining({ path: '/about', subscribed: 1, visitors: 0 }),
    expect.objectContaining({ path: HIPS, subscribed: 1, visitors: 1 }),
  ])
  expect(pages.find(({ path }: { path: string }) => path === HIPS)).toMatchObject({ views: 1, subscribed: 1 })
})

test('counts follow a page whose address changes', async () => {
  await visit({ path: HIPS })
  await statistics()
  const list = (await asCoach('GET', '/articles?limit=100')).json()
  const { id } = list.articles.find(({ slug }: { slug: string }) => HIPS.endsWith(slug))
  expect((await asCoach('PUT', `/articles/${id}`, { slug: 'hips-again' })).statusCode).toBe(200)
  await visit({ path: '/blog/hips-again' }, '192.0.2.2')
  expect((await statistics()).pages).toEqual([
    expect.objectContaining({ path: '/blog/hips-again', views: 2, visitors: 2 }),
  ])
})
