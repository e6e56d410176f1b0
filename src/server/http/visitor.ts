import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { replaceControlCharacters } from '../../domain/text/control-characters.ts'
import type { Actor, WriteContext } from '../store/write-context.ts'

/** `[2001:db8::1]:443`, `192.0.2.1:443` or an address alone. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/

/**
 * Returns one spelling for every address: lower case, without a port or zone, IPv4 also when mapped to IPv6. Otherwise
 * each spelling would have its own limits.
 *
 * @returns null for an invalid address
 */
export function normalizeAddress(text: string): string | null {
  const trimmed = text.trim()
  const [, inBrackets, beforePort] = WITH_PORT.exec(trimmed) ?? []
  const [address = ''] = (inBrackets ?? beforePort ?? trimmed).split('%', 1)
  // Stricter than the library, which also accepts `1` and octal numbers.
  return isIP(address) === 0 ? null : ipaddr.process(address).toString()
}

/** Returns the /64 of an IPv6 address, because a household has a whole one; any other address unchanged. */
export function addressRange(address: string): string {
  if (isIP(address) !== 6) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0])}/64`
}

/** Returns the visitor's address as reported by trusted proxies; for an invalid one, the proxy's address. */
export function visitorAddress({ ip, socket }: FastifyRequest): string {
  return normalizeAddress(ip) ?? normalizeAddress(socket.remoteAddress ?? '') ?? 'unknown'
}

export function originAddress(request: FastifyRequest): string {
  return addressRange(visitorAddress(request))
}

const MAX_USER_AGENT_LENGTH = 300

/** Returns the actor of a request for the audit log: the coach when logged in, else anonymous. */
export function actorOf(request: FastifyRequest): Actor {
  const agent = request.headers['user-agent']
  return {
    userType: request.session ? 'admin' : 'anonymous',
    userId: request.session ? 'admin' : null,
    ipAddress: visitorAddress(request),
    userAgent: agent === undefined ? null : replaceControlCharacters(agent.slice(0, MAX_USER_AGENT_LENGTH)),
  }
}

export function writeContext(request: FastifyRequest, clock: () => Date): WriteContext {
  return { now: clock().toISOString(), actor: actorOf(request) }
}
