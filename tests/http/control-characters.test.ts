import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { STRICTEST_DATABASES, storeMaker } from '../support/databases.ts'
import { addArticle, addRecipe } from '../support/factories.ts'
import { importAll, makeGhost, makeWxr, planOf, zipOf } from '../support/import-files.ts'
import { logIn } from '../support/login.ts'
import { type DescribedCall, readDescribedCalls } from '../support/openapi.ts'
import { listRoutes, type Route } from '../support/route-list.ts'
import { LONG } from '../support/run-length.ts'
import { valuesOf } from '../support/schema-values.ts'

/** PostgreSQL accepts NUL nowhere; the others represent the two ranges of control characters. */
const CONTROL_CHARACTERS = ['\u0000', '\u0001', '\u0085']
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HEADERS = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-none-match',
    'origin',
    'range',
    'referer',
  ],
  ...['sec-fetch-mode', 'sec-fetch-site', 'sec-purpose', 'user-agent', 'x-csrf-token', 'x-forwarded-for'],
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-request-id'],
]
/** All of them in the long run; in `npm test` each place gets one, in rotation. */
let turn = 0
const charactersForPlace = () =>
  LONG ? CONTROL_CHARACTERS : [CONTROL_CHARACTERS[turn++ % CONTROL_CHARACTERS.length] ?? '']

let app: TestApp
let routes: Route[]
let calls: DescribedCall[]

