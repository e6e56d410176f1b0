import { expect, test } from 'vitest'
import { findMailboxTrouble } from '../../src/domain/mail/mail-check-calls.ts'
import { MINUTE } from '../../src/domain/time/durations.ts'
import { readBouncesExclusively } from '../../src/server/jobs/read-bounces.ts'
import { readBounceMailbox } from '../../src/server/mail/bounce-mailbox.ts'
import { listSkippedMails, readMailboxVisit } from '../../src/server/store/newsletter/returned-letters.ts'
import { BOUNCE_NOW as NOW, nestedMail, openBounceMailbox, report } from '../support/bounce-mailbox.ts'
import { DATABASES_AT_LENGTH, describeStores } from '../support/databases.ts'

describeStores((makeStore) => {
  // DELIVER-BOUNCE-3
  test('a non-existent address gets no more mail; the letter counts as failed, once', async () => {
    const { imap, options, sendLetter, readSubscribers, readLetters, put } =
      await openBounceMailbox(makeStore)
    const [first, second] = [await sendLetter(1), await sendLetter(2)]
    put(3, report(first, '5.1.1', { diagnostic: '550 5.1.1 No such user' }))
    put(4, 'From: a@b.example\r\nSubject: Hello\r\n\r\nIs there a place left?')
    put(5, report(second, '4.4.1', { action: 'delayed' }))
    // Two processes at the same time, should their turns ever overlap: the bounce is recorded once.
    const taken = await Promise.all([readBounceMailbox(options), readBounceMailbox(options)])
    expect(taken.toSorted()).toEqual([0, 1])
    expect(await readSubscribers()).toEqual([
      { state: 'bounced', soft_bounces: 1, bounce_reason: '550 5.1.1 No such user' },
      { state: 'active', soft_bounces: 0, bounce_reason: null },
    ])
    expect(await readLetters()).toEqual([
      { state: 'failed', last_error: '550 5.1.1 No such user' },
      { state: 'sent', last_error: null },
    ])
    // Understood mails are marked as read; nothing else is changed, moved or deleted.
    expect([...imap.mails].map(([uid, { flags }]) => [uid, ...flags])).toEqual([
      [3, '\\Seen'],
      [4],
      [5, '\\Seen'],
    ])
    expect(imap.commands.filter((command) => /EXPUNGE|COPY|MOVE|APPEND/.test(command))).toEqual([])

    // The same report again, and a mailbox with a new UIDVALIDITY: both are already known.
    put(6, report(first, '5.1.1'))
    expect(await readBounceMailbox(options)).toBe(0)
    imap.validity++
    expect(await readBounceMailbox(options)).toBe(0)
    const fetches = imap.commands.filter((command) => command === 'FETCH').length
    expect(await readBounceMailbox(options)).toBe(0)
    // Without new mail there is only the one query.
    expect(imap.commands.filter((command) => command === 'FETCH')).toHaveLength(fetches + 1)
  })

  test('while the store is away a bounce waits, and is read when the store is back', async () => {
    const { db, options, sendLetter, readSubscribers, put } = await openBounceMailbox(makeStore)
    put(1, report(await sendLetter(1), '5.1.1'))
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    let isAway = true
    const failing = new Proxy(db, {
      get: (target, name) => {
        if (isAway && name === 'transaction') throw away
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await expect(readBounceMailbox({ ...options, store: failing })).rejects.toThrow('away')
    isAway = false
    expect(await readBounceMailbox({ ...options, store: failing })).toBe(1)
    expect(await readSubscribers()).toMatchObject([{ state: 'bounced' }, { state: 'active' }])
    expect(await listSkippedMails(db, NOW)).toEqual([])
  })

  // DELIVER-BOUNCE-1
  test('one of several processes reads at a time; a wrong password stops none of them', async () => {
    const { options } = await openBounceMailbox(makeStore)
    const turns = await Promise.all([1, 2, 3].map(() => readBouncesExclusively(options)))
    expect(turns.filter((turn) => turn !== null)).toEqual([0])
    const wrong = { ...options, imapUrl: options.imapUrl.replace('secret', 'other') }
    await expect(readBounceMailbox(wrong)).rejects.toThrow()
    await expect(
      readBounceMailbox({ ...options, imapUrl: 'imap://maya:secret@127.0.0.1:9' }),
    ).rejects.toThrow()
  })
})

describeStores((makeStore) => {
  test('a full mailbox is tolerated twice, and the third bounce counts', async () => {
    const { options, sendLetter, readSubscribers, put } = await openBounceMailbox(makeStore)
    const full = { diagnostic: '552 5.2.2 Mailbox full' }
    for (const uid of [1, 2]) put(uid, report(await sendLetter(1), '5.2.2', full))
    expect(await readBounceMailbox(options)).toBe(2)
    expect((await readSubscribers())[0]).toMatchObject({ state: 'active', soft_bounces: 2 })
    put(3, report(await sendLetter(1), '5.2.2', full))
    expect(await readBounceMailbox(options)).toBe(1)
    expect((await readSubscribers())[0]).toMatchObject({
      state: 'bounced',
      soft_bounces: 3,
      bounce_reason: '552 5.2.2 Mailbox full',
    })
  })

  // DELIVER-MAILBOX-1
  test('an unreadable mail is skipped and logged once; others are processed', async () => {
    const { imap, db, options, sendLetter, readSubscribers, put } = await openBounceMailbox(makeStore)
    put(1, `Subject: Nested far too deep\r\n${nestedMail(300)}`)
    put(2, report(await sendLetter(1), '5.1.1', { diagnostic: '550 5.1.1 No\0such\u0001user' }))
    put(3, `Subject: Again\r\n${nestedMail(300)}`)
    put(4, report(await sendLetter(2), '5.1.1'))
    expect(await readBounceMailbox(options)).toBe(2)
    expect(await readSubscribers()).toMatchObject([
      { state: 'bounced', bounce_reason: '550 5.1.1 No such user' },
      { state: 'bounced' },
    ])
    const told = await listSkippedMails(db, NOW)
    expect(told).toMatchObject([
      { subject: 'Again', skipped_at: NOW },
      { subject: 'Nested far too deep', skipped_at: NOW },
    ])
    // The stored position is after both: neither is fetched again, and both stay unread.
    const fetched = imap.commands.filter((command) => command === 'FETCH').length
    expect(await readBounceMailbox(options)).toBe(0)
    expect(imap.commands.filter((command) => command === 'FETCH')).toHaveLength(fetched + 1)
    expect([...imap.mails].map(([, { flags }]) => flags.size)).toEqual([0, 1, 0, 1])
  })

  test('no forged or broken report removes a subscriber from the list', async () => {
    const { imap, options, sendLetter, readSubscribers, put } = await openBounceMailbox(makeStore)
    const own = await sendLetter(1)
    const forged = ['<letter-1-1700000000000@site.example>', own.replace('site.example', 'other.example'), '']
    for (const [index, messageId] of forged.entries()) put(index + 1, report(messageId, '5.1.1'))
    put(8, `Content-Type: multipart/report; boundary="x"\r\n\r\n--x\r\n${own}`)
    put(9, report(own, '5.1.1').replace('Status: 5.1.1', 'Status: nonsense'))
    put(10, 'x'.repeat(600_000))
    expect(await readBounceMailbox(options)).toBe(0)
    expect(await readSubscribers()).toMatchObject([{ state: 'active' }, { state: 'active' }])
    expect(imap.mails.get(9)?.flags.size).toBe(0)
  })

  test('an unreadable mailbox is reported until it works; an unreachable one only after a while', async () => {
    const { options, db } = await openBounceMailbox(makeStore)
    let now = Date.parse(NOW)
    const visit = async (imapUrl: string) => {
      now += 5 * MINUTE
      const clock = () => new Date(now)
      await readBouncesExclusively({ ...options, imapUrl, clock }).catch(() => null)
      return findMailboxTrouble(await readMailboxVisit(db), clock().toISOString())
    }
    const minutes = (count: number) => new Date(Date.parse(NOW) + count * MINUTE).toISOString()
    expect(await visit(options.imapUrl)).toBeNull()
    const wrong = options.imapUrl.replace('secret', 'other')
    const refused = { reason: 'password', said: 'wrong', since: minutes(10) }
    expect(await visit(wrong)).toEqual({ ...refused, tried_at: minutes(10) })
    expect(await visit(wrong)).toEqual({ ...refused, tried_at: minutes(15) })
    expect(await visit(options.imapUrl)).toBeNull()
    const silent = 'imap://maya:secret@127.0.0.1:9'
    for (let visits = 0; visits < 4; visits++) expect(await visit(silent)).toBeNull()
    expect(await visit(silent)).toMatchObject({ reason: 'unreachable', since: minutes(25) })
    expect(JSON.stringify(await readMailboxVisit(db))).not.toContain('secret')
  })
}, DATABASES_AT_LENGTH)
