import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { addArticle, addRecipe } from '../support/factories.ts'
import { logIn } from '../support/login.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await logIn(app)
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

describe('a stranger', () => {
  // AUTH-PAGE-1
  test.each([
    ['/admin', '/admin/login'],
    ['/admin?from=mail', '/admin/login?next=%2Fadmin%3Ffrom%3Dmail'],
    ['/admin/articles', '/admin/login?next=%2Fadmin%2Farticles'],
    ['/admin/articles/edit/3', '/admin/login?next=%2Fadmin%2Farticles%2Fedit%2F3'],
    ['/admin/nowhere', '/admin/login'],
  ])('who requests %s is redirected to %s', async (url, location) => {
    for (const stranger of ['', 'session=made-up']) {
      const response = await get(url, { cookie: stranger })
      expect([response.statusCode, response.headers.location]).toEqual([302, location])
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.headers['content-security-policy']).toContain("default-src 'none'")
      expect(response.body).toBe('')
    }
  })

  test('gets the login page', async () => {
    const response = await get('/admin/login?next=/admin/articles')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('<noscript>')
  })
})

describe('the coach', () => {
  test.each(['/admin', '/admin/articles', '/admin/settings?x=1'])('gets %s', async (url) => {
    expect((await get(url, { cookie })).statusCode).toBe(200)
  })

  test('gets the editors of items that exist', async () => {
    const article = await addArticle(app.store.db)
    const recipe = await addRecipe(app.store.db, { status: 'archived' })
    for (const url of [`/admin/articles/edit/${article.id}`, `/admin/recipes/edit/${recipe.id}`]) {
      expect((await get(url, { cookie })).statusCode, url).toBe(200)
    }
  })

  test.each([
    ['/admin/login', '/admin'],
    ['/admin/login?next=/admin/recipes', '/admin/recipes'],
    ['/admin/login?next=https://evil.example', '/admin'],
    ['/admin/login?next=//evil.example/admin', '/admin'],
  ])('is not asked to log in again: %s redirects to %s', async (url, location) => {
    const response = await get(url, { cookie })
    expect([response.statusCode, response.headers.location]).toEqual([302, location])
  })

  // PAGE-MISSING-2
  test.each([
    '/admin/nowhere',
    '/admin/articles/edit/x',
    '/admin/articles/edit/99999',
    '/admin/recipes/edit/99999',
    '/admin/recipes/edit/9999999999999999',
  ])('gets a 404 page for %s', async (url) => {
    const response = await get(url, { cookie })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<div id="admin">')
  })

  test.each([
    ['/admin/', '/admin'],
    ['//admin//articles', '/admin/articles'],
    ['/admin/articles/?q=a', '/admin/articles?q=a'],
    ['/admin/letters/3?from=bookmark', '/admin/issues/3?from=bookmark'],
  ])('is redirected from %s to the canonical address', async (url, location) => {
    const response = await get(url, { cookie })
    expect([response.statusCode, response.headers.location]).toEqual([301, location])
  })
})

describe('the shell', () => {
  test('is neither cached nor indexed, and its policy blocks foreign code', async () => {
    const response = await get('/admin', { cookie })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers.etag).toBeUndefined()
    const policy = String(response.headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-eval|nonce-|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline/)
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "img-src blob: 'self' data: https: http:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(directive)
    }
  })

  test('references only existing files; no public page references the admin’s script', async () => {
    const { body } = await get('/admin', { cookie })
    const files = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0)
    expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0)
    for (const file of files) expect((await get(file)).statusCode, file).toBe(200)
    const [script = ''] = /\/assets\/entry-admin-[^"]+\.js/.exec(body) ?? []
    expect(script).not.toBe('')
    for (const page of ['/', '/blog', '/about', '/nowhere']) {
      expect((await get(page)).body, page).not.toContain(script)
    }
  })

  test('may fetch from an external image host', async () => {
    const elsewhere = await openTestApp({
      environment: { IMAGE_HOST: 'cloudinary://demo?blog=a&recipe=b' },
    })
    const response = await elsewhere.server.inject('/admin/login')
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' https://res.cloudinary.com")
    await elsewhere.close()
  })
})

test('the page cache never contains a redirect or the shell', async () => {
  expect((await get('/admin')).statusCode).toBe(302)
  expect((await get('/admin', { cookie })).statusCode).toBe(200)
  expect((await get('/admin')).statusCode).toBe(302)
})

test('the admin shows an outage of the store', async () => {
  const server = inject('postgresUrl')
  const name = 'site_admin_outage'
  await copyDatabase(server, name, inject('postgresTemplate'))
  const lost = await openTestApp({ databaseUrl: withDatabase(server, name) })
  const headers = { cookie: await logIn(lost) }
  await dropDatabase(server, name)
  const response = await lost.server.inject({ url: '/admin', headers })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('10')
  expect(response.headers['content-type']).toMatch(/^text\/html/)
  expect(response.body).toContain('Try again')
  const call = await lost.server.inject({ url: '/api/auth/verify', headers })
  expect([call.statusCode, call.json().error]).toEqual([503, expect.any(String)])
  await lost.close()
})
