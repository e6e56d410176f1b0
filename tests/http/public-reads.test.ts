import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PUBLIC_READS, READ_NAMES } from '../../src/domain/reads/public-reads.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { articleInput, recipeInput } from '../support/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ seed: 'sample' })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })
const recipeList = z.array(
  z.object({ id: z.number(), slug: z.string(), difficulty: z.string(), view_count: z.number() }),
)

async function recipesWith(query: string) {
  return recipeList.parse((await get(`/api/public/recipes${query}`)).json())
}

// API-DOC-1
test('the API description has every declared read with its parameters', async () => {
  const { paths } = z
    .object({
      paths: z.record(
        z.string(),
        z.object({
          get: z.object({ parameters: z.array(z.object({ name: z.string() })).default([]) }).optional(),
        }),
      ),
    })
    .parse((await get('/api/openapi.json')).json())
  for (const name of READ_NAMES) {
    const { path, query } = PUBLIC_READS[name]
    const described = paths[`/api${path.replace(/:(\w+)/, '{$1}')}`]?.get?.parameters.map((one) => one.name)
    expect(described, name).toEqual(expect.arrayContaining(Object.keys(query)))
  }
})

describe('a filter of a list: difficulty', () => {
  // REC-API-5
  test('matches any of several values, over the API', async () => {
    const all = await recipesWith('')
    const wanted = all.filter(({ difficulty }) => difficulty === 'easy')
    expect(wanted.length).toBeGreaterThan(0)
    expect(await recipesWith('?difficulty=easy')).toEqual(wanted)
    const some = await recipesWith('?difficulty=medium&difficulty=easy')
    expect(some.length).toBe(all.filter(({ difficulty }) => difficulty !== 'hard').length)
  })

  // REC-INDEX-1
  test('works on the page without JavaScript, and filtered pages are not indexed', async () => {
    const [easy] = await recipesWith('?difficulty=easy')
    const [other] = (await recipesWith('')).filter(({ difficulty }) => difficulty !== 'easy')
    const page = await get('/recipes?difficulty=easy')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`href="/recipes/${easy?.slug}"`)
    expect(page.body).not.toContain(`href="/recipes/${other?.slug}"`)
    expect(page.body).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(page.body).toMatch(/<link rel="canonical" href="[^"]*\/recipes"\/>/)
  })

  test.each(['difficulty=impossible', 'colour=red', 'limit=0', 'page=0x1', 'page=1e1'])(
    '%s is refused with details',
    async (query) => {
      const answer = await get(`/api/public/recipes?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().details).toMatchObject([{ field: query.split('=')[0] }])
    },
  )

  test('without a documented rule, unknown parameters are ignored', async () => {
    expect((await get('/api/public/articles?colour=red')).statusCode).toBe(200)
  })
})

describe('the address of a list', () => {
  test.each([
    ['/recipes?page=1', '/recipes'],
    ['/recipes?utm_source=x', '/recipes'],
    ['/recipes?difficulty=hard&difficulty=easy', '/recipes?difficulty=easy&difficulty=hard'],
    ['/blog?category=wellness', '/blog?category=Wellness'],
  ])('%s redirects to %s', async (from, to) => {
    const answer = await get(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
  })

  test.each(['/blog?category=Nonsense', '/recipes?category=Nonsense', '/blog?page=999'])(
    '%s is a 404',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  test('over the API such a list is empty', async () => {
    for (const query of ['category=Nonsense', 'page=999']) {
      const answer = await get(`/api/public/articles?${query}`)
      expect([answer.statusCode, answer.json()]).toEqual([200, []])
    }
  })
})

describe('an answer of the API', () => {
  test('is revalidated by a list of tags, weak tags and *', async () => {
    const url = '/api/public/articles?limit=2'
    const { headers } = await get(url)
    const etag = String(headers.etag)
    for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get(url, { 'if-none-match': tags })
      expect([answer.statusCode, answer.body, answer.headers.etag], tags).toEqual([304, '', etag])
    }
    expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  test.each(['br', 'gzip'])('is complete in %s', async (encoding) => {
    for (const url of ['/api/public/articles', '/api/openapi.json', '/api/docs']) {
      const answer = await get(url, { 'accept-encoding': encoding })
      expect(answer.headers['content-encoding'], url).toBe(encoding)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('includes a counted visit at once', async () => {
    const [before] = await recipesWith('?limit=1')
    await app.server.inject({ method: 'POST', url: `/api/public/recipes/${before?.id}/view` })
    const [after] = await recipesWith('?limit=1')
    expect(after?.view_count).toBe((before?.view_count ?? 0) + 1)
    expect((await get(`/api/public/recipes/${before?.slug}`)).json().view_count).toBe(after?.view_count)
  })

  // API-CACHE-2
  test('is made once for concurrent requests', async () => {
    const url = '/api/public/recipes?limit=7'
    const tags = await Promise.all(Array.from({ length: 5 }, async () => (await get(url)).headers.etag))
    expect(new Set(tags).size).toBe(1)
  })
})

test('publishing updates the counts at once on the pages of both kinds and over the API', async () => {
  const ask = await openAdminClient(app)
  const countedOn = ['/blog', '/recipes', '/api/public/categories']
  const tags = async () => Promise.all(countedOn.map(async (url) => (await get(url)).headers.etag))
  const counts = async () => {
    const categories = (await get('/api/public/categories')).json()
    const [{ articles, recipes }] = z
      .tuple([z.object({ articles: z.number(), recipes: z.number() })], z.unknown())
      .parse(categories)
    return { articles, recipes }
  }
  const [{ id: category_id }] = (await get('/api/public/categories')).json()
  const begun = await counts()
  for (const [path, input] of [
    ['/articles', articleInput({ category_id, status: 'published' })],
    ['/recipes', recipeInput({ category_id, status: 'published' })],
  ] as const) {
    const before = await tags()
    // The answers are cached, so that only invalidation changes what is sent.
    expect(await tags()).toEqual(before)
    expect((await ask('POST', path, input)).statusCode).toBe(201)
    const after = await tags()
    for (const [index, url] of countedOn.entries())
      expect(after[index], `${path} on ${url}`).not.toBe(before[index])
  }
  expect(await counts()).toEqual({ articles: begun.articles + 1, recipes: begun.recipes + 1 })
})
