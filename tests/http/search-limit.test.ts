import { afterEach, beforeEach, expect, test } from 'vitest'
import { TOO_MANY_SEARCHES } from '../../src/domain/text/search-limits.ts'
import { openTestApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp({ now: '2026-03-04T12:00:00.000Z', jobs: false })
})
afterEach(() => app.close())

const WORDS = 'bread walk salt water green lemon breath calm tea oats honey'
const ask = (url: string, remoteAddress = '192.0.2.66') => app.server.inject({ url, remoteAddress })

/** Sends new searches of 12 words each until one is refused; returns how many succeeded. */
async function searchUntilRefused(address: string): Promise<number> {
  for (let count = 0; count < 400; count++) {
    const q = encodeURIComponent(`${WORDS} ${address.replaceAll(/\W/g, '')}x${count}`)
    const { statusCode } = await ask(`/api/public/search?q=${q}`, address)
    if (statusCode !== 200) return count
  }
  return Number.POSITIVE_INFINITY
}

// SEARCH-MATCH-4
test('a machine of one origin is told to wait; what lies ready and everybody else is answered', async () => {
  await ask('/api/public/search?q=lentil')
  // 3,600 words a minute, minus the search above.
  expect(await searchUntilRefused('192.0.2.66')).toBe(299)
  const more = encodeURIComponent(`${WORDS} once more`)
  const refused = await ask(`/api/public/search?q=${more}`)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect(refused.json()).toEqual({ error: TOO_MANY_SEARCHES })
  expect(refused.headers['cache-control']).toBe('no-store')

  const page = await ask(`/search?q=${more}`)
  expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '60'])
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain(TOO_MANY_SEARCHES)

  expect((await ask('/api/public/search?q=lentil')).statusCode).toBe(200)
  expect((await ask('/search')).statusCode).toBe(200)
  expect((await ask('/api/public/search?q=barley', '192.0.2.67')).statusCode).toBe(200)
  app.setNow('2026-03-04T12:01:00.000Z')
  expect((await ask('/api/public/search?q=barley%20soup')).statusCode).toBe(200)
})

test('a person typing for a whole minute does not reach the limit', async () => {
  const text = 'chicken soup with lemon and green lentils, please, and no salt '
  // Five pauses per second, each with another prefix.
  for (let pause = 0; pause < 300; pause++) {
    const q = encodeURIComponent(text.slice(0, 1 + (pause % 24)))
    expect((await ask(`/api/public/search?q=${q}`)).statusCode).toBe(200)
  }
})
