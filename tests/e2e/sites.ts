import { test as base } from '@playwright/test'
import { findFreePort } from '../support/free-port.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { openReleaseSwitch, type ReleaseSwitch } from './release-switch.ts'

export const PASSWORD = 'quiet-room-of-her-own'

/**
 * The products that a worker keeps running, each started when a test first needs it. All are declared here, with one
 * `test`: for a test that declares others the worker is restarted, including its browser.
 */
interface WorkerSites {
  /** For readers' tests: no test changes its texts or settings. */
  readersSite: RunningSite
  /** Its password is known. */
  coachSite: RunningSite
  /** Returns the cookie of a valid session of the coach. */
  coachCookie: () => Promise<{ name: string; value: string; url: string }>
  /** The address of `offlineSite`, which can be switched to another release or taken offline. */
  release: ReleaseSwitch
  /** The site with a service worker: requests handled by a worker could be neither delayed nor counted by other tests. */
  offlineSite: RunningSite
}

export const test = base.extend<object, WorkerSites>({
  readersSite: [startFixture({ SERVICE_WORKER: 'off' }), { scope: 'worker' }],
  coachSite: [startFixture({ ADMIN_PASSWORD: PASSWORD, SERVICE_WORKER: 'off' }), { scope: 'worker' }],
  coachCookie: [
    async ({ coachSite: { url } }, use) => {
      let cookie = ''
      const isAlive = async () => {
        const answer = await fetch(`${url}/api/auth/verify`, { headers: { cookie } })
        return (await answer.json()).valid === true
      }
      // A test may have ended the session.
      await use(async () => {
        if (!cookie || !(await isAlive())) cookie = await logIn(url)
        const [name = '', value = ''] = cookie.split('=')
        return { name, value, url }
      })
    },
    { scope: 'worker' },
  ],
  release: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const release = await openReleaseSwitch(await findFreePort())
      await use(release)
      await release.close()
    },
    { scope: 'worker' },
  ],
  offlineSite: [
    async ({ release }, use) => {
      const site = await startSite({ SITE_URL: release.url })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

/**
 * Returns a fixture that starts a product: as a test's `site`, a separate one for a test that changes what all others see.
 *
 * @param environment as `startSite` takes it
 */
export function startFixture(environment: Record<string, string>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  return async ({}, use: (site: RunningSite) => Promise<void>) => {
    const site = await startSite(environment)
    await use(site)
    await site.stop()
  }
}

/** @returns the cookie as `name=value` */
async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The coach was not let in: ${await answer.text()}`)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
