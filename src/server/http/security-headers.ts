import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { VIEW_TRANSITION_STYLE } from '../../domain/site/view-transition-style.ts'
import { DAY, SECOND } from '../../domain/time/durations.ts'
import { PLAYER_ORIGINS } from '../../domain/video/video-link.ts'

interface HeaderOptions {
  /** Whether the site's own address is https. */
  https: boolean
  /** Further origins the admin fetches images from: an outside image host's. */
  imageOrigins: readonly string[]
}

/** Hash of our only style element: no other is allowed. */
const VIEW_TRANSITION_HASH = `'sha256-${createHash('sha256').update(VIEW_TRANSITION_STYLE).digest('base64')}'`

/** A text may embed an image of another site: readers get its stored address (SEC-HEADER-3). */
function imageSources(https: boolean): string[] {
  return ["'self'", 'data:', 'https:', ...(https ? [] : ['http:'])]
}

/**
 * Returns the headers of every page (SEC-HEADER-1). Pages contain no inline script, so the policy needs no nonce and
 * one cached page serves every reader. Style attributes carry placeholder colours. The two film players may be framed
 * on every page: the policy of the first document applies to all pages reached from it (VIDEO-PLAY-2).
 */
export function pageSecurityHeaders({ https }: Pick<HeaderOptions, 'https'>): Record<string, string> {
  const headers = withPolicy(https, [
    `style-src 'self' ${VIEW_TRANSITION_HASH}`,
    `img-src ${imageSources(https).join(' ')}`,
    "connect-src 'self'",
    `frame-src ${Object.values(PLAYER_ORIGINS).join(' ')}`,
  ])
  // Cook mode listens on request, and is reached without a new document, so every page allows it; a browser asks first.
  return { ...headers, 'permissions-policy': permissionsPolicy('(self)') }
}

/**
 * Returns the headers of the admin's pages: images just chosen are shown before the upload (`blob:`), those of an
 * outside host are fetched as well as shown.
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
 * Returns the service worker's headers: its policy restricts what it fetches to pages and images, and no script but itself.
 */
export function workerSecurityHeaders({
  imageOrigins,
}: Pick<HeaderOptions, 'imageOrigins'>): Record<string, string> {
  const policy = ["default-src 'none'", `connect-src ${["'self'", ...imageOrigins].join(' ')}`]
  return { ...commonSecurityHeaders(), 'content-security-policy': policy.join('; ') }
}

/** Policy for answers that are not pages: opened directly, they run nothing, load nothing and cannot be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Returns the headers of every answer, pages and API alike. */
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
 * Redirects plain HTTP to the site's https address, and sets HSTS (SEC-HTTPS-1). Neither happens on loopback, where
 * health checks come from and other services share the name.
 */
export function forceHttps(siteUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.protocol === 'https') {
      // Set on the raw response, so that answers sent past the framework, such as cached pages, carry it too.
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
export function redirectToPrimaryName(siteUrl: string, furtherNames: readonly string[]) {
  const further = new Set(furtherNames)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!further.has(request.hostname.toLowerCase())) return
    await reply
      .code(308)
      .header('location', siteUrl + request.url)
      .send()
  }
}
