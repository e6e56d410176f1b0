import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { codeNeededAnswer, loginAnswer, loginInput, verifyAnswer } from '../../../domain/auth/login-calls.ts'
import { CODE_NEEDED_MESSAGE } from '../../../domain/auth/second-factor.ts'
import { beginErrorAnswer, errorAnswer } from '../../http/error-handler.ts'
import {
  clearSessionCookie,
  findSession,
  readSessionToken,
  setSessionCookie,
} from '../../http/session-guard.ts'
import { actorOf } from '../../http/visitor.ts'
import { writeAuditEntry } from '../../store/audit/audit-log.ts'
import { endSession } from '../../store/auth/sessions.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { readDeviceToken, setDeviceCookie } from './device-cookie.ts'
import { createLogin } from './log-in.ts'

const refused = errorAnswer.extend({ success: z.literal(false) }).meta({ id: 'LoginRefused' })
const codeNeeded = refused.extend(codeNeededAnswer.partial().shape).meta({ id: 'LoginCodeNeeded' })
const tags = ['auth']

/** Logging in, asking whether one is, and logging out (AUTH-LOGIN-2). */
export const authRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, siteUrl } = options
  const logIn = createLogin(options)

  app.setErrorHandler((error, request, reply) => {
    const { body } = beginErrorAnswer(error, request, reply)
    return reply.send({ success: false, ...body })
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  acceptEmptyJson(app)

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
          await writeAuditEntry(transaction, {
            ...actorOf(request),
            action: 'logout',
            resource: 'session',
            resourceId: String(request.session.id),
            success: true,
            timestamp: clock().toISOString(),
          })
        })
      }
      clearSessionCookie(reply, siteUrl)
      return { success: true as const }
    },
  )
}

/** A logout that names JSON as its type and has no body is still carried out. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
}
