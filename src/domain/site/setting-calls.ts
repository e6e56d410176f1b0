import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { siteSettingsSchema } from './settings.ts'
import { settingsInput } from './settings-input.ts'

const settingsAnswer = z.object({ settings: siteSettingsSchema })
const count = z.int().nonnegative()
/** How much of the sample site was removed. */
const removedSchema = z.object({ articles: count, recipes: count, images: count })

export const settingCalls = {
  read: { method: 'GET', path: '/admin/settings', answer: settingsAnswer },
  change: {
    method: 'PUT',
    path: '/admin/settings',
    body: settingsInput,
    answer: settingsAnswer,
    replaces: '/admin/settings',
    stale: ['/public/settings', '/admin/overview'],
  },
} as const satisfies CallSet

export const sampleCalls = {
  remove: {
    method: 'POST',
    path: '/admin/remove-sample-content',
    answer: z.object({ removed: removedSchema }),
    stale: ['/*'],
  },
} as const satisfies CallSet

export type RemovedSamples = z.infer<typeof removedSchema>
