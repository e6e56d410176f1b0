import { vi } from 'vitest'

interface FakedCall {
  method: string
  /** The path with its query. */
  path: string
  /** The JSON that was sent. */
  body: unknown
}

type Reply = (call: FakedCall, pass: () => Promise<Response>) => Promise<Response>

/**
 * Replaces the responses to calls of one address on the page shown, until the test ends or the returned function is
 * called: all other calls reach the site.
 *
 * @param reply answers, fails, or forwards the call and modifies its response
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

/** A failing network. */
export const noConnection: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/** Returns a response in the site's format. */
export const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
