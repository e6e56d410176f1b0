import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  accountAnswer,
  passwordChangeInput,
  passwordInput,
  sessionsEndedAnswer,
} from '../../../../domain/admin/account.ts'
import { describeBrowser } from '../../../../domain/auth/describe-device.ts'
import { Failure } from '../../../../domain/errors.ts'
import { changeAdminPassword } from '../../../auth/admin-password.ts'
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '../../../auth/password-hash.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { requireOwnSession } from '../../../http/session-guard.ts'
import { writeContext } from '../../../http/visitor.ts'
import { countRecoveryCodes, findSecondFactor } from '../../../store/second-factor.ts'
import { confirmSession, listSessions } from '../../../store/sessions.ts'
import type { ApiOptions } from '../../api.ts'
import { setDeviceCookie } from '../../auth/device-cookie.ts'
import { createConfirmation } from './confirm-coach.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { sessionRoutes } from './session-routes.ts'

const tags = ['admin account']

/** How the coach logs in: the password, the second factor, and the sessions there are. */
export const accountRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, siteUrl, passwordFromEnvironment } = options
  const confirmation = createConfirmation(options)

  app.get(
    '/admin/account',
    { schema: { tags, summary: 'Sessions and second factor', response: { 200: accountAnswer } } },
    async (request) => {
      const { id } = requireOwnSession(request)
      const factor = await findSecondFactor(store)
      const sessions = await listSessions(store, clock().getTime())
      return {
        sessions: sessions.map(({ user_agent, ...session }) => ({
          ...session,
          browser: describeBrowser(user_agent),
          is_this: session.id === id,
        })),
        second_factor: {
          since: factor?.confirmed_at ?? null,
          recovery_codes_left: await countRecoveryCodes(store),
        },
        password_from_environment: passwordFromEnvironment,
      }
    },
  )

  app.post(
    '/admin/account/confirm',
    {
      schema: {
        tags,
        summary: 'Say the password again: for ten minutes, backups can be downloaded in this session',
        body: passwordInput,
        response: { 204: z.null(), 400: errorAnswer, 429: errorAnswer },
      },
    },
    async (request, reply) => {
      const { password } = request.body
      await confirmation.confirmPassword({ request, action: 'password_confirmed', password })
      await confirmSession(store, requireOwnSession(request).id, clock().getTime())
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/admin/account/password',
    {
      schema: {
        tags,
        summary: 'Change the password and end every other session',
        body: passwordChangeInput,
        response: { 200: sessionsEndedAnswer, 400: errorAnswer, 429: errorAnswer },
      },
    },
    async (request, reply) => {
      const { password, new_password } = request.body
      await confirmation.confirmPassword({ request, action: 'password_changed', password })
      if (await isCommonPassword(new_password)) {
        throw new Failure('invalid', COMMON_PASSWORD_MESSAGE, {
          details: [{ field: 'new_password', message: COMMON_PASSWORD_MESSAGE }],
        })
      }
      const { id } = requireOwnSession(request)
      const { now, actor } = writeContext(request, clock)
      const change = { sessionId: id, actor, now }
      const { ended, deviceToken } = await changeAdminPassword(store, new_password, change)
      setDeviceCookie(reply, siteUrl, deviceToken)
      return { ended }
    },
  )

  await app.register(sessionRoutes, options)
  await app.register(secondFactorRoutes, { ...options, confirmation })
}
