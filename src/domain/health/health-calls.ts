import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { HEALTH_CHECK_NAMES, HEALTH_STATES } from './health-check.ts'

/** One check of the site's health (HEALTH-CHECK-1). */
const healthCheckSchema = z
  .object({
    name: z.enum(HEALTH_CHECK_NAMES),
    state: z.enum(HEALTH_STATES),
    /** What was found. */
    sentence: z.string(),
    /** What to do about it; null where nothing is to be done. */
    do: z.string().nullable(),
  })
  .meta({ id: 'HealthCheck' })

const healthAnswer = z
  .object({
    checks: z.array(healthCheckSchema),
    checked_at: z.iso.datetime(),
    machine: z.object({
      version: z.string(),
      /** When the process that answers was started. */
      running_since: z.iso.datetime(),
      /** The site's public address. */
      address: z.string(),
      /** The terminal command for the same checks. */
      doctor: z.string(),
    }),
  })
  .meta({ id: 'Health' })

export const healthCalls = {
  read: {
    method: 'GET',
    path: '/admin/health',
    query: z.object({
      /** Runs the checks again. */
      again: z
        .enum(['true', 'false'], 'again is true or false')
        .default('false')
        .transform((word) => word === 'true'),
    }),
    answer: healthAnswer,
  },
} as const satisfies CallSet

export type HealthCheck = z.infer<typeof healthCheckSchema>
export type Health = z.infer<typeof healthAnswer>
