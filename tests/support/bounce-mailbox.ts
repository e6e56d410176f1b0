import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { BounceMailboxOptions } from '../../src/server/mail/bounce-mailbox.ts'
import { MessageIds } from '../../src/server/mail/message-id.ts'
import { enqueueLetter } from '../../src/server/store/mail/outbox.ts'
import { importSubscribers } from '../../src/server/store/newsletter/subscriber-list.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import type { MakeStore } from './databases.ts'
import { openImapServer } from './imap-server.ts'

export const BOUNCE_NOW = '2026-03-04T12:00:00.000Z'
const SITE_URL = 'https://site.example'
const TWO = ['anna@example.com', 'bea@example.com']

/** Opens a list, letters accepted by the mail server, and the mailbox for bounces. */
export async function openBounceMailbox(makeStore: MakeStore, emails: readonly string[] = TWO) {
  const imap = await openImapServer()
  onTestFinished(() => imap.close())
  const { db } = await makeStore()
  await importSubscribers(
    db,
    emails.map((email) => ({ email, first_name: null, tags: [] })),
    () => crypto.randomUUID(),
    { now: BOUNCE_NOW, actor: SYSTEM_ACTOR },
  )
  const messageIds = new MessageIds('secret', SITE_URL)
  const options: BounceMailboxOptions = {
    store: db,
    imapUrl: imap.url,
    messageIds,
    clock: () => new Date(BOUNCE_NOW),
    log: pino({ level: 'silent' }),
  }
  /** @returns its message id */
  async function sendLetter(subscriber_id: number): Promise<string> {
    const to = emails[subscriber_id - 1] ?? ''
    const id = await enqueueLetter(db, { kind: 'welcome', to, data: {}, subscriber_id }, BOUNCE_NOW)
    await db.updateTable('outbox').set({ state: 'sent', sent_at: BOUNCE_NOW }).where('id', '=', id).execute()
    return messageIds.make({ id, created_at: BOUNCE_NOW })
  }
  const readSubscribers = () =>
    db.selectFrom('subscribers').select(['state', 'soft_bounces', 'bounce_reason']).orderBy('id').execute()
  const readLetters = () => db.selectFrom('outbox').select(['state', 'last_error']).orderBy('id').execute()
  const put = (uid: number, source: string) => imap.mails.set(uid, { source, flags: new Set() })
  return { imap, db, options, sendLetter, readSubscribers, readLetters, put }
}

interface ReportOptions {
  action?: string
  diagnostic?: string
}

/** Returns a report in the format of mail servers (RFC 3464), about one or several letters. */
export function report(
  messageIds: string | readonly string[],
  status: string,
  { action = 'failed', diagnostic = '' }: ReportOptions = {},
): string {
  const copies = [messageIds]
    .flat()
    .flatMap((messageId) => [
      '--part',
      'Content-Type: text/rfc822-headers',
      '',
      'Subject: Welcome',
      `Message-ID: ${messageId}`,
    ])
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
    ...copies,
    '--part--',
    '',
  ].join('\r\n')
}

/** Returns a mail with parts nested so deeply that the parser refuses it. */
export function nestedMail(depth: number): string {
  return Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('')
}
