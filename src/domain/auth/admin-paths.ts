import { DAY } from '../time/durations.ts'

/** The first page behind the login. */
export const ADMIN_HOME = '/admin'
export const LOGIN_PATH = '/admin/login'
/** Where the link leads with which the coach sets a password (WELCOME-LINK-1). */
export const WELCOME_PATH = '/admin/welcome'

/** Every page of the admin (AUTH-PAGE-1): anything else under `/admin` is missing. */
const ADMIN_PATHS = [
  /^\/admin$/,
  /^\/admin\/(login|welcome)$/,
  /^\/admin\/(articles|recipes)(\/new|\/edit\/[1-9]\d{0,15})?$/,
  /^\/admin\/(images|next|proofread|statistics|categories|authors|settings|plan)$/,
  /^\/admin\/(messages|notes|subscribers|issues|outbox|mail|backups|health|updates|import|account|history|trash)$/,
  /^\/admin\/backups\/key$/,
  /^\/admin\/issues\/(new|[1-9]\d{0,15})$/,
  /^\/admin\/plan\/[1-7]$/,
]

const MAX_ADDRESS_LENGTH = 500

/** Whether there is a page of the admin at a path (without its query). */
export function isAdminPath(path: string): boolean {
  return ADMIN_PATHS.some((pattern) => pattern.test(path))
}

/** Where a page of the admin is now that had another address before; null for all others. */
export function presentAdminPath(path: string): string | null {
  const present = path.replace(/^\/admin\/letters(?=\/|$)/, '/admin/issues')
  return present !== path && isAdminPath(present) ? present : null
}

/**
 * Where to go after the login: the page that was asked for when it is one of ours, else the dashboard. No other site's
 * link can lead to another site, or back to the login.
 *
 * @param next path and query as the address of the login carries them
 */
export function pageAfterLogin(next: string | null): string {
  if (next === null || next.length > MAX_ADDRESS_LENGTH) return ADMIN_HOME
  const path = next.split(/[?#]/, 1)[0] ?? ''
  const isPage = isAdminPath(path) && path !== LOGIN_PATH && path !== WELCOME_PATH
  return isPage && /^[\x21-\x7e]*$/.test(next) ? next : ADMIN_HOME
}

/** The login with the way back to a page of the admin. */
export function loginAddress(wanted: string): string {
  const next = pageAfterLogin(wanted)
  return next === ADMIN_HOME ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`
}

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
