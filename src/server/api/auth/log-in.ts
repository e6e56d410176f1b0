import type { FastifyRequest } from 'fastify'
import { WRONG_PASSWORD_MESSAGE } from '../../../domain/auth/password.ts'
import { type TypedCode, WRONG_CODE_MESSAGE } from '../../../domain/auth/second-factor.ts'
import { shortenAddress } from '../../../domain/auth/shorten-address.ts'
import { Failure } from '../../../domain/errors.ts'
import { isAdminPassword } from '../../auth/admin-password.ts'
import { isSecondFactorOn, type SpendCode } from '../../auth/second-factor.ts'
import { type AuditEntry, writeAuditEntry } from '../../store/audit-log.ts'
import type { Store } from '../../store/database.ts'
import { clearLimit, returnToLimit } from '../../store/rate-limits.ts'
import { createSession, endSession } from '../../store/sessions.ts'
import { inTransaction } from '../../store/transaction.ts'
import { originAddress } from '../visitor.ts'
import { actorOf } from './actor.ts'
import { guessCode } from './code-guesses.ts'
import { createGuessLine } from './guesses.ts'

interface Attempt {
  request: FastifyRequest
  password: string
  /** What stands in the second step, where there is one. */
  code: TypedCode | undefined
  /** The token of the session she already has, which the new one replaces. */
  formerToken: string | null
}

/**
 * Makes the way in: a right password begins a new session, a wrong one takes one of the five guesses its address
 * of origin has. While they are used up even the right password is refused there, and nowhere else. Where a second
 * factor is switched on a right password alone begins nothing, and a wrong code is a guess like a wrong password.
 *
 * @returns a function that gives the new session's token, null when the password was right and a code is needed,
 * or rejects with a Failure `unauthorized` or `too_many`
 */
export function createLogin(store: Store, clock: () => Date) {
  const lookAt = createGuessLine(store, clock)

  return async function logIn({ request, password, code, formerToken }: Attempt): Promise<string | null> {
    const key = `login:${originAddress(request)}`
    return lookAt(key, async () => {
      if (!(await isAdminPassword(store, password))) {
        await writeLoginEntry(store, request, clock, { errorMessage: 'Wrong password' })
        throw new Failure('unauthorized', WRONG_PASSWORD_MESSAGE)
      }
      if (!(await isSecondFactorOn(store))) return beginSession(request, key, formerToken, null)
      if (code === undefined) {
        // No wrong guess; but it does not make up for those before either, or codes could be guessed without end.
        await returnToLimit(store, key)
        await writeLoginEntry(store, request, clock, { action: 'login_code_asked', success: true })
        return null
      }
      const spend = await guessCode(store, code, clock)
      const token =
        spend && (await beginSession(request, key, formerToken, { spend, details: { code: code.kind } }))
      if (token) return token
      await writeLoginEntry(store, request, clock, { errorMessage: 'Wrong code' })
      throw new Failure('unauthorized', WRONG_CODE_MESSAGE, {
        details: [{ field: 'code', message: WRONG_CODE_MESSAGE }],
      })
    })
  }

  /** Null, and nothing done, when the code has been used meanwhile. */
  async function beginSession(
    request: FastifyRequest,
    key: string,
    formerToken: string | null,
    secondStep: { spend: SpendCode; details: AuditEntry['details'] } | null,
  ): Promise<string | null> {
    return inTransaction(store, async (transaction) => {
      if (secondStep && !(await secondStep.spend(transaction))) return null
      await clearLimit(transaction, key)
      if (formerToken !== null) await endSession(transaction, formerToken)
      const { ipAddress, userAgent } = actorOf(request)
      const session = await createSession(transaction, clock().getTime(), {
        userAgent,
        place: shortenAddress(ipAddress ?? null),
      })
      await writeLoginEntry(transaction, request, clock, {
        userType: 'admin',
        userId: 'admin',
        resourceId: String(session.id),
        success: true,
        ...(secondStep ? { details: secondStep.details } : {}),
      })
      return session.token
    })
  }
}

/** Refusals for too many guesses are left out of the audit log: a stranger could fill it with them. */
async function writeLoginEntry(
  db: Store,
  request: FastifyRequest,
  clock: () => Date,
  more: Partial<AuditEntry>,
): Promise<void> {
  await writeAuditEntry(db, {
    ...actorOf(request),
    action: 'login',
    resource: 'session',
    success: false,
    timestamp: clock().toISOString(),
    ...more,
  })
}
