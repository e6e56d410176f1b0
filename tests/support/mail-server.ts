import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { HANGS_AFTER_MS } from './hangs-after.ts'

/** The server's failures for the next letters; each is used once, then letters are accepted. */
export type MailTrouble =
  | { kind: 'refuse'; status: number; text: string; at: 'RCPT' | 'DATA' }
  /** The letter is accepted, and the connection dropped before the answer. */
  | { kind: 'drop_after_data' }
  /** This command and later ones are never answered; at DATA the letter is accepted first. */
  | { kind: 'hold'; at: 'RCPT' | 'DATA' }

export interface TestMailServer {
  url: string
  port: number
  /** Every accepted letter, in order, parsed as by a mail program. */
  letters: { from: string; to: string[]; mail: Email }[]
  /** The next failures. */
  troubles: MailTrouble[]
  /** The number of times it stopped answering. */
  held: () => number
  /** Calls back once, right after the next letter has been accepted and answered. */
  onceTaken: (call: () => void) => void
  close(): Promise<void>
}

/**
 * Starts a real SMTP server on loopback.
 *
 * @param options `silent` accepts connections and never sends anything
 */
export async function openMailServer(
  options: {
    port?: number
    silent?: boolean
    auth?: { user: string; pass: string }
    /** A letter is answered when this has resolved; its number increases by one each time. */
    gate?: (letter: number) => Promise<void>
  } = {},
): Promise<TestMailServer> {
  const letters: TestMailServer['letters'] = []
  const troubles: MailTrouble[] = []
  let held = 0
  let come = 0
  let afterTaking: (() => void) | null = null
  const takeTrouble = (test: (trouble: MailTrouble) => boolean): MailTrouble | undefined =>
    troubles[0] && test(troubles[0]) ? troubles.shift() : undefined

  const settings: SMTPServerOptions = {
    disabledCommands: options.auth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    closeTimeout: 500,
    // The default of a minute is shorter than some tests wait.
    socketTimeout: HANGS_AFTER_MS,
    onAuth: (login, _session, done) => {
      const right = login.username === options.auth?.user && login.password === options.auth?.pass
      if (right) done(null, { user: login.username })
      else done(toSmtpError(535, 'Authentication failed'))
    },
    onConnect: (_session, done) => {
      if (!options.silent) done()
    },
    onRcptTo: (_address, _session, done) => {
      const trouble = takeTrouble((next) => next.kind === 'refuse' && next.at === 'RCPT')
      if (trouble?.kind === 'refuse') done(toSmtpError(trouble.status, trouble.text))
      else if (takeTrouble((next) => next.kind === 'hold' && next.at === 'RCPT')) held++
      else done()
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = takeTrouble((next) => next.kind === 'refuse' && next.at === 'DATA')
        if (refusal?.kind === 'refuse') {
          done(toSmtpError(refusal.status, refusal.text))
          return
        }
        const read = PostalMime.parse(Buffer.concat(chunks))
        void Promise.all([read, options.gate?.(++come)]).then(([mail]) => {
          const { mailFrom, rcptTo } = session.envelope
          letters.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            mail,
          })
          if (takeTrouble((next) => next.kind === 'drop_after_data')) dropConnections(server)
          else if (takeTrouble((next) => next.kind === 'hold' && next.at === 'DATA')) held++
          else {
            done()
            afterTaking?.()
            afterTaking = null
          }
        })
      })
    },
  }
  const server = new SMTPServer(settings)
  // Some tests cut off their client on purpose.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const login = options.auth ? `${options.auth.user}:${options.auth.pass}@` : ''
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    port,
    letters,
    troubles,
    held: () => held,
    onceTaken: (call) => {
      afterTaking = call
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        dropConnections(server)
      }),
  }
}

function dropConnections(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket?.destroy()
}

function toSmtpError(status: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: status })
}
