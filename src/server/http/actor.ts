import type { FastifyRequest } from 'fastify'
import type { Actor } from '../store/audit-log.ts'

const MAX_USER_AGENT_LENGTH = 300

/** Who makes a request, as the audit log names her: the coach behind the login, else a stranger. */
export function actorOf(request: FastifyRequest): Actor {
  return {
    userType: request.session ? 'admin' : 'anonymous',
    userId: request.session ? 'admin' : null,
    ipAddress: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
  }
}
