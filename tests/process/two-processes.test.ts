import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { uploadedImageSchema } from '../../src/domain/images/library-image.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/log-in-over-http.ts'
import { openMailServer, type TestMailServer } from '../support/mail-server.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'
import { startS3, type TestS3 } from '../support/s3.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { makeUploadForm } from '../support/uploads.ts'
import { waitUntil } from '../support/wait-until.ts'

const NAME = 'site_two_processes'
const PASSWORD = 'a quiet long password'
/** Changes published by one process are shown by the other within this time. */
const SEEN_WITHIN_MS = 2_000
const articleAnswer = z.object({ article: z.object({ id: z.int(), slug: z.string() }) })

let mail: TestMailServer
let s3: TestS3
let one: RunningSite
let two: RunningSite
let cookie: string

beforeAll(async () => {
  const server = inject('postgresUrl')
  await copyDatabase(server, NAME, inject('postgresTemplate'))
  mail = await openMailServer()
  s3 = await startS3()
  const environment = {
    DATABASE_URL: withDatabase(server, NAME),
    // Behind one load balancer both are the same site.
    SITE_URL: 'http://site.test',
    TRUST_PROXY: '1',
    SEED: 'none',
    MAIL_URL: mail.url,
    MEDIA_STORE: s3.address(),
    ADMIN_PASSWORD: PASSWORD,
  }
  // Both start at once with an empty database: they take turns setting it up.
  ;[one, two] = await Promise.all([startSite(environment), startSite(environment)])
  cookie = await logIn(one.url, PASSWORD)
})
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop(), mail?.close(), s3?.close()])
  await dropDatabase(inject('postgresUrl'), NAME)
})

const send = (site: RunningSite, method: string, path: string, body: object, headers = {}) =>
  fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  })

const read = (site: RunningSite, path: string) => fetch(site.url + path).then((response) => response.text())

// RUN-PROC-2
test('a change at one process is shown by the other within two seconds', async () => {
  // Cached by both before the change.
  for (const site of [one, two]) expect(await read(site, '/blog')).not.toContain('Two of us')
  const fields = { title: 'Two of us', slug: 'two-of-us', status: 'published', content: 'First words.' }
  const created = await send(one, 'POST', '/api/admin/articles', fields)
  expect(created.status).toBe(201)
  const { article } = articleAnswer.parse(await created.json())
  const isShown = (text: string, path: string) => async () => (await read(two, path)).includes(text)
  await waitUntil('the list shows it', isShown('Two of us', '/blog'), SEEN_WITHIN_MS)
  await waitUntil('its page is there', isShown('First words.', '/blog/two-of-us'), SEEN_WITHIN_MS)

  const changed = await send(one, 'PUT', `/api/admin/articles/${article.id}`, { content: 'Second words.' })
  expect(changed.status).toBe(200)
  await waitUntil('the change is shown', isShown('Second words.', '/blog/two-of-us'), SEEN_WITHIN_MS)

  const answers = (status: number) => async () => (await fetch(`${two.url}/blog/two-of-us`)).status === status
  expect((await send(one, 'DELETE', `/api/admin/articles/${article.id}`, {})).status).toBe(204)
  await waitUntil('it is gone', answers(410), SEEN_WITHIN_MS)
  const restored = await send(one, 'POST', `/api/admin/trash/article/${article.id}/restore`, {})
  expect(restored.status).toBe(200)
  await waitUntil('it is back', answers(200), SEEN_WITHIN_MS)
})

test('a colour chosen at one process is used by the other, its icon included', async () => {
  const icon = async (site: RunningSite) => read(site, '/favicon.svg')
  const chosen = await send(one, 'PUT', '/api/admin/settings', { accent_color: '#1d4ed8' })
  expect(chosen.status).toBe(200)
  const shown = async () => (await read(two, '/')).includes('/assets/look-1-1d4ed8-plain.css')
  await waitUntil('the page names its sheet', shown, SEEN_WITHIN_MS)
  expect(await icon(two)).toContain('#1d4ed8')
  expect((await fetch(`${two.url}/assets/look-1-1d4ed8-plain.css`)).status).toBe(200)
})

// RUN-PROC-1
test('a session started at one process is valid at the other, and ends for both', async () => {
  const mine = await logIn(one.url, PASSWORD)
  const verify = (site: RunningSite) =>
    fetch(`${site.url}/api/auth/verify`, { headers: { cookie: mine } }).then((response) => response.json())
  expect(await verify(two)).toEqual({ valid: true })
  await fetch(`${two.url}/api/auth/logout`, { method: 'POST', headers: { cookie: mine } })
  expect(await verify(one)).toEqual({ valid: false })
})

test('a limit counts requests of both processes', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  const statuses: number[] = []
  for (let number = 0; number < 7; number++) {
    const message = {
      firstName: 'Ines',
      lastName: 'Okafor',
      email: 'limit@example.com',
      subject: `Number ${number}`,
      message: 'How often may I write to you?',
    }
    statuses.push((await send(number % 2 ? one : two, 'POST', '/api/contact', message, headers)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

// RUN-PROC-3
test('each letter is sent once, by either process', async () => {
  const emails = Array.from({ length: 24 }, (_, index) => `reader${index}@example.com`)
  const answers = await Promise.all(
    emails.map((email, index) =>
      send(
        index % 2 ? one : two,
        'POST',
        '/api/newsletter/subscribe',
        { email, referralSource: 'footer' },
        { 'x-forwarded-for': `203.0.113.${100 + index}` },
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200))
  const received = () => mail.letters.flatMap(({ to }) => to).filter((to) => to.startsWith('reader'))
  await waitUntil('every letter has arrived', () => new Set(received()).size === emails.length)
  // A further letter passes through both outboxes afterwards: a duplicate would have arrived before it.
  await send(one, 'POST', '/api/newsletter/subscribe', {
    email: 'last@example.com',
    referralSource: 'footer',
  })
  await waitUntil('the last has arrived', () =>
    mail.letters.some(({ to }) => to.includes('last@example.com')),
  )
  expect(received().toSorted()).toEqual(emails.toSorted())
})

test('a picture uploaded to one process is delivered by the other, but not while in the trash', async () => {
  const file = await paintHalves(640, 480).jpeg().toBuffer()
  const response = await fetch(`${one.url}/media/image/upload`, {
    method: 'POST',
    headers: { cookie },
    body: makeUploadForm({ file }),
  })
  expect(response.status).toBe(200)
  const { secure_url, public_id } = uploadedImageSchema.parse(await response.json())
  const address = two.url + new URL(secure_url).pathname
  const picture = await fetch(address)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])

  const answers = (status: number) => async () => (await fetch(address)).status === status
  expect((await send(one, 'DELETE', `/api/admin/images/${public_id}`, {})).status).toBe(204)
  await waitUntil('it is not served', answers(404), SEEN_WITHIN_MS)
  expect((await send(two, 'POST', `/api/admin/trash/image/${public_id}/restore`, {})).status).toBe(200)
  expect(await answers(200)()).toBe(true)
})
