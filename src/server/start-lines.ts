import { LOGIN_PATH, welcomeAddress } from '../domain/auth/admin-paths.ts'
import type { FirstVisit } from './auth/welcome.ts'
import { callOf } from './call-of.ts'

/** How the coach of a new site gets in: a password or a link this very start has made, which is nowhere else to be read. */
export type FirstWay = FirstVisit | { password: string }

/**
 * What the console says once requests are answered (RUN-START-1): where the site is, and how to log in to the admin.
 *
 * @param firstWay null where there is a password
 */
export function startLines(siteUrl: string, firstWay: FirstWay | null): string {
  return [`Ready on ${siteUrl}`, ...adminLines(siteUrl, firstWay)].join('\n')
}

function adminLines(siteUrl: string, firstWay: FirstWay | null): string[] {
  const login = `Admin: ${siteUrl}${LOGIN_PATH}`
  if (firstWay === null) return [`${login} (${callOf('password')} sets a new password)`]
  if (firstWay === 'waiting') {
    return [
      `${login} (no password yet: open the link of the first start; ${callOf('password --link')} prints another)`,
    ]
  }
  if ('token' in firstWay) {
    return [
      `Set your password, within 24 hours: ${welcomeAddress(siteUrl, firstWay.token)}`,
      `The link works once; ${callOf('password --link')} prints another.`,
    ]
  }
  return [login, `Password: ${firstWay.password} (shown only this once; ${callOf('password')} changes it)`]
}
