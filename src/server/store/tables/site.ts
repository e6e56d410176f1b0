import type { Generated } from 'kysely'
import type { MilestoneKind } from '../../../domain/site/overview-calls.ts'
import type { Flag, JsonText } from '../stored-values.ts'

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

export interface CoachTables {
  /** The coach's logins; the token itself is only in the cookie. */
  sessions: {
    id: Generated<number>
    token_hash: string
    created_at: string
    last_used_at: string
    user_agent: Generated<string | null>
    /** Where it was begun from, already shortened. */
    place: Generated<string | null>
    /** When the password was last asked again in it. */
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
    /** Null until a code has shown that the app has it: so long it does not count. */
    confirmed_at: string | null
    /** The step of time of the last code that was used; none up to it counts again. */
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
    /** What the search of the history looks through. */
    search_key: Generated<string>
    timestamp: string
  }
  /** The first of the coach's own of each kind that readers could see. */
  milestones: {
    kind: MilestoneKind
    item_id: number
    reached_at: string
    /** 1 once the coach has been told. */
    seen: Flag
  }
}
