import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPublicFetch, type FetchLimits, type FetchPublic } from '../../src/server/net/fetch-public.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'

let answer: RequestListener
let asked: FetchLimits | null = null
let timeLimitMs = 10_000
/** Serves as every other site; the guard allows only its address. */
const otherSite: Server = createServer((request, response) => answer(request, response))
const guarded = createPublicFetch({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
})
const ask: FetchPublic = (url, limits) => {
  asked = limits
  const address = otherSite.address()
  if (address === null || typeof address === 'string') return Promise.reject(new Error('offline'))
  // Only the guard requires https, and has tests of its own; here loopback answers.
  const here = new URL(`http://${url.hostname}:${address.port}${url.pathname}`)
  return guarded(here, { ...limits, timeLimitMs, httpsOnly: false })
}

let app: TestApp
let coach: AdminClient
beforeAll(async () => {
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve))
  app = await openTestApp({ askOutside: ask })
  coach = await openAdminClient(app)
})
afterAll(async () => {
  await app.close()
  otherSite.closeAllConnections()
  await new Promise((resolve) => otherSite.close(resolve))
})
beforeEach(() => {
  asked = null
  timeLimitMs = 10_000
})

const PROSE = 'Soup\n\nServes 2\n\n2 onions\n1 litre stock\n\nChop the onions.\nSimmer for 20 minutes.'
const PAGE = `<!doctype html><h1>Café stew</h1><h2>Ingredients</h2><ul><li>200 g rice</li><li>1 onion</li></ul>
  <h2>Directions</h2><ol><li>Boil.</li><li>Serve.</li></ol>`
async function send(path: string, payload: object) {
  const response = await coach('POST', path, payload)
  return { status: response.statusCode, body: response.json() }
}
const read = (url: unknown) => send('/recipes/read-address', { url })
const show = (body: string | Buffer, type = 'text/html; charset=utf-8'): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': type }).end(body)
}

// RIMPORT-API-1
test('plain text is parsed, and each line has its role', async () => {
  const { status, body } = await send('/recipes/read-pasted', { text: PROSE })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    recipe: { title: 'Soup', servings: 2, instructions: ['Chop the onions.', 'Simmer for 20 minutes.'] },
    source_url: null,
  })
  expect(JSON.stringify(body)).toContain('{"text":"Serves 2","role":"facts","ingredient":null}')
  // With form feeds, as in text from a PDF.
  const paged = await send('/recipes/read-pasted', { text: PROSE.replaceAll('\n', '\f') })
  expect([paged.status, paged.body]).toEqual([status, body])
})

// RIMPORT-API-3
test('a text without a recipe is reported, and so are malformed bodies', async () => {
  const none = await send('/recipes/read-pasted', { text: 'Dear Maya, hello.' })
  expect(none).toMatchObject({ status: 400, body: { error: expect.stringContaining('No recipe was found') } })
  for (const url of [undefined, 7, '', 'soup', 'ftp://x.example/a', 'https://', 'x'.repeat(3_000)]) {
    const refused = await read(url)
    expect(refused.status, String(url)).toBe(400)
  }
  expect(asked).toBeNull()
})

// RIMPORT-API-2
test('an address is fetched by https within its limits, however it was typed', async () => {
  answer = show(PAGE)
  for (const typed of ['https://food.example/stew', 'http://food.example/stew', ' food.example/stew ']) {
    const { status, body } = await read(typed)
    expect(status, typed).toBe(200)
    expect(body).toMatchObject({
      recipe: { title: 'Café stew', instructions: ['Boil.', 'Serve.'] },
      source_url: 'https://food.example/stew',
    })
  }
  expect(asked).toMatchObject({ maxBytes: 5_000_000, timeLimitMs: 10_000, httpsOnly: true })
})

test('a page in another encoding is decoded', async () => {
  answer = show(Buffer.from(PAGE, 'latin1'), 'text/html; charset=iso-8859-1')
  expect((await read('food.example')).body).toMatchObject({ recipe: { title: 'Café stew' } })
  answer = show(Buffer.from(`<meta charset="windows-1252">${PAGE}`, 'latin1'), 'text/html')
  expect((await read('food.example')).body).toMatchObject({ recipe: { title: 'Café stew' } })
})

test('a slow page is aborted', async () => {
  timeLimitMs = 200
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>')
  }
  expect(await read('slow.example')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('did not answer within 10 seconds') },
  })
})

test('a page that redirects to an internal address is refused without a request there', async () => {
  let inside = 0
  answer = (request, response) => {
    if (request.url === '/secret') inside += 1
    const { port } = Object(otherSite.address())
    response.writeHead(302, { location: `http://[::1]:${port}/secret` }).end()
  }
  expect(await read('kind.example/soup')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('not on the public internet') },
  })
  expect(inside).toBe(0)
  expect((await read('https://10.0.0.1/soup')).body).toMatchObject({
    error: expect.stringContaining('not on the public internet'),
  })
})

test.each<[string, RequestListener, string]>([
  ['a file', show('x', 'application/pdf'), 'leads to a file'],
  ['a refusal', (_, response) => response.writeHead(403).end(), 'its own visitors only (403)'],
  ['a page that is gone', (_, response) => response.writeHead(404).end(), 'no page at this address (404)'],
  ['a site that is down', (_, response) => response.writeHead(503).end(), 'problem just now (503)'],
  ['an odd answer', (_, response) => response.writeHead(418).end(), 'answered 418'],
  [
    'a page behind a question about cookies',
    show('<h1>We value your privacy</h1><p>Accept all cookies?</p><button>Accept</button>'),
    'may ask about cookies',
  ],
  [
    'a page without a recipe',
    show('<h1>News</h1><p>Nothing to cook.</p>'),
    'No recipe was found on this page',
  ],
  ['a page that is too large', show('x'.repeat(5_000_001)), 'larger than 5 MB'],
  ['one that breaks off', (request) => request.socket.destroy(), 'could not be reached'],
  [
    'a ring of redirects',
    (_, response) => response.writeHead(302, { location: '/again' }).end(),
    'without end',
  ],
])('%s gets a message', async (_, listener, sentence) => {
  answer = listener
  expect(await read('other.example')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining(sentence), details: [{ field: 'url' }] },
  })
})
