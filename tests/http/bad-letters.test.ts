import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { logIn } from '../support/login.ts'
import { openMailServer, type TestMailServer } from '../support/mail-server.ts'
import { waitForAnswer } from '../support/wait-until.ts'

let mailServer: TestMailServer
let app: TestApp
let visitor = 0

beforeAll(async () => {
  mailServer = await openMailServer()
  app = await openTestApp({
    environment: { TRUST_PROXY: 'true', MAIL_URL: mailServer.url, MAIL_PER_MINUTE: '100000' },
  })
})
afterAll(async () => {
  await app.close()
  await mailServer.close()
})
beforeEach(async () => {
  visitor++
  for (const table of ['outbox', 'messages', 'subscribers', 'rate_limits'] as const)
    await app.store.db.deleteFrom(table).execute()
  mailServer.letters.length = 0
})

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-forwarded-for': `10.0.0.${visitor}`, ...headers },
  })

const MESSAGE = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  subject: 'The sunrise class',
  message: 'Is there a place left on Friday?',
}
const contact = (more: object = {}) => post('/api/contact', { ...MESSAGE, ...more })
const subscribe = (more: object = {}) =>
  post('/api/newsletter/subscribe', { email: 'anna@example.com', referralSource: 'footer', ...more })

/** Returns the letters accepted by the mail server once none is waiting. */
async function readLetters(count: number) {
  await waitForAnswer(async () => (mailServer.letters.length >= count ? true : null))
  await waitForAnswer(async () => {
    const open = await app.store.db
      .selectFrom('outbox')
      .select('id')
      .where('state', 'in', ['waiting', 'sending'])
      .execute()
    return open.length === 0 ? true : null
  })
  expect(mailServer.letters).toHaveLength(count)
  return mailServer.letters
}

async function countStored(): Promise<number> {
  let sum = 0
  for (const table of ['outbox', 'messages', 'subscribers'] as const) {
    const rows = await app.store.db.selectFrom(table).select('id').execute()
    sum += rows.length
  }
  return sum
}

const INJECTIONS = [
  'x\r\nBcc: all@example.com',
  'x\nBcc: all@example.com',
  'x\rBcc: all@example.com',
  'x\u0085Bcc: all@example.com',
  'x\u2028Bcc: all@example.com',
  'x\u0000Bcc: all@example.com',
  'x\tBcc: all@example.com',
]

describe.each(INJECTIONS)('the line break in %j', (text) => {
  test.each(['firstName', 'lastName', 'subject', 'email'])('is refused in a message’s %s', async (field) => {
    const answer = await contact({ [field]: field === 'email' ? `anna@example.com${text.slice(1)}` : text })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, details: [{ field, message: expect.any(String) }] })
    expect(await countStored()).toBe(0)
  })

  test.each(['firstName', 'email'])('is refused in a subscription’s %s', async (field) => {
    const answer = await subscribe({ [field]: field === 'email' ? `anna@example.com${text.slice(1)}` : text })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) })
    expect(await countStored()).toBe(0)
  })
})

test('an encoded line break stays text in mail headers', async () => {
  const word = '=?utf-8?q?x=0D=0ABcc:_all@example.com?='
  expect((await contact({ firstName: word, lastName: word, subject: word })).statusCode).toBe(200)
  for (const { to, mail } of await readLetters(2)) {
    expect(to).toHaveLength(1)
    expect(mail.bcc ?? []).toEqual([])
    expect(
      mail.headers.filter(({ key }) => ['to', 'cc', 'bcc', 'subject', 'from'].includes(key)),
    ).toHaveLength(3)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  }
})

test('line breaks in the coach’s subject become one line in every letter', async () => {
  const headers = { cookie: await logIn(app), 'x-forwarded-for': '10.1.0.1' }
  const subject = 'Spring\r\nBcc: all@example.com\r\n\r\nhas legs'
  const created = await post('/api/admin/issues', { subject, content: 'Hello' }, headers)
  await post(`/api/admin/issues/${created.json().id}/test`, {}, headers)
  const [letter] = await readLetters(1)
  expect(letter?.to).toEqual(['coach@localhost'])
  expect(letter?.mail.subject).toBe('Test: Spring Bcc: all@example.com has legs')
  expect(letter?.mail.bcc ?? []).toEqual([])
})

