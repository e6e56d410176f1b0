import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, ROOT, type TestApp } from '../support/app.ts'

const ASSETS = join(ROOT, 'dist/client/assets')

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const files = new Set(readdirSync(ASSETS))
const names = [...files].filter((name) => !/\.(br|gz)$/.test(name))
const compressed = names.filter((name) => files.has(`${name}.br`))

test('every file of the build is served unchanged', async () => {
  for (const name of names) {
    const { statusCode, rawPayload, headers } = await app.server.inject(`/assets/${name}`)
    expect([name, statusCode]).toEqual([name, 200])
    expect(rawPayload.equals(readFileSync(join(ASSETS, name))), name).toBe(true)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('a client that accepts Brotli gets the file compressed at build time', async () => {
  const [name = ''] = compressed
  const { headers, rawPayload } = await app.server.inject({
    url: `/assets/${name}`,
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(headers['content-encoding']).toBe('br')
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(rawPayload).equals(readFileSync(join(ASSETS, name)))).toBe(true)
})

test('HEAD has the headers of GET without a body', async () => {
  for (const url of [`/assets/${names[0]}`, '/favicon.svg']) {
    const [head, whole] = [
      await app.server.inject({ method: 'HEAD', url }),
      await app.server.inject({ method: 'GET', url }),
    ]
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-type']).toBe(whole.headers['content-type'])
    expect(head.headers.etag).toBe(whole.headers.etag)
  }
})

test('a missing file is a short 404 that is not cached', async () => {
  for (const name of ['nothing.js', `${compressed[0]}.br`, '..%2fmanifest.json', '']) {
    const { statusCode, headers, json } = await app.server.inject(`/assets/${name}`)
    expect([name, statusCode]).toEqual([name, 404])
    expect(headers['cache-control']).toBe('no-store')
    expect(json()).toEqual({ error: 'There is nothing at this address.' })
  }
})

test('a mutable file is revalidated by its tag', async () => {
  const url = '/favicon.svg'
  const { headers } = await app.server.inject(url)
  const again = await app.server.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})
