import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  codeNeededAnswer,
  loginAnswer,
  loginInput,
  verifyAnswer,
} from '../../../domain/auth/account-calls.ts'
import { shortenAddress } from '../../../domain/auth/describe-device.ts'
import { WRONG_PASSWORD_MESSAGE } from '../../../domain/auth/password.ts'
import {
  CODE_NEEDED_MESSAGE,
  type TypedCode,
  WRONG_CODE_MESSAGE,
} from '../../../domain/auth/second-factor.ts'
import { Failure } from '../../../domain/errors.ts'
import { matchPasswordHash } from '../../auth/admin-password.ts'
import { type ConsumeCode, isSecondFactorOn } from '../../auth/second-factor.ts'
import { errorResponseSchema, prepareErrorResponse } from '../../http/error-handler.ts'
import {
  clearSessionCookie,
  findSession,
  readSessionToken,
  setSessionCookie,
} from '../../http/session-guard.ts'
import { actorOf, writeContext } from '../../http/visitor.ts'
import { type AuditEntry, writeAuditEntry } from '../../store/audit/audit-log.ts'
import { lockPasswordHash } from '../../store/auth/secrets.ts'
import { createSession, endSession, findKnownDevice, rememberDevice } from '../../store/auth/sessions.ts'
import type { Store } from '../../store/database.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { readDeviceToken, setDeviceCookie } from './device-cookie.ts'
import { type Guess, type GuessLimiter, guessCode, knownGuesser, strangerFrom } from './login-rate-limit.ts'

const refused = errorResponseSchema.extend({ success: z.literal(false) }).meta({ id: 'LoginRefused' })
const codeNeeded = refused.extend(codeNeededAnswer.partial().shape).meta({ id: 'LoginCodeNeeded' })
const tags = ['auth']

/** Login, login status and logout (AUTH-LOGIN-2). */
export const authRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, siteUrl } = options
  const logIn = createLogin(options)

  app.setErrorHandler((error, request, reply) => {
    const { body } = prepareErrorResponse(error, request, reply)
    return reply.send({ success: false, ...body })
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        summary: 'Begin a session with the password, and the code where a second factor is switched on',
        body: loginInput,
        response: { 200: loginAnswer, 400: refused, 401: codeNeeded, 429: refused },
      },
    },
    async (request, reply) => {
      const { password, code } = request.body
      const begun = await logIn({
        request,
        password,
        code,
        formerToken: readSessionToken(request, siteUrl),
        deviceToken: readDeviceToken(request, siteUrl),
      })
      if (begun === null) {
        return reply
          .code(401)
          .send({ success: false as const, error: CODE_NEEDED_MESSAGE, code_required: true as const })
      }
      setSessionCookie(reply, siteUrl, begun.token)
      setDeviceCookie(reply, siteUrl, begun.deviceToken)
      return { success: true as const }
    },
  )

  app.get(
    '/auth/verify',
    { schema: { tags, summary: 'Whether the session still holds', response: { 200: verifyAnswer } } },
    async (request) => ({ valid: (await findSession(request, options)) !== null }),
  )

  app.post(
    '/auth/logout',
    { schema: { tags, summary: 'End the session', response: { 200: loginAnswer } } },
    async (request, reply) => {
      request.session = await findSession(request, options)
      const token = readSessionToken(request, siteUrl)
      if (token !== null) {
        await inTransaction(store, async (transaction) => {
          if (!(await endSession(transaction, token)) || !request.session) return
          await writeAuditEntry(transaction, writeContext(request, clock), {
            action: 'logout',
            resource: 'session',
            resourceId: request.session.id,
          })
        })
      }
      clearSessionCookie(reply, siteUrl)
      return { success: true as const }
    },
  )
}

interface Attempt {
  request: FastifyRequest
  password: string
  /** The second factor's code, where there is one. */
  code: TypedCode | undefined
  /** Token of the browser's existing session, which the new one replaces. */
  formerToken: string | null
  /** Token of the known device, where the browser has an earlier login. */
  deviceToken: string | null
}

/** The tokens the browser stores. */
interface Begun {
  /** The new session's token. */
  token: string
  /** Token that identifies the device from now on. */
  deviceToken: string
}

