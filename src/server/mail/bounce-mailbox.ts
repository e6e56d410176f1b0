import type { FastifyBaseLogger } from 'fastify'
import { readDeliveryReport } from '../../domain/mail/returned-letter.ts'
import { SECOND } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import { keepMailboxPlace, readMailboxPlace, takeBackLetter } from '../store/returned-letters.ts'
import { readMessageIds } from './message-id.ts'

export interface BounceMailboxOptions {
  store: Store
  /** `imap(s)://user:password@host:port/MAILBOX`; INBOX without a mailbox. */
  imapUrl: string
  siteUrl: string
  clock: () => Date
  log: FastifyBaseLogger
}

/** Mails looked at in one visit; the next ones come with the next. */
const MAX_MAILS = 200
/** A report quotes the beginning of the letter; what comes after so much says nothing new. */
const MAX_MAIL_BYTES = 256 * 1024
const TIMEOUTS = {
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 20 * SECOND,
  socketTimeout: 60 * SECOND,
}

/**
 * Reads the mails that have come since the last visit, and takes back the letters they report as not delivered. A mail
 * that was understood is marked as read; every other is left as it is, and none is moved or deleted.
 *
 * @returns how many letters were taken back
 * @throws the IMAP library's own errors
 */
export async function readBounceMailbox(options: BounceMailboxOptions): Promise<number> {
  const { store, imapUrl, siteUrl, clock, log } = options
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
  // Said again by the command that fails of it; without a listener it would end the process.
  client.on('error', (error: unknown) => log.debug({ err: error }, 'The mailbox of returned letters'))
  await client.connect()
  let taken = 0
  try {
    const lock = await client.getMailboxLock(path)
    try {
      const mailbox = client.mailbox
      if (!mailbox || mailbox.exists === 0) return 0
      const uidValidity = String(mailbox.uidValidity)
      const known = await readMailboxPlace(store, { name, uidValidity })
      // The first visit looks at what came of late.
      const from = (known ?? Math.max(0, mailbox.uidNext - 1 - MAX_MAILS)) + 1
      const uids: number[] = []
      for await (const { uid } of client.fetch(`${from}:*`, { uid: true }, { uid: true }))
        if (uid >= from) uids.push(uid)
      for (const uid of uids.sort((a, b) => a - b).slice(0, MAX_MAILS)) {
        const source = { start: 0, maxLength: MAX_MAIL_BYTES }
        const mail = await client.fetchOne(String(uid), { uid: true, source }, { uid: true })
        const text = mail === false ? undefined : mail.source
        const count = text === undefined ? null : await takeMail(text)
        if (count !== null) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
        taken += count ?? 0
        await keepMailboxPlace(store, { name, uidValidity, lastUid: uid })
      }
    } finally {
      lock.release()
    }
  } finally {
    await client.logout()
  }
  return taken

  /** How many letters a mail reports; null for one that is no report about a letter of ours. */
  async function takeMail(source: Buffer): Promise<number | null> {
    const { default: PostalMime } = await import('postal-mime')
    const { attachments } = await PostalMime.parse(source, {
      attachmentEncoding: 'utf8',
      forceRfc822Attachments: true,
    })
    const textOf = (types: RegExp) =>
      attachments
        .filter(({ mimeType }) => types.test(mimeType))
        .map(({ content }) => (typeof content === 'string' ? content : ''))
        .join('\n')
    const report = readDeliveryReport(textOf(/^message\/(global-)?delivery-status$/i))
    const letters = readMessageIds(textOf(/^(message\/(rfc822|global)|text\/rfc822-headers)/i), siteUrl)
    if (report === null || letters.length === 0) return null
    let count = 0
    for (const letter of letters)
      if (await takeBackLetter(store, letter, report, clock().toISOString())) count++
    return count
  }
}
