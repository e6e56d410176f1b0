import type { FastifyReply, FastifyRequest } from 'fastify'

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
