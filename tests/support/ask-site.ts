import { request } from 'node:http'
import { inject } from 'vitest'
import { unique } from './unique.ts'

/** What the site answered somebody else than the page that is shown. */
export interface SiteAnswer {
  status: number
  text: string
  /** The cookie it gave, as a `cookie` header; null when it gave none. */
  cookie: string | null
}

interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  cookie?: string
}

/**
 * Asks the site of the component tests past the page that is shown, as another tab or another person does: neither the
 * document's cookies nor a network that a test has broken are in the way.
 */
export function askSite(path: string, { method = 'GET', body, cookie }: Question = {}): Promise<SiteAnswer> {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    // What a browser says of its own requests.
    'sec-fetch-site': 'same-origin',
    ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    ...(cookie ? { cookie } : {}),
  }
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, inject('siteUrl')), { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          cookie: answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null,
        }),
      )
    })
    asking.on('error', reject)
    asking.end(payload)
  })
}

/** Asks the admin's API as the coach in another tab; paths begin after `/api/admin`. */
export async function askAdmin(method: NonNullable<Question['method']>, path: string, body?: unknown) {
  const { status, text } = await askSite(`/api/admin${path}`, { method, body, cookie: inject('coachCookie') })
  if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** An article or a recipe for one test, with a title and an address of its own. */
export async function makeItem(kind: 'articles' | 'recipes', fields: object = {}) {
  const title = unique('A test item')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const { id } = await askAdmin('POST', `/${kind}`, { title, slug, ...fields })
  return { id: Number(id), title, slug }
}
