import type { DeliveryFailure } from '../../domain/mail/delivery.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { lazy, MailRefused, type MailTransport } from './transport.ts'

/** All together well under the time after which a letter in hand counts as abandoned. */
const TIMEOUTS = {
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 20 * SECOND,
  socketTimeout: 60 * SECOND,
}
const CONNECTIONS = 3
const MAX_REASON_LENGTH = 300

/**
 * Mail through a server.
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

/** Where in the conversation a refusal is about the one letter; before it, it is about the server or the login. */
const LETTER_COMMANDS = new Set(['MAIL FROM', 'DATA'])
/** Found in the letter before anything was said to the server. */
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
  if (status === null) return 'code' in error && OWN_CODES.has(String(error.code)) ? 'letter' : 'server'
  if (command === 'RCPT TO') return 'address'
  return LETTER_COMMANDS.has(command) ? 'letter' : 'server'
}
