import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '../../../domain/api/id-params.ts'
import { CONTENT_KINDS } from '../../../domain/items/status.ts'
import { errorAnswer } from '../../http/error-handler.ts'
import { tableOf } from '../../store/tables/item-tables.ts'
import type { ApiOptions } from '../api.ts'
import { readRoutes } from './read-routes.ts'
import { visitRoutes } from './visit-routes.ts'
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
