import type { Generated } from 'kysely'
import type { JsonText } from '../stored-values.ts'

export interface SiteTables {
  settings: {
    key: string
    value: JsonText
  }
  /** The days of the plan that the coach has changed; the others are as they came. */
  plan_days: {
    day: number
    /** The whole day. */
    content: JsonText
    updated_at: string
  }
  secrets: {
    name: string
    value: string
  }
  /** At most one row. */
  nightly_backups: {
    id: number
    /** The last night whose backup was begun, a day in the site's time zone. */
    night: string
    /** What became of it. */
    result: JsonText | null
  }
  page_changes: {
    id: Generated<number>
    /** Page paths as a JSON list; null stands for every page. */
    paths: JsonText | null
    at: string
  }
  rate_limits: {
    key: string
    count: number
    reset_at: string
  }
}
