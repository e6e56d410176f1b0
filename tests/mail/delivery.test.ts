import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../src/domain/time/durations.ts'
import { createLetterDelivery } from '../../src/server/mail/deliver-letters.ts'
import {
  createFolderTransport,
  createSmtpTransport,
  MailRefused,
  type MailTransport,
} from '../../src/server/mail/transport.ts'
import type { OpenStore } from '../../src/server/store/database.ts'
import { claimLetters, enqueueLetter, retryLetter } from '../../src/server/store/mail/outbox.ts'
import { getSubscriber, subscribeAddress } from '../../src/server/store/newsletter/subscribers.ts'
import { describeStores } from '../support/databases.ts'
import { findFreePort } from '../support/free-port.ts'
import { openMailServer } from '../support/mail-server.ts'
import { LONG } from '../support/run-length.ts'

const START = Date.parse('2026-03-01T08:00:00.000Z')

/** Opens the delivery of one process over a store, with a clock set by the test. */
function openDelivery(store: OpenStore, transport: MailTransport, { pace = 1_000 } = {}) {
  let time = START
  const delivery = createLetterDelivery({
    store: store.db,
    transport,
    compose: async (letter) =>
      letter.data.unwanted
        ? null
        : {
            messageId: `<letter-${letter.id}@site.example>`,
            from: 'Maya <maya@site.example>',
            to: letter.to,
            subject: `Letter ${letter.id}`,
            text: 'Hello',
            html: '<p>Hello</p>',
          },
    log: pino({ level: 'silent' }),
    clock: () => new Date(time),
    pace,
  })
  onTestFinished(() => delivery.stop())
  return {
    deliver: () => delivery.deliverDue(),
    advance: (ms: number) => {
      time += ms
    },
    now: () => new Date(time).toISOString(),
  }
}

async function addLetters(
  store: OpenStore,
  count: number,
  data: Record<string, boolean> = {},
): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await enqueueLetter(
      store.db,
      { kind: 'welcome', to: `reader${number}@example.com`, data },
      new Date(START).toISOString(),
    )
  }
}

async function readStates(store: OpenStore) {
  return store.db
    .selectFrom('outbox')
    .select(['state', 'attempts', 'last_error', 'next_attempt_at', 'data'])
    .orderBy('id')
    .execute()
}

async function openServer(options?: Parameters<typeof openMailServer>[0]) {
  const server = await openMailServer(options)
  onTestFinished(() => server.close())
  return server
}

