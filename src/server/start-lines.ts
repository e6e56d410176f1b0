import { LOGIN_PATH } from '../domain/auth/admin-paths.ts'

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
      ? [`${login} (npm run admin:password sets a new password)`]
      : [login, `Password: ${firstPassword} (shown only this once; npm run admin:password changes it)`]),
  ].join('\n')
}
