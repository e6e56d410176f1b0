import type { Generated } from 'kysely'
import type { JsonText } from '../stored-values.ts'

export interface SettingsTable {
  key: string
  value: JsonText
}

/** The days of the plan that the coach has changed; the others are as they came. */
export interface PlanDaysTable {
  day: number
  /** The whole day. */
  content: JsonText
  updated_at: string
}

export interface SecretsTable {
  name: string
  value: string
}

/** At most one row. */
export interface NightlyBackupsTable {
  id: number
  /** The last night whose backup was begun, a day in the site's time zone. */
  night: string
  /** What became of it. */
  result: JsonText | null
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