describeStores((makeStore) => {
  // RUN-PROC-3
  test('several processes deliver every letter once', async () => {
    const store = await makeStore()
    const server = await openServer()
    await addLetters(store, 25)
    const processes = [1, 2, 3].map(() => openDelivery(store, createSmtpTransport(server.url)))
    const sent = await Promise.all(processes.map(({ deliver }) => deliver()))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(25)
    expect(new Set(server.letters.map(({ mail }) => mail.messageId)).size).toBe(25)
    expect(server.letters).toHaveLength(25)
    // The data of a letter is deleted once it is sent.
    expect(await readStates(store)).toEqual(
      Array(25).fill(expect.objectContaining({ state: 'sent', attempts: 1, data: '{}' })),
    )
  })

  // MAIL-RETRY-1
  test('a deferred letter is retried when its delay is over, and not before', async () => {
    const store = await makeStore()
    const server = await openServer()
    server.troubles.push({ kind: 'refuse', status: 451, text: 'Greylisted, try later', at: 'RCPT' })
    await addLetters(store, 1)
    const { deliver, advance } = openDelivery(store, createSmtpTransport(server.url))
    expect(await deliver()).toBe(0)
    expect(await readStates(store)).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: expect.stringContaining('Greylisted') },
    ])
    advance(MINUTE - 1)
    expect(await deliver()).toBe(0)
    advance(1)
    expect(await deliver()).toBe(1)
    expect(server.letters).toHaveLength(1)
  })

  test('a permanent refusal is stored with its reason, other letters are sent, and a retry is possible', async () => {
    const store = await makeStore()
    const server = await openServer()
    server.troubles.push({ kind: 'refuse', status: 550, text: 'No such user here', at: 'RCPT' })
    await addLetters(store, 2)
    const { deliver, now } = openDelivery(store, createSmtpTransport(server.url))
    expect(await deliver()).toBe(1)
    expect(await readStates(store)).toMatchObject([
      { state: 'failed', last_error: expect.stringContaining('No such user here') },
      { state: 'sent' },
    ])
    expect(await retryLetter(store.db, 1, now())).toBe(true)
    expect(await deliver()).toBe(1)
    expect(server.letters.map(({ to }) => to[0])).toEqual(['reader2@example.com', 'reader1@example.com'])
  })

  test('a server that is down for an hour loses no letter and is not contacted for each', async () => {
    const store = await makeStore()
    const port = await findFreePort()
    await addLetters(store, 10)
    const { deliver, advance } = openDelivery(store, createSmtpTransport(`smtp://127.0.0.1:${port}`))
    expect(await deliver()).toBe(0)
    expect((await readStates(store)).filter(({ attempts }) => attempts > 0)).toHaveLength(1)
    for (let minutes = 0; minutes < 60; minutes += 10) {
      advance(10 * MINUTE)
      await deliver()
    }
    const server = await openServer({ port })
    advance(2 * HOUR)
    await deliver()
    expect(server.letters.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `reader${index + 1}@example.com`).sort(),
    )
  })

  // MAIL-RETRY-2
  test('after a connection lost after DATA the letter is in doubt and sent again under the same id', async () => {
    const store = await makeStore()
    const server = await openServer()
    server.troubles.push({ kind: 'drop_after_data' })
    await addLetters(store, 1)
    const { deliver, advance } = openDelivery(store, createSmtpTransport(server.url))
    await deliver()
    advance(MINUTE)
    expect(await deliver()).toBe(1)
    expect(server.letters.map(({ mail }) => mail.messageId)).toEqual([
      '<letter-1@site.example>',
      '<letter-1@site.example>',
    ])
  })

  // MAIL-RETRY-2
  test.runIf(LONG)('a server that takes over a minute to accept a letter gets it once', async () => {
    const store = await makeStore()
    const server = await openServer({ gate: () => pause(65 * SECOND) })
    await addLetters(store, 1)
    expect(await openDelivery(store, createSmtpTransport(server.url)).deliver()).toBe(1)
    expect(server.letters).toHaveLength(1)
  })

  test('a silent server is abandoned, and the letter is kept', async () => {
    const store = await makeStore()
    const server = await openServer({ silent: true })
    await addLetters(store, 1)
    const transport = createSmtpTransport(server.url, { greetingTimeout: 200, connectionTimeout: 200 })
    expect(await openDelivery(store, transport).deliver()).toBe(0)
    expect(await readStates(store)).toMatchObject([{ state: 'waiting', attempts: 1 }])
  })

  // MAIL-RETRY-3
  test.each([
    ['refused', 'maya:wrong@', 'Authentication failed'],
    ['missing', '', 'authentication Required'],
  ])('a %s login counts as a server problem and loses no letter', async (_what, login, said) => {
    const store = await makeStore()
    const server = await openServer({ auth: { user: 'maya', pass: 'right' } })
    await addLetters(store, 2)
    const wrong = openDelivery(store, createSmtpTransport(`smtp://${login}127.0.0.1:${server.port}`))
    expect(await wrong.deliver()).toBe(0)
    expect(await readStates(store)).toMatchObject([
      { state: 'waiting', last_error: expect.stringContaining(said) },
      { state: 'waiting', attempts: 0 },
    ])
    const right = openDelivery(store, createSmtpTransport(server.url))
    right.advance(MINUTE)
    expect(await right.deliver()).toBe(2)
  })

  // MAIL-RETRY-3
  test.each(['RCPT', 'DATA'] as const)(
    'a used-up hourly limit, reported at %s, makes letters wait and removes no reader from the list',
    async (at) => {
      const store = await makeStore()
      const server = await openServer()
      const text = 'Domain site.example has exceeded the max emails per hour (100/100 (100%)) allowed.'
      server.troubles.push({ kind: 'refuse', status: 550, text, at })
      const signUp = { email: 'reader@example.com', referralSource: 'footer', tags: [] } as const
      const time = new Date(START).toISOString()
      const { id } = await subscribeAddress(store.db, { ...signUp, tags: [] }, time)
      const letter = { kind: 'welcome', to: signUp.email, data: {}, subscriber_id: id } as const
      await enqueueLetter(store.db, letter, time)
      await addLetters(store, 2)
      const { deliver, advance } = openDelivery(store, createSmtpTransport(server.url))
      expect(await deliver()).toBe(0)
      expect(await readStates(store)).toMatchObject([
        { state: 'waiting', attempts: 1, last_error: expect.stringContaining('max emails per hour') },
        { state: 'waiting', attempts: 0 },
        { state: 'waiting', attempts: 0 },
      ])
      advance(HOUR)
      expect(await deliver()).toBe(3)
      expect(await getSubscriber(store.db, id)).toMatchObject({ state: 'pending' })
    },
  )

  test('letters claimed by a killed process are claimed again after a while', async () => {
    const store = await makeStore()
    const server = await openServer()
    await addLetters(store, 2)
    await claimLetters(store.db, { claim: 'killed', limit: 1, now: new Date(START).toISOString() })
    const { deliver, advance } = openDelivery(store, createSmtpTransport(server.url))
    expect(await deliver()).toBe(1)
    advance(6 * MINUTE)
    expect(await deliver()).toBe(1)
    expect(server.letters).toHaveLength(2)
  })

  // MAIL-RETRY-2
  test('letters claimed by another process after the clock went ahead are not sent by both', async () => {
    const store = await makeStore()
    await addLetters(store, 12)
    const sentBy = { one: 0, other: 0 }
    const other = openDelivery(store, {
      kind: 'smtp',
      send: async () => void sentBy.other++,
      close: () => undefined,
    })
    const one = openDelivery(store, {
      kind: 'smtp',
      send: async () => {
        sentBy.one++
        other.advance(6 * MINUTE)
        await other.deliver()
      },
      close: () => undefined,
    })
    await one.deliver()
    // Only the outcome of the letter in flight is unknown.
    expect(sentBy).toEqual({ one: 1, other: 12 })
    expect(await readStates(store)).toEqual(Array(12).fill(expect.objectContaining({ state: 'sent' })))
  })

  // SQLite has one writer at a time.
  test.runIf(makeStore.kind === 'postgres')('a letter waits for no other one of its batch', async () => {
    const store = await makeStore()
    await addLetters(store, 3)
    const { promise: isLastSent, resolve: sendLast } = Promise.withResolvers<void>()
    const send = async ({ to }: { to: string }) => {
      if (to === 'reader3@example.com') sendLast()
      if (to !== 'reader2@example.com') return
      await store.db.transaction().execute(async (transaction) => {
        await transaction.updateTable('outbox').set({ attempts: 1 }).where('recipient', '=', to).execute()
        await isLastSent
      })
    }
    expect(await openDelivery(store, { kind: 'smtp', send, close: () => undefined }).deliver()).toBe(3)
  })

  test('a store that fails at the first letter blocks none of the other claimed ones', async () => {
    const store = await makeStore()
    for (let count = 0; count < 12; count++) {
      const letter = { kind: 'welcome', to: `reader${count}@example.com`, data: {} } as const
      await enqueueLetter(store.db, letter, new Date(START).toISOString())
    }
    const transport: MailTransport = {
      kind: 'smtp',
      send: async () => undefined,
      close: () => undefined,
    }
    const { deliver } = openDelivery(store, transport)
    await store.db.schema.alterTable('rate_limits').renameTo('rate_limits_away').execute()
    await expect(deliver()).rejects.toThrow()
    const rows = await store.db.selectFrom('outbox').select(['state', 'attempts']).execute()
    expect(rows).toEqual(Array(12).fill({ state: 'waiting', attempts: 0 }))
    await store.db.schema.alterTable('rate_limits_away').renameTo('rate_limits').execute()
    expect(await deliver()).toBe(12)
  })

  test('a letter that cannot be settled blocks only itself and is claimed again after a while', async () => {
    const store = await makeStore()
    const time = new Date(START).toISOString()
    const { id } = await subscribeAddress(
      store.db,
      { email: 'reader1@example.com', referralSource: 'footer', tags: [] },
      time,
    )
    const dead = { kind: 'welcome', to: 'reader1@example.com', data: {}, subscriber_id: id } as const
    await enqueueLetter(store.db, dead, time)
    await addLetters(store, 11)
    const claims: (string | null)[] = []
    let isDead = true
    const transport: MailTransport = {
      kind: 'smtp',
      send: async () => {
        if (isDead) throw new MailRefused({ reason: 'No such user', status: 550, about: 'address' })
        const rows = await store.db
          .selectFrom('outbox')
          .select('claim')
          .where('claim', 'is not', null)
          .execute()
        claims.push(...rows.map(({ claim }) => claim))
      },
      close: () => undefined,
    }
    const { deliver, advance } = openDelivery(store, transport)
    await store.db.schema.alterTable('subscribers').renameTo('subscribers_away').execute()
    await expect(deliver()).rejects.toThrow()
    const [first, ...others] = await readStates(store)
    expect(first).toMatchObject({ state: 'sending', attempts: 1 })
    expect(others.map(({ state, attempts }) => [state, attempts])).toEqual(Array(11).fill(['waiting', 0]))
    await store.db.schema.alterTable('subscribers_away').renameTo('subscribers').execute()
    isDead = false
    expect(await deliver()).toBe(11)
    // Letters in progress renew their own claim: the stranded one has another.
    expect(new Set(claims).size).toBe(2)
    advance(6 * MINUTE)
    expect(await deliver()).toBe(1)
  })

  // MAIL-OUTBOX-1
  test('a letter whose reason no longer exists is not sent', async () => {
    const store = await makeStore()
    const server = await openServer()
    await addLetters(store, 1, { unwanted: true })
    expect(await openDelivery(store, createSmtpTransport(server.url)).deliver()).toBe(0)
    expect(await readStates(store)).toMatchObject([{ state: 'cancelled' }])
    expect(server.letters).toHaveLength(0)
  })

  // RUN-CONFIG-8
  test('no more letters are sent per minute than the limit allows', async () => {
    const store = await makeStore()
    const server = await openServer()
    await addLetters(store, 5)
    const { deliver, advance } = openDelivery(store, createSmtpTransport(server.url), { pace: 3 })
    expect(await deliver()).toBe(3)
    expect(await deliver()).toBe(0)
    advance(MINUTE)
    expect(await deliver()).toBe(2)
    expect((await readStates(store)).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1])
  })
})

describeStores((makeStore) => {
  test('without a server each letter is one file, even if written twice', async () => {
    const store = await makeStore()
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await addLetters(store, 2)
    const { deliver } = openDelivery(store, createFolderTransport(folder))
    expect(await deliver()).toBe(2)
    await store.db.updateTable('outbox').set({ state: 'waiting' }).where('id', '=', 1).execute()
    expect(await deliver()).toBe(1)
    expect((await readdir(folder)).sort()).toEqual(['000001-welcome.eml', '000002-welcome.eml'])
    expect(await readFile(join(folder, '000001-welcome.eml'), 'utf8')).toMatch(
      /^From: Maya <maya@site\.example>\r\nTo: reader1@example\.com\r\nSubject: Letter 1\r\n/,
    )
  })

  test('with an unwritable folder the letter keeps waiting', async () => {
    const store = await makeStore()
    await addLetters(store, 1)
    const { deliver } = openDelivery(store, createFolderTransport('/dev/null/outbox'))
    expect(await deliver()).toBe(0)
    expect(await readStates(store)).toMatchObject([
      { state: 'waiting', last_error: 'The outbox folder cannot be written (ENOTDIR)' },
    ])
  })
})
