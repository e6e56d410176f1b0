import type { FastifyRequest } from 'fastify'
import type { WriteContext } from '../../../store/write-context.ts'
import { actorOf } from '../../auth/actor.ts'

/** When a request's change is made, and by whom. */
export function writeContext(request: FastifyRequest, clock: () => Date): WriteContext {
  return { now: clock().toISOString(), actor: actorOf(request) }
}
