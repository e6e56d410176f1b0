import { z } from 'zod'
import type { MailboxFailure } from '../../domain/mail/mail-check-calls.ts'

/** What the IMAP library and the ways to a server tell of an error. */
const told = z.object({
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  responseText: z.string().optional().catch(undefined),
  authenticationFailed: z.boolean().optional().catch(undefined),
  mailboxMissing: z.boolean().optional().catch(undefined),
})

const MAX_SAID = 300
/** Of the network, the name service, encryption and time limits. */
const ON_THE_WAY = /^(E[A-Z]+|[A-Z]+_TIMEOUT|CERT_.*|.*_CERT.*|NoConnection|ClosedAfter.*|EConnectionClosed)$/

/** Why a mailbox could not be read, as the coach has to know it. */
export function judgeMailboxError(error: unknown): { reason: MailboxFailure; said: string } {
  const { data } = told.safeParse(error)
  if (!data) return { reason: 'other', said: '' }
  const said = (data.responseText || data.message).slice(0, MAX_SAID)
  if (data.authenticationFailed) return { reason: 'password', said }
  if (data.mailboxMissing) return { reason: 'missing', said }
  return { reason: ON_THE_WAY.test(data.code ?? '') ? 'unreachable' : 'other', said }
}
