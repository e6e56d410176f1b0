import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MINUTE } from '../../../domain/time/durations.ts'
import { originAddress } from '../../http/visitor.ts'
import { asksNotToBeCounted } from '../../statistics/bot-filter.ts'
import { takeFromLimit } from '../../store/auth/rate-limits.ts'
import { countClick } from '../../store/newsletter/issue-archive.ts'
import type { ApiOptions } from '../api.ts'

const slugParams = z.object({ slug: z.string().max(100) })
/** More visits by links of letters than a household makes. */
const CLICK_LIMIT = { limit: 60, windowMs: 15 * MINUTE }

/** Visits that the links of letters led to. Reading the letters is one of the public reads. */
export const archiveRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock }) => {
  const tags = ['newsletter']
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
      if (asksNotToBeCounted(request)) return reply.code(204).send(null)
      const { allowed } = await takeFromLimit(store, `click:${originAddress(request)}`, {
        ...CLICK_LIMIT,
        now: clock().getTime(),
      })
      if (allowed) await countClick(store, request.params.slug)
      return reply.code(204).send(null)
    },
  )
}
