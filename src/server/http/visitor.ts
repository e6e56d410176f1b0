import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addressRange, visitorAddress } from './visitor-address.ts'

/** The address a limit counts by. */
export function originAddress(request: FastifyRequest): string {
  return addressRange(visitorAddress(request))
}

/** A mark that tells visitors apart without keeping their address: it cannot be turned back without the secret. */
export function visitorMark(
  request: FastifyRequest,
  secret: string,
  ...context: (string | number)[]
): string {
  const agent = request.headers['user-agent'] ?? ''
  return createHmac('sha256', secret)
    .update(JSON.stringify([visitorAddress(request), agent, ...context]))
    .digest('base64url')
}
