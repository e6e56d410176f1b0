import { sessionCookieName } from '../../src/server/http/session-guard.ts'
import { createSession } from '../../src/server/store/auth/sessions.ts'
import { SITE_URL, type TestApp } from './app.ts'

/**
 * Logs the coach in by inserting the session, without the cost of hashing a password.
 *
 * @returns the `cookie` header for the coach's requests
 */
export async function logIn(app: TestApp, siteUrl = SITE_URL): Promise<string> {
  const { token } = await createSession(app.store.db, app.clock().getTime())
  return `${sessionCookieName(siteUrl)}=${token}`
}
