import type { FastifyPluginAsync } from 'fastify'
import { accountCalls } from '../../../../domain/auth/account-calls.ts'
import { describeBrowser } from '../../../../domain/auth/describe-device.ts'
import { Failure } from '../../../../domain/errors.ts'
import { changeAdminPassword } from '../../../auth/admin-password.ts'
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '../../../auth/password-hash.ts'
import { requireOwnSession } from '../../../http/session-guard.ts'
import { writeContext } from '../../../http/visitor.ts'
import { countRecoveryCodes, findSecondFactor } from '../../../store/auth/second-factor.ts'
import { confirmSession, listSessions } from '../../../store/auth/sessions.ts'
import type { ApiOptions } from '../../api.ts'
import { setDeviceCookie } from '../../auth/device-cookie.ts'
import { serveCalls } from '../serve-calls.ts'
import { createConfirmation } from './confirm-coach.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { sessionRoutes } from './session-routes.ts'

const mainRoutes = serveCalls('admin account', accountCalls, (options) => {
  const { store, clock, siteUrl, passwordFromEnvironment } = options
  const confirmation = createConfirmation(options)
  return {
    read: {
      summary: 'Sessions and second factor',
      async answer(request) {
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
    },
    confirm: {
      summary: 'Say the password again: for ten minutes, backups can be downloaded in this session',
      async answer(request) {
        const { password } = request.body
        await confirmation.confirmPassword({ request, action: 'password_confirmed', password })
        await confirmSession(store, requireOwnSession(request).id, clock().getTime())
      },
    },
    changePassword: {
      summary: 'Change the password and end every other session',
      async answer(request, reply) {
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
    },
  }
})

/** How the coach logs in: the password, the second factor, and the sessions there are. */
export const accountRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  await app.register(mainRoutes, options)
  await app.register(sessionRoutes, options)
  await app.register(secondFactorRoutes, options)
}
