import type { Generated } from 'kysely'
import type { MilestoneKind } from '../../../domain/site/overview-calls.ts'
import type { Flag, JsonText } from '../stored-values.ts'

export interface SiteTables {
  settings: {
    key: string
    value: JsonText
  }
  /** The days of the plan changed by the coach; the rest are the original ones. */
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
    result: JsonText | null
  }
  page_changes: {
    id: Generated<number>
    /** Page paths as a JSON list; null means every page. */
    paths: JsonText | null
    at: string
  }
  rate_limits: {
    key: string
    count: number
    reset_at: string
  }
}

export interface CoachTables {
  /** The coach's sessions; the token itself is only in the cookie. */
  sessions: {
    id: Generated<number>
    token_hash: string
    created_at: string
    last_used_at: string
    user_agent: Generated<string | null>
    /** Address where it was begun, already truncated. */
    place: Generated<string | null>
    /** When the password was last confirmed in it. */
    confirmed_at: Generated<string | null>
  }
  /** Browsers with an earlier login; the token itself is only in their cookie. */
  known_devices: {
    id: Generated<number>
    token_hash: string
    last_login_at: string
  }
  /** At most one row. */
  second_factor: {
    id: number
    /** The key, encrypted (`auth/second-factor.ts`). */
    secret: string
    /** Null until a code has proven that the app has the key; until then it is inactive. */
    confirmed_at: string | null
    /** The time step of the last code used; no code up to it is valid again. */
    last_step: number
  }
  recovery_codes: {
    id: Generated<number>
    code_hash: string
  }
  audit_log: {
    id: Generated<number>
    action: string
    user_id: string | null
    user_type: 'admin' | 'anonymous'
    resource: string
    resource_id: string | null
    details: JsonText
    ip_address: string | null
    user_agent: string | null
    success: Flag
    error_message: string | null
    /** Text the history's search looks through. */
    search_key: Generated<string>
    timestamp: string
  }
  /** The first public content of the coach's own, per kind. */
  milestones: {
    kind: MilestoneKind
    item_id: number
    reached_at: string
    /** 1 once the coach has been shown it. */
    seen: Flag
  }
}
