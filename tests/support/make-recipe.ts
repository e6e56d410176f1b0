import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { inject } from 'vitest'

/** A recipe of one component test, on the site that all of them share. */
export async function makeRecipe(fields: object): Promise<{ slug: string; title: string; path: string }> {
  const name = randomUUID().slice(0, 8)
  const slug = `a-test-item-${name}`
  const title = `A test item ${name}`
  await askAsCoach('POST', '/recipes', { title, slug, ...fields })
  return { slug, title, path: `/recipes/${slug}` }
}

/** By Node's own means: what a page asks for goes without the coach's cookie. */
function askAsCoach(method: 'POST', path: string, payload: object): Promise<void> {
  const headers = {
    cookie: inject('coachCookie'),
    origin: inject('siteUrl'),
    'content-type': 'application/json',
  }
  return new Promise((resolve, reject) => {
    const call = request(`${inject('siteUrl')}/api/admin${path}`, { method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 201
          ? resolve()
          : reject(new Error(`${path} was answered ${answer.statusCode}`)),
      )
    })
    call.once('error', reject)
    call.end(JSON.stringify(payload))
  })
}
