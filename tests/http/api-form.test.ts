import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { type DescribedCall, type JsonSchema, readDescribedCalls } from '../support/openapi.ts'

let app: TestApp
let ask: AdminClient
let calls: DescribedCall[]
beforeAll(async () => {
  app = await openTestApp({ seed: 'sample' })
  ask = await openAdminClient(app)
  calls = await readDescribedCalls(app)
})
afterAll(() => app.close())

const get = (url: string) =>
  url.startsWith('/api/admin/')
    ? ask('GET', url.slice('/api/admin'.length))
    : app.server.inject({ url, headers: { accept: 'application/json' } })

const object = z.record(z.string(), z.unknown())

/** Returns every property of a value or of a schema with its value, including those inside lists and objects. */
function namesIn(value: unknown): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  const { success, data } = object.safeParse(value)
  return success ? Object.entries(data).flatMap(([name, inside]) => [[name, inside], ...namesIn(inside)]) : []
}

/** Returns the names of the fields that a schema describes. */
const fieldsOf = (schema: JsonSchema | null | undefined) =>
  namesIn(schema).flatMap(([name, inside]) =>
    name === 'properties' ? Object.keys(object.safeParse(inside).data ?? {}) : [],
  )

const isOwnForm = (path: string) => /^\/api\/(?:newsletter\/|contact$)/.test(path)
/** Two calls that spell names of stored data differently: the HTML sitemap, and the input of picture generation. */
const OTHERWISE = ['/api/sitemap-html', '/api/admin/generate-images']

// API-FORM-1
test('stored fields have their column names in every input and output', async () => {
  const tables = await app.store.db.introspection.getTables()
  const columns = tables.flatMap((table) => table.columns.map(({ name }) => name))
  expect(columns.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([])
  const inCamelCase = new Set(
    columns
      .filter((name) => name.includes('_'))
      .map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())),
  )
  const others = calls.filter(({ path }) => !isOwnForm(path) && !OTHERWISE.includes(path))
  expect(others.length).toBeGreaterThan(100)
  const fields = others.flatMap(({ method, path, body, responses }) =>
    [body, ...responses.values()].flatMap(fieldsOf).map((name) => ({ call: `${method} ${path}`, name })),
  )
  expect(fields.filter(({ name }) => inCamelCase.has(name))).toEqual([])
  expect(new Set(fields.map(({ name }) => name))).toContain('featured_image_url')
})

// API-FORM-1
test('the fields of the newsletter and contact forms are in camelCase', () => {
  const bodies = calls.filter(({ path, body }) => isOwnForm(path) && body !== null)
  const names = bodies.flatMap(({ body }) => fieldsOf(body))
  expect(names).toEqual(expect.arrayContaining(['firstName', 'lastName', 'referralSource', 'timeZone']))
  expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([])
})

/** Names of counts and measures, and of booleans. */
const NUMBER = /(?:_count|_minutes|^minutes|^total|^servings|^width|^height|^bytes|^times|^views|^visitors)$/
const FLAG = /^(?:featured|notes_open|notes_enabled)$|^(?:is|has)_/
const TIME = /_at$/
/** Foods of the table and ideas of what to write are not rows: they are identified by a name. */
const NAMED = /^[a-z][a-z-]+$|^season-/

// API-FORM-1, API-FORM-2
test('every read is UTF-8 JSON: ids are numbers, times end in Z, no number or boolean is a string', async () => {
  const item = '/api/public/recipes/sunrise-breakfast-bowl'
  const read = calls
    .filter(
      ({ method, path, parameters, responses }) =>
        method === 'GET' &&
        !path.includes('{') &&
        responses.get(200) &&
        !parameters.some((one) => one.required),
    )
    .map(({ path }) => path)
  expect(read.length).toBeGreaterThan(30)
  const met = { ids: 0, times: 0, numbers: 0, flags: 0 }
  for (const url of [
    ...read,
    item,
    '/api/public/articles/nothing',
    '/api/public/articles?page=x',
    '/api/nowhere',
  ]) {
    const answer = await get(url)
    expect(answer.headers['content-type'], url).toBe('application/json; charset=utf-8')
    for (const [name, value] of namesIn(answer.json())) {
      const at = `${url} ${name}`
      if (value === null) continue
      expect(['true', 'false'], at).not.toContain(value)
      if (/^id$|^(?:category|author|item)_id$/.test(name) && !NAMED.test(String(value))) {
        met.ids++
        expect(Number.isInteger(value) && Number(value) > 0, at).toBe(true)
      } else if (TIME.test(name)) {
        met.times++
        expect(value, at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)
      } else if (NUMBER.test(name)) {
        met.numbers++
        expect(typeof value, at).toBe('number')
      } else if (FLAG.test(name)) {
        met.flags++
        expect(typeof value, at).toBe('boolean')
      }
    }
  }
  for (const [kind, count] of Object.entries(met)) expect(count, kind).toBeGreaterThan(20)
})
