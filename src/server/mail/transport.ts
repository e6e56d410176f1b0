import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeliveryFailure } from '../../domain/mail/delivery.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { codeOf } from '../error-causes.ts'

/** A letter ready to be sent. */
export interface Mail {
  /** Identifies the letter permanently: a second delivery carries the same id. */
  messageId: string
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** Its DKIM signature's parameters (RFC 6376). */
  dkim?: { domainName: string; keySelector: string; privateKey: string }
}

/** A way to send mail. */
export interface MailTransport {
  kind: 'smtp' | 'folder'
  /**
   * Hands a letter over; resolves once the other side has accepted it.
   *
   * @param name identifies the letter where files are written
   * @throws MailRefused with the other side's answer
   */
  send(mail: Mail, name: string): Promise<void>
  close(): void
}

/** A letter the other side did not accept. */
export class MailRefused extends Error {
  readonly failure: DeliveryFailure

  constructor(failure: DeliveryFailure, options?: ErrorOptions) {
    super(failure.reason, options)
    this.name = 'MailRefused'
    this.failure = failure
  }
}

/**
 * Defers opening something large, here the mail library, until it is first needed.
 *
 * @returns `open`, which returns the same instance each time, and `close`, which does nothing if it was never opened
 */
export function lazy<T extends { close(): void }>(make: () => Promise<T>) {
  let opened: Promise<T> | null = null
  return {
    open: (): Promise<T> => {
      opened ??= make()
      return opened
    },
    close: (): void => {
      // A failed opening was already reported to its caller.
      opened?.then((one) => one.close()).catch(() => undefined)
    },
  }
}

/**
 * Writes each letter to a file, `{name}.eml`, when there is no mail server; any mail program opens it. A resent letter
 * overwrites its file, so there is never a second one.
 */
export function createFolderTransport(folder: string): MailTransport {
  const composer = lazy(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    kind: 'folder',
    async send(mail, name) {
      const { message } = await (await composer.open()).sendMail(mail)
      if (!Buffer.isBuffer(message)) throw new Error('The letter was not composed into bytes')
      try {
        await writeWhole(folder, `${name}.eml`, message)
      } catch (error) {
        const reason = codeOf(error) || 'unknown'
        throw new MailRefused(
          { reason: `The outbox folder cannot be written (${reason})`, status: null, about: 'server' },
          { cause: error },
        )
      }
    },
    close: () => composer.close(),
  }
}

/** Writes atomically; the file is on disk when it resolves. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  await writeFile(`${path}.part`, bytes, { flush: true })
  await rename(`${path}.part`, path)
}

/** Together well below the time after which a claimed letter counts as abandoned. */
const TIMEOUTS = {
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 20 * SECOND,
  socketTimeout: 60 * SECOND,
}
const CONNECTIONS = 3
const MAX_REASON_LENGTH = 300

/**
 * Creates the transport for a mail server.
 *
 * @param url `smtp(s)://user:password@host:port`
 * @param timeouts shorter ones, for tests
 */
export function createSmtpTransport(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const auth = username
    ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
    : {}
  const pool = lazy(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      pool: true,
      maxConnections: CONNECTIONS,
      host: hostname,
      port: Number(port || (secure ? 465 : 587)),
      secure,
      ...auth,
      ...TIMEOUTS,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    kind: 'smtp',
    async send(mail) {
      try {
        await (await pool.open()).sendMail({ ...mail, ...(mail.headers ? { headers: mail.headers } : {}) })
      } catch (error) {
        throw new MailRefused(readFailure(error), { cause: error })
      }
    },
    close: () => pool.close(),
  }
}

/** SMTP commands whose refusal concerns the one letter; earlier ones concern the server or the login. */
const LETTER_COMMANDS = new Set(['MAIL FROM', 'DATA'])
/** Errors found in the letter before it is sent. */
const OWN_CODES = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])

function readFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error))
    return { reason: 'The mail server did not answer', status: null, about: 'server' }
  const command = 'command' in error && typeof error.command === 'string' ? error.command : ''
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  return {
    reason: answer.replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH),
    status,
    about: findSubject(error, command, status),
  }
}

function findSubject(error: Error, command: string, status: number | null): DeliveryFailure['about'] {
  if (status === null) return OWN_CODES.has(codeOf(error)) ? 'letter' : 'server'
  if (command === 'RCPT TO') return 'address'
  return LETTER_COMMANDS.has(command) ? 'letter' : 'server'
}
