import { writeAuditEntry } from '../store/audit/audit-log.ts'
import { findPasswordHash, writePasswordHash } from '../store/auth/secrets.ts'
import { deleteKnownDevices, endAllSessions } from '../store/auth/sessions.ts'
import { consumeWelcomeToken, makeWelcomeToken, wasWelcomeLinkMade } from '../store/auth/welcome-link.ts'
import type { Store } from '../store/database.ts'
import { inTransaction } from '../store/transaction.ts'
import { SYSTEM_ACTOR, type WriteContext } from '../store/write-context.ts'
import { hashPassword } from './password-hash.ts'

/** How the coach of a new site logs in first: by a link this start made, or by one already given out. */
export type FirstVisit = { token: string } | 'waiting'

/**
 * Makes the link of a new site's first start (WELCOME-LINK-1).
 *
 * @returns null where a password exists
 */
export async function makeFirstLink(db: Store, now: string): Promise<FirstVisit | null> {
  return inTransaction(db, async (transaction) => {
    if ((await findPasswordHash(transaction)) !== null) return null
    if (await wasWelcomeLinkMade(transaction)) return 'waiting'
    return { token: await makeLink(transaction, now) }
  })
}

/** Makes a new link on the operator's request; earlier links stop working. */
export async function makeAnotherLink(db: Store, now: string): Promise<string> {
  return inTransaction(db, (transaction) => makeLink(transaction, now))
}

async function makeLink(db: Store, now: string): Promise<string> {
  const token = await makeWelcomeToken(db, now)
  await writeAuditEntry(db, { now, actor: SYSTEM_ACTOR }, { action: 'welcome_link_made', resource: 'admin' })
  return token
}

/**
 * Sets the password by a link, which this uses up, and ends every session.
 *
 * @returns false, with nothing changed, when the link was used meanwhile
 */
export async function setPasswordByLink(
  db: Store,
  { token, password, ...context }: WriteContext & { token: string; password: string },
): Promise<boolean> {
  const hash = await hashPassword(password)
  return inTransaction(db, async (transaction) => {
    if (!(await consumeWelcomeToken(transaction, token))) return false
    const isFirst = (await findPasswordHash(transaction)) === null
    await writePasswordHash(transaction, hash)
    const ended = await endAllSessions(transaction)
    await deleteKnownDevices(transaction)
    await writeAuditEntry(transaction, context, {
      action: isFirst ? 'password_made' : 'password_changed',
      resource: 'admin',
      ...(isFirst ? {} : { details: { sessions_ended: ended } }),
    })
    return true
  })
}
