import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { logIn } from '../support/login.ts'
import { openMailServer, type TestMailServer } from '../support/mail-server.ts'
import { waitForAnswer } from '../support/wait-until.ts'

let mailServer: TestMailServer
let app: TestApp
let cookie: string

beforeEach(async () => {
  mailServer = await openMailServer()
  app = await openTestApp({ environment: { MAIL_URL: mailServer.url } })
  cookie = await logIn(app)
})
afterEach(async () => {
  await app.close()
  await mailServer.close()
})

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.server.inject({ method, url: `/api/admin${url}`, headers: { cookie }, ...(payload ? { payload } : {}) })
const takeIn = (csv: string, dry_run = false) =>
  ask('POST', '/subscribers/import', { csv, consent: true, dry_run })
/** No address was excluded from an import. */
const NOBODY = {
  not_an_address: 0,
  already_there: 0,
  has_left: 0,
  opted_out: 0,
  not_reachable: 0,
  twice: 0,
}
const post = (url: string, payload: object) => app.server.inject({ method: 'POST', url, payload })

async function sendIssue(subject: string) {
  const { id } = (await ask('POST', '/issues', { subject, content: 'Hello' })).json()
  await ask('POST', `/issues/${id}/send`, {})
  return waitForAnswer(async () => {
    const { issue, recipients } = (await ask('GET', `/issues/${id}`)).json()
    return issue.progress.waiting === 0 ? { progress: issue.progress, recipients } : null
  })
}

async function readStates(): Promise<Record<string, string>> {
  const { subscribers } = (await ask('GET', '/subscribers')).json()
  return Object.fromEntries(
    subscribers.map(({ email, state }: { email: string; state: string }) => [email, state]),
  )
}

// NEWS-STATE-5, DELIVER-BOUNCE-4
test('a non-existent address gets no more mail, is marked as such, and may sign up again', async () => {
  await takeIn('anna@example.com\nbea@example.com')
  mailServer.troubles.push({ kind: 'refuse', status: 550, text: '5.1.1 No such user', at: 'RCPT' })
  expect(await sendIssue('First')).toMatchObject({
    progress: { total: 2, sent: 1, failed: 1 },
    recipients: 1,
  })
  expect(await readStates()).toEqual({ 'anna@example.com': 'bounced', 'bea@example.com': 'active' })
  const list = (await ask('GET', '/subscribers?state=bounced')).json()
  expect(list.subscribers[0].bounce_reason).toContain('5.1.1 No such user')
  expect(list).toMatchObject({
    total: 1,
    counts: { active: 1, bounced: 1 },
    subscribers: [{ email: 'anna@example.com', bounced_at: app.clock().toISOString() }],
  })
  expect(list.growth.at(-1)).toMatchObject({ active: 1 })
  expect(await sendIssue('Second')).toMatchObject({ progress: { total: 1, sent: 1 } })
  expect((await takeIn('anna@example.com', true)).json()).toEqual({
    added: 0,
    dry_run: true,
    left_out: { ...NOBODY, not_reachable: 1 },
    refused: [{ line: 1, text: 'anna@example.com', reason: 'not_reachable' }],
  })

  // A letter retried manually is not sent while the subscriber is unreachable.
  const [failed] = (await ask('GET', '/outbox?state=failed')).json().letters
  await ask('POST', `/outbox/${failed.id}/retry`)
  await waitForAnswer(async () => ((await ask('GET', '/outbox')).json().counts.cancelled === 1 ? true : null))

  mailServer.letters.length = 0
  await post('/api/newsletter/subscribe', { email: 'anna@example.com', referralSource: 'footer' })
  const text = await waitForAnswer(async () => mailServer.letters[0]?.mail.text ?? null)
  const token = /newsletter\/confirm\?token=(\S+)/.exec(text)?.[1]
  expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(200)
  expect(await readStates()).toMatchObject({ 'anna@example.com': 'active' })
  expect((await ask('GET', '/subscribers')).json().growth.at(-1)).toMatchObject({ active: 2 })
})

