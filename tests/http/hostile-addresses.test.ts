import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { STRICTEST_DATABASES, storeMaker } from '../support/databases.ts'
import { addArticle, addRecipe } from '../support/factories.ts'
import { logIn } from '../support/login.ts'
import { readDescribedCalls } from '../support/openapi.ts'
import { listRoutes, type Route } from '../support/route-list.ts'
import { LONG } from '../support/run-length.ts'

let app: TestApp
let routes: Route[]

/** A NUL, which PostgreSQL accepts nowhere, and characters that end a text in SQL. */
const HOSTILE = [
  '%00',
  'a%00b',
  '1%00',
  '1%27%20or%20%271%27=%271',
  '%27%3B--',
  '1)%20or%20(1=1',
  '%5C%27%22',
]

/** For parameters, which far outnumber paths: one of each kind in `npm test`. */
const HOSTILE_VALUES = LONG ? HOSTILE : ['a%00b', '%5C%27%22']

describe.each(STRICTEST_DATABASES)('a hostile address, on %s', (kind) => {
  beforeEach(async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    ;({ app, routes } = await listRoutes(() => openTestApp({ databaseUrl })))
    // The items that many of the addresses refer to.
    await addArticle(app.store.db)
    await addRecipe(app.store.db)
  })
  afterEach(() => app.close())

  const ask = async (method: string, url: string, cookie: string) => {
    const known = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((one) => one === method) ?? 'GET'
    const { statusCode } = await app.server.inject({ method: known, url, headers: { cookie } })
    expect([statusCode < 500, `${method} ${url} → ${statusCode}`]).toEqual([true, expect.any(String)])
  }

  test('is never our fault in any path', async () => {
    const cookie = await logIn(app)
    for (const { method, pattern } of routes) {
      if (!/[:*]/.test(pattern)) continue
      for (const text of HOSTILE) {
        await ask(method, pattern.replace(/:\w+(\([^)]*\))?\??/g, text).replace('*', text), cookie)
      }
    }
  })

  test('is never our fault in any parameter', async () => {
    const cookie = await logIn(app)
    const calls = await readDescribedCalls(app)
    let asked = 0
    for (const { method, path, parameters } of calls) {
      for (const { name, in: place } of parameters) {
        if (place !== 'query') continue
        asked += 1
        const url = path.replaceAll(/\{\w+\}/g, '1')
        for (const text of HOSTILE_VALUES) await ask(method, `${url}?${name}=${text}`, cookie)
      }
    }
    expect(asked).toBeGreaterThan(40)
    for (const { method, url } of routes) {
      if (method === 'GET')
        await ask(method, `${url}?q=%00&category=a%00&page=%00&token=%00&source=%00`, cookie)
    }
  })
})
