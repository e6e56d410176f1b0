import { afterEach, expect, test, vi } from 'vitest'
import { readFailure, subscribe } from './subscribe.ts'

afterEach(() => vi.unstubAllGlobals())

const anna = { email: 'anna@example.com', firstName: '', source: 'footer', signs: {} } as const

// NEWS-FORM-2
test('sends the form’s fields and omits an empty name', async () => {
  const fetch = vi.fn(async (_path: string, _request: RequestInit) =>
    Response.json({ success: true, message: 'Thank you' }),
  )
  vi.stubGlobal('fetch', fetch)
  expect(await subscribe(anna)).toBeNull()
  const [path, request] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/newsletter/subscribe')
  expect(JSON.parse(String(request?.body))).toEqual({
    email: 'anna@example.com',
    referralSource: 'footer',
    tags: ['free-workout-plan'],
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('an unreachable server is reported as a connection error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await subscribe(anna)).toBe('Connection error: Unable to connect to the server. Please try again.')
})

test('an answer that is not JSON is a failure without a reason', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  expect(await subscribe(anna)).toBe('Please try again later')
})

test.each([
  [true, { success: true }, null],
  [false, { success: false, error: 'Too many tries' }, 'Too many tries'],
  [true, { success: false }, 'Please try again later'],
  [false, { success: true }, 'Please try again later'],
  [false, { error: 42 }, 'Please try again later'],
  [true, null, 'Please try again later'],
])('ok %s with %j reads as %j', (ok, answer, failure) => {
  expect(readFailure(ok, answer)).toBe(failure)
})

// NEWS-SIGNUP-4
test('a requested proof of work is computed in the background and sent with the form', async () => {
  const sent: unknown[] = []
  const done = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
      sent.push(JSON.parse(String(request.body)))
      if (sent.length === 2) resolve()
      return Response.json({ success: true, message: 'Thanks', challenge: { text: 'c', bits: 4 } })
    })
  })
  expect(await subscribe(anna)).toBeNull()
  await done
  expect(sent[1]).toMatchObject({
    email: anna.email,
    proof: { challenge: 'c', solution: expect.any(String) },
  })
})
