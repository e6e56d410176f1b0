import { secondFactorCalls } from '../../../../domain/auth/account-calls.ts'
import { WRONG_CODE_MESSAGE } from '../../../../domain/auth/second-factor.ts'
import { Failure } from '../../../../domain/errors.ts'
import { confirmCode, makeRecoveryCodes, makeSecondFactor } from '../../../auth/second-factor.ts'
import { requireOwnSession } from '../../../http/session-guard.ts'
import { writeContext } from '../../../http/visitor.ts'
import { type AuditEntry, writeAuditEntry } from '../../../store/audit/audit-log.ts'
import { removeSecondFactor, replaceRecoveryCodes } from '../../../store/auth/second-factor.ts'
import { endOtherSessions } from '../../../store/auth/sessions.ts'
import type { Store } from '../../../store/database.ts'
import { inTransaction } from '../../../store/transaction.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import { serveCalls } from '../serve-calls.ts'
import { createConfirmation } from './confirm-coach.ts'

/** The second step of the login: offered, switched on by a code, its recovery codes, switched off. */
export const secondFactorRoutes = serveCalls('admin account', secondFactorCalls, (options) => {
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
        if (!made) throw new Failure('conflict', 'The second step is already on')
        return made
      },
    },
    confirm: {
      summary: 'Switch the second step on with a code of the app, and end every other session',
      async answer(request) {
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
