import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { issueCreateSchema } from '../../src/domain/newsletter/issue.ts'
import { deleteArticle, updateArticle } from '../../src/server/store/items/articles.ts'
import { createIssue } from '../../src/server/store/newsletter/issues.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'
import { addArticle, addRecipe, at, FUTURE, NOW } from '../support/factories.ts'

let app: TestApp
openAppForEach(
  () => openTestApp({ now: NOW }),
  (opened) => {
    app = opened
  },
)

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

describe('a page', () => {
  // PAGE-RENDER-1
  test('is rendered on the server, with its policy and without server details', async () => {
    await addArticle(app.store.db, { slug: 'a', title: 'A quiet start', content: '## Part one\n\nWords.' })
    const response = await get('/blog/a')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<h2 id="h-part-one">Part one</h2>')
    expect(response.body).toContain(`<link rel="canonical" href="${SITE_URL}/blog/a"/>`)
    expect(response.body).toContain('"@type":"BlogPosting"')
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
    })
    expect(response.headers).not.toHaveProperty('x-powered-by')
    expect(response.body).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/)
  })

  test('is compressed once, has an ETag, and answers 304 and HEAD', async () => {
    const first = await get('/about', { 'accept-encoding': 'br' })
    expect(first.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<!doctype html>')
    const again = await get('/about', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await app.server.inject({ method: 'HEAD', url: '/about' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
  })

  test('has the same ETag in two processes', async () => {
    const other = await openTestApp({ now: NOW })
    expect((await other.server.inject('/about')).headers.etag).toBe((await get('/about')).headers.etag)
    await other.close()
  })

  // ART-INDEX-3, REC-INDEX-4
  test('works everywhere on an empty site', async () => {
    for (const path of [
      '/',
      '/about',
      '/blog',
      '/recipes',
      '/contact',
      '/playlist',
      '/search',
      '/search?q=x',
      '/sitemap',
      '/privacy-policy',
      '/terms-of-service',
      '/rss.xml',
      '/feed.json',
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
    ]) {
      expect((await get(path)).statusCode, path).toBe(200)
    }
    expect((await get('/blog')).body).toContain('No articles available.')
    expect((await get('/recipes')).body).toContain('No recipes available.')
    expect((await get('/blog?category=Wellness')).body).toContain('No articles found in Wellness category.')
    const recipes = (await get('/recipes?category=Wellness')).body
    expect(recipes).toContain('No recipes found in Wellness category.')
    expect(recipes).not.toContain('Nothing fits all of that')
  })
})

describe('addresses', () => {
  test.each([
    ['/nowhere', 404],
    ['/blog/nothing', 404],
    ['/recipes/nothing', 404],
    ['/BLOG', 404],
    ['/blog?category=Nothing', 404],
    ['/blog?page=9', 404],
    ['/blog/a/b', 404],
    ['/%00', 404],
    ['/..%2F..%2Fetc/passwd', 404],
    ['/manifest.json', 404],
  ])('%s is answered %i with a page that is not indexed', async (path, status) => {
    const response = await get(path)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('<meta name="robots" content="noindex"/>')
  })

  test('an address that cannot be decoded is a 404 page', async () => {
    const answer = await get('/%E0%A4%A')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Oops! Page not found')
  })

  // PAGE-URL-1
  test('each page has one canonical address', async () => {
    expect((await get('/blog/?page=2')).headers.location).toBe('/blog?page=2')
    expect((await get('//blog')).headers.location).toBe('/blog')
    expect((await get('/%62log')).headers.location).toBe('/blog')
  })

  // PAGE-MISSING-3
  test('a missing item’s page offers the three newest of its kind, or the lists on an empty site', async () => {
    for (const kind of ['blog', 'recipes'])
      expect((await get(`/${kind}/nothing`)).body).toContain(`href="/${kind}"`)
    for (const day of [1, 2, 3, 4]) {
      await addArticle(app.store.db, {
        slug: `read-${day}`,
        title: `Read ${day}`,
        published_at: `2026-01-0${day}T08:00:00.000Z`,
      })
      await addRecipe(app.store.db, {
        slug: `cook-${day}`,
        title: `Cook ${day}`,
        published_at: `2026-01-0${day}T08:00:00.000Z`,
      })
    }
    for (const [list, item] of [
      ['blog', 'read'],
      ['recipes', 'cook'],
    ]) {
      const { body, statusCode } = await get(`/${list}/missing`)
      expect(statusCode).toBe(404)
      const offered = [...body.matchAll(new RegExp(`href="/${list}/(${item}-\\d)"`, 'g'))].map(
        ([, slug]) => slug,
      )
      expect([...new Set(offered)]).toEqual([`${item}-4`, `${item}-3`, `${item}-2`])
    }
  })

  test('a missing letter’s page offers the three newest letters', async () => {
    for (const day of [1, 2, 3, 4]) {
      const sent_at = `2026-01-0${day}T08:00:00.000Z`
      const letter = issueCreateSchema.parse({ subject: `Letter ${day}`, content: 'Hello.' })
      const { id } = await createIssue(app.store.db, letter, { now: sent_at, actor: SYSTEM_ACTOR })
      await app.store.db.updateTable('issues').set({ state: 'sent', sent_at }).where('id', '=', id).execute()
    }
    const { body, statusCode } = await get('/letters/missing')
    expect(statusCode).toBe(404)
    expect([...body.matchAll(/href="\/letters\/(letter-\d)"/g)].map(([, slug]) => slug)).toEqual([
      'letter-4',
      'letter-3',
      'letter-2',
    ])
  })

  // NEWS-ARCHIVE-2
  test('before the first letter, its list explains what one is and links to the sign-up', async () => {
    const { body } = await get('/letters')
    expect(body).toContain('href="#newsletter"')
    expect(body).toContain('id="newsletter"')
  })

  // PAGE-URL-2, PAGE-MISSING-2
  test('a moved slug redirects permanently, and a formerly public item is gone', async () => {
    const { id } = await addArticle(app.store.db, { slug: 'old' })
    await updateArticle(app.store.db, id, { slug: 'new' }, at())
    const moved = await get('/blog/old')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/blog/new'])
    // The page is already cached, under the address without its query.
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.server.inject({ method, url: '/blog/old?utm_source=a&b=%20' })
      expect([statusCode, headers.location]).toEqual([301, '/blog/new?utm_source=a&b=%20'])
    }
    expect((await get('/api/public/articles/old')).headers.location).toBe('/api/public/articles/new')
    await deleteArticle(app.store.db, id, at())
    await expect.poll(async () => (await get('/blog/new')).statusCode).toBe(410)
    expect((await get('/blog/old')).statusCode).toBe(410)
    const { body } = await get('/blog/new')
    expect(body).toContain('Article Not Found')
    // PAGE-MISSING-4
    expect(body).toContain('it’s no longer here.')
    expect((await get('/blog/never')).body).not.toContain('no longer here')
  })

  test('pages support only GET', async () => {
    expect((await app.server.inject({ method: 'POST', url: '/blog' })).statusCode).toBe(404)
  })
})

describe('the cache', () => {
  test('a change by this process is visible at once', async () => {
    const { id, slug } = await addRecipe(app.store.db)
    expect((await get(`/recipes/${slug}`)).body).not.toContain('aggregateRating')
    await app.server.inject({
      method: 'POST',
      url: `/api/public/recipes/${id}/rating`,
      payload: { rating: 4 },
    })
    expect((await get(`/recipes/${slug}`)).body).toContain('"ratingValue":4')
  })

  // RUN-PROC-2
  test('a change by another process is visible on every page that lists the item', async () => {
    await get('/')
    await get('/blog')
    await get('/rss.xml')
    await addArticle(app.store.db, { title: 'Fresh from elsewhere' })
    for (const path of ['/', '/blog', '/rss.xml']) {
      await expect.poll(async () => (await get(path)).body.includes('Fresh from elsewhere')).toBe(true)
    }
  })

  test('a scheduled item appears at its time without a background job', async () => {
    await addArticle(app.store.db, { slug: 'later', title: 'Later today', published_at: FUTURE })
    expect((await get('/blog')).body).not.toContain('Later today')
    expect((await get('/blog/later')).statusCode).toBe(404)
    app.setNow(FUTURE)
    expect((await get('/blog')).body).toContain('Later today')
    expect((await get('/blog/later')).statusCode).toBe(200)
  })

  test('the modification date of a scheduled item is not before its publication', async () => {
    await addArticle(app.store.db, { slug: 'later', published_at: FUTURE })
    await addRecipe(app.store.db, { slug: 'later-dish', published_at: FUTURE })
    app.setNow('2026-04-02T12:00:00.000Z')
    for (const path of ['/blog/later', '/recipes/later-dish'])
      expect((await get(path)).body).toContain(`property="article:modified_time" content="${FUTURE}"`)
    const feed = (await get('/feed.json')).json()
    for (const { date_modified } of feed.items) expect(date_modified).toBe(FUTURE)
    expect((await get('/rss.xml')).body).toContain('<lastBuildDate>Wed, 01 Apr 2026 12:00:00 GMT')
    expect((await get('/sitemap.xml')).body.match(/<lastmod>[^<]*/g)).toEqual(
      Array(2).fill(`<lastmod>${FUTURE}`),
    )
  })

  // SEARCH-PAGE-2
  test('a search is never cached or indexed', async () => {
    const addresses = ['/search?q=quince', '/api/public/search?q=quince']
    for (const address of addresses) {
      const { body, headers } = await get(address)
      expect(body, address).not.toContain('Quince for breakfast')
      // A proxy must not serve a cached answer.
      expect(headers['cache-control'], address).toContain('max-age=0, must-revalidate')
    }
    // Changed directly in the store, which the site notices within a second: cached answers are still without it.
    await addArticle(app.store.db, { title: 'Quince for breakfast' })
    for (const address of addresses)
      expect((await get(address)).body, address).toContain('Quince for breakfast')
    for (const address of ['/search?q=quince', '/search', '/search?q=nothing-like-it'])
      expect((await get(address)).body, address).toContain('<meta name="robots" content="noindex"/>')
  })

  test('nothing unpublished is in any page, list, feed, sitemap or search', async () => {
    const secret = 'Unripe pomegranate'
    await addArticle(app.store.db, { title: secret, slug: 'unripe', status: 'draft' })
    await addArticle(app.store.db, { title: secret, slug: 'unripe-archived', status: 'archived' })
    await addRecipe(app.store.db, { title: secret, slug: 'unripe-recipe', published_at: FUTURE })
    const paths = [
      '/',
      '/blog',
      '/recipes',
      '/sitemap',
      '/search?q=pomegranate',
      '/sitemap.xml',
      '/rss.xml',
      '/feed.json',
      '/api/public/articles',
      '/api/public/recipes',
      '/api/public/search?q=pomegranate',
      '/api/sitemap-html',
    ]
    for (const path of paths) expect((await get(path)).body, path).not.toContain(secret)
  })
})

describe('files for machines', () => {
  // SEO-FILE-2
  test('robots may read everything except the admin, the API and search results', async () => {
    const { body } = await get('/robots.txt')
    const rules = Array.from(body.matchAll(/^(Allow|Disallow): (\S+)$/gm), ([, word, path = '']) => ({
      isAllowed: word === 'Allow',
      path,
    }))
    /** Matches as robots do: the rule with the longest matching prefix applies. */
    const mayRead = (address: string) =>
      rules
        .filter(({ path }) => address.startsWith(path))
        .sort((one, other) => other.path.length - one.path.length)[0]?.isAllowed ?? true
    expect(body).toMatch(/^User-agent: \*$/m)
    for (const address of [
      '/',
      '/blog',
      '/blog/a',
      '/recipes?diet=vegan',
      '/about',
      '/letters',
      '/plan',
      '/week',
    ])
      expect(mayRead(address), address).toBe(true)
    for (const address of [
      '/media/image/upload/v1/a',
      '/assets/a.css',
      '/share-cards/pages/home.jpg',
      '/rss.xml',
    ])
      expect(mayRead(address), address).toBe(true)
    for (const address of ['/admin', '/admin/login', '/api/public/articles', '/api/openapi.json'])
      expect(mayRead(address), address).toBe(false)
    expect(mayRead('/search?q=oats')).toBe(false)
  })

  // SEO-FILE-1, SEO-FILE-3
  test('the feeds and the sitemap are well-formed and correct', async () => {
    await addArticle(app.store.db, { slug: 'a', title: 'Salt & "pepper" <b>', excerpt: 'Short' })
    await addRecipe(app.store.db, { slug: 'r' })
    const rss = (await get('/rss.xml')).body
    expect(rss).toContain('<title>Salt &amp; &quot;pepper&quot; &lt;b&gt;</title>')
    expect(rss).toContain('<pubDate>Sun, 01 Mar 2026 12:00:00 GMT</pubDate>')
    const feed = (await get('/feed.json')).json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${SITE_URL}/feed.json`,
    })
    expect(feed.items.map(({ url }: { url: string }) => url).sort()).toEqual([
      `${SITE_URL}/blog/a`,
      `${SITE_URL}/recipes/r`,
    ])
    const sitemap = (await get('/sitemap.xml')).body
    expect(sitemap).toContain(`<loc>${SITE_URL}/blog/a</loc><lastmod>`)
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`)
    expect((await get('/')).body).toContain('type="application/rss+xml"')
  })
})
