import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { VIEW_TRANSITION_STYLE } from '../../domain/site/view-transition-style.ts'
import { DAY, SECOND } from '../../domain/time/durations.ts'
import { PLAYER_ORIGINS } from '../../domain/video/video-link.ts'

interface HeaderOptions {
  /** True when the site's own address is https. */
  https: boolean
  /** Origins the admin fetches pictures from besides our own: an outside image host's. */
  imageOrigins: readonly string[]
}

/** The one style element of ours, by its content: no other is allowed. */
const VIEW_TRANSITION_HASH = `'sha256-${createHash('sha256').update(VIEW_TRANSITION_STYLE).digest('base64')}'`

/** A text may show a picture that stands elsewhere: its stored address is what readers get (SEC-HEADER-3). */
function imageSources(https: boolean): string[] {
  return ["'self'", 'data:', 'https:', ...(https ? [] : ['http:'])]
}

/**
 * The headers every page carries (SEC-HEADER-1). Pages hold no inline script, so the policy needs no nonce
 * and one cached page serves every reader. Style attributes carry placeholder colours. The two players of films may stand
 * in a frame on every page: the policy of the first one holds for all that are reached from it (VIDEO-PLAY-2).
 */
export function pageSecurityHeaders({ https }: Pick<HeaderOptions, 'https'>): Record<string, string> {
  const headers = withPolicy(https, [
    `style-src 'self' ${VIEW_TRANSITION_HASH}`,
    `img-src ${imageSources(https).join(' ')}`,
    "connect-src 'self'",
    `frame-src ${Object.values(PLAYER_ORIGINS).join(' ')}`,
  ])
  // Cook mode listens when asked to. It is reached without a new document, so every page allows it; a browser asks first.
  return { ...headers, 'permissions-policy': permissionsPolicy('(self)') }
}

/**
 * The same for the admin: pictures just chosen are shown before they are sent (`blob:`), those of an outside host
 * are fetched as well as shown.
 */
export function adminSecurityHeaders({ https, imageOrigins }: HeaderOptions): Record<string, string> {
  return withPolicy(https, [
    `style-src 'self' ${VIEW_TRANSITION_HASH}`,
    `img-src ${['blob:', ...imageSources(https)].join(' ')}`,
    `connect-src ${["'self'", ...imageOrigins].join(' ')}`,
  ])
}

function withPolicy(https: boolean, own: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    ...own,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  if (https) policy.push('upgrade-insecure-requests')
  return { ...commonSecurityHeaders(), 'content-security-policy': policy.join('; ') }
}

/**
 * The service worker's own policy, which what it fetches is held to: pages and pictures, and no script but itself.
 */
export function workerSecurityHeaders({
  imageOrigins,
}: Pick<HeaderOptions, 'imageOrigins'>): Record<string, string> {
  const policy = ["default-src 'none'", `connect-src ${["'self'", ...imageOrigins].join(' ')}`]
  return { ...commonSecurityHeaders(), 'content-security-policy': policy.join('; ') }
}

/** For what is no page: opened on its own, it runs nothing, loads nothing and is framed by no page. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What every answer carries, pages and API alike. */
export function commonSecurityHeaders(): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy('()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  }
}

function permissionsPolicy(microphone: '()' | '(self)'): string {
  return `camera=(), microphone=${microphone}, geolocation=(), payment=(), usb=()`
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
const HSTS = `max-age=${(365 * DAY) / SECOND}; includeSubDomains`

/**
 * Sends plain HTTP to the site's own https address, and has browsers remember it (SEC-HTTPS-1). Neither happens on
 * loopback, where health checks come from and other things live on the same name.
 */
export function forceHttps(siteUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.protocol === 'https') {
      // On the bare answer, so that it also stands on what is sent past the framework, as finished pages are.
      reply.raw.setHeader('strict-transport-security', HSTS)
      return
    }
    if (LOOPBACK.test(request.host) || request.url === '/healthz') return
    await reply
      .code(308)
      .header('location', siteUrl + request.url)
      .send()
  }
}

/** Redirects requests for a further name of the site to its first one (HTTPS-NAMES-1). */
export function leadToFirstName(siteUrl: string, furtherNames: readonly string[]) {
  const further = new Set(furtherNames)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!further.has(request.hostname.toLowerCase())) return
    await reply
      .code(308)
      .header('location', siteUrl + request.url)
      .send()
  }
}
