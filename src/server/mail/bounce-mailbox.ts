import type { FastifyBaseLogger } from 'fastify'
import type { ImapFlow } from 'imapflow'
import { z } from 'zod'
import { Failure } from '../../domain/errors.ts'
import { readDeliveryReport } from '../../domain/mail/delivery.ts'
import type { MailboxFailure } from '../../domain/mail/mail-check-calls.ts'
import { replaceControlCharacters } from '../../domain/text/control-characters.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { readReturnedMail } from '../parsing/parse-in-worker.ts'
import { isUnavailable, type Store } from '../store/database.ts'
import {
  addSkippedMail,
  readMailboxPosition,
  recordBounce,
  saveMailboxPosition,
} from '../store/newsletter/returned-letters.ts'
import type { MessageIds } from './message-id.ts'

export interface BounceMailboxOptions {
  store: Store
  /** `imap(s)://user:password@host:port/MAILBOX`; INBOX without a mailbox. */
  imapUrl: string
  messageIds: MessageIds
  clock: () => Date
  log: FastifyBaseLogger
}

/** Maximum number of mails read per visit; the rest follows at the next. */
const MAX_MAILS = 200
/** A report quotes the beginning of the letter; anything after this is irrelevant. */
const MAX_MAIL_BYTES = 256 * 1024
const MAX_SUBJECT_LENGTH = 200
const TIMEOUTS = {
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 20 * SECOND,
  socketTimeout: 60 * SECOND,
}

/**
 * Reads the mails since the last visit, and marks the letters they report as undelivered. A mail that was understood is
 * marked as read; every other stays unchanged, and none is moved or deleted. An unreadable mail is skipped for good and
 * reported to the coach; only while the store or the mailbox is unreachable is it retried.
 *
 * @returns the number of letters marked as returned
 * @throws the IMAP library's own errors
 */
export async function readBounceMailbox(options: BounceMailboxOptions): Promise<number> {
  const { store, imapUrl, messageIds, clock, log } = options
  const { ImapFlow } = await import('imapflow')
  const { hostname, port, protocol, username, password, pathname } = new URL(imapUrl)
  const secure = protocol === 'imaps:'
  const path = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  const name = `${decodeURIComponent(username)}@${hostname}/${path}`
  const client = new ImapFlow({
    host: hostname,
    port: Number(port || (secure ? 993 : 143)),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    ...TIMEOUTS,
  })
  // The failing command reports the same error; without a listener it would end the process.
  client.on('error', (error: unknown) => log.debug({ err: error }, 'The mailbox of returned letters'))
  await client.connect()
  let taken = 0
  try {
    const lock = await client.getMailboxLock(path)
    try {
      const mailbox = client.mailbox
      if (!mailbox || mailbox.exists === 0) return 0
      const uidValidity = String(mailbox.uidValidity)
      const known = await readMailboxPosition(store, { name, uidValidity })
      // The first visit reads the latest mails.
      const from = (known ?? Math.max(0, mailbox.uidNext - 1 - MAX_MAILS)) + 1
      const uids: number[] = []
      for await (const { uid } of client.fetch(`${from}:*`, { uid: true }, { uid: true }))
        if (uid >= from) uids.push(uid)
      for (const uid of uids.sort((a, b) => a - b).slice(0, MAX_MAILS)) {
        taken += await readMail(client, uid, name)
        await saveMailboxPosition(store, { name, uidValidity, lastUid: uid })
      }
    } finally {
      lock.release()
    }
  } finally {
    await client.logout()
  }
  return taken

  /** Returns the number of letters one mail marked as returned. */
  async function readMail(client: ImapFlow, uid: number, mailbox: string): Promise<number> {
    let source: Buffer | undefined
    try {
      const wanted = { uid: true, source: { start: 0, maxLength: MAX_MAIL_BYTES } }
      const mail = await client.fetchOne(String(uid), wanted, { uid: true })
      source = mail === false ? undefined : mail.source
      const count = source === undefined ? null : await takeMail(source)
      if (count !== null) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      return count ?? 0
    } catch (error) {
      if (!client.usable || isPassing(error)) throw error
      log.warn({ err: error, uid }, 'A mail among the returned letters could not be read, and is passed over')
      await addSkippedMail(store, { mailbox, uid, subject: subjectOf(source) }, clock().toISOString())
      return 0
    }
  }

  /** Returns the number of letters a mail reports; null for a mail that does not report a letter of this site. */
  async function takeMail(source: Buffer): Promise<number | null> {
    const mail = await readReturnedMail(source)
    const report = readDeliveryReport(mail.report)
    const letters = messageIds.read(mail.letter)
    if (report === null || letters.length === 0) return null
    let count = 0
    for (const letter of letters)
      if (await recordBounce(store, letter, report, clock().toISOString())) count++
    return count
  }
}

/** Whether the same mail may be read again later: the store is unreachable, or too much is being read. */
function isPassing(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof Failure && error.code === 'unavailable')
}

/** Returns the raw subject of a mail that cannot be parsed; empty without one. */
function subjectOf(source: Buffer | undefined): string {
  const [headers = ''] = source?.toString('latin1').split(/\r?\n\r?\n/, 1) ?? []
  const subject = /^subject:[ \t]*(.*)$/im.exec(headers)?.[1] ?? ''
  return replaceControlCharacters(subject).trim().slice(0, MAX_SUBJECT_LENGTH)
}

/** Fields of errors of the IMAP library and the network. */
const told = z.object({
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  responseText: z.string().optional().catch(undefined),
  authenticationFailed: z.boolean().optional().catch(undefined),
  mailboxMissing: z.boolean().optional().catch(undefined),
})

const MAX_SAID = 300
/** Errors of the network, DNS, TLS and time limits. */
const ON_THE_WAY = /^(E[A-Z]+|[A-Z]+_TIMEOUT|CERT_.*|.*_CERT.*|NoConnection|ClosedAfter.*|EConnectionClosed)$/

/** Classifies why a mailbox could not be read, for the coach. */
export function classifyMailboxError(error: unknown): { reason: MailboxFailure; said: string } {
  const { data } = told.safeParse(error)
  if (!data) return { reason: 'other', said: '' }
  const said = (data.responseText || data.message).slice(0, MAX_SAID)
  if (data.authenticationFailed) return { reason: 'password', said }
  if (data.mailboxMissing) return { reason: 'missing', said }
  return { reason: ON_THE_WAY.test(data.code ?? '') ? 'unreachable' : 'other', said }
}
