import { randomInt } from 'node:crypto'
import { generatePassword } from '../../domain/auth/password.ts'
import { writeAuditEntry } from '../store/audit/audit-log.ts'
import { removeSecondFactor } from '../store/auth/second-factor.ts'
import {
  addPasswordHash,
  findPasswordHash,
  lockPasswordHash,
  writePasswordHash,
} from '../store/auth/secrets.ts'
import {
  deleteKnownDevices,
  endAllSessions,
  endOtherSessions,
  rememberDevice,
} from '../store/auth/sessions.ts'
import { revokeWelcomeLink } from '../store/auth/welcome-link.ts'
import type { Store } from '../store/database.ts'
import { inTransaction } from '../store/transaction.ts'
import { SYSTEM_ACTOR, type WriteContext } from '../store/write-context.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** Whether this is the coach's password; always false while none is set. */
export async function isAdminPassword(db: Store, password: string): Promise<boolean> {
  return (await matchPasswordHash(db, password)) !== null
}

/** Returns the hash that a correct password matched, to compare with `lockPasswordHash` later; null for a wrong one. */
export async function matchPasswordHash(db: Store, password: string): Promise<string | null> {
  const stored = await findPasswordHash(db)
  return stored !== null && (await verifyPassword(password, stored)) ? stored : null
}

/** Gives the admin a new password and ends every session, here and in all other processes. */
export async function setAdminPassword(db: Store, password: string, now: string): Promise<void> {
  const hash = await hashPassword(password)
  await inTransaction(db, async (transaction) => {
    await writePasswordHash(transaction, hash)
    await revokeWelcomeLink(transaction)
    const ended = await endAllSessions(transaction)
    await deleteKnownDevices(transaction)
    await writeAuditEntry(
      transaction,
      { now, actor: SYSTEM_ACTOR },
      { action: 'password_changed', resource: 'admin', details: { sessions_ended: ended } },
    )
  })
}

/**
 * Sets the password the coach chose in the browser, and ends every session but the caller's own. All known devices are
 * forgotten but the caller's, which gets a new token.
 *
 * @param proven the hash that the old password matched
 * @returns the number of ended sessions, and that token; null when the password was changed meanwhile
 */
export async function changeAdminPassword(
  db: Store,
  password: string,
  { sessionId, proven, ...context }: WriteContext & { sessionId: number; proven: string },
): Promise<{ ended: number; deviceToken: string } | null> {
  const hash = await hashPassword(password)
  return inTransaction(db, async (transaction) => {
    if ((await lockPasswordHash(transaction)) !== proven) return null
    await writePasswordHash(transaction, hash)
    const ended = await endOtherSessions(transaction, sessionId)
    await deleteKnownDevices(transaction)
    const deviceToken = await rememberDevice(transaction, null, Date.parse(context.now))
    await writeAuditEntry(transaction, context, {
      action: 'password_changed',
      resource: 'admin',
      details: { sessions_ended: ended },
    })
    return { ended, deviceToken }
  })
}

/** Switches the second factor off for a coach who is locked out, and ends every session; false when it was not on. */
export async function disableSecondFactor(db: Store, now: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const wasOn = await removeSecondFactor(transaction)
    if (!wasOn) return false
    const ended = await endAllSessions(transaction)
    await deleteKnownDevices(transaction)
    await writeAuditEntry(
      transaction,
      { now, actor: SYSTEM_ACTOR },
      { action: 'second_factor_off', resource: 'admin', details: { sessions_ended: ended } },
    )
    return true
  })
}

/** Sets the coach's password from the environment; when it is already set, its sessions stay. */
export async function applyGivenPassword(db: Store, password: string, now: string): Promise<void> {
  if (!(await isAdminPassword(db, password))) await setAdminPassword(db, password, now)
}

export function makePassword(): string {
  return generatePassword(randomInt)
}

/**
 * Makes the first password of a new site.
 *
 * @returns the password, to be shown once; null when one exists or another process was first
 */
export async function makeFirstPassword(db: Store, now: string): Promise<string | null> {
  if ((await findPasswordHash(db)) !== null) return null
  const password = makePassword()
  const hash = await hashPassword(password)
  return inTransaction(db, async (transaction) => {
    if (!(await addPasswordHash(transaction, hash))) return null
    await writeAuditEntry(
      transaction,
      { now, actor: SYSTEM_ACTOR },
      { action: 'password_made', resource: 'admin' },
    )
    return password
  })
}
