import { LOGIN_PATH } from '../domain/auth/admin-paths.ts'
import { callOf } from './call-of.ts'

/**
 * What the console says once requests are answered (RUN-START-1): where the site is, and how to log in to the admin.
 *
 * @param firstPassword the password this very start has made; it is nowhere else to be read
 */
export function startLines(siteUrl: string, firstPassword: string | null): string {
  const login = `Admin: ${siteUrl}${LOGIN_PATH}`
  return [
    `Ready on ${siteUrl}`,
    ...(firstPassword === null
      ? [`${login} (${callOf('password')} sets a new password)`]
      : [login, `Password: ${firstPassword} (shown only this once; ${callOf('password')} changes it)`]),
  ].join('\n')
}
