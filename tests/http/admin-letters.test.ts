import { afterEach, expect, test } from 'vitest'
import { dayIn } from '../../src/domain/time/dates.ts'
import { addDays } from '../../src/domain/time/days.ts'
import { MINUTE } from '../../src/domain/time/durations.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { logIn } from '../support/login.ts'
import { waitForAnswer } from '../support/wait-until.ts'

let app: TestApp
let cookie: string
afterEach(() => app.close())

async function open(): Promise<void> {
  app = await openTestApp()
  cookie = await logIn(app)
}

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: Record<string, unknown>) =>
  app.server.inject({ method, url: `/api/admin${url}`, headers: { cookie }, ...(payload ? { payload } : {}) })

async function writeMessage(subject: string, more: Record<string, string> = {}): Promise<void> {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@example.com',
      subject,
      message: 'Is there a place left on Friday?',
      ...more,
    },
  })
  expect(answer.statusCode).toBe(200)
}

test.each([
  ['messages', 'State is unread, read, answered, archived or spam'],
  ['subscribers', 'State is pending, active, unsubscribed or bounced'],
  ['outbox', 'State is waiting, sending, sent, failed or cancelled'],
])('an unknown state of %s is answered with the valid ones', async (list, sentence) => {
  await open()
  for (const state of ['gone', 'SENT']) {
    const answer = await ask('GET', `/${list}?state=${state}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: sentence, details: [{ field: 'state', message: sentence }] })
  }
  expect((await ask('GET', `/${list}?state=`)).statusCode).toBe(200)
})

// CONTACT-INBOX-1
test('the inbox shows messages with the state of their letters; spam is kept apart', async () => {
  await open()
  await writeMessage('First')
  await writeMessage('Second', { email: 'bea@example.com' })
  await writeMessage('Pills', { message: 'Buy [url=https://x.example]now[/url] please' })
  const inbox = await waitForAnswer(async () => {
    const answer = (await ask('GET', '/messages')).json()
    const sent = answer.messages.every(({ letters }: { letters: { state: string }[] }) =>
      letters.every(({ state }) => state === 'sent'),
    )
    return sent ? answer : null
  })
  expect(inbox).toMatchObject({
    total: 2,
    counts: { unread: 2, read: 0, answered: 0, archived: 0, spam: 1 },
    messages: [
      {
        subject: 'Second',
        state: 'unread',
        letters: [{ kind: 'contact_to_coach' }, { kind: 'contact_confirmation' }],
      },
      { subject: 'First' },
    ],
  })
  expect((await ask('GET', '/messages?state=spam')).json()).toMatchObject({ total: 1 })
  expect((await ask('GET', '/messages?q=SECOND')).json()).toMatchObject({ total: 1 })
  const { id } = inbox.messages[0]
  await ask('PUT', `/messages/${id}`, { state: 'read' })
  expect((await ask('GET', '/messages')).json()).toMatchObject({
    counts: { unread: 1, read: 1 },
    messages: [{ state: 'read' }, { state: 'unread' }],
  })
  expect((await ask('GET', '/messages?state=unread')).json().messages).toMatchObject([{ subject: 'First' }])
  expect((await ask('GET', '/overview')).json().messages.unread).toBe(1)
  expect((await ask('PUT', `/messages/${id}`, { state: 'unread' })).json().message.state).toBe('unread')
  expect((await ask('GET', '/messages')).json().counts).toMatchObject({ unread: 2, read: 0 })
  expect((await ask('PUT', `/messages/${id}`, { state: 'answered' })).json()).toMatchObject({
    message: { state: 'answered' },
  })
  expect((await ask('PUT', `/messages/${id}`, { state: 'lost' })).statusCode).toBe(400)
  expect((await ask('GET', '/messages/999')).statusCode).toBe(404)
})

// NEWS-LIST-3
test('an external list is previewed, imported with consent, and never re-adds unsubscribed addresses', async () => {
  await open()
  const csv =
    'Email;First name;Tags\nANNA@example.com;Anna;yoga, new\nnonsense;X;\nanna@example.com;Again;\nbea@example.com;=cmd();\n'
  const look = await ask('POST', '/subscribers/import', { csv, consent: true })
  expect(look.json()).toEqual({
    added: 2,
    dry_run: true,
    refused: [
      { line: 3, text: 'nonsense', reason: 'not_an_address' },
      { line: 4, text: 'anna@example.com', reason: 'twice' },
    ],
    left_out: {
      not_an_address: 1,
      already_there: 0,
      has_left: 0,
      opted_out: 0,
      not_reachable: 0,
      twice: 1,
    },
  })
  expect((await ask('POST', '/subscribers/import', { csv })).statusCode).toBe(400)
  await ask('POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  const list = (await ask('GET', '/subscribers?q=anna')).json()
  expect(list).toMatchObject({
    total: 1,
    counts: { active: 2 },
    subscribers: [
      {
        email: 'anna@example.com',
        first_name: 'Anna',
        state: 'active',
        source: 'import',
        tags: ['yoga', 'new'],
      },
    ],
  })
  expect(list.growth.at(-1)).toMatchObject({ active: 2 })

  // A spreadsheet must not execute a name given by a stranger.
  const file = await ask('GET', '/subscribers.csv')
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toMatch(/^email,first_name,/)
  expect(file.body).toContain("bea@example.com,'=cmd()")

  const { id } = list.subscribers[0]
  expect((await ask('DELETE', `/subscribers/${id}`)).statusCode).toBe(204)
  expect((await ask('DELETE', `/subscribers/${id}`)).statusCode).toBe(404)
  const again = await ask('POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  expect(again.json()).toMatchObject({ added: 0 })
  expect(again.json().refused).toContainEqual({ line: 2, text: 'anna@example.com', reason: 'has_left' })
  expect(JSON.stringify(await app.store.db.selectFrom('suppressions').selectAll().execute())).not.toContain(
    'anna',
  )
})

// NEWS-LIST-3, NEWS-LIST-4
test.each([
  ['a title above', 'My readers\n\nE-mail;Name;Status\n'],
  ['what spreadsheets write above', 'sep=;\r\nE-mail;Name;Status\r\n\r\n'],
  ['a title above that holds the other sign', 'My readers, friends, and all\nE-mail;Name;Status\n'],
  ['a title above that is a heading of its own', 'Contacts, email, 2024\n\nE-mail;Name;Status\n'],
  ['an address above', 'Account;maya@example.com\nAddress;1 Main Street\nE-mail;Name;Status\n'],
  ['headings that hold the other sign', '\n"E-mail";"Name, first, or all";Status\n'],
])('a list with %s is read by its header, and line numbers match an editor’s', async (_, head) => {
  await open()
  const lines = head.split('\n').length - 1
  const csv = `${head}anna@example.com;Anna;subscribed\n\nbea@example.com;"Bea\nB.";unsubscribed\nnonsense;;subscribed\n`
  const answer = await ask('POST', '/subscribers/import', { csv, consent: true })
  expect(answer.json()).toMatchObject({
    added: 1,
    refused: [
      { line: lines + 4, text: 'bea@example.com', reason: 'opted_out' },
      { line: lines + 5, text: 'nonsense', reason: 'not_an_address' },
    ],
  })
})

// NEWS-LIST-3, NEWS-LIST-4
test.each([
  'Subscriber,Status,Location',
  'E-Mail-Adresse;Status;Ort',
  'Correo,Subscription status,Ciudad',
  'Email 1,Email subscriber status,Address',
])('the header %s names the addresses, whose opted-out subscribers are omitted', async (header) => {
  await open()
  const [, delimiter = ','] = /([,;])/.exec(header) ?? []
  const rows = [
    ['anna@example.com', 'Subscribed', 'Bonn'],
    ['bea@example.com', 'Unsubscribed', 'Bern'],
  ]
  const csv = [header, ...rows.map((row) => row.join(delimiter))].join('\n')
  const answer = await ask('POST', '/subscribers/import', { csv, consent: true })
  expect(answer.json()).toMatchObject({
    added: 1,
    refused: [{ line: 3, text: 'bea@example.com', reason: 'opted_out' }],
  })
})

// NEWS-LIST-3
test('a list where the addresses are not in the first column is read by its header', async () => {
  await open()
  const csv = 'First Name,Labels,Email 1\nAnna,VIP,anna@example.com\n'
  const answer = await ask('POST', '/subscribers/import', { csv, consent: true })
  expect(answer.json()).toMatchObject({ added: 1, refused: [] })
})

// NEWS-LIST-5
test.each([
  ['tags', 'yoga long-runs', ['yoga', 'long-runs']],
  ['Tags', '"VIP Client, Free Plan"', ['vip-client', 'free-plan']],
  ['TAGS', '"""Early Birds"",""Été"""', ['early-birds', 'ete']],
  ['Labels', 'Early Bird', ['early-bird']],
])('tags of several words stay one tag each: %s %s', async (heading, cell, tags) => {
  await open()
  const csv = `email,${heading}\nanna@example.com,${cell}\n`
  await ask('POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  expect((await ask('GET', '/subscribers')).json().subscribers[0].tags).toEqual(tags)
})

test('a list of addresses alone needs no header', async () => {
  await open()
  const csv = 'anna@example.com\nemail\nbea@example.com\n'
  const answer = await ask('POST', '/subscribers/import', { csv, consent: true })
  expect(answer.json()).toMatchObject({ added: 2, refused: [{ line: 2, text: 'email' }] })
})

test('a line with an address is not a header, even with a header’s word in it', async () => {
  await open()
  const csv = 'anna@example.com;Anna;run, email\nbea@example.com;Bea;email\n'
  const answer = await ask('POST', '/subscribers/import', { csv, consent: true })
  expect(answer.json()).toMatchObject({ added: 2, refused: [] })
})

// NEWS-LIST-4
test('a header below an address is found, and its opted-out subscribers are omitted', async () => {
  await open()
  const csv =
    'Account,maya@example.com\nEmail,Status\nanna@example.com,unsubscribed\nbea@example.com,active\n'
  const answer = await ask('POST', '/subscribers/import', { csv, consent: true })
  expect(answer.json()).toMatchObject({ added: 1, left_out: { opted_out: 1, not_an_address: 0 } })
})

// NEWS-LIST-1
test('weeks of growth end on days of the site’s time zone', async () => {
  await open()
  await ask('PUT', '/settings', { time_zone: 'Pacific/Kiritimati' })
  const days = (await ask('GET', '/subscribers')).json().growth.map(({ week }: { week: string }) => week)
  const today = dayIn(app.clock().toISOString(), 'Pacific/Kiritimati')
  expect(days).toEqual(Array.from({ length: 12 }, (_, index) => addDays(today, 7 * (index - 11))))
})

test('the tags of a subscriber are changed, and invalid tags are refused', async () => {
  await open()
  const csv = 'email,tags\nanna@example.com,run yoga\n'
  await ask('POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  const [{ id }] = (await ask('GET', '/subscribers')).json().subscribers
  const changed = await ask('PUT', `/subscribers/${id}`, { tags: ['yoga', 'long-runs', 'yoga'] })
  expect(changed.statusCode).toBe(200)
  expect(changed.json().subscriber).toMatchObject({
    id,
    email: 'anna@example.com',
    tags: ['yoga', 'long-runs'],
  })
  expect((await ask('GET', '/subscribers?tag=run')).json().total).toBe(0)
  expect((await ask('GET', '/issues/recipients?tag=long-runs')).json().recipients).toBe(1)
  const tooMany = Array.from({ length: 31 }, (_, index) => `t${index}`)
  for (const tags of ['run', ['Run'], ['a b'], [7], tooMany, undefined])
    expect((await ask('PUT', `/subscribers/${id}`, { tags })).statusCode).toBe(400)
  expect((await ask('GET', '/subscribers')).json().subscribers[0].tags).toEqual(['yoga', 'long-runs'])
  expect((await ask('PUT', '/subscribers/999', { tags: [] })).statusCode).toBe(404)
  const { entries } = (await ask('GET', '/history')).json()
  expect(entries[0]).toMatchObject({ sentence: 'Changed the tags of a subscriber' })
})

test('subscribers who opted out at the former service are omitted, and the preview says how many and why', async () => {
  await open()
  const files = [
    'email,name,subscribed_to_emails,deleted_at\na@x.example,A,false,\nb@x.example,B,true,2024-01-01\nc@x.example,C,true,\n',
    'Email Address,First Name,UNSUB_TIME\nd@x.example,D,2024-01-01 10:00\ne@x.example,E,\n',
    'first_name;email;status\nF;f@x.example;cancelled\nG;g@x.example;Active\nH;H@x.example;subscribed\nH;h@x.example;unsubscribed\n',
    'Email,active_subscription,email_disabled\ni@x.example,false,true\nj@x.example,false,false\n',
  ]
  const looks = await Promise.all(
    files.map(async (csv) => (await ask('POST', '/subscribers/import', { csv, consent: true })).json()),
  )
  expect(looks.map(({ added, left_out }) => [added, left_out.opted_out])).toEqual([
    [1, 2],
    [1, 1],
    [1, 3],
    [1, 1],
  ])
  for (const csv of files) {
    await ask('POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  }
  const rows = await app.store.db.selectFrom('subscribers').select('email').orderBy('email').execute()
  expect(rows.map(({ email }) => email)).toEqual(['c', 'e', 'g', 'j'].map((name) => `${name}@x.example`))
})

// NEWS-ISSUE-1, NEWS-ISSUE-5
test('an issue is written, tested, sent to the list, and followed', async () => {
  await open()
  const csv = 'anna@example.com\nbea@example.com\n'
  await ask('POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  const created = await ask('POST', '/issues', { subject: 'Spring has legs' })
  expect(created.statusCode).toBe(201)
  const { id } = created.json()
  const empty = await ask('POST', `/issues/${id}/send`, {})
  expect(empty.statusCode).toBe(400)
  expect(empty.json()).toMatchObject({ details: [{ field: 'content', message: 'The letter is empty' }] })
  await ask('PUT', `/issues/${id}`, { content: 'Hello **you**' })
  expect((await ask('POST', `/issues/${id}/test`)).statusCode).toBe(200)

  const later = new Date(app.clock().getTime() + 86_400_000).toISOString()
  expect((await ask('POST', `/issues/${id}/send`, { at: later })).json()).toMatchObject({
    issue: { state: 'scheduled', send_at: later },
    recipients: 2,
  })
  expect((await ask('POST', `/issues/${id}/cancel`)).json()).toMatchObject({
    issue: { state: 'draft' },
  })
  await ask('POST', `/issues/${id}/send`, {})
  await waitForAnswer(async () => {
    const { issue } = (await ask('GET', `/issues/${id}`)).json()
    return issue.progress.sent === 2 ? issue : null
  })
  expect((await ask('PUT', `/issues/${id}`, { subject: 'Other' })).statusCode).toBe(409)
  expect((await ask('DELETE', `/issues/${id}`)).statusCode).toBe(409)
  // The request of an editor opened before the paths were renamed.
  expect((await ask('PUT', `/campaigns/${id}`, { subject: 'Other' })).statusCode).toBe(410)
  const letters = await app.store.db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .orderBy('id')
    .execute()
  expect(letters).toEqual([
    { kind: 'newsletter_test', recipient: 'coach@localhost' },
    { kind: 'newsletter_issue', recipient: 'anna@example.com' },
    { kind: 'newsletter_issue', recipient: 'bea@example.com' },
  ])
})

// NEWS-ISSUE-2
test('a visit by a letter’s link counts for a sent letter only, and not with Do Not Track', async () => {
  await open()
  const { id } = (await ask('POST', '/issues', { subject: 'Four degrees' })).json()
  const { slug } = await app.store.db.selectFrom('issues').select('slug').executeTakeFirstOrThrow()
  const follow = (headers: Record<string, string> = {}) =>
    app.server.inject({ method: 'POST', url: `/api/newsletter/letters/${slug}/click`, headers })
  const countClicks = async () => (await ask('GET', `/issues/${id}`)).json().issue.progress.clicks

  expect((await follow()).statusCode).toBe(204)
  await app.store.db.updateTable('issues').set({ state: 'sent' }).where('id', '=', id).execute()
  expect(await countClicks()).toBe(0)
  const visits: Record<string, string>[] = [{}, { dnt: '1' }, { 'sec-gpc': '1' }, { dnt: '0' }]
  for (const headers of visits) expect((await follow(headers)).statusCode).toBe(204)
  expect(await countClicks()).toBe(2)
})

// AVAIL-ORIGIN-2
test('sixty visits by letters per address count in 15 minutes, and later ones get the same answer', async () => {
  await open()
  const { id } = (await ask('POST', '/issues', { subject: 'Sixty visits' })).json()
  const { slug } = await app.store.db.selectFrom('issues').select('slug').executeTakeFirstOrThrow()
  await app.store.db.updateTable('issues').set({ state: 'sent' }).where('id', '=', id).execute()
  const follow = async (remoteAddress: string) => {
    const url = `/api/newsletter/letters/${slug}/click`
    const { statusCode, body, headers } = await app.server.inject({ method: 'POST', url, remoteAddress })
    expect([statusCode, body, headers['retry-after']]).toEqual([204, '', undefined])
  }
  const countClicks = async () => (await ask('GET', `/issues/${id}`)).json().issue.progress.clicks
  for (let visit = 0; visit < 62; visit++) await follow('192.0.2.1')
  expect(await countClicks()).toBe(60)
  await follow('192.0.2.2')
  expect(await countClicks()).toBe(61)
  app.setNow(new Date(app.clock().getTime() + 15 * MINUTE).toISOString())
  await follow('192.0.2.1')
  expect(await countClicks()).toBe(62)
})

// ADMIN-OUTBOX-1
test('a failed letter is shown with its reason and can be retried', async () => {
  await open()
  await writeMessage('First')
  await waitForAnswer(async () => {
    const { counts } = (await ask('GET', '/outbox')).json()
    return counts.sent === 2 ? counts : null
  })
  await app.store.db
    .updateTable('outbox')
    .set({ state: 'failed', last_error: 'No such user', last_error_at: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', 1)
    .execute()
  const failed = (await ask('GET', '/outbox?state=failed')).json()
  expect(failed).toMatchObject({
    total: 1,
    letters: [{ id: 1, last_error: 'No such user', next_attempt_at: null }],
    health: { transport: 'folder', last_error: 'No such user' },
  })
  expect((await ask('POST', '/outbox/1/retry')).statusCode).toBe(200)
  expect((await ask('POST', '/outbox/2/retry')).statusCode).toBe(409)
  expect((await ask('POST', '/outbox/99/retry')).statusCode).toBe(404)
})
