import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endSessionsInput, sessionsEndedAnswer } from '../../../../domain/admin/account.ts'
import { idParams } from '../../../../domain/api/id-params.ts'
import { Failure } from '../../../../domain/errors.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { clearSessionCookie, requireOwnSession } from '../../../http/session-guard.ts'
import { writeContext } from '../../../http/visitor.ts'
import { writeAuditEntry } from '../../../store/audit-log.ts'
import { forgetDevices, rememberDevice } from '../../../store/known-devices.ts'
import { endAllSessions, endOtherSessions, endSessionById } from '../../../store/sessions.ts'
import { inTransaction } from '../../../store/transaction.ts'
import type { ApiOptions } from '../../api.ts'
import { setDeviceCookie } from '../../auth/device-cookie.ts'

const tags = ['admin account']

/** Ending logins elsewhere: one, or all of them. */
export const sessionRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock, siteUrl }) => {
  app.delete(
    '/admin/account/sessions/:id',
    {
      schema: {
        tags,
        summary: 'End one session',
        params: idParams,
        response: { 204: z.null(), 404: errorAnswer },
      },
    },
    async (request, reply) => {
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
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/admin/account/sessions/end',
    {
      schema: {
        tags,
        summary: 'End all sessions, or all others',
        body: endSessionsInput,
        response: { 200: sessionsEndedAnswer, 400: errorAnswer },
      },
    },
    async (request, reply) => {
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
  )
}
