import { dropSecondFactor, setAdminPassword } from '../../src/server/auth/admin-password.ts'
import type { TestApp } from './app.ts'

/**
 * Leaves an app as if nobody had ever logged in or tried to, with this password and at this time: opening another one takes
 * longer than most tests of the login. What a login leaves behind is in the store alone.
 */
export async function beginLoginsAnew(app: TestApp, password: string, now: string): Promise<void> {
  app.setNow(now)
  const { db } = app.store
  for (const table of ['rate_limits', 'sessions', 'known_devices', 'audit_log'] as const)
    await db.deleteFrom(table).execute()
  await dropSecondFactor(db, now)
  await setAdminPassword(db, password, now)
}
