import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { siteSettingsSchema } from './settings.ts'

export const settingsAnswer = z.object({ settings: siteSettingsSchema })

export const settingCalls = {
  read: { method: 'GET', path: '/admin/settings', answer: settingsAnswer },
} as const satisfies CallSet
