import type { Generated } from 'kysely'
import type { JsonText } from './column-forms.ts'

export interface SettingsTable {
  key: string
  value: JsonText
}

export interface SecretsTable {
  name: string
  value: string
}

export interface PageChangesTable {
  id: Generated<number>
  /** Page paths as a JSON list; null stands for every page. */
  paths: JsonText | null
  at: string
}

export interface RateLimitsTable {
  key: string
  count: number
  reset_at: string
}
