import type { RouteOptions } from 'fastify'
import { errorAnswer } from '../../http/error-handler.ts'

/** The name under which the API's description knows the session's cookie. */
export const SESSION_SCHEME = 'session'

/** Adds to a route's description what stands before it: the session it needs, and the answer without one. */
export function describeGuard(route: RouteOptions): void {
  const { response } = route.schema ?? {}
  route.schema = {
    ...route.schema,
    security: [{ [SESSION_SCHEME]: [] }],
    response: { ...(typeof response === 'object' ? response : {}), 401: errorAnswer },
  }
}
