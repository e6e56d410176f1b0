import { vi } from 'vitest'

interface FakedCall {
  method: string
  /** The path with what follows it. */
  path: string
  /** What was sent as JSON. */
  body: unknown
}

type Reply = (call: FakedCall, pass: () => Promise<Response>) => Promise<Response>

/**
 * Fakes the network of the page that is shown for the calls to one address, until the test ends or the function it
 * returns is called: everything else reaches the site.
 *
 * @param reply answers, fails, or passes the call on and does something to its answer
 */
export function fakeCalls(address: RegExp, reply: Reply): () => void {
  let isFaked = true
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, document.baseURI)
    const path = pathname + search
    const pass = () => fetch(input, init)
    if (!isFaked || !address.test(path)) return pass()
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    return reply({ method: init.method ?? 'GET', path, body }, pass)
  })
  return () => {
    isFaked = false
  }
}

/** A network that fails. */
export const noConnection: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/** An answer as the site would give it. */
export const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
