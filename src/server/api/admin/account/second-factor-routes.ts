import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  codeInput,
  passwordAndCodeInput,
  passwordInput,
  recoveryCodesAnswer,
  secondFactorSetupAnswer,
} from '../../../../domain/admin/account.ts'
import { WRONG_CODE_MESSAGE } from '../../../../domain/auth/second-factor.ts'
import { Failure } from '../../../../domain/errors.ts'
import { confirmCode, makeRecoveryCodes, makeSecondFactor } from '../../../auth/second-factor.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { requireOwnSession } from '../../../http/session-guard.ts'
import { writeContext } from '../../../http/visitor.ts'
import { type AuditEntry, writeAuditEntry } from '../../../store/audit-log.ts'
import type { Store } from '../../../store/database.ts'
import { removeSecondFactor, replaceRecoveryCodes } from '../../../store/second-factor.ts'
import { endOtherSessions } from '../../../store/sessions.ts'
import { inTransaction } from '../../../store/transaction.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import type { Confirmation } from './confirm-coach.ts'

const tags = ['admin account']
const refusals = { 400: errorAnswer, 409: errorAnswer, 429: errorAnswer }

interface Options extends ApiOptions {
  confirmation: Confirmation
}

/** The second step of the login: offered, switched on by a code, its recovery codes, switched off. */
export const secondFactorRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { store, clock, queries, confirmation } = options

  app.post(
    '/admin/account/second-factor/setup',
    {
      schema: {
        tags,
        summary: 'Make the key for an authenticator app; it does not count before a code confirms it',
        body: passwordInput,
        response: { 200: secondFactorSetupAnswer, ...refusals },
      },
    },
    async (request) => {
      const { password } = request.body
      await confirmation.confirmPassword({ request, action: 'second_factor_on', password })
      const { site_name } = await queries.settings()
      const made = await makeSecondFactor(store, site_name)
      if (!made) throw new Failure('conflict', 'The second step is already on')
      return made
    },
  )

  app.post(
    '/admin/account/second-factor/confirm',
    {
      schema: {
        tags,
        summary: 'Switch the second step on with a code of the app, and end every other session',
        body: codeInput,
        response: { 200: recoveryCodesAnswer, ...refusals },
      },
    },
    async (request) => {
      const { code } = request.body
      const now = clock().getTime()
      const confirm = await confirmation.limitGuess(request, async () => {
        const found = code.kind === 'app' ? await confirmCode(store, code.code, now) : null
        if (!found) throw wrongCode()
        return found
      })
      const { codes, hashes } = await makeRecoveryCodes()
      await inTransaction(store, async (transaction) => {
        if (!(await confirm(transaction, hashes))) throw wrongCode()
        const ended = await endOtherSessions(transaction, requireOwnSession(request).id)
        await writeEntry(transaction, 'second_factor_on', writeContext(request, clock), {
          sessions_ended: ended,
        })
      })
      return { recovery_codes: codes }
    },
  )

  app.post(
    '/admin/account/second-factor/recovery-codes',
    {
      schema: {
        tags,
        summary: 'New recovery codes in the place of the old ones',
        body: passwordAndCodeInput,
        response: { 200: recoveryCodesAnswer, ...refusals },
      },
    },
    async (request) => {
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
  )

  app.post(
    '/admin/account/second-factor/off',
    {
      schema: {
        tags,
        summary: 'Switch the second step off',
        body: passwordAndCodeInput,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { password, code } = request.body
      const action = 'second_factor_off'
      const spend = await confirmation.confirmPasswordAndCode({ request, action, password }, code)
      await inTransaction(store, async (transaction) => {
        if (!(await spend(transaction))) throw wrongCode()
        await removeSecondFactor(transaction)
        await writeEntry(transaction, action, writeContext(request, clock))
      })
      return reply.code(204).send(null)
    },
  )
}

function wrongCode(): Failure {
  return new Failure('invalid', WRONG_CODE_MESSAGE, {
    details: [{ field: 'code', message: WRONG_CODE_MESSAGE }],
  })
}

async function writeEntry(
  db: Store,
  action: AuditEntry['action'],
  { now, actor }: WriteContext,
  details: AuditEntry['details'] = {},
): Promise<void> {
  await writeAuditEntry(db, { ...actor, action, resource: 'admin', details, success: true, timestamp: now })
}