interface SecondStep {
  spend: ConsumeCode
  details: AuditEntry['details']
}

interface LoginOptions {
  store: Store
  clock: () => Date
  guesses: GuessLimiter
}

/**
 * Creates the login: a right password begins a new session; a wrong one uses one of the five guesses of its address of
 * origin, or of its browser where that has an earlier login. While they are used up even the right password is refused
 * there, and nowhere else. With a second factor switched on, a right password alone begins no session, and a wrong code
 * counts like a wrong password.
 *
 * @returns a function that resolves with the tokens for the browser, with null when the password was right and a code
 * is needed, or rejects with a Failure `unauthorized` or `too_many`
 */
function createLogin({ store, clock, guesses }: LoginOptions) {
  return async function logIn(attempt: Attempt): Promise<Begun | null> {
    const { request, password, code, deviceToken } = attempt
    const device = deviceToken === null ? null : await findKnownDevice(store, deviceToken, clock().getTime())
    const guesser = device === null ? strangerFrom(request) : knownGuesser(`login:device:${device}`)
    return guesses(guesser, async (guess) => {
      const proven = await matchPasswordHash(store, password)
      if (proven === null) return refusePassword(request)
      const begin = (secondStep: SecondStep | null) => beginSession(attempt, { guess, proven, secondStep })
      const alone = (await isSecondFactorOn(store)) ? null : await begin(null)
      if (alone) return alone
      if (code === undefined) {
        // Not a wrong guess; but it does not clear the preceding ones either, or codes could be guessed without limit.
        await guess.refund(store)
        await writeLoginEntry(store, request, clock, { action: 'login_code_asked', success: true })
        return null
      }
      const spend = await guessCode(store, code, guesser, clock)
      const begun = spend && (await begin({ spend, details: { code: code.kind } }))
      if (begun) return begun
      await writeLoginEntry(store, request, clock, { errorMessage: 'Wrong code' })
      throw new Failure('unauthorized', WRONG_CODE_MESSAGE, { field: 'code' })
    })
  }

  async function refusePassword(request: FastifyRequest): Promise<never> {
    await writeLoginEntry(store, request, clock, { errorMessage: 'Wrong password' })
    throw new Failure('unauthorized', WRONG_PASSWORD_MESSAGE)
  }

  /**
   * Returns null without a session when the code has been used, or the second factor switched on, meanwhile. Hashing
   * takes time: a password changed meanwhile has ended every session, and its old value must not begin one.
   */
  async function beginSession(
    { request, formerToken, deviceToken: formerDevice }: Attempt,
    { guess, proven, secondStep }: { guess: Guess; proven: string; secondStep: SecondStep | null },
  ): Promise<Begun | null> {
    const begun = await inTransaction(store, async (transaction) => {
      if ((await lockPasswordHash(transaction)) !== proven) return 'password_changed'
      if (secondStep ? !(await secondStep.spend(transaction)) : await isSecondFactorOn(transaction))
        return null
      await guess.clear(transaction)
      if (formerToken !== null) await endSession(transaction, formerToken)
      const { ipAddress, userAgent } = actorOf(request)
      const session = await createSession(transaction, clock().getTime(), {
        userAgent,
        place: shortenAddress(ipAddress ?? null),
      })
      await writeAuditEntry(
        transaction,
        { now: clock().toISOString(), actor: { userType: 'admin', userId: 'admin', ipAddress, userAgent } },
        { action: 'login', resource: 'session', resourceId: session.id, details: secondStep?.details },
      )
      const deviceToken = await rememberDevice(transaction, formerDevice, clock().getTime())
      return { token: session.token, deviceToken }
    })
    return begun === 'password_changed' ? refusePassword(request) : begun
  }
}

/** Guesses refused by a limit are not logged: a stranger could fill the audit log with them. */
async function writeLoginEntry(
  db: Store,
  request: FastifyRequest,
  clock: () => Date,
  more: Partial<AuditEntry>,
): Promise<void> {
  await writeAuditEntry(db, writeContext(request, clock), {
    action: 'login',
    resource: 'session',
    success: false,
    ...more,
  })
}
