import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { articleCreateSchema } from '../../src/domain/content/article.ts'
import { recipeCreateSchema } from '../../src/domain/content/recipe-input.ts'
import { authorCreateSchema, categoryCreateSchema } from '../../src/domain/content/taxonomies.ts'
import { settingsInput } from '../../src/domain/site/settings-input.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp } from '../support/app.ts'
import { type DatabaseKind, STRICTEST_DATABASES, storeMaker } from '../support/databases.ts'
import { NOW } from '../support/factories.ts'

const RUNS = 60
const ANSWERS = [200, 201, 400, 404, 409, 413]

/** Values that a faulty program or an attacker might send. */
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; drop table articles; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    'javascript:alert(1)',
    'x'.repeat(250_000),
    '💃'.repeat(5_000),
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '-000001-01-01T00:00:00Z',
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    1e308,
    -0.5,
    [],
    {},
    [null],
    [[[[[[]]]]]],
    Array(1_000).fill('x'),
    { toString: 1, constructor: null, length: 9 },
  ),
)

/** Returns a valid body with some of its fields replaced. */
function oddBody(shape: object, right: object) {
  const names = Object.keys(shape)
  return fc
    .dictionary(fc.constantFrom(...names, 'updated_at', 'id', 'view_count', 'nonsense'), oddValue, {
      maxKeys: 4,
    })
    .map((odd) => ({ ...right, ...odd }))
}

const AREAS = [
  { path: '/articles', shape: articleCreateSchema.shape, right: { title: 'T', slug: 't' } },
  { path: '/recipes', shape: recipeCreateSchema.shape, right: { title: 'T', slug: 't' } },
  { path: '/categories', shape: categoryCreateSchema.shape, right: { name: 'Sleep' } },
  { path: '/authors', shape: authorCreateSchema.shape, right: { name: 'Eva' } },
]

async function openClient(kind: DatabaseKind): Promise<AdminClient> {
  const { databaseUrl } = await storeMaker(kind).place()
  const app = await openTestApp({ now: NOW, databaseUrl })
  onTestFinished(() => app.close())
  return openAdminClient(app)
}

type Answer = Awaited<ReturnType<AdminClient>>

function checkAnswer(response: Answer, sent: unknown) {
  const shown = `${response.statusCode} ${response.body.slice(0, 300)} for ${JSON.stringify(sent).slice(0, 600)}`
  expect(ANSWERS, shown).toContain(response.statusCode)
  if (response.statusCode < 400) return
  const { error } = response.json()
  expect(error, shown).toEqual(expect.any(String))
  expect(error, shown).not.toMatch(/sql|sqlite|column|constraint|undefined|\bat .*\.ts/i)
}

describe.each(STRICTEST_DATABASES)('on %s', (kind) => {
  test.each(AREAS)('no body sent to $path is ever our fault', async ({ path, shape, right }) => {
    const ask = await openClient(kind)
    const made = await ask('POST', path, right)
    expect(made.statusCode).toBe(201)
    const { id } = made.json()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('POST', 'PUT'), oddBody(shape, right), async (method, body) => {
        const response = await (method === 'POST'
          ? ask('POST', path, body)
          : ask('PUT', `${path}/${id}`, body))
        checkAnswer(response, body)
        // Accepted input can be read back.
        expect((await ask('GET', path)).statusCode).toBe(200)
      }),
      { numRuns: RUNS },
    )
  })

  test('no settings body ever causes a 5xx', async () => {
    const ask = await openClient(kind)
    await fc.assert(
      fc.asyncProperty(oddBody(settingsInput.shape, {}), async (body) => {
        checkAnswer(await ask('PUT', '/settings', body), body)
        expect((await ask('GET', '/settings')).statusCode).toBe(200)
      }),
      { numRuns: RUNS },
    )
  })
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"title":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['text', '"x"'],
  ['a prototype', '{"__proto__":{"status":"published"},"title":"T","slug":"t"}'],
  ['bottomless lists', `{"title":${'['.repeat(200_000)}${']'.repeat(200_000)},"slug":"t"}`],
  ['bottomless steps', `{"title":"T","slug":"t","instructions":${'['.repeat(9_000)}${']'.repeat(9_000)}}`],
])('%s is a 400', async (_, body) => {
  const ask = await openClient('sqlite')
  for (const path of ['/articles', '/recipes', '/categories', '/authors']) {
    const response = await ask('POST', path, body)
    const isRight = path === '/articles' && body.includes('instructions')
    const isNamed = path === '/categories' || path === '/authors'
    expect(response.statusCode, path).toBe(isRight && !isNamed ? 201 : 400)
    if (response.statusCode === 400) expect(response.json().error).toEqual(expect.any(String))
  }
})

// API-INPUT-3
test('a body of over a megabyte is a 413, and one of the greatest length is taken', async () => {
  const ask = await openClient('sqlite')
  const article = { title: 'T', slug: 't', content: 'ö'.repeat(200_000) }
  expect((await ask('POST', '/articles', article)).statusCode).toBe(201)
  const longer = await ask('POST', '/articles', { ...article, slug: 'u', content: 'x'.repeat(200_001) })
  expect([longer.statusCode, longer.json().details[0].field]).toEqual([400, 'content'])
  const tooLong = await ask('POST', '/articles', { ...article, content: 'x'.repeat(1_100_000) })
  expect([tooLong.statusCode, tooLong.json()]).toEqual([413, { error: expect.any(String) }])
})
