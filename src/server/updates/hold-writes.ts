import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import { isHeld } from './hold.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const RETRY_SECONDS = 10
const SENTENCE = 'The site is being updated. Please try again in a few seconds.'

/**
 * Refuses what would write, for as long as an updater says so: what is taken with success must not be lost when the new
 * version is not well (UPDATE-HOLD-1). Everything is read as usual.
 *
 * @param sendPage sends a page that says to come back; the API's refusals are sent by its error handlers
 */
export function holdWritesDuringUpdates(
  app: FastifyInstance,
  dataDir: string,
  sendPage: (reply: FastifyReply, retrySeconds: number) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READS.has(request.method) || !(await isHeld(dataDir))) return
    if (/^\/api(?:\/|$)/.test(request.url))
      throw new Failure('unavailable', SENTENCE, { retryAfter: RETRY_SECONDS })
    sendPage(reply, RETRY_SECONDS)
    await reply
  })
}
