import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { normalizePath } from '../import/old-path.ts'
import { statisticsQuery, statisticsSchema, surroundingsSchema } from './statistics.ts'

const MAX_PATH = 300
const PATH_MESSAGE = 'path must be the address that is missed, such as /old-page'

/** The path is normalized to the form in which it is looked up. */
const missedPathSchema = z
  .string(PATH_MESSAGE)
  .max(MAX_PATH, `path can be at most ${MAX_PATH} characters`)
  .regex(/^\/(?![/\\])[^?#]*$/, PATH_MESSAGE)
  .transform((path, context) => {
    const normal = normalizePath(path)
    if (normal !== null) return normal
    context.addIssue({ code: 'custom', message: PATH_MESSAGE })
    return z.NEVER
  })

const forwardBody = z
  .object({
    path: missedPathSchema,
    to: z
      .string('to must be the path of a page of this site')
      .max(MAX_PATH, `to can be at most ${MAX_PATH} characters`)
      .regex(/^\/(?![/\\])[^?#]*$/, 'to must be the path of a page of this site'),
  })
  .meta({ id: 'Forward' })

/** A missing address, and the page of this site it leads to (STAT-ACT-2). */
export type Forward = z.infer<typeof forwardBody>

const forwardsAnswer = z.object({
  forwards: z.array(z.object({ path: z.string(), to: z.string() })),
})

export const statisticsCalls = {
  read: { method: 'GET', path: '/admin/statistics', query: statisticsQuery, answer: statisticsSchema },
  surroundings: {
    method: 'GET',
    path: '/admin/statistics/surroundings',
    query: statisticsQuery,
    answer: surroundingsSchema,
  },
} as const satisfies CallSet

const changesForwards = { answer: forwardsAnswer, replaces: '/admin/forwards' } as const

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
