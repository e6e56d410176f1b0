import { createHash, randomInt } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listExpired } from '../../src/server/store/trash/trash.ts'
import { purgeExpired } from '../../src/server/trash/purge-trash.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { logIn } from '../support/login.ts'
import { type OddRequest, requestsFor } from '../support/odd-requests.ts'
import { type DescribedCall, readDescribedCalls } from '../support/openapi.ts'
import { LONG } from '../support/run-length.ts'

/** `FUZZ_SEED=…` repeats a run; `LONG=1` makes it a long one. */
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
const REQUESTS_PER_CALL = LONG ? 300 : 2

const INTERNALS = /\bat .+\.[jt]s|node_modules|sqlite|postgres|kysely|SQLITE_|FST_|ZodError|constraint|stack/i
const errorShape = z.object({ error: z.string().min(1) })
/**
 * Tables that a refused request must not change. It may be logged and counted, and background work continues: letters
 * are sent, secrets are created on first use.
 */
const CONTENT = [
  'articles',
  'recipes',
  'recipe_tags',
  'categories',
  'authors',
  'revisions',
  'drafts',
  'redirects',
  'tombstones',
  'search_documents',
  'settings',
  'images',
  'item_pictures',
  'subscribers',
  'messages',
  'issues',
  'preview_links',
  'second_factor',
] as const

let app: TestApp
let calls: DescribedCall[]
let sent = 0
beforeAll(async () => {
  // Many addresses, so that requests are not just rate limited; no jobs, which change rows alongside a refused request.
  app = await openTestApp({ seed: 'sample', environment: { TRUST_PROXY: 'true' }, jobs: false })
  calls = await readDescribedCalls(app)
  console.info(`fuzz: FUZZ_SEED=${SEED}`)
})
afterAll(async () => {
  await app.close()
  console.info(`fuzz: ${sent} requests to ${calls.length} calls, FUZZ_SEED=${SEED}`)
})

/** Returns a hash over the whole content. */
async function sumStore(): Promise<string> {
  const hash = createHash('sha256')
  for (const table of CONTENT) {
    hash.update(JSON.stringify(await app.store.db.selectFrom(table).selectAll().execute()))
  }
  return hash.digest('hex')
}

/** Emptying the trash answers before its rows are deleted: this completes it, as a refused request is compared next. */
async function finishPurge(): Promise<void> {
  const { store, mediaStore, clock, server } = app
  const now = clock().toISOString()
  await vi.waitFor(async () => {
    await purgeExpired({ store: store.db, mediaStore }, now, server.log)
    expect(await listExpired(store.db, { now, limit: 1 })).toEqual([])
  }, HANGS_AFTER_MS)
}

async function send({ method }: DescribedCall, { url, headers, payload, loggedIn }: OddRequest) {
  sent += 1
  const cookie = loggedIn ? await logIn(app) : null
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
  return app.server.inject({
    method,
    url,
    headers: { 'x-forwarded-for': address, ...headers, ...(cookie ? { cookie } : {}) },
    payload: method === 'GET' ? undefined : payload,
  })
}

type Answer = Awaited<ReturnType<typeof send>>

/** Decompresses the response if the request accepted compression. */
function readBody({ headers, rawPayload }: Answer): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(rawPayload).toString()
    case 'gzip':
      return gunzipSync(rawPayload).toString()
    case 'deflate':
      return inflateSync(rawPayload).toString()
    case 'zstd':
      return zstdDecompressSync(rawPayload).toString()
    default:
      return rawPayload.toString()
  }
}

function checkAnswer(call: DescribedCall, request: OddRequest, answer: Answer): void {
  const { statusCode } = answer
  const body = readBody(answer)
  const shown = `${call.method} ${request.url.slice(0, 300)} → ${statusCode} ${body.slice(0, 400)}`
  const isDescribed = call.responses.has(statusCode)
  expect(statusCode < 500 || (isDescribed && statusCode === 503), shown).toBe(true)
  if (call.guarded && !request.loggedIn) expect([400, 401, 404], shown).toContain(statusCode)
  if (statusCode >= 400) {
    expect(errorShape.safeParse(JSON.parse(body)).success, shown).toBe(true)
    expect(body, shown).not.toMatch(INTERNALS)
    expect(answer.headers['cache-control'], shown).toBe('no-store')
  }
  const described = call.responses.get(statusCode)
  if (described && Object.keys(described).length > 0 && body !== '') {
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const parsed = z.fromJSONSchema(described).safeParse(isJson ? JSON.parse(body) : body)
    expect(parsed.success, `${shown}\n${parsed.error}`).toBe(true)
  }
}

test('no call is ever our fault, whatever is sent to it', {
  timeout: LONG ? 3_600_000 : HANGS_AFTER_MS,
}, async () => {
  /** Hash of the stored content, until a request is accepted. */
  let before: string | null = null
  for (const [index, call] of calls.entries()) {
    const property = fc.asyncProperty(requestsFor(call), async (request) => {
      if (call.method !== 'GET') before ??= await sumStore()
      const answer = await send(call, request)
      checkAnswer(call, request, answer)
      if (call.method === 'GET') return
      if (answer.statusCode < 400) {
        before = null
        await finishPurge()
      } else
        expect(await sumStore(), `${call.method} ${request.url} was refused and stored something`).toBe(
          before,
        )
    })
    await fc.assert(property, { seed: SEED + index, numRuns: REQUESTS_PER_CALL, endOnFailure: !LONG })
  }
  const { server, store } = app
  const cookie = await logIn(app)
  for (const { method, path, parameters } of calls) {
    if (method !== 'GET' || parameters.some(({ in: place, required }) => place === 'path' || required))
      continue
    const { statusCode } = await server.inject({ url: path, headers: { cookie } })
    expect(statusCode, `${path} after all that`).toBe(200)
  }
  const count = async (table: 'articles' | 'recipes' | 'search_documents') =>
    (await store.db.selectFrom(table).select('id').execute()).length
  expect(await count('search_documents')).toBe((await count('articles')) + (await count('recipes')))
})
