import type { FastifyRequest } from 'fastify'
import type { Actor } from '../store/audit-log.ts'
import { visitorAddress } from './visitor-address.ts'

const LONGEST_USER_AGENT = 300

/** Who makes a request, as the audit log names her: the coach behind the login, else a stranger. */
export function actorOf(request: FastifyRequest): Actor {
  return {
    userType: request.session ? 'admin' : 'anonymous',
    userId: request.session ? 'admin' : null,
    ipAddress: visitorAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
  }
}
