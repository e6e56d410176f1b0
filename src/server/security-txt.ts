import type { FastifyInstance } from 'fastify'
import { DAY, SECOND } from '../domain/time/durations.ts'

/** RFC 9116 advises less than a year. */
const VALID_FOR_MS = 180 * DAY

/**
 * `/.well-known/security.txt` (RFC 9116): where to tell of a weakness. It names the contact page and not `COACH_EMAIL`,
 * which is private.
 */
export function addSecurityTxt(
  app: FastifyInstance,
  { siteUrl, clock }: { siteUrl: string; clock: () => Date },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock().getTime() + VALID_FOR_MS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY / SECOND}`)
      .send(
        `Contact: ${siteUrl}/contact\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
      )
  })
}
