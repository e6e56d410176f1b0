import { z } from 'zod'
import type { CallSet } from '../api/call.ts'

const count = z.int().nonnegative()
/** How much of the sample site was removed. */
const removedSchema = z.object({ articles: count, recipes: count, images: count })

export const sampleCalls = {
  remove: {
    method: 'POST',
    path: '/admin/remove-sample-content',
    answer: z.object({ removed: removedSchema }),
    stale: ['/*'],
  },
} as const satisfies CallSet

export type RemovedSamples = z.infer<typeof removedSchema>
