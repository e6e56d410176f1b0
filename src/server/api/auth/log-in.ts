import type { FastifyRequest } from 'fastify'
import { LOGIN_RATE, tooManyLoginsMessage } from '../../../domain/auth/login-limits.ts'
import { WRONG_PASSWORD_MESSAGE } from '../../../domain/auth/password.ts'
import { Failure } from '../../../domain/errors.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { isAdminPassword } from '../../auth/admin-password.ts'
import { createLine } from '../../auth/one-at-a-time.ts'
import { writeAuditEntry } from '../../store/audit-log.ts'
import type { Store } from '../../store/database.ts'
import { clearLimit, type LimitState, readLimit, takeFromLimit } from '../../store/rate-limits.ts'
import { createSession, endSession } from '../../store/sessions.ts'
import { inTransaction } from '../../store/transaction.ts'
import { originAddress } from '../visitor.ts'
import { actorOf } from './actor.ts'

/** At some 50 ms a guess, the last in line waits two seconds. */
const MOST_WAITING = 40

interface Attempt {
  request: FastifyRequest
  password: string
  /** The token of the session she already has, which the new one replaces. */
  formerToken: string | null
}

/**
 * Makes the way in: a right password begins a new session, a wrong one takes one of the five guesses its address
 * of origin has. While they are used up even the right password is refused there, and nowhere else.
 *
 * @returns a function that gives the new session's token, or rejects with a Failure `unauthorized` or `too_many`
 */
export function createLogin(store: Store, clock: () => Date) {
  const takeTurn = createLine(MOST_WAITING)

  return async function logIn({ request, password, formerToken }: Attempt): Promise<string> {
    const key = `login:${originAddress(request)}`
    const limit = () => ({ ...LOGIN_RATE, now: clock().getTime() })
    // Asked before she stands in line, so that whoever has used up her guesses holds up nobody.
    refuseTooMany(await readLimit(store, key, limit()), clock)
    return takeTurn(async () => {
      // Taken before the password is looked at, so that processes side by side do not give out more guesses.
      refuseTooMany(await takeFromLimit(store, key, limit()), clock)
      if (!(await isAdminPassword(store, password))) {
        await writeLoginEntry(store, request, clock)
        throw new Failure('unauthorized', WRONG_PASSWORD_MESSAGE)
      }
      return inTransaction(store, async (transaction) => {
        await clearLimit(transaction, key)
        if (formerToken !== null) await endSession(transaction, formerToken)
        const session = await createSession(transaction, clock().getTime())
        await writeLoginEntry(transaction, request, clock, session.id)
        return session.token
      })
    })
  }
}

function refuseTooMany({ allowed, resetTime }: LimitState, clock: () => Date): void {
  if (allowed) return
  const wait = Math.max(0, Date.parse(resetTime) - clock().getTime())
  throw new Failure('too_many', tooManyLoginsMessage(wait), {
    retryAfter: Math.max(1, Math.ceil(wait / SECOND)),
  })
}

/** Refusals for too many guesses are left out of the audit log: a stranger could fill it with them. */
async function writeLoginEntry(
  db: Store,
  request: FastifyRequest,
  clock: () => Date,
  sessionId?: number,
): Promise<void> {
  const known = sessionId !== undefined
  await writeAuditEntry(db, {
    ...actorOf(request),
    ...(known ? { userType: 'admin', userId: 'admin', resourceId: String(sessionId) } : {}),
    action: 'login',
    resource: 'session',
    success: known,
    errorMessage: known ? null : 'Wrong password',
    timestamp: clock().toISOString(),
  })
}
