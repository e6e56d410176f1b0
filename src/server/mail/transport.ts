import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DeliveryFailure, isAllowanceUsedUp } from '../../domain/mail/delivery.ts'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
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

const TIMEOUTS = {
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 20 * SECOND,
  // A server may take this long to accept a letter (RFC 5321, 4.5.3.2.6); a shorter limit would send it repeatedly.
  socketTimeout: 10 * MINUTE,
  idleTimeout: MINUTE,
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

/** Possible in answer to any command (RFC 4954, 6). */
const LOGIN_REQUIRED = 530
/** Errors found in the letter before it is sent. */
const OWN_CODES = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])

function readFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error))
    return { reason: 'The mail server did not answer', status: null, about: 'server' }
  const command = 'command' in error && typeof error.command === 'string' ? error.command : ''
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  const reason = answer.replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH)
  const about = isAllowanceUsedUp(reason) ? 'server' : findSubject(error, command, status)
  return { reason, status, about }
}

/** A refusal up to the sender command concerns the server or the login, which all letters share. */
function findSubject(error: Error, command: string, status: number | null): DeliveryFailure['about'] {
  if (status === null) return OWN_CODES.has(codeOf(error)) ? 'letter' : 'server'
  if (status === LOGIN_REQUIRED) return 'server'
  if (command === 'RCPT TO') return 'address'
  return command === 'DATA' ? 'letter' : 'server'
}
