import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { findMailboxTrouble } from '../../src/domain/mail/mailbox-trouble.ts'
import { MINUTE } from '../../src/domain/time/durations.ts'
import { readBouncesInTurn } from '../../src/server/jobs/read-bounces.ts'
import { type BounceMailboxOptions, readBounceMailbox } from '../../src/server/mail/bounce-mailbox.ts'
import { letterMessageId } from '../../src/server/mail/message-id.ts'
import { readMailboxVisit } from '../../src/server/store/mailbox-visits.ts'
import { enqueueLetter } from '../../src/server/store/outbox.ts'
import { importSubscribers } from '../../src/server/store/subscriber-list.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { describeStores, type MakeStore } from '../support/databases.ts'
import { openImapServer } from '../support/imap-server.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const SITE_URL = 'https://site.example'

async function open(makeStore: MakeStore) {
  const imap = await openImapServer()
  onTestFinished(() => imap.close())
  const { db } = await makeStore()
  const emails = ['anna@example.com', 'bea@example.com']
  await importSubscribers(
    db,
    emails.map((email) => ({ email, first_name: null, tags: [] })),
    () => crypto.randomUUID(),
    { now: NOW, actor: SYSTEM_ACTOR },
  )
  const options: BounceMailboxOptions = {
    store: db,
    imapUrl: imap.url,
    siteUrl: SITE_URL,
    clock: () => new Date(NOW),
    log: pino({ level: 'silent' }),
  }
  /** A letter that the mail server has taken. */
  async function sendLetter(subscriber_id: number): Promise<string> {
    const to = emails[subscriber_id - 1] ?? ''
    const id = await enqueueLetter(db, { kind: 'welcome', to, data: {}, subscriber_id }, NOW)
    await db.updateTable('outbox').set({ state: 'sent', sent_at: NOW }).where('id', '=', id).execute()
    return letterMessageId({ id, created_at: NOW }, SITE_URL)
  }
  const readSubscribers = () =>
    db.selectFrom('subscribers').select(['state', 'soft_bounces', 'bounce_reason']).orderBy('id').execute()
  const readLetters = () => db.selectFrom('outbox').select(['state', 'last_error']).orderBy('id').execute()
  const put = (uid: number, source: string) => imap.mails.set(uid, { source, flags: new Set() })
  return { imap, db, options, sendLetter, readSubscribers, readLetters, put }
}

/** A report as mail servers send it (RFC 3464). */
function report(messageId: string, status: string, { action = 'failed', diagnostic = '' } = {}): string {
  return [
    'From: MAILER-DAEMON@mx.example.com',
    'To: maya@site.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    'Final-Recipient: rfc822; anna@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Welcome',
    `Message-ID: ${messageId}`,
    '--part--',
    '',
  ].join('\r\n')
}

describeStores((makeStore) => {
  test('an address that is no more gets nothing further; the letter counts as failed, once', async () => {
    const { imap, options, sendLetter, readSubscribers, readLetters, put } = await open(makeStore)
    const [first, second] = [await sendLetter(1), await sendLetter(2)]
    put(3, report(first, '5.1.1', { diagnostic: '550 5.1.1 No such user' }))
    put(4, 'From: a@b.example\r\nSubject: Hello\r\n\r\nIs there a place left?')
    put(5, report(second, '4.4.1', { action: 'delayed' }))
    // Two processes at once, should their turns ever meet: it is noted once.
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
    // What was understood is marked as read; nothing else is touched, nothing moved or deleted.
    expect([...imap.mails].map(([uid, { flags }]) => [uid, ...flags])).toEqual([
      [3, '\\Seen'],
      [4],
      [5, '\\Seen'],
    ])
    expect(imap.commands.filter((command) => /EXPUNGE|COPY|MOVE|APPEND/.test(command))).toEqual([])

    // The same report once more, and a mailbox that counts anew: known already.
    put(6, report(first, '5.1.1'))
    expect(await readBounceMailbox(options)).toBe(0)
    imap.validity++
    expect(await readBounceMailbox(options)).toBe(0)
    const fetches = imap.commands.filter((command) => command === 'FETCH').length
    expect(await readBounceMailbox(options)).toBe(0)
    // Nothing has come: it only asked.
    expect(imap.commands.filter((command) => command === 'FETCH')).toHaveLength(fetches + 1)
  })

  test('a full mailbox is forgiven twice', async () => {
    const { options, sendLetter, readSubscribers, put } = await open(makeStore)
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

  test('nobody is taken off the list by a forged or broken report', async () => {
    const { imap, options, sendLetter, readSubscribers, put } = await open(makeStore)
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

  test('of several processes one reads at a time; a wrong password ends nothing', async () => {
    const { options } = await open(makeStore)
    const turns = await Promise.all([1, 2, 3].map(() => readBouncesInTurn(options)))
    expect(turns.filter((turn) => turn !== null)).toEqual([0])
    const wrong = { ...options, imapUrl: options.imapUrl.replace('secret', 'other') }
    await expect(readBounceMailbox(wrong)).rejects.toThrow()
    await expect(
      readBounceMailbox({ ...options, imapUrl: 'imap://maya:secret@127.0.0.1:9' }),
    ).rejects.toThrow()
  })

  test('a mailbox that cannot be read is told until it can; a silent one only once it lasts', async () => {
    const { options, db } = await open(makeStore)
    let now = Date.parse(NOW)
    const visit = async (imapUrl: string) => {
      now += 5 * MINUTE
      const clock = () => new Date(now)
      await readBouncesInTurn({ ...options, imapUrl, clock }).catch(() => null)
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
})
