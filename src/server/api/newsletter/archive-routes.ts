import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { letterSchema, letterSummarySchema } from '../../../domain/newsletter/archive.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { countClick } from '../../store/campaigns.ts'
import { takeFromLimit } from '../../store/rate-limits.ts'
import type { ApiOptions } from '../api.ts'
import { errorAnswer } from '../error-answer.ts'
import { keepPublicReads } from '../keep-public-reads.ts'
import { originAddress } from '../visitor.ts'

const slugParams = z.object({ slug: z.string().max(100) })
/** More visits by links of letters than a household makes. */
const CLICK_LIMIT = { limit: 60, windowMs: 15 * MINUTE }

/** The sent newsletter issues, for everybody to read. */
export const archiveRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { queries, store, clock }) => {
  const tags = ['newsletter']
  app.addHook('onSend', keepPublicReads)

  app.get(
    '/newsletter/letters',
    {
      schema: {
        tags,
        summary: 'The sent letters, newest first',
        response: { 200: z.array(letterSummarySchema) },
      },
    },
    () => queries.letters(),
  )

  app.get(
    '/newsletter/letters/:slug',
    {
      schema: {
        tags,
        summary: 'One sent letter',
        params: slugParams,
        response: { 200: letterSchema, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const found = await queries.letter(params.slug)
      if (found.kind !== 'found') throw new Failure('not_found', 'There is no such letter.')
      return found.item
    },
  )

  app.post(
    '/newsletter/letters/:slug/click',
    {
      schema: {
        tags,
        summary: "Count a visit that a letter's link led to; only the sum is kept",
        params: slugParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { allowed } = await takeFromLimit(store, `click:${originAddress(request)}`, {
        ...CLICK_LIMIT,
        now: clock().getTime(),
      })
      if (allowed) await countClick(store, request.params.slug)
      return reply.code(204).send(null)
    },
  )
}
