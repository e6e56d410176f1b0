import { healthCalls } from '../../../../domain/health/health-calls.ts'
import { serveCalls } from '../serve-calls.ts'

/** Whether the site and its machine are well. */
export const healthRoutes = serveCalls('admin health', healthCalls, ({ health }) => ({
  read: {
    summary: 'Whether the site and its machine are well; kept for five minutes',
    answer: ({ query }) => health.read(query.again),
  },
}))
