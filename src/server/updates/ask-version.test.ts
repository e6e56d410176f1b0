import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { LOGIN_PATH } from '../../domain/auth/admin-paths.ts'
import { findBrokenPage } from './ask-version.ts'
import { findMissingRows } from './saved-database.ts'

const ITEMS = ['/blog/slow-mornings', '/recipes/onion-soup']
const PAGES = ['/', '/blog', '/recipes', LOGIN_PATH, ...ITEMS]

/** Serves a version, optionally with one broken page. */
async function serve(broken: string | null) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.statusCode = url === broken ? 500 : 200
    response.end(
      url === '/sitemap.xml'
        ? ['/about', ...ITEMS, '/blog/another']
            .map((path) => `<loc>https://coach.example${path}</loc>`)
            .join('')
        : '',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.int() }).parse(server.address())
  return { address: `http://127.0.0.1:${port}`, asked }
}

// UPDATE-HEALTH-2
test('the first pages, the login, an article and a recipe are requested', async () => {
  const { address, asked } = await serve(null)
  expect(await findBrokenPage(address)).toBeNull()
  expect(asked.toSorted()).toEqual(['/sitemap.xml', ...PAGES].toSorted())
})

// UPDATE-HEALTH-2
test.each(PAGES)('a version whose %s is broken is unhealthy', async (page) => {
  const { address } = await serve(page)
  expect(await findBrokenPage(address)).toBe(`${page} answers 500`)
})

// UPDATE-HEALTH-2
test('a version with fewer rows than before is unhealthy', () => {
  const before = { articles: 3, messages: 2 }
  expect(findMissingRows(before, { articles: 3, messages: 5 })).toBeNull()
  expect(findMissingRows(before, { articles: 2, messages: 2 })).toBe('Of 3 articles only 2 are there')
})
