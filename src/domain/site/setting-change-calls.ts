import type { CallSet } from '../api/call.ts'
import { settingsAnswer } from './setting-calls.ts'
import { settingsInput } from './settings-input.ts'

/** Apart from the read: pages that only show settings load none of the rules for writing them. */
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
