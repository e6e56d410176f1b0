import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'

let on: TestApp
let off: TestApp

beforeAll(async () => {
  on = await openTestApp()
  off = await openTestApp({ environment: { SERVICE_WORKER: 'off' } })
})

afterAll(async () => {
  await on.close()
  await off.close()
})

describe('the service worker', () => {
  test('is revalidated each time, may fetch from this site only, and loads nothing', async () => {
    const { statusCode, headers, body } = await on.server.inject('/sw.js')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).not.toMatch(/\bimportScripts\(|\bimport\s*[("'{]/)
    expect(body).toContain('/assets/')
    const again = await on.server.inject({
      url: '/sw.js',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('may also fetch from an external image host', async () => {
    const hosted = await openTestApp({ environment: { IMAGE_HOST: 'cloudinary://demo?blog=a&recipe=b' } })
    try {
      const { headers } = await hosted.server.inject('/sw.js')
      expect(headers['content-security-policy']).toContain("connect-src 'self' https://res.cloudinary.com")
    } finally {
      await hosted.close()
    }
  })

  test('caches every file that pages load, and none of the admin’s', async () => {
    const { body } = await on.server.inject('/sw.js')
    for (const path of ['/', '/recipes', '/saved', '/offline']) {
      const page = await on.server.inject(path)
      const files = page.body.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
      expect(files.length).toBeGreaterThan(4)
      for (const file of files) expect(body, file).toContain(file)
    }
    expect(body).not.toContain('entry-admin')
    expect(body).not.toContain('text-editor')
  })

  test('is registered by the site’s pages, not by the admin or a preview', async () => {
    expect((await on.server.inject('/recipes')).body).toContain('/assets/entry-offline-')
    expect((await on.server.inject('/admin/login')).body).not.toContain('entry-offline')
    expect((await on.server.inject('/preview/unknown')).body).not.toContain('entry-offline')
  })
})

describe('switched off', () => {
  // OFF-RELEASE-3, RUN-CONFIG-14
  test('pages register no service worker', async () => {
    expect((await off.server.inject('/recipes')).body).not.toContain('entry-offline')
  })

  test('an earlier service worker is replaced by one that removes itself', async () => {
    const { statusCode, headers, body } = await off.server.inject('/sw.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toContain('registration.unregister()')
    expect(body).toContain('caches.delete')
    expect(body).not.toContain("'fetch'")
  })
})

describe('the pages of one reader', () => {
  // SEO-HEAD-1, PAGE-ROUTE-2
  test.each(['/saved', '/offline'])('%s is not indexed and in no sitemap', async (path) => {
    const { statusCode, body } = await on.server.inject(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect((await on.server.inject('/sitemap.xml')).body).not.toContain(`${path}<`)
  })

  test('/saved without JavaScript says what to do instead', async () => {
    const { body } = await on.server.inject('/saved')
    expect(body).toMatch(/<p class="[^"]*hidden [^"]*noscript:block"[^>]*>Saving[^<]* needs JavaScript\./)
  })

  test('‘Saved’ is current in the header on its own page only', async () => {
    const isMarked = async (path: string) =>
      /aria-label="Saved recipes"[^>]*aria-current="page"/.test((await on.server.inject(path)).body)
    expect(await isMarked('/saved')).toBe(true)
    // Its cached header must not be used for other pages.
    expect(await isMarked('/playlist')).toBe(false)
    expect(await isMarked('/saved')).toBe(true)
  })
})
