import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** Sends plain HTTP to the site's own https address (contract §4), never on loopback, where health checks come from. */
export function redirectToHttps(siteUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.protocol === 'https' || LOOPBACK.test(request.host) || request.url === '/healthz') return
    await reply
      .code(308)
      .header('location', siteUrl + request.url)
      .send()
  }
}
