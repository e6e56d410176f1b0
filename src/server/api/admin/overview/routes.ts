import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { overviewSchema } from '../../../../domain/admin/overview.ts'
import { setupSteps } from '../../../../domain/site/setup-steps.ts'
import { readOverview } from '../../../store/overview.ts'
import { readSettings } from '../../../store/settings.ts'
import type { ApiOptions } from '../../api.ts'

/** What the coach sees first: counts, what waits for an answer, what is read, and what is still to be set up. */
export const overviewRoutes: FastifyPluginAsyncZod<ApiOptions> = async (
  app,
  { store, clock, mailConfigured },
) => {
  app.get(
    '/admin/overview',
    { schema: { tags: ['admin overview'], summary: 'The dashboard', response: { 200: overviewSchema } } },
    async () => {
      const { sampleItems, ...overview } = await readOverview(store, clock().toISOString())
      const settings = await readSettings(store)
      return { ...overview, setup: setupSteps({ settings, sampleItems, mailConfigured }) }
    },
  )
}
