import type { CallSet } from '../api/call.ts'
import { settingsAnswer } from './setting-calls.ts'
import { settingsInput } from './settings-input.ts'

/** Separate from the read: pages that only show settings do not load the rules of writing them. */
export const settingChangeCalls = {
  change: {
    method: 'PUT',
    path: '/admin/settings',
    body: settingsInput,
    answer: settingsAnswer,
    replaces: '/admin/settings',
    stale: ['/public/settings', '/admin/overview'],
  },
} as const satisfies CallSet
