import { afterEach, beforeEach } from 'vitest'
import { type AdminClient, openAdminClient } from './admin-client.ts'
import { openTestApp, type TestApp } from './app.ts'
import { type DatabaseKind, storeMaker } from './databases.ts'

/**
 * Gives each test of a group its own site over one of the databases, with the coach logged in; it is closed automatically.
 *
 * @param now when the site begins, ISO 8601
 */
export function openCoachSite(
  kind: DatabaseKind,
  now: string,
  begin: (app: TestApp, ask: AdminClient) => void,
): void {
  let app: TestApp
  beforeEach(async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    app = await openTestApp({ now, databaseUrl })
    begin(app, await openAdminClient(app))
  })
  afterEach(() => app.close())
}
