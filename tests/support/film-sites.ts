import { createServer } from 'node:http'
import { createPublicFetch, type FetchPublic } from '../../src/server/net/fetch-public.ts'

interface Answer {
  status?: number
  body?: string | Buffer
}

/** Stands for the sites of films, on loopback. */
export class FilmSites {
  /** By path, queries left out; what is missing is 404. */
  readonly answers = new Map<string, Answer>()
  /** What was asked, by its whole address. */
  asked: string[] = []
  /** Whether they can be reached. */
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
    // https alone is asked of the guard, which has tests of its own; here loopback answers.
    if (!limits.httpsOnly) return Promise.reject(new Error('not https'))
    const here = new URL(`http://127.0.0.1:${address.port}${url.pathname}${url.search}`)
    return this.#guarded(here, { ...limits, httpsOnly: false })
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  /** Online again, with nothing to say and nothing asked. */
  forget(): void {
    this.answers.clear()
    this.asked = []
    this.isOnline = true
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}
