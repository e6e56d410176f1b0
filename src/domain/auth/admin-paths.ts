import type { ContentKind } from '../items/status.ts'
import { DAY } from '../time/durations.ts'

/** The first page after the login. */
export const ADMIN_HOME = '/admin'
export const LOGIN_PATH = '/admin/login'
/** The path of the link with which the coach sets a password (WELCOME-LINK-1). */
export const WELCOME_PATH = '/admin/welcome'

/** Every page of the admin (AUTH-PAGE-1): any other path under `/admin` is not found. */
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

/** Whether a path (without its query) is a page of the admin. */
export function isAdminPath(path: string): boolean {
  return ADMIN_PATHS.some((pattern) => pattern.test(path))
}

/** Returns the item an editor's path names; null for all other paths. */
export function editedItem(path: string): { kind: ContentKind; id: number } | null {
  const [, list, id] = /^\/admin\/(articles|recipes)\/edit\/(\d+)$/.exec(path) ?? []
  return id === undefined ? null : { kind: list === 'articles' ? 'article' : 'recipe', id: Number(id) }
}

/** Returns the present path of an admin page that has moved; null for all other paths. */
export function presentAdminPath(path: string): string | null {
  const present = path.replace(/^\/admin\/letters(?=\/|$)/, '/admin/issues')
  return present !== path && isAdminPath(present) ? present : null
}

/**
 * Returns where to go after the login: the requested page when it is one of the admin's, else the dashboard. A link
 * from another site can lead neither to another site nor back to the login.
 *
 * @param next path and query as the address of the login carries them
 */
export function pageAfterLogin(next: string | null): string {
  if (next === null || next.length > MAX_ADDRESS_LENGTH) return ADMIN_HOME
  const path = next.split(/[?#]/, 1)[0] ?? ''
  const isPage = isAdminPath(path) && path !== LOGIN_PATH && path !== WELCOME_PATH
  return isPage && /^[\x21-\x7e]*$/.test(next) ? next : ADMIN_HOME
}

/** Returns the login's address with the admin page to return to. */
export function loginAddress(wanted: string): string {
  const next = pageAfterLogin(wanted)
  return next === ADMIN_HOME ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`
}

/** How long a welcome link is valid, in milliseconds. */
export const WELCOME_LIFE_MS = DAY

/** Returns the message for a link that was used, has expired or never existed: the same for all three. */
export function describeUselessLink(command: string): string {
  return `This link doesn’t work any more, or is not complete. On the server, “${command}” prints a new one.`
}

/**
 * Returns the whole link. The part after `#` is never sent to a server, so that no log holds it.
 *
 * @param siteUrl the public origin, without a trailing slash
 */
export function welcomeAddress(siteUrl: string, token: string): string {
  return `${siteUrl}${WELCOME_PATH}#${token}`
}
