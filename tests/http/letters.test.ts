import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { readHtml } from '../support/read-html.ts'
import { waitForAnswer } from '../support/wait-until.ts'

let app: TestApp
afterEach(() => app.close())

/** Returns the letters in the outbox folder, oldest first, parsed as by a mail program. */
async function readOutbox(count: number) {
  const folder = join(app.dataDir, 'outbox')
  const names = await waitForAnswer(async () => {
    const found = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    return found.length >= count ? found.sort() : null
  })
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}

function linkIn(text: string | undefined, path: string): URL {
  const link = /https?:\/\/[^\s"\\<>]+/g
  for (const [url] of (text ?? '').matchAll(link)) if (new URL(url).pathname === path) return new URL(url)
  throw new Error(`No link to ${path} in ${text}`)
}

const post = (url: string, payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, payload, headers })

const subscribe = (email: string, more: Record<string, unknown> = {}) =>
  post('/api/newsletter/subscribe', { email, referralSource: 'footer', ...more })

// CONTACT-MAIL-1
test('a message causes two letters: one to the coach, whose replies go to the sender, and one to the sender', async () => {
  app = await openTestApp()
  const answer = await post('/api/contact', {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    subject: 'The sunrise class',
    message: 'Is there a place left on Friday?',
  })
  expect(answer.statusCode).toBe(200)
  const [toCoach, toSender] = await readOutbox(2)
  expect(toCoach).toMatchObject({
    to: [{ address: 'coach@localhost' }],
    replyTo: [{ address: 'anna@example.com' }],
    subject: 'Anna Berg: The sunrise class',
    text: expect.stringContaining('Is there a place left on Friday?'),
    html: expect.stringContaining('Is there a place left on Friday?'),
  })
  expect(toSender).toMatchObject({
    to: [{ address: 'anna@example.com' }],
    subject: 'Thank you, we have your message',
  })
  for (const word of ['Friday', 'sunrise', 'Anna', 'Berg']) {
    expect(`${toSender?.text} ${toSender?.html}`).not.toContain(word)
  }
})

// CONTACT-SPAM-1
test('a message that looks like spam is stored apart and sends no letter', async () => {
  app = await openTestApp()
  const message = {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    subject: 'Cheap',
    message: 'See [url=https://pills.example]here[/url]',
  }
  expect((await post('/api/contact', message)).statusCode).toBe(200)
  expect(
    (await post('/api/contact', { ...message, message: 'Quite harmless words', website: 'x' })).statusCode,
  ).toBe(200)
  expect(await app.store.db.selectFrom('messages').select('state').execute()).toEqual([
    { state: 'spam' },
    { state: 'spam' },
  ])
  expect(await app.store.db.selectFrom('outbox').select('id').execute()).toEqual([])
})

