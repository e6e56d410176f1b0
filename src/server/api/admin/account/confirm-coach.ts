import type { FastifyRequest } from 'fastify'
import { WRONG_PASSWORD_MESSAGE } from '../../../../domain/auth/password.ts'
import { type TypedCode, WRONG_CODE_MESSAGE } from '../../../../domain/auth/second-factor.ts'
import { CONFIRMATION_LIFE_MS } from '../../../../domain/auth/session-times.ts'
import { Failure } from '../../../../domain/errors.ts'
import { matchPasswordHash } from '../../../auth/admin-password.ts'
import type { ConsumeCode } from '../../../auth/second-factor.ts'
import { requireOwnSession } from '../../../http/session-guard.ts'
import { writeContext } from '../../../http/visitor.ts'
import { writeAuditEntry } from '../../../store/audit/audit-log.ts'
import { isConfirmedSince } from '../../../store/auth/sessions.ts'
import type { Store } from '../../../store/database.ts'
import { type GuessLimiter, guessCode, knownGuesser } from '../../auth/login-rate-limit.ts'

interface Proof {
  request: FastifyRequest
  /** The action to be confirmed, as the audit log names it: a wrong guess is logged as a failed attempt at it. */
  action: string
  password: string
}

interface ConfirmationOptions {
  store: Store
  clock: () => Date
  guesses: GuessLimiter
}

/**
 * Requires the password or code again before a dangerous action: a stranger at an open browser knows neither. Guesses are
 * limited as at the login, per session regardless of the address. A wrong guess is a 400, since the session stays valid.
 */
export function createConfirmation({ store, clock, guesses }: ConfirmationOptions) {
  async function refuse(
    { request, action }: Proof,
    field: 'password' | 'code',
    message: string,
  ): Promise<never> {
    await writeAuditEntry(store, writeContext(request, clock), {
      action,
      resource: 'admin',
      success: false,
      errorMessage: field === 'code' ? 'Wrong code' : 'Wrong password',
    })
    throw new Failure('invalid', message, { field })
  }

  /** Runs work that counts as a wrong guess unless it succeeds. The limit is shared, so no action gives more attempts. */
  async function limitGuess<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return guesses(guesserOf(request), async (guess) => {
      const result = await work()
      await guess.refund(store)
      return result
    })
  }

  return {
    limitGuess,

    /**
     * @returns the hash that the password matched, to compare in the transaction of a change
     * @throws Failure `invalid` naming the field, or `too_many`
     */
    async confirmPassword(proof: Proof): Promise<string> {
      return limitGuess(
        proof.request,
        async () =>
          (await matchPasswordHash(store, proof.password)) ??
          refuse(proof, 'password', WRONG_PASSWORD_MESSAGE),
      )
    },

    /**
     * @returns a function that uses up the code in the transaction of the change itself
     * @throws Failure `invalid` naming the field, or `too_many`
     */
    async confirmPasswordAndCode(proof: Proof, code: TypedCode): Promise<ConsumeCode> {
      return limitGuess(proof.request, async () => {
        if ((await matchPasswordHash(store, proof.password)) === null) {
          return refuse(proof, 'password', WRONG_PASSWORD_MESSAGE)
        }
        const spend = await guessCode(store, code, guesserOf(proof.request), clock)
        return spend ?? refuse(proof, 'code', WRONG_CODE_MESSAGE)
      })
    },
  }
}

/**
 * Allows sensitive actions only shortly after the password was confirmed.
 *
 * @throws Failure `forbidden`
 */
export async function requireConfirmation(
  request: FastifyRequest,
  { store, clock }: Pick<ConfirmationOptions, 'store' | 'clock'>,
): Promise<void> {
  const since = clock().getTime() - CONFIRMATION_LIFE_MS
  if (await isConfirmedSince(store, requireOwnSession(request).id, since)) return
  throw new Failure('forbidden', 'Please enter your password again to do this.')
}

function guesserOf(request: FastifyRequest) {
  return knownGuesser(`account:session:${requireOwnSession(request).id}`)
}