test.each([
  'anna@example.com, all@example.org',
  'anna@example.com;all@example.org',
  'Anna <anna@example.com>',
  '<anna@example.com>',
  'everybody:anna@example.com,all@example.org;',
  'anna(all@example.org)@example.com',
  'anna@[127.0.0.1]',
  'anna@localhost',
  '"anna all@example.org"@example.com',
  'anna@example.com>\u00a0RCPT TO:<all@example.org',
  '\u202eanna@example.com',
])('%j is refused as an address', async (email) => {
  for (const answer of [await contact({ email }), await subscribe({ email })]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, error: 'Please enter a valid email address' })
  }
  expect(await countStored()).toBe(0)
})

/** Returns an address header as transmitted; the test's mail server decodes addresses. */
const wireHeader = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value

test('a Unicode domain is converted to ASCII, and an address subscribes only once', async () => {
  for (const email of ['anna@bücher.example', 'ANNA@xn--bcher-kva.example', 'anna@bu\u0308cher.example'])
    expect((await subscribe({ email })).statusCode).toBe(200)
  const [letter] = await readLetters(1)
  expect(letter?.to).toEqual(['anna@bücher.example'])
  expect(wireHeader(letter?.mail, 'to')).toBe('anna@xn--bcher-kva.example')
})

test('a Unicode name before the @ is delivered if the mail server supports it', async () => {
  expect((await contact({ email: 'åsa@bücher.example' })).statusCode).toBe(200)
  const letters = await readLetters(2)
  expect(letters.map(({ to }) => to[0]).sort()).toEqual(['coach@localhost', 'åsa@bücher.example'])
  const toCoach = letters.find(({ to }) => to[0] === 'coach@localhost')?.mail
  expect(toCoach?.replyTo).toMatchObject([{ address: 'åsa@bücher.example' }])
})

describe('a body of 10 MB', () => {
  const FILLER = 'x'.repeat(10 * 1024 * 1024)

  test.each([
    ['/api/contact', { ...MESSAGE, message: FILLER }],
    ['/api/contact', { ...MESSAGE, more: FILLER }],
    ['/api/newsletter/subscribe', { email: 'anna@example.com', referralSource: 'footer', firstName: FILLER }],
    ['/api/newsletter/confirm', { token: FILLER }],
    ['/api/newsletter/unsubscribe', { token: FILLER }],
  ])('to %s is refused in a sentence, and nothing is stored', async (url, payload) => {
    const answer = await post(url, payload)
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ success: false, error: 'That is too large.' })
    expect(await countStored()).toBe(0)
  })

  test('from a plain form gets a page that says so', async () => {
    const answer = await post('/api/contact', `message=${FILLER}`, {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.body).toContain('That is too large.')
    expect(await countStored()).toBe(0)
  })
})

test('five hundred sign-ups a minute: letters are delayed, each address gets one, no subscriber is revealed', async () => {
  await subscribe({ email: 'known@example.com' })
  const ask = (number: number) => {
    // Every address is tried twice, from different clients; one of them is on the list already.
    const email = number % 100 === 0 ? 'known@example.com' : `reader${number >> 1}@example.com`
    return post(
      '/api/newsletter/subscribe',
      { email, referralSource: 'popup' },
      { 'x-forwarded-for': `172.16.${number >> 8}.${number & 255}` },
    )
  }
  const answers = await Promise.all(Array.from({ length: 500 }, (_, number) => ask(number)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const said = answers.map((answer) => answer.json<{ challenge?: object }>())
  expect(said.filter(({ challenge }) => challenge === undefined)).toHaveLength(299)
  expect(new Set(said.map(({ challenge, ...rest }) => JSON.stringify(rest))).size).toBe(1)

  const people = await app.store.db.selectFrom('subscribers').select('email').execute()
  const letters = await app.store.db.selectFrom('outbox').select(['kind', 'recipient']).execute()
  expect(letters.map(({ recipient }) => recipient).sort()).toEqual(people.map(({ email }) => email).sort())
  expect(new Set(letters.map(({ kind }) => kind))).toEqual(new Set(['newsletter_confirmation']))
  // Their delivery is covered by other tests: the remaining ones need not be rendered.
  await app.store.db.deleteFrom('outbox').where('state', '=', 'waiting').execute()
})

// NEWS-SIGNUP-3
test('a single visitor reaches the limit long before', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 25; number++)
    statuses.push((await subscribe({ email: `mine${number}@example.com` })).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual(Array(5).fill(429))
})
