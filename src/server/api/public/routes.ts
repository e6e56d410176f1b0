import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '../../../domain/api/id-params.ts'
import { CONTENT_KINDS } from '../../../domain/items/status.ts'
import { sourceOf } from '../../../domain/statistics/source.ts'
import { countedPath, visitSchema } from '../../../domain/statistics/visit.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { errorAnswer } from '../../http/error-handler.ts'
import { isCountable, visitorOf } from '../../statistics/bot-filter.ts'
import { isCountedPage } from '../../store/statistics/counted-pages.ts'
import { tableOf } from '../../store/tables/item-tables.ts'
import type { ApiOptions } from '../api.ts'
import { readRoutes } from './read-routes.ts'
import { countOwnView, rate } from './visitor-actions.ts'

const tags = ['public']

const ratingBody = z.object({
  rating: z
    .int('A rating is a whole number from 1 to 5')
    .min(1, 'A rating is a whole number from 1 to 5')
    .max(5, 'A rating is a whole number from 1 to 5'),
})
const ratingAnswer = z.object({ rating_average: z.number(), rating_count: z.int() }).meta({ id: 'Rating' })

/** Everything a visitor may read, and the two things that count a visitor: a visit and a rating. */
export const publicRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  await app.register(readRoutes, options)
  await app.register(visitRoutes, options)

  for (const kind of CONTENT_KINDS) {
    app.post(
      `/public/${tableOf(kind)}/:id/view`,
      {
        schema: {
          tags,
          summary: `Count a visit to ${kind === 'article' ? 'an article' : 'a recipe'}`,
          params: idParams,
          response: { 204: z.null(), 404: errorAnswer },
        },
      },
      async (request, reply) => {
        await countOwnView(options, kind, request.params.id, request)
        return reply.code(204).send(null)
      },
    )
  }

  app.post(
    '/public/recipes/:id/rating',
    {
      schema: {
        tags,
        summary: 'Rate a recipe; a second rating replaces the first',
        params: idParams,
        body: ratingBody,
        response: { 200: ratingAnswer, 404: errorAnswer, 429: errorAnswer },
      },
    },
    (request, reply) => rate(options, request.params.id, request.body.rating, request, reply),
  )
}

/** Whether a page is there is asked once for so long. */
const KNOWN_MS = 10 * SECOND
const MAX_KNOWN = 5_000

/** `POST /api/public/visits`: what a page tells once it has loaded (STAT-COUNT-1). The answer is always the same. */
const visitRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
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
