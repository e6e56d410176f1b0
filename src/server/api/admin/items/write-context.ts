import type { FastifyRequest } from 'fastify'
import { actorOf } from '../../../http/visitor.ts'
import type { WriteContext } from '../../../store/write-context.ts'

/** When a request's change is made, and by whom. */
export function writeContext(request: FastifyRequest, clock: () => Date): WriteContext {
  return { now: clock().toISOString(), actor: actorOf(request) }
}
