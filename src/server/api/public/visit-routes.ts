import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sourceOf } from '../../../domain/statistics/source.ts'
import { countedPath, visitSchema } from '../../../domain/statistics/visit.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { errorAnswer } from '../../http/error-handler.ts'
import { isCountable, visitorOf } from '../../statistics/bot-filter.ts'
import { isCountedPage } from '../../store/statistics/counted-pages.ts'
import type { ApiOptions } from '../api.ts'

/** Whether a page is there is asked once for so long. */
const KNOWN_MS = 10 * SECOND
const MAX_KNOWN = 5_000

/** `POST /api/public/visits`: what a page tells once it has loaded (STAT-COUNT-1). The answer is always the same. */
export const visitRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, siteUrl, visits } = options
  const known = new Map<string, { isThere: boolean; until: number }>()

  async function isThere(path: string): Promise<boolean> {
    const now = clock().getTime()
    const found = known.get(path)
    if (found && now < found.until) return found.isThere
    const answer = await isCountedPage(store, path, new Date(now).toISOString())
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(path, { isThere: answer, until: now + KNOWN_MS })
    return answer
  }

  app.post(
    '/public/visits',
    {
      schema: {
        tags: ['public'],
        summary: 'Count a visit, or what was done on a page',
        body: visitSchema,
        response: { 204: z.null(), 400: errorAnswer },
      },
    },
    async (request, reply) => {
      const { path, referrer, event } = request.body
      if (!isCountable(request, siteUrl)) return reply.code(204).send(null)
      const counted = countedPath(path)
      const visitor = visitorOf(request)
      if (visits.allows(visitor, 'visit') && (await isThere(counted))) {
        const query = path.split('#')[0]?.split('?')[1] ?? ''
        visits.countVisit(event, counted, visitor, sourceOf(referrer, { query, siteUrl }))
      }
      return reply.code(204).send(null)
    },
  )
}
