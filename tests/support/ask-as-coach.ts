import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { inject } from 'vitest'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Asks the running site past the document of a component test, with all it keeps: as a stranger. */
export function askSite(method: Method, path: string, body?: object, headers: Record<string, string> = {}) {
  // biome-ignore lint/suspicious/noExplicitAny: an answer as it came, of which a test names what it looks at
  return new Promise<any>((resolve, reject) => {
    const asked = request(
      inject('siteUrl') + path,
      {
        method,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      },
      (answer) => {
        const { statusCode = 0 } = answer
        if (statusCode === 204) return resolve(null)
        json(answer).then((told) => {
          if (statusCode < 300) resolve(told)
          else reject(new Error(`${method} ${path} was answered with ${statusCode}: ${JSON.stringify(told)}`))
        }, reject)
      },
    )
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

/** Asks the admin as the coach; paths begin after `/api/admin`. */
export const askAsCoach = (method: Method, path: string, body?: object) =>
  askSite(method, `/api/admin${path}`, body, { cookie: inject('coachCookie') })

/** An item of a test's own, with an address nobody else has. */
export async function makeItem(kind: 'articles' | 'recipes', fields: object = {}) {
  const own = crypto.randomUUID().slice(0, 8)
  const title = `An item of a test, ${own}`
  const slug = `item-of-a-test-${own}`
  const { id } = await askAsCoach('POST', `/${kind}`, { title, slug, status: 'published', ...fields })
  return { id: Number(id), title, slug, path: `/${kind === 'articles' ? 'blog' : 'recipes'}/${slug}` }
}
