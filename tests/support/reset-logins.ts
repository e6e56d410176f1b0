import { disableSecondFactor, setAdminPassword } from '../../src/server/auth/admin-password.ts'
import type { TestApp } from './app.ts'

/**
 * Resets an app to the state before any login attempt, with this password and time: opening another app takes longer
 * than most login tests. Logins leave traces only in the store.
 */
export async function resetLogins(app: TestApp, password: string, now: string): Promise<void> {
  app.setNow(now)
  const { db } = app.store
  for (const table of ['rate_limits', 'sessions', 'known_devices', 'audit_log'] as const)
    await db.deleteFrom(table).execute()
  await disableSecondFactor(db, now)
  await setAdminPassword(db, password, now)
}
