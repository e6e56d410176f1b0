import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountCalls, secondFactorCalls, sessionCalls } from '../../../../domain/auth/account-calls.ts'
import { describeBrowser } from '../../../../domain/auth/describe-device.ts'
import { WRONG_PASSWORD_MESSAGE } from '../../../../domain/auth/password.ts'
import { WRONG_CODE_MESSAGE } from '../../../../domain/auth/second-factor.ts'
import { Failure } from '../../../../domain/errors.ts'
import { changeAdminPassword } from '../../../auth/admin-password.ts'
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '../../../auth/password-hash.ts'
import {
  confirmCode,
  isSecondFactorOn,
  makeRecoveryCodes,
  makeSecondFactor,
} from '../../../auth/second-factor.ts'
import { clearSessionCookie, requireOwnSession } from '../../../http/session-guard.ts'
import { writeContext } from '../../../http/visitor.ts'
import { type AuditEntry, writeAuditEntry } from '../../../store/audit/audit-log.ts'
import {
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '../../../store/auth/second-factor.ts'
import { lockPasswordHash } from '../../../store/auth/secrets.ts'
import {
  confirmSession,
  deleteKnownDevices,
  endAllSessions,
  endOtherSessions,
  endSessionById,
  listSessions,
  rememberDevice,
} from '../../../store/auth/sessions.ts'
import type { Store } from '../../../store/database.ts'
import { inTransaction } from '../../../store/transaction.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { setDeviceCookie } from '../../auth/device-cookie.ts'
import { serveCalls } from '../serve-calls.ts'
import { createConfirmation } from './confirm-coach.ts'

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
        const action = 'password_changed'
        const proven = await confirmation.confirmPassword({ request, action, password })
        if (await isCommonPassword(new_password)) {
          throw new Failure('invalid', COMMON_PASSWORD_MESSAGE, { field: 'new_password' })
        }
        const { id } = requireOwnSession(request)
        const change = { sessionId: id, proven, ...writeContext(request, clock) }
        const changed = await changeAdminPassword(store, new_password, change)
        if (!changed) throw new Failure('invalid', WRONG_PASSWORD_MESSAGE, { field: 'password' })
        setDeviceCookie(reply, siteUrl, changed.deviceToken)
        return { ended: changed.ended }
      },
    },
  }
})

/** The coach's login: the password, the second factor, and the sessions. */
export const accountRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  await mainRoutes(app, options)
  await sessionRoutes(app, options)
  await secondFactorRoutes(app, options)
}

/** Ends other sessions: one, or all of them. */
const sessionRoutes = serveCalls('admin account', sessionCalls, ({ store, clock, siteUrl }) => ({
  end: {
    summary: 'End one session',
    async answer(request) {
      const { id } = request.params
      const ended = await inTransaction(store, async (transaction) => {
        if (!(await endSessionById(transaction, id))) return false
        await writeAuditEntry(transaction, writeContext(request, clock), {
          action: 'session_ended',
          resource: 'session',
          resourceId: id,
        })
        return true
      })
      if (!ended) throw new Failure('not_found', 'That session has already ended')
    },
  },
  endMany: {
    summary: 'End all sessions, or all others',
    async answer(request, reply) {
      const { keep_this } = request.body
      const { id } = requireOwnSession(request)
      const context = writeContext(request, clock)
      const { ended, deviceToken } = await inTransaction(store, async (transaction) => {
        const count = await (keep_this ? endOtherSessions(transaction, id) : endAllSessions(transaction))
        await writeAuditEntry(transaction, context, {
          action: 'sessions_ended',
          resource: 'session',
          details: { sessions_ended: count, kept_this: keep_this },
        })
        await deleteKnownDevices(transaction)
        const token = keep_this ? await rememberDevice(transaction, null, Date.parse(context.now)) : null
        return { ended: count, deviceToken: token }
      })
      if (deviceToken === null) clearSessionCookie(reply, siteUrl)
      else setDeviceCookie(reply, siteUrl, deviceToken)
      return { ended }
    },
  },
}))

/** The second factor: set up, switched on with a code, its recovery codes, switched off. */
const secondFactorRoutes = serveCalls('admin account', secondFactorCalls, (options) => {
  const { store, clock, queries } = options
  const confirmation = createConfirmation(options)
  return {
    setUp: {
      summary: 'Make the key for an authenticator app; it does not count before a code confirms it',
      async answer(request) {
        const { password } = request.body
        await confirmation.confirmPassword({ request, action: 'second_factor_on', password })
        const { site_name } = await queries.settings()
        const made = await makeSecondFactor(store, site_name)
        if (!made) throw alreadyOn()
        return made
      },
    },
    confirm: {
      summary: 'Switch the second step on with a code of the app, and end every other session',
      async answer(request) {
        const { code } = request.body
        const now = clock().getTime()
        // The answer to an earlier attempt may have been lost: this is not a wrong code.
        if (await isSecondFactorOn(store)) throw alreadyOn()
        const confirm = await confirmation.limitGuess(request, async () => {
          const found = code.kind === 'app' ? await confirmCode(store, code.code, now) : null
          if (!found) throw wrongCode()
          return found
        })
        const { codes, hashes } = await makeRecoveryCodes()
        await inTransaction(store, async (transaction) => {
          // A concurrent password-only login finishes before the sessions are ended, or finds the second factor on.
          await lockPasswordHash(transaction)
          if (!(await confirm(transaction, hashes))) throw wrongCode()
          const ended = await endOtherSessions(transaction, requireOwnSession(request).id)
          await writeEntry(transaction, 'second_factor_on', writeContext(request, clock), {
            sessions_ended: ended,
          })
        })
        return { recovery_codes: codes }
      },
    },
    makeCodes: {
      summary: 'New recovery codes in the place of the old ones',
      async answer(request) {
        const { password, code } = request.body
        const action = 'recovery_codes_made'
        const spend = await confirmation.confirmPasswordAndCode({ request, action, password }, code)
        const { codes, hashes } = await makeRecoveryCodes()
        await inTransaction(store, async (transaction) => {
          if (!(await spend(transaction))) throw wrongCode()
          await replaceRecoveryCodes(transaction, hashes)
          await writeEntry(transaction, action, writeContext(request, clock))
        })
        return { recovery_codes: codes }
      },
    },
    switchOff: {
      summary: 'Switch the second step off',
      async answer(request) {
        const { password, code } = request.body
        const action = 'second_factor_off'
        const spend = await confirmation.confirmPasswordAndCode({ request, action, password }, code)
        await inTransaction(store, async (transaction) => {
          if (!(await spend(transaction))) throw wrongCode()
          await removeSecondFactor(transaction)
          await writeEntry(transaction, action, writeContext(request, clock))
        })
      },
    },
  }
})

function wrongCode(): Failure {
  return new Failure('invalid', WRONG_CODE_MESSAGE, { field: 'code' })
}

function alreadyOn(): Failure {
  return new Failure(
    'conflict',
    'The second step is on already. If you haven’t seen its recovery codes, make new ones.',
  )
}

async function writeEntry(
  db: Store,
  action: AuditEntry['action'],
  context: WriteContext,
  details: AuditEntry['details'] = {},
): Promise<void> {
  await writeAuditEntry(db, context, { action, resource: 'admin', details })
}
