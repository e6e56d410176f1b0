import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { forwardBody, forwardsAnswer, missedPathSchema } from './forward.ts'
import { statisticsQuery, statisticsSchema, surroundingsSchema } from './statistics.ts'

export const statisticsCalls = {
  read: { method: 'GET', path: '/admin/statistics', query: statisticsQuery, answer: statisticsSchema },
  surroundings: {
    method: 'GET',
    path: '/admin/statistics/surroundings',
    query: statisticsQuery,
    answer: surroundingsSchema,
  },
} as const satisfies CallSet

const changesForwards = { answer: forwardsAnswer, replaces: '/admin/forwards', stale: [] } as const

export const forwardCalls = {
  list: { method: 'GET', path: '/admin/forwards', answer: forwardsAnswer },
  write: { ...changesForwards, method: 'PUT', path: '/admin/forwards', body: forwardBody },
  remove: {
    ...changesForwards,
    method: 'DELETE',
    path: '/admin/forwards',
    query: z.object({ path: missedPathSchema }),
    refuses: ['not_found'],
  },
} as const satisfies CallSet
