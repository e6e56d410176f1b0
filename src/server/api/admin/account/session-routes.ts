import { sessionCalls } from '../../../../domain/auth/account-calls.ts'
import { Failure } from '../../../../domain/errors.ts'
import { clearSessionCookie, requireOwnSession } from '../../../http/session-guard.ts'
import { writeContext } from '../../../http/visitor.ts'
import { writeAuditEntry } from '../../../store/audit/audit-log.ts'
import { forgetDevices, rememberDevice } from '../../../store/auth/known-devices.ts'
import { endAllSessions, endOtherSessions, endSessionById } from '../../../store/auth/sessions.ts'
import { inTransaction } from '../../../store/transaction.ts'
import { setDeviceCookie } from '../../auth/device-cookie.ts'
import { serveCalls } from '../serve-calls.ts'

/** Ending logins elsewhere: one, or all of them. */
export const sessionRoutes = serveCalls('admin account', sessionCalls, ({ store, clock, siteUrl }) => ({
  end: {
    summary: 'End one session',
    async answer(request) {
      const { id } = request.params
      const { now, actor } = writeContext(request, clock)
      const ended = await inTransaction(store, async (transaction) => {
        if (!(await endSessionById(transaction, id))) return false
        await writeAuditEntry(transaction, {
          ...actor,
          action: 'session_ended',
          resource: 'session',
          resourceId: String(id),
          success: true,
          timestamp: now,
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
      const { now, actor } = writeContext(request, clock)
      const { ended, deviceToken } = await inTransaction(store, async (transaction) => {
        const count = await (keep_this ? endOtherSessions(transaction, id) : endAllSessions(transaction))
        await writeAuditEntry(transaction, {
          ...actor,
          action: 'sessions_ended',
          resource: 'session',
          details: { sessions_ended: count, kept_this: keep_this },
          success: true,
          timestamp: now,
        })
        await forgetDevices(transaction)
        const token = keep_this ? await rememberDevice(transaction, null, Date.parse(now)) : null
        return { ended: count, deviceToken: token }
      })
      if (deviceToken === null) clearSessionCookie(reply, siteUrl)
      else setDeviceCookie(reply, siteUrl, deviceToken)
      return { ended }
    },
  },
}))
