import { overviewCalls } from '../../../../domain/site/overview-calls.ts'
import { setupSteps } from '../../../../domain/site/setup-steps.ts'
import { readOverview } from '../../../store/site/overview.ts'
import { readSettings } from '../../../store/site/settings.ts'
import { serveCalls } from '../serve-calls.ts'

/** What the coach sees first: counts, what waits for an answer, what is read, and what is still to be set up. */
export const overviewRoutes = serveCalls('admin overview', overviewCalls, (options) => ({
  read: {
    summary: 'The dashboard',
    async answer() {
      const { store, clock, mailConfigured } = options
      const { sampleItems, ...overview } = await readOverview(store, clock().toISOString())
      const settings = await readSettings(store)
      return { ...overview, setup: setupSteps({ settings, sampleItems, mailConfigured }) }
    },
  },
}))
