import type { FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a state-changing request sent by another site's page (SEC-CSRF-1): by `Sec-Fetch-Site` where the browser
 * sends it, else by `Origin`. Programs send neither and pass.
 *
 * @throws Failure `forbidden`
 */
export function refuseCrossSite(request: FastifyRequest, siteOrigin: string): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.allowCrossSite) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw refusal()
  }
  const { origin } = request.headers
  if (origin === undefined) return
  if (origin === siteOrigin || origin === `${request.protocol}://${request.host}`) return
  throw refusal()
}

function refusal(): Failure {
  return new Failure('forbidden', 'This request came from another site, so it was refused.')
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for the one route other origins may post to: one-click unsubscribe. */
    allowCrossSite?: boolean
  }
}
