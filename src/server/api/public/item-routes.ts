import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Lookup } from '../../../domain/content/lookup.ts'
import type { ContentKind } from '../../../domain/content/status.ts'
import { Failure } from '../../../domain/errors.ts'
import type { Listing } from '../../store/item-lists.ts'
import { tableOf } from '../../store/item-tables.ts'
import type { ApiOptions } from '../api.ts'
import { errorAnswer } from '../error-answer.ts'
import { idParams } from '../id-params.ts'
import { slugOrIdParams } from './schemas.ts'
import type { ListRequest, SiteQueries } from './site-queries.ts'
import { countVisit } from './visitor-actions.ts'

const tags = ['public']

/** What reading articles and reading recipes have each of their own. */
interface ItemReading {
  kind: ContentKind
  /** As the API's description names one: `an article`. */
  one: string
  listQuery: z.ZodType<ListRequest>
  /** What leaves is checked against these; whose items they are, the compiler is not asked. */
  answers: { list: z.ZodType<object[]>; one: z.ZodType<object> }
  list(queries: SiteQueries, request: ListRequest): Promise<Listing<object>>
  find(queries: SiteQueries, slugOrId: string): Promise<Lookup<object>>
}

/** Reading the visible items of one kind, and counting a visit: `/public/articles…` and `/public/recipes…` (contract §3). */
export function publicItemRoutes(reading: ItemReading): FastifyPluginAsyncZod<ApiOptions> {
  const { kind, answers } = reading
  const table = tableOf(kind)

  return async (app, options) => {
    const { queries } = options

    app.get(
      `/public/${table}`,
      {
        schema: {
          tags,
          summary: `Published ${table}, newest first`,
          querystring: reading.listQuery,
          response: { 200: answers.list },
        },
      },
      async (request, reply) => {
        const { items, total } = await reading.list(queries, request.query)
        reply.header('x-total-count', String(total))
        return items
      },
    )

    app.get(
      `/public/${table}/:slugOrId`,
      {
        schema: {
          tags,
          summary: `One ${kind}`,
          params: slugOrIdParams,
          response: { 200: answers.one, 301: z.null(), 404: errorAnswer, 410: errorAnswer },
        },
      },
      async (request, reply) => {
        const found = await reading.find(queries, request.params.slugOrId)
        if (found.kind === 'found') return found.item
        if (found.kind === 'moved')
          return reply.code(301).header('location', `/api/public/${table}/${found.slug}`).send(null)
        if (found.kind === 'gone') throw new Failure('gone', `This ${kind} is no longer published.`)
        throw new Failure('not_found', `There is no such ${kind}.`)
      },
    )

    app.post(
      `/public/${table}/:id/view`,
      {
        schema: {
          tags,
          summary: `Count a visit to ${reading.one}`,
          params: idParams,
          response: { 204: z.null(), 404: errorAnswer },
        },
      },
      async (request, reply) => {
        await countVisit(options, kind, request.params.id, request)
        return reply.code(204).send(null)
      },
    )
  }
}