test('a server that refuses the site rather than the address leaves the subscriber on the list', async () => {
  await takeIn('anna@example.com')
  mailServer.troubles.push({ kind: 'refuse', status: 550, text: '5.7.1 Blocked for policy', at: 'RCPT' })
  expect(await sendIssue('First')).toMatchObject({ progress: { failed: 1 } })
  mailServer.troubles.push({ kind: 'refuse', status: 554, text: '5.6.0 Too ugly', at: 'DATA' })
  expect(await sendIssue('Second')).toMatchObject({ progress: { failed: 1 } })
  expect(await readStates()).toEqual({ 'anna@example.com': 'active' })
})

test('no import brings back unsubscribed or deleted addresses, and the preview says so', async () => {
  await takeIn('anna@example.com\nbea@example.com')
  await sendIssue('First')
  const toAnna = mailServer.letters.find(({ to }) => to[0] === 'anna@example.com')
  const token = /newsletter\/unsubscribe\?token=(\S+)/.exec(toAnna?.mail.text ?? '')?.[1]
  expect((await post('/api/newsletter/unsubscribe', { token })).statusCode).toBe(200)
  const { subscribers } = (await ask('GET', '/subscribers?q=bea')).json()
  await ask('DELETE', `/subscribers/${subscribers[0].id}`)

  const csv = 'name,email\nAnna,ANNA@Example.com\nBea,bea@example.com\nCia,cia@example.com'
  const refused = [
    { line: 2, text: 'anna@example.com', reason: 'has_left' },
    { line: 3, text: 'bea@example.com', reason: 'has_left' },
  ]
  const left_out = { ...NOBODY, has_left: 2 }
  expect((await takeIn(csv, true)).json()).toEqual({ added: 1, dry_run: true, left_out, refused })
  expect((await takeIn(csv)).json()).toEqual({ added: 1, dry_run: false, left_out, refused })
  expect(await readStates()).toEqual({ 'anna@example.com': 'unsubscribed', 'cia@example.com': 'active' })
  mailServer.letters.length = 0
  await sendIssue('Second')
  expect(mailServer.letters.filter(({ mail }) => mail.subject === 'Second').map(({ to }) => to[0])).toEqual([
    'cia@example.com',
  ])
})

// DELIVER-HELD-2
test('many bounced letters are listed, and the coach decides over the API', async () => {
  await takeIn(Array.from({ length: 6 }, (_, number) => `reader${number}@example.com`).join('\n'))
  const { db } = app.store
  const hold = (until: number, at: string) =>
    db
      .updateTable('subscribers')
      .set({ bounce_held_at: at, bounce_reason: '550 5.1.1 No such user' })
      .where('id', '<=', until)
      .where('bounce_held_at', 'is', null)
      .execute()
  const nothing = { total: 0, until: null, bounces: [], skipped: [] }
  expect((await ask('GET', '/mail-check/bounces')).json()).toEqual(nothing)
  const [first, second] = ['2026-03-04T12:00:00.000Z', '2026-03-04T12:05:00.000Z']
  await hold(3, first)
  await hold(4, second)
  const held = (await ask('GET', '/mail-check/bounces')).json()
  expect(held).toMatchObject({ total: 4, until: second })
  expect(held.bounces[0]).toEqual({
    subscriber_id: 4,
    email: 'reader3@example.com',
    reason: '550 5.1.1 No such user',
    held_at: second,
  })
  for (const body of [
    { decision: 'both', until: first },
    { decision: 'accept' },
    { decision: 'accept', until: 'now' },
  ])
    expect((await ask('POST', '/mail-check/bounces', body)).statusCode).toBe(400)

  // A bounce that arrived after the list was read requires a new decision.
  const accepted = await ask('POST', '/mail-check/bounces', { decision: 'accept', until: first })
  expect(accepted.json()).toEqual({ settled: 3 })
  const states = Object.values(await readStates())
  expect(states.filter((state) => state === 'bounced')).toHaveLength(3)
  // A reader who unsubscribes is no longer listed.
  const [{ id }] = (await ask('GET', '/subscribers?q=reader3')).json().subscribers
  await ask('DELETE', `/subscribers/${id}`)
  expect((await ask('GET', '/mail-check/bounces')).json()).toEqual(nothing)
  const history = (await ask('GET', '/history')).body
  expect(history).toContain('Took 3 subscribers off the list, whose letters came back')
})
