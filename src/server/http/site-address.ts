import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, SECOND } from '../../domain/time/durations.ts'

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
