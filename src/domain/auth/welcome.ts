import { DAY } from '../time/durations.ts'
import { WELCOME_PATH } from './admin-paths.ts'

/** How long such a link works, in milliseconds. */
export const WELCOME_LIFE_MS = DAY

/** What is said of a link that was used, has ended or never was: one sentence, so that none can be told from another. */
export function describeUselessLink(command: string): string {
  return `This link doesn’t work any more, or is not complete. On the server, “${command}” prints a new one.`
}

/**
 * The whole link. What stands behind `#` is never sent to a server, so that no log holds it.
 *
 * @param siteUrl the public origin, without a slash at the end
 */
export function welcomeAddress(siteUrl: string, token: string): string {
  return `${siteUrl}${WELCOME_PATH}#${token}`
}