// NEWS-LINK-2, NEWS-LINK-4
test('subscribe, confirm, leave: each step by the link of its letter', async () => {
  app = await openTestApp()
  await subscribe('anna@example.com', { tags: ['free-workout-plan'] })
  const [confirmation] = await readOutbox(1)
  expect(confirmation?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  const confirmLink = linkIn(confirmation?.text, '/newsletter/confirm')
  expect(linkIn(confirmation?.html, '/newsletter/confirm').href).toBe(confirmLink.href)
  // Mail scanners open links: a GET changes nothing.
  await app.server.inject(confirmLink.pathname + confirmLink.search)
  expect(await app.store.db.selectFrom('subscribers').select('state').execute()).toEqual([
    { state: 'pending' },
  ])

  const token = confirmLink.searchParams.get('token')
  const confirmed = await post('/api/newsletter/confirm', { token })
  expect(confirmed.json()).toMatchObject({ success: true, plan_url: expect.stringContaining('/plan?token=') })
  expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(200)
  const [, welcome] = await readOutbox(2)
  const header = (name: string) => welcome?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const oneClick = new URL(header('list-unsubscribe').slice(1, -1))
  expect(linkIn(welcome?.text, '/newsletter/unsubscribe').searchParams.get('token')).toBeTruthy()

  const leave = () =>
    app.server.inject({
      method: 'POST',
      url: oneClick.pathname + oneClick.search,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await leave()).statusCode).toBe(200)
  const letters = await readOutbox(3)
  expect(letters).toHaveLength(3)
  // Every letter after the confirmation has the header, including the goodbye, where it has no effect.
  expect(letters.map(({ headers }) => headers.some(({ key }) => key === 'list-unsubscribe'))).toEqual([
    false,
    true,
    true,
  ])
  expect((await leave()).statusCode).toBe(200)
  expect(await app.store.db.selectFrom('outbox').select('kind').orderBy('id').execute()).toEqual([
    { kind: 'newsletter_confirmation' },
    { kind: 'welcome' },
    { kind: 'goodbye' },
  ])
  expect(await app.store.db.selectFrom('subscribers').select('state').execute()).toEqual([
    { state: 'unsubscribed' },
  ])
  // The old confirmation link does not reactivate the subscriber.
  expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(400)
})

test.each([
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['text/plain', 'List-Unsubscribe=One-Click'],
  [undefined, ''],
])(
  'one-click works for a mail program that sends %s; a GET only redirects to the page',
  async (type, payload) => {
    app = await openTestApp()
    await subscribe('anna@example.com')
    const [confirmation] = await readOutbox(1)
    const token = linkIn(confirmation?.text, '/newsletter/confirm').searchParams.get('token')
    await post('/api/newsletter/confirm', { token })
    const [, welcome] = await readOutbox(2)
    const header = welcome?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const { pathname, search } = new URL(header.slice(1, -1))
    const readState = async () =>
      (await app.store.db.selectFrom('subscribers').select('state').executeTakeFirstOrThrow()).state

    const opened = await app.server.inject(pathname + search)
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/newsletter/unsubscribe${search}`])
    expect(await readState()).toBe('active')
    const pressed = await app.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: { origin: 'https://mail.example', ...(type ? { 'content-type': type } : {}) },
      payload,
    })
    expect(pressed.statusCode).toBe(200)
    expect(await readState()).toBe('unsubscribed')
  },
)

// NEWS-SIGNUP-1
test('the answer does not reveal who subscribes, and letters are sent once', async () => {
  app = await openTestApp()
  const answers = []
  for (let time = 1; time <= 3; time++) answers.push((await subscribe('anna@example.com')).body)
  expect(new Set(answers).size).toBe(1)
  await readOutbox(1)
  expect(await app.store.db.selectFrom('outbox').select('kind').execute()).toEqual([
    { kind: 'newsletter_confirmation' },
  ])
})

test.each([undefined, '', '1', `1-${'a'.repeat(43)}`, 'x'.repeat(5_000), { a: 1 }])(
  'the token %o is refused in a sentence',
  async (token) => {
    app = await openTestApp()
    for (const path of ['confirm', 'unsubscribe']) {
      const answer = await post(`/api/newsletter/${path}`, { token })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ success: false, error: expect.stringMatching(/^.+link.+/i) })
    }
  },
)

// NEWS-BOT-1
test('a bot that fills in the hidden field is thanked and ignored', async () => {
  app = await openTestApp()
  const [person, program] = [
    await subscribe('anna@example.com'),
    await subscribe('bot@example.com', { website: 'x' }),
  ]
  expect(program.body).toBe(person.body)
  expect(await app.store.db.selectFrom('subscribers').select('email').execute()).toEqual([
    { email: 'anna@example.com' },
  ])
})

// PLAN-MAIL-3
test('a subscriber who requests the plan starts it by the link of one letter', async () => {
  app = await openTestApp({ now: '2026-03-04T12:00:00.000Z' })
  await subscribe('anna@example.com')
  const [confirmation] = await readOutbox(1)
  const token = linkIn(confirmation?.text, '/newsletter/confirm').searchParams.get('token')
  await post('/api/newsletter/confirm', { token })
  const stranger = await subscribe('bob@example.com', { tags: ['free-workout-plan'] })
  app.setNow('2026-03-04T12:10:00.000Z')
  const asked = await subscribe('anna@example.com', { tags: ['free-workout-plan'] })
  expect(asked.json()).toEqual(stranger.json())

  const standing = async () =>
    app.store.db
      .selectFrom('subscribers')
      .select(['tags', 'plan_day', 'plan_due_at'])
      .where('email', '=', 'anna@example.com')
      .executeTakeFirst()
  expect(await standing()).toEqual({ tags: '[]', plan_day: null, plan_due_at: null })
  const offer = (await readOutbox(4)).find(({ subject }) => subject === 'One tap and your 7-day plan begins')
  const link = linkIn(offer?.text, '/newsletter/confirm')
  expect((await app.server.inject(link.pathname + link.search)).body).toContain('/api/newsletter/plan/start')
  expect((await standing())?.plan_day).toBeNull()

  // No other link of the same subscriber starts the plan.
  expect((await post('/api/newsletter/plan/start', { token })).statusCode).toBe(400)
  const startToken = link.searchParams.get('token')
  const started = await post('/api/newsletter/plan/start', { token: startToken })
  expect(started.json()).toMatchObject({ success: true, plan_url: expect.stringContaining('/plan?token=') })
  const begun = { tags: '["free-workout-plan"]', plan_day: 1, plan_due_at: '2026-03-05T07:00:00.000Z' }
  expect(await standing()).toEqual(begun)
  app.setNow('2026-03-05T06:00:00.000Z')
  expect((await post('/api/newsletter/plan/start', { token: startToken })).statusCode).toBe(200)
  // The endpoint that confirms any other letter accepts its token too.
  const confirmed = await post('/api/newsletter/confirm', { token: startToken })
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, started.json()])
  expect(await standing()).toEqual(begun)
})

test('without JavaScript the same steps work with plain forms', async () => {
  app = await openTestApp()
  const email = 'reader-without-script@example.com'
  const open = async (url: string) => readHtml((await app.server.inject(url)).body)
  type Page = ReturnType<typeof readHtml>

  /** Presses a button of a page, with its form's fields and the typed values. */
  async function press(page: Page, name: string, typed: Record<string, string> = {}): Promise<Page> {
    const button = [...page.querySelectorAll('button')].find((one) => one.textContent.includes(name))
    const form = button?.closest('form')
    const fields = new URLSearchParams(typed)
    for (const field of form?.querySelectorAll('input[type="hidden"]') ?? [])
      fields.set(field.getAttribute('name') ?? '', field.getAttribute('value') ?? '')
    for (const named of Object.keys(typed))
      expect(form?.querySelector(`input[name="${named}"]`)).not.toBeNull()
    expect(form?.getAttribute('method')).toBe('post')
    const { statusCode, body } = await app.server.inject({
      method: 'POST',
      url: form?.getAttribute('action') ?? '',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: fields.toString(),
    })
    expect(statusCode).toBe(200)
    return readHtml(body)
  }
  const headingOf = (page: Page) => page.querySelector('h1')?.textContent
  const local = (url: URL) => url.pathname + url.search

  expect(headingOf(await press(await open('/'), 'Send me the plan', { email }))).toBe(
    'Welcome to the community!',
  )
  const [confirmation] = await readOutbox(1)
  const confirm = await open(local(linkIn(confirmation?.text, '/newsletter/confirm')))
  const confirmed = await press(confirm, 'Confirm my email address')
  const plan = [...confirmed.querySelectorAll('a')].find(
    (link) => link.textContent.trim() === 'Open the plan',
  )
  const missed = await press(await open(local(new URL(plan?.href ?? ''))), 'I missed a day')
  expect(headingOf(missed)).toBe('No harm done')
  const [, welcome] = await readOutbox(2)
  const leave = await open(local(linkIn(welcome?.text, '/newsletter/unsubscribe')))
  expect(headingOf(await press(leave, 'Unsubscribe me'))).toBe('Goodbye, and take care')
})
