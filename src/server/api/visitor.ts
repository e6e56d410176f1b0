import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The address a limit counts by. An IPv6 household has a whole /64 of them, so that much counts as one.
 */
export function originAddress(request: FastifyRequest): string {
  const { ip } = request
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** A mark that tells visitors apart without keeping their address: it cannot be turned back without the secret. */
export function visitorMark(
  request: FastifyRequest,
  secret: string,
  ...context: (string | number)[]
): string {
  const agent = request.headers['user-agent'] ?? ''
  return createHmac('sha256', secret)
    .update(JSON.stringify([request.ip, agent, ...context]))
    .digest('base64url')
}
