import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/domain/site/default-settings.ts'
import { writeWeeklyTestLetter } from '../../src/server/jobs/coach-letters.ts'
import { importSubscribers } from '../../src/server/store/newsletter/subscriber-list.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp } from '../support/app.ts'
import { DATABASES_AT_LENGTH, describeStores, type MakeStore } from '../support/databases.ts'
import { openDnsServer } from '../support/dns-server.ts'
import { openMailServer } from '../support/mail-server.ts'
import { waitForAnswer, waitUntil } from '../support/wait-until.ts'

const NOW = '2026-03-04T12:00:00.000Z'

/** Opens a site over one of the databases, with its mail server and the coach's client. */
async function open(
  makeStore: MakeStore,
  { hasMail = true, environment = {} }: { hasMail?: boolean; environment?: Record<string, string> } = {},
) {
  const mail = await openMailServer()
  const { databaseUrl } = makeStore.kind === 'sqlite' ? { databaseUrl: null } : await makeStore.place()
  const app = await openTestApp({
    databaseUrl,
    now: NOW,
    environment: {
      MAIL_URL: hasMail ? mail.url : 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Maya <maya@site.example>',
      COACH_EMAIL: 'coach@site.example',
      // Nothing listens there: the machine's own name servers are not queried.
      DNS_SERVERS: '127.0.0.1:9',
      ...environment,
    },
  })
  onTestFinished(async () => {
    await app.close()
    await mail.close()
  })
  return { app, mail, ask: await openAdminClient(app) }
}

type Site = Awaited<ReturnType<typeof open>>

async function writeMessage({ app, ask }: Site): Promise<number> {
  await app.server.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@example.com',
      subject: 'Friday',
      message: 'Is there a place left?\nAnna',
    },
  })
  return (await ask('GET', '/messages')).json().messages[0].id
}

function addReaders({ app }: Site, readers: { email: string; first_name?: string; tags?: string[] }[]) {
  let nonce = 0
  return importSubscribers(
    app.store.db,
    readers.map(({ email, first_name = null, tags = [] }) => ({ email, first_name, tags })),
    () => `nonce-${nonce++}`,
    { now: NOW, actor: SYSTEM_ACTOR },
  )
}

const countLetters = async ({ app }: Site) =>
  (await app.store.db.selectFrom('outbox').select('id').execute()).length

