import { createServer } from 'node:http'
import { createPublicFetch, type FetchPublic } from '../../src/server/net/fetch-public.ts'

interface Answer {
  status?: number
  body?: string | Buffer
}

/** Stands in for the film providers, on loopback. */
export class FilmSites {
  /** By path without query; a missing one is 404. */
  readonly answers = new Map<string, Answer>()
  /** The requested addresses, in full. */
  asked: string[] = []
  /** Whether the providers are reachable. */
  isOnline = true

  readonly #server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://films')
    const { status = 200, body = '' } = this.answers.get(pathname) ?? { status: 404 }
    response.writeHead(status).end(body)
  })
  readonly #guarded = createPublicFetch({ isAllowed: () => true })

  readonly ask: FetchPublic = (url, limits) => {
    this.asked.push(url.href)
    const address = this.#server.address()
    if (!this.isOnline || address === null || typeof address === 'string')
      return Promise.reject(new Error('offline'))
    // Only the guard requires https, and has tests of its own; here loopback answers.
    if (!limits.httpsOnly) return Promise.reject(new Error('not https'))
    const here = new URL(`http://127.0.0.1:${address.port}${url.pathname}${url.search}`)
    return this.#guarded(here, { ...limits, httpsOnly: false })
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  /** Resets to online, without answers and recorded requests. */
  forget(): void {
    this.answers.clear()
    this.asked = []
    this.isOnline = true
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}
