import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '../support/app.ts'
import { STRICTEST_DATABASES, storeMaker } from '../support/databases.ts'
import { addArticle, addRecipe } from '../support/factories.ts'
import { logIn } from '../support/login.ts'
import { readDescribedCalls } from '../support/openapi.ts'
import { listRoutes } from '../support/route-list.ts'
import { valuesOf } from '../support/schema-values.ts'

/** One more than PostgreSQL's 32-bit integers hold, and the largest valid id. */
const LARGE = [2 ** 31, 999_999_999_999_999]

describe.each(STRICTEST_DATABASES)('on %s', (kind) => {
  // API-ERROR-2
  test('numbers larger than a column cause no 5xx in any path, parameter or body', async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    const environment = { TRUST_PROXY: 'true' }
    const { app, routes } = await listRoutes(() => openTestApp({ databaseUrl, environment, jobs: false }))
    onTestFinished(() => app.close())
    // The items that many of the calls refer to.
    await addArticle(app.store.db)
    await addRecipe(app.store.db)
    const cookie = await logIn(app)
    const calls = await readDescribedCalls(app)
    const faults: string[] = []
    let sent = 0
    /** Each from another address, so that requests are not just rate limited. */
    async function send(method: string, url: string, payload?: unknown): Promise<void> {
      const known = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((one) => one === method)
      if (!known) return
      sent += 1
      const answer = await app.server.inject({
        method: known,
        url,
        headers: {
          cookie,
          'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}`,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      })
      // Features not configured here (a model for pictures) answer 503.
      if (answer.statusCode >= 500 && answer.statusCode !== 503)
        faults.push(`${method} ${url} ${JSON.stringify(payload)} → ${answer.body}`)
    }

    for (const number of LARGE) {
      for (const { method, pattern } of routes)
        if (/[:*]/.test(pattern))
          await send(
            method,
            pattern.replace(/:\w+(\([^)]*\))?\??/g, String(number)).replace('*', String(number)),
          )
      for (const { method, path, parameters, body } of calls) {
        const url = path.replaceAll(/\{\w+\}/g, '1')
        for (const { name, in: place } of parameters)
          if (place === 'query') await send(method, `${url}?${name}=${number}`)
        if (body)
          for (const valid of fc.sample(valuesOf(body), { seed: 20, numRuns: 1 }))
            for (const payload of withEachNumber(valid, number)) await send(method, url, payload)
      }
    }
    expect(faults).toEqual([])
    // The coach was logged in until the end.
    const last = await app.server.inject({ url: '/api/admin/notes?item=2147483648', headers: { cookie } })
    expect([last.statusCode, last.json().error]).toEqual([400, 'item is an id'])
  })
})

/** Returns the value once for each number in it, with that number replaced. */
function withEachNumber(value: unknown, number: number): unknown[] {
  if (typeof value === 'number') return [number]
  if (Array.isArray(value))
    return value.flatMap((part, index) => withEachNumber(part, number).map((one) => value.with(index, one)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    withEachNumber(part, number).map((one) => ({ ...value, [name]: one })),
  )
}
