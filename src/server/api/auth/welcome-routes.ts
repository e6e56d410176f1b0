import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  welcomeAnswer,
  welcomeInput,
  welcomeLinkAnswer,
  welcomeLinkInput,
} from '../../../domain/auth/account-calls.ts'
import { describeUselessLink } from '../../../domain/auth/admin-paths.ts'
import { shortenAddress } from '../../../domain/auth/describe-device.ts'
import { Failure } from '../../../domain/errors.ts'
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '../../auth/password-hash.ts'
import { setPasswordByLink } from '../../auth/welcome.ts'
import { commandLineFor } from '../../command-line-for.ts'
import { errorResponseSchema } from '../../http/error-handler.ts'
import { setSessionCookie } from '../../http/session-guard.ts'
import { writeContext } from '../../http/visitor.ts'
import { findPasswordHash } from '../../store/auth/secrets.ts'
import { createSession, rememberDevice } from '../../store/auth/sessions.ts'
import { findWelcomeLink, type WelcomeLink } from '../../store/auth/welcome-link.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { setDeviceCookie } from './device-cookie.ts'
import { type Guess, strangerFrom } from './login-rate-limit.ts'

const refusals = { 400: errorResponseSchema, 410: errorResponseSchema, 429: errorResponseSchema }

/** Login by a link of the server's owner (WELCOME-LINK-1). A wrong link counts like a wrong password. */
export const welcomeRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, siteUrl, guesses } = options
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  /** @throws Failure `gone` for a link that does not work, or `too_many` */
  function withLink<T>(
    request: FastifyRequest,
    token: string,
    work: (link: WelcomeLink, guess: Guess) => Promise<T>,
  ): Promise<T> {
    return guesses(strangerFrom(request), async (guess) => {
      const link = await findWelcomeLink(store, token, clock().toISOString())
      if (link === null) throw uselessLink()
      return work(link, guess)
    })
  }

  app.post(
    '/auth/welcome/check',
    {
      schema: {
        tags: ['auth'],
        summary: 'Whether a link to set the password works',
        body: welcomeLinkInput,
        response: { 200: welcomeLinkAnswer, ...refusals },
      },
    },
    (request) =>
      withLink(request, request.body.token, async ({ expiresAt }, guess) => {
        await guess.refund(store)
        return { expires_at: expiresAt, first: (await findPasswordHash(store)) === null }
      }),
  )

  app.post(
    '/auth/welcome',
    {
      schema: {
        tags: ['auth'],
        summary: 'Set the password by a link, which works once; on a new site this begins a session',
        body: welcomeInput,
        response: { 200: welcomeAnswer, ...refusals },
      },
    },
    (request, reply) =>
      withLink(request, request.body.token, async (_link, guess) => {
        const { token, password } = request.body
        if (await isCommonPassword(password)) {
          await guess.refund(store)
          throw new Failure('invalid', COMMON_PASSWORD_MESSAGE, { field: 'password' })
        }
        const isFirst = (await findPasswordHash(store)) === null
        const context = writeContext(request, clock)
        if (!(await setPasswordByLink(store, { token, password, ...context }))) throw uselessLink()
        const { now, actor } = context
        await guess.clear(store)
        // After the first time a session needs the second factor, which this link does not replace.
        if (!isFirst) return { success: true as const, logged_in: false }
        const begun = await inTransaction(store, async (transaction) => ({
          session: await createSession(transaction, Date.parse(now), {
            userAgent: actor.userAgent ?? null,
            place: shortenAddress(actor.ipAddress ?? null),
          }),
          deviceToken: await rememberDevice(transaction, null, Date.parse(now)),
        }))
        setSessionCookie(reply, siteUrl, begun.session.token)
        setDeviceCookie(reply, siteUrl, begun.deviceToken)
        return { success: true as const, logged_in: true }
      }),
  )
}

function uselessLink(): Failure {
  return new Failure('gone', describeUselessLink(commandLineFor('password --link')))
}