describeStores((makeStore) => {
  // CONTACT-INBOX-2, CONTACT-INBOX-3
  test('a reply from the inbox is one letter, in the thread of the first, and stored with the message', async () => {
    const site = await open(makeStore)
    const { ask, mail } = site
    const id = await writeMessage(site)
    await waitUntil('the letters arrived', () => mail.letters.length === 2)
    const text = 'Hello Anna,\n\nyes, there is.\n<b>Maya</b>'
    const presses = await Promise.all([1, 2].map(() => ask('POST', `/messages/${id}/reply`, { text })))
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const message = await waitForAnswer(async () => {
      const found = (await ask('GET', `/messages/${id}`)).json().message
      return found.replies[0]?.letter?.state === 'sent' ? found : null
    })
    expect(message).toMatchObject({ state: 'answered', replies: [{ text, letter: { attempts: 1 } }] })
    expect(message.replies).toHaveLength(1)
    expect(mail.letters).toHaveLength(3)
    const letter = mail.letters.at(-1)
    expect(letter?.to).toEqual(['anna@example.com'])
    expect(letter?.mail).toMatchObject({
      subject: 'Re: Friday',
      from: { address: 'maya@site.example' },
      replyTo: [{ address: 'coach@site.example' }],
    })
    const thanks = mail.letters.find(({ mail: { subject } }) => subject?.startsWith('Thank you'))
    expect(letter?.mail.inReplyTo).toBe(thanks?.mail.messageId)
    expect(letter?.mail.text).toMatch(
      /^Hello Anna,\n\nyes, there is\.\n<b>Maya<\/b>\n\nOn March 4.*wrote:\n> Is there a place left\?\n> Anna\n/,
    )
    expect(letter?.mail.html).toContain('&lt;b&gt;Maya')
    expect(letter?.mail.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
    expect((await ask('GET', '/messages')).json().counts).toMatchObject({ unread: 0, answered: 1 })
  })

  // DELIVER-TEST-2
  test('the weekly test letter is sent once, on Monday at six in the site’s time zone', async () => {
    const { db } = await makeStore()
    let now = '2026-03-09T04:59:00.000Z'
    const options = {
      store: db,
      coachEmail: 'coach@site.example',
      settings: async () => ({ ...DEFAULT_SETTINGS, time_zone: 'Europe/Stockholm' }),
      clock: () => new Date(now),
      log: pino({ level: 'silent' }),
      triggerDelivery: () => undefined,
    }
    const look = () => Promise.all([1, 2, 3].map(() => writeWeeklyTestLetter(options)))
    expect(await look()).toEqual([false, false, false])
    now = '2026-03-09T05:02:00.000Z'
    expect((await look()).filter(Boolean)).toHaveLength(1)
    now = '2026-03-09T05:59:00.000Z'
    expect(await look()).toEqual([false, false, false])
    // A site started on a Monday afternoon waits for the next Monday.
    now = '2026-03-16T15:00:00.000Z'
    expect(await look()).toEqual([false, false, false])
    now = '2026-03-16T05:00:00.000Z'
    expect((await look()).filter(Boolean)).toHaveLength(1)
    const letters = await db.selectFrom('outbox').select(['kind', 'recipient']).execute()
    expect(letters).toEqual(Array(2).fill({ kind: 'mail_test', recipient: 'coach@site.example' }))
  })

  // NEWS-WHO-1, NEWS-WHO-2
  test('an issue with tags goes to subscribers with any of them, and reports how many of how many', async () => {
    const site = await open(makeStore)
    const { ask, mail } = site
    await addReaders(site, [
      { email: 'a@example.com', tags: ['run', 'yoga'] },
      { email: 'b@example.com', tags: ['runner'] },
      { email: 'c@example.com', tags: ['yoga'] },
      { email: 'd@example.com' },
    ])
    expect((await ask('GET', '/issues/recipients?tag=run&tag=yoga')).json()).toEqual({
      recipients: 2,
      subscribers: 4,
      tags: [
        { tag: 'yoga', subscribers: 2 },
        { tag: 'run', subscribers: 1 },
        { tag: 'runner', subscribers: 1 },
      ],
    })
    const created = await ask('POST', '/issues', { subject: 'Run', content: 'Hello', tags: ['run', 'run'] })
    expect(created.json()).toMatchObject({ issue: { tags: ['run'] }, recipients: 1, subscribers: 4 })
    const { id } = created.json()
    for (const tags of ['run', ['Run'], ['a%'], [7], Array.from({ length: 31 }, (_, i) => `t${i}`)])
      expect((await ask('PUT', `/issues/${id}`, { tags })).statusCode).toBe(400)
    await ask('PUT', `/issues/${id}`, { tags: ['run', 'yoga'] })
    await ask('POST', `/issues/${id}/send`, {})
    await waitUntil('the letters arrived', () => mail.letters.length === 2)
    expect(mail.letters.map(({ to }) => to[0]).sort()).toEqual(['a@example.com', 'c@example.com'])
    // The mail server receives the last letter a moment before the outbox is updated.
    await waitUntil('the outbox knows', async () => {
      const { progress } = (await ask('GET', `/issues/${id}`)).json().issue
      return progress.total === 2 && progress.waiting === 0
    })
  })

  // NEWS-TIME-1, NEWS-TIME-2
  test('in morning mode each letter waits for its reader’s morning, and a pause holds all of them', async () => {
    const site = await open(makeStore)
    const { app, ask, mail } = site
    const zones = { a: 'Asia/Tokyo', b: 'America/New_York', c: 'Not/AZone', d: null }
    await addReaders(
      site,
      Object.keys(zones).map((name) => ({ email: `${name}@example.com` })),
    )
    for (const [name, time_zone] of Object.entries(zones))
      await app.store.db
        .updateTable('subscribers')
        .set({ time_zone })
        .where('email', '=', `${name}@example.com`)
        .execute()
    await ask('PUT', '/settings', { time_zone: 'Europe/Stockholm' })
    const { id } = (await ask('POST', '/issues', { subject: 'Morning', content: 'Hello' })).json()
    await ask('POST', `/issues/${id}/send`, { by_morning: true })
    const letters = await app.store.db
      .selectFrom('outbox')
      .select(['recipient', 'next_attempt_at'])
      .orderBy('recipient')
      .execute()
    expect(letters.map(({ next_attempt_at }) => next_attempt_at)).toEqual([
      '2026-03-04T22:00:00.000Z',
      '2026-03-04T12:00:00.000Z',
      '2026-03-05T06:00:00.000Z',
      '2026-03-05T06:00:00.000Z',
    ])
    // In New York it is morning already.
    await waitUntil(
      'the first letter is known to be sent',
      async () => (await ask('GET', `/issues/${id}`)).json().issue.progress.sent === 1,
    )
    const paused = await ask('POST', `/issues/${id}/pause`)
    expect(paused.json().issue).toMatchObject({
      state: 'sending',
      by_morning: true,
      paused_at: NOW,
      progress: { total: 4, sent: 1, waiting: 3, next_at: '2026-03-04T22:00:00.000Z' },
    })
    // However late, no letter is skipped.
    app.setNow('2026-03-05T11:00:00.000Z')
    await ask('POST', `/issues/${id}/test`)
    await waitUntil('what is not paused arrived', () => mail.letters.length === 2)
    expect((await ask('GET', `/issues/${id}`)).json().issue.progress).toMatchObject({ sent: 1, waiting: 3 })
    await ask('POST', `/issues/${id}/resume`)
    await waitUntil('all letters arrived', () => mail.letters.length === 5)
    expect((await ask('POST', `/issues/999/pause`)).statusCode).toBe(404)
  })
})

describeStores((makeStore) => {
  test('a reply waits while the mail server is away; it must have text and a recipient', async () => {
    const site = await open(makeStore, { hasMail: false })
    const { ask } = site
    const id = await writeMessage(site)
    const answer = await ask('POST', `/messages/${id}/reply`, { text: ' Yes ' })
    expect(answer.json().message).toMatchObject({ state: 'answered', replies: [{ text: 'Yes' }] })
    expect(answer.json().message.replies[0].letter.sent_at).toBeNull()
    for (const text of ['', ' \n ', 7, 'x'.repeat(20_001)])
      expect((await ask('POST', `/messages/${id}/reply`, { text })).statusCode).toBe(400)
    expect((await ask('POST', '/messages/999/reply', { text: 'Yes' })).statusCode).toBe(404)
    expect(await countLetters(site)).toBe(3)
  })

  test('a refused reply is kept with its reason and can be retried', async () => {
    const site = await open(makeStore)
    const id = await writeMessage(site)
    await waitUntil('both letters of the message arrived', () => site.mail.letters.length === 2)
    site.mail.troubles.push({ kind: 'refuse', status: 550, text: '5.1.1 No such user', at: 'RCPT' })
    await site.ask('POST', `/messages/${id}/reply`, { text: 'Yes, there is.' })
    const readReply = async () => (await site.ask('GET', `/messages/${id}`)).json().message.replies[0]
    const becomes = (state: string) =>
      waitUntil(`the answer is ${state}`, async () => (await readReply()).letter.state === state)
    await becomes('failed')
    expect(await readReply()).toMatchObject({
      text: 'Yes, there is.',
      letter: { last_error: expect.stringContaining('No such user') },
    })
    await site.ask('POST', `/outbox/${(await readReply()).letter.id}/retry`)
    await becomes('sent')
    expect(site.mail.letters).toHaveLength(3)
  })

  // NEWS-NAME-1, NEWS-ARCHIVE-1
  test('a letter contains each reader’s name, or the fallback after the bar', async () => {
    const site = await open(makeStore)
    const { app, ask, mail } = site
    await addReaders(site, [
      { email: 'asa@example.com', first_name: 'Åsa & <b>Bo' },
      { email: 'bea@example.com' },
      { email: 'cia@example.com', first_name: 'win.example.com' },
    ])
    const issue = {
      subject: 'Soup for {first_name|you}',
      preview_text: 'Dear {first_name}, it is cold',
      content: 'Hello {first_name|friend}, **{first_name|you}**!',
    }
    const { id } = (await ask('POST', '/issues', issue)).json()
    await ask('POST', `/issues/${id}/send`, {})
    await waitUntil('the letters arrived', () => mail.letters.length === 3)
    const letterTo = (address: string) => mail.letters.find(({ to }) => to[0] === address)?.mail
    const named = letterTo('asa@example.com')
    expect(named?.subject).toBe('Soup for Åsa & <b>Bo')
    expect(named?.html).toContain('Hello Åsa &amp; &lt;b&gt;Bo, <strong>Åsa &amp; ')
    expect(named?.html).toContain('Dear Åsa &amp; &lt;b&gt;Bo, it is cold')
    expect(named?.text).toContain('Hello Åsa & <b>Bo, ')
    // A name that is an address is not used as a name.
    for (const letter of [letterTo('bea@example.com'), letterTo('cia@example.com')]) {
      expect(letter?.subject).toBe('Soup for you')
      expect(letter?.html).toContain('Hello friend, <strong>you</strong>!')
      expect(letter?.html).toContain('Dear, it is cold')
      expect(letter?.text).toContain('Hello friend, you!')
    }
    const archived = await app.server.inject('/api/newsletter/letters/soup-for-you')
    expect(archived.json()).toMatchObject({
      subject: 'Soup for you',
      preview_text: 'Dear, it is cold',
      content_html: '<p>Hello friend, <strong>you</strong>!</p>',
    })
    const page = await app.server.inject('/letters/soup-for-you')
    expect(page.body).not.toContain('first_name|')
    expect(JSON.stringify(mail.letters)).not.toContain('first_name|')
  })

  // NEWS-NAME-3
  test('an unknown token is reported when testing and sending, before any letter is sent', async () => {
    const site = await open(makeStore)
    const { ask } = site
    await addReaders(
      site,
      Array.from({ length: 10_000 }, (_, number) => ({ email: `reader${number}@example.com` })),
    )
    const created = await ask('POST', '/issues', { subject: 'Hi {name}', content: 'Hello {frist_name|you}' })
    expect(created.statusCode).toBe(201)
    const { id } = created.json()
    for (const [call, body] of [
      ['test', undefined],
      ['send', {}],
      ['send', { at: '2026-03-05T07:00:00.000Z' }],
    ] as const) {
      const answer = await ask('POST', `/issues/${id}/${call}`, body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        error: '“{name}” is not known. A first name is written {first_name|friend}.',
        details: [{ field: 'subject' }, { field: 'content' }],
      })
      expect(answer.json().details[1].message).toContain('{frist_name|you}')
    }
    expect((await ask('GET', `/issues/${id}`)).json().issue).toMatchObject({
      state: 'draft',
      progress: { total: 0 },
    })
    expect(await countLetters(site)).toBe(0)

    // Nor can an unknown token be added while the issue is scheduled.
    await ask('PUT', `/issues/${id}`, { subject: 'Hi', content: 'Hello' })
    await ask('POST', `/issues/${id}/send`, { at: '2026-03-05T07:00:00.000Z' })
    const late = await ask('PUT', `/issues/${id}`, { content: 'Hello {name}' })
    expect(late.statusCode).toBe(400)
    expect(late.json().error).toContain('{name}')
  })

  // DELIVER-SEND-1
  test('a large issue needs a confirmation while a mail check fails, and is signed once the key is published', async () => {
    const dns = await openDnsServer({ 'site.example': { MX: ['mx.site.example'] } })
    onTestFinished(() => dns.close())
    const site = await open(makeStore, { environment: { DNS_SERVERS: dns.address } })
    const { app, ask, mail } = site
    await addReaders(
      site,
      Array.from({ length: 101 }, (_, number) => ({
        email: `reader${number}@example.com`,
        tags: number < 100 ? ['few'] : [],
      })),
    )
    const { id } = (await ask('POST', '/issues', { subject: 'Soup', content: 'Hello' })).json()
    const refused = await ask('POST', `/issues/${id}/send`, { at: '2026-04-01T07:00:00.000Z' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'mail_check_failed',
      checks: [
        { name: 'spf', state: 'fail' },
        { name: 'dkim', state: 'fail' },
      ],
    })
    expect(refused.json().error).toContain('101 people')
    expect((await ask('GET', `/issues/${id}`)).json().issue.state).toBe('draft')
    expect(await countLetters(site)).toBe(0)
    // A test to the coach is always permitted, and so is an issue to a hundred.
    expect((await ask('POST', `/issues/${id}/test`)).statusCode).toBe(200)
    await waitUntil('the test arrived', () => mail.letters.length === 1)
    const at = '2026-04-01T07:00:00.000Z'
    expect((await ask('POST', `/issues/${id}/send`, { at, confirm: true })).json().issue.state).toBe(
      'scheduled',
    )
    await ask('POST', `/issues/${id}/cancel`)
    await ask('PUT', `/issues/${id}`, { tags: ['few'] })
    expect((await ask('POST', `/issues/${id}/send`, { at })).statusCode).toBe(200)

    const { checks } = (await ask('GET', '/mail-check')).json()
    const line = checks.find(({ name }: { name: string }) => name === 'dkim').dns
    dns.zone[line.name] = { TXT: [line.value] }
    app.setNow('2026-03-04T12:01:00.000Z')
    expect((await ask('GET', '/mail-check?again=true')).json().checks[1]).toMatchObject({ state: 'ok' })
    const test = await ask('POST', '/mail-check/test-letter')
    expect(test.statusCode).toBe(201)
    expect(test.json().letter).toMatchObject({ kind: 'mail_test', recipient: 'coach@site.example' })
    await waitUntil('the test letter arrived', () => mail.letters.length === 2)
    const signatureOf = (index: number) =>
      mail.letters[index]?.mail.headers.find(({ key }) => key === 'dkim-signature')?.value
    expect(signatureOf(0)).toBeUndefined()
    expect(signatureOf(1)).toMatch(/d=site\.example;.*s=hf1;/s)
    // The mail server receives the letter a moment before it is recorded as sent.
    await waitUntil('it is noted', async () => {
      const { total, letters } = (await ask('GET', '/outbox?kind=mail_test')).json()
      return total === 1 && letters[0].state === 'sent'
    })
  })

  test('the browser’s time zone is stored with the sign-up; an invalid one is ignored', async () => {
    const { app } = await open(makeStore)
    const zones = { a: 'Asia/Tokyo', b: 'Moon/Crater', c: 7, d: undefined, e: 'x'.repeat(10_000) }
    for (const [name, timeZone] of Object.entries(zones)) {
      const payload = { email: `${name}@example.com`, referralSource: 'footer', timeZone }
      const answer = await app.server.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload })
      expect(answer.statusCode).toBe(200)
    }
    const rows = await app.store.db.selectFrom('subscribers').select('time_zone').orderBy('email').execute()
    expect(rows.map(({ time_zone }) => time_zone)).toEqual(['Asia/Tokyo', null, null, null, null])
  })
}, DATABASES_AT_LENGTH)
