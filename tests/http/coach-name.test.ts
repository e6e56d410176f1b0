import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const OLD = /Maya|Lindqvist/i
let app: TestApp
let ask: AdminClient
beforeAll(async () => {
  app = await openTestApp({ seed: 'sample' })
  ask = await openAdminClient(app)
  const answer = await ask('PUT', '/settings', { coach_name: 'Anna Berg' })
  expect(answer.statusCode).toBe(200)
})
afterAll(() => app.close())

const get = (url: string) => app.server.inject({ method: 'GET', url })

/** Returns the first occurrence of the old name, with the words around it. */
function findOld(text: string): string | null {
  const found = OLD.exec(text)
  return found && text.slice(Math.max(0, found.index - 60), found.index + 40)
}

// SET-NAME-1
test('every page of the sitemap, every feed and list names the coach of the settings', async () => {
  const sitemap = (await get('/sitemap.xml')).body
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(pages.length).toBeGreaterThan(30)
  const others = ['/sitemap', '/privacy-policy', '/terms-of-service', '/letters', '/no-such-page']
  const files = ['/rss.xml', '/feed.json', '/robots.txt', '/sitemap.xml']
  const lists = [
    '/api/public/articles',
    '/api/public/recipes',
    '/api/public/settings',
    '/api/public/search?q=maya',
  ]
  const found: Record<string, string> = {}
  for (const url of new Set([...pages, ...others, ...files, ...lists])) {
    const { body, statusCode } = await get(url)
    expect(statusCode, url).toBeLessThan(500)
    // Only the search query may be repeated.
    const old = findOld(body.replace('"query":"maya"', ''))
    if (old) found[url] = old
  }
  expect(found).toEqual({})
})

test('the home page’s descriptions for search engines and sharing name the coach', async () => {
  const { body } = await get('/')
  expect(body).toMatch(/<meta name="description" content="[^"]*Anna Berg/)
  expect(body).toMatch(/<meta property="og:description" content="[^"]*Anna Berg/)
  expect((await get('/recipes')).body).toContain('Write to Anna')
})

test('letters do not contain the former name', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  await app.server.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { email: 'eva@example.com', referralSource: 'footer', tags: ['free-workout-plan'] },
    headers,
  })
  await app.server.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {
      firstName: 'Eva',
      lastName: 'Ek',
      email: 'eva@example.com',
      subject: 'A question',
      message: 'Is there a place left on Friday?',
    },
    headers,
  })
  const folder = join(app.dataDir, 'outbox')
  const names = await waitForAnswer(async () => {
    const there = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    return there.length >= 3 ? there : null
  })
  for (const name of names) {
    const { html = '', text = '', subject = '' } = await PostalMime.parse(await readFile(join(folder, name)))
    expect(findOld(`${subject}\n${text}\n${html}`), name).toBe(null)
  }
})

test('default texts follow the next name too, including defaults that were saved', async () => {
  await ask('PUT', '/settings', { recipes_cta_button: 'Write to Anna' })
  await ask('PUT', '/settings', { coach_name: 'Eva Ek' })
  const { settings } = (await ask('GET', '/settings')).json()
  expect(settings).toMatchObject({ coach_name: 'Eva Ek', recipes_cta_button: 'Write to Eva' })
})