describe.each(STRICTEST_DATABASES)('control characters, on %s', (kind) => {
  beforeEach(async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    const environment = { TRUST_PROXY: 'true' }
    ;({ app, routes } = await listRoutes(() => openTestApp({ databaseUrl, environment, jobs: false })))
    // The items that many of the calls refer to.
    await addArticle(app.store.db)
    await addRecipe(app.store.db)
    calls = await readDescribedCalls(app)
  })
  afterEach(() => app.close())

  interface Request {
    method: string
    url: string
    headers?: Record<string, string>
    payload?: unknown
  }

  let sent = 0
  /** Each from another address, so that requests are not just rate limited. */
  async function send({ method, url, headers = {}, payload }: Request) {
    sent += 1
    const known = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).find((one) => one === method) ?? 'GET'
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    const answer = await app.server.inject({
      method: known,
      url,
      headers: {
        'x-forwarded-for': address,
        'user-agent': BROWSER,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    })
    const shown = `${method} ${url} ${JSON.stringify({ headers, payload }).slice(0, 500)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`
    // Features not configured here (a model for pictures) answer 503.
    expect([answer.statusCode < 500 || answer.statusCode === 503, shown]).toEqual([true, shown])
    return { answer, shown }
  }

  test('cause no 5xx in any path or parameter', async () => {
    const cookie = await logIn(app)
    for (const { method, pattern } of routes) {
      if (!/[:*]/.test(pattern)) continue
      for (const character of charactersForPlace()) {
        const text = encodeURIComponent(`a${character}b`)
        const url = pattern.replace(/:\w+(\([^)]*\))?\??/g, text).replace('*', text)
        await send({ method, url, headers: { cookie } })
      }
    }
    for (const { method, path, parameters } of calls) {
      for (const { name, in: place } of parameters) {
        if (place !== 'query') continue
        for (const character of charactersForPlace()) {
          const query = new URLSearchParams({ [name]: `a${character}b` })
          await send({ method, url: `${path.replaceAll(/\{\w+\}/g, '1')}?${query}`, headers: { cookie } })
        }
      }
    }
  })

  test('cause no 5xx in any header of any call or page', async () => {
    const cookie = await logIn(app)
    for (const { method, path, body } of calls) {
      const url = path.replaceAll(/\{\w+\}/g, '1')
      const payload = body === null ? undefined : validBodies(body)[0]
      const odd = Object.fromEntries(HEADERS.map((name) => [name, oddHeader(name, cookie)]))
      await send({ method, url, headers: odd, payload })
      // One header at a time, so that no other header causes a refusal before this one is read.
      for (const name of ['user-agent', 'referer'])
        await send({ method, url, headers: { cookie, [name]: oddHeader(name, cookie) }, payload })
    }
    for (const { method, url } of routes) {
      if (method !== 'GET') continue
      const odd = Object.fromEntries(HEADERS.map((name) => [name, oddHeader(name, cookie)]))
      await send({ method, url, headers: odd })
    }
  })

  test('are refused in every field of every body, and are nowhere stored', async () => {
    const cookie = await logIn(app)
    let refused = 0
    for (const { method, path, body } of calls) {
      if (body === null) continue
      const url = path.replaceAll(/\{\w+\}/g, '1')
      for (const valid of validBodies(body))
        for (const payload of withEachTextSpoilt(valid)) {
          const { answer, shown } = await send({ method, url, headers: { cookie }, payload })
          // A draft stores what is typed unchanged, until it is saved.
          if (path.endsWith('/draft')) continue
          if (answer.statusCode === 400) refused++
          expect([holdsOne(answer.body), shown]).toEqual([false, shown])
        }
    }
    expect(refused).toBeGreaterThan(LONG ? 200 : 100)
    expect(holdsOne(await readAllTexts())).toBe(false)
  })

  test('a sign-up with one in its Referer succeeds, and keeps its letter', async () => {
    for (const [index, path] of ['/blog/%00', '/recipes/%01', '/letters/%C2%85', '/%00'].entries()) {
      const { answer } = await send({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        headers: { referer: `${SITE_URL}${path}` },
        payload: { email: `reader${index}@example.com`, referralSource: 'footer' },
      })
      expect(answer.statusCode).toBe(200)
      const visit = await send({ method: 'POST', url: '/api/public/visits', payload: { path } })
      expect(visit.answer.statusCode).toBe(204)
    }
    const { db } = app.store
    expect(await db.selectFrom('subscribers').select(['state', 'consent_form']).execute()).toHaveLength(4)
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(4)
  })

  // IMPORT-PLAN-2
  test('are left out of what files from elsewhere bring', async () => {
    const ask = await openAdminClient(app)
    const dirty = CONTROL_CHARACTERS.join('')
    const escaped = JSON.stringify(dirty).slice(1, -1)
    const post = { title: `Slow${dirty} tea`, slug: `slow${dirty}-tea`, html: `<p>Warm${dirty} it.</p>` }
    const ghost = makeGhost([post])
      .replaceAll('Ann', `An${escaped}n`)
      .replaceAll('Wellness', `Rest${escaped}`)
    const wordpress = makeWxr([
      {
        title: `Slow${dirty} soup`,
        slug: `slow${dirty}-soup`,
        content: `<p>Warm${dirty} it&#1;.</p>`,
        more: `<category domain="category"><![CDATA[Quiet${dirty}]]></category>`,
      },
    ])
    const names = { name: `Calm${dirty}`, slug: 'calm', color: '#112233', icon: '' }
    const site = { format: 'happiness-first-export', version: 1, exported_at: '2026-01-01T00:00:00.000Z' }
    const facts = { ...site, site_url: 'https://old.example', settings: { site_name: `Old${dirty}` } }
    const ours = await zipOf({
      'site.json': JSON.stringify({ ...facts, categories: [names], authors: [{ name: `Bea${dirty}` }] }),
      'articles/slow-bread.md': `---\ntitle: "Slow${escaped} bread"\nslug: slow-bread\ncategory_name: "Calm${escaped}"\nauthor_name: "Bea${escaped}"\n---\n\nWarm${dirty} it.\n`,
    })
    for (const file of [ghost, wordpress, ours]) {
      expect((await planOf(ask, file)).items).toMatchObject([{ action: 'create' }])
      expect(await importAll(ask, file)).toMatchObject({ created: 1, skipped: 0 })
    }
    const titles = await app.store.db
      .selectFrom('articles')
      .select('title')
      .where('title', 'like', 'Slow%')
      .execute()
    expect(titles.map(({ title }) => title).sort()).toEqual(
      expect.arrayContaining(['Slow bread', 'Slow soup', 'Slow tea']),
    )
    expect(holdsOne(await readAllTexts())).toBe(false)
  })

  async function readAllTexts(): Promise<string> {
    const tables = [
      'subscribers',
      'messages',
      'articles',
      'recipes',
      'settings',
      'audit_log',
      'categories',
      'authors',
      'imports',
      'old_paths',
      'redirects',
    ] as const
    const rows = tables.map((table) => app.store.db.selectFrom(table).selectAll().execute())
    return JSON.stringify(await Promise.all(rows))
  }
})

/** Unescaped, or as JSON escapes it. */
function holdsOne(text: string): boolean {
  return CONTROL_CHARACTERS.some(
    (one) => text.includes(one) || text.includes(JSON.stringify(one).slice(1, -1)),
  )
}

function oddHeader(name: string, cookie: string): string {
  if (name === 'cookie') return `${cookie}; hf_visitor=a\u0000b`
  if (name === 'referer') return `${SITE_URL}/blog/%00\u0085?q=%00`
  if (name === 'origin') return SITE_URL
  return `a\u0000\u0001\u0085b`
}

/** Returns the same bodies in every run. */
function validBodies(schema: Parameters<typeof valuesOf>[0]): unknown[] {
  return fc.sample(valuesOf(schema), { seed: 20, numRuns: LONG ? 3 : 1 })
}

/**
 * Returns the value once for each text in it and each character for that place, with the character inserted in that text.
 */
function withEachTextSpoilt(value: unknown): unknown[] {
  if (typeof value === 'string') return charactersForPlace().map((character) => `a${character}${value}`)
  if (Array.isArray(value))
    return value.flatMap((part, index) => withEachTextSpoilt(part).map((spoilt) => value.with(index, spoilt)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    withEachTextSpoilt(part).map((spoilt) => ({ ...value, [name]: spoilt })),
  )
}
