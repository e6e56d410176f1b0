import type { Generated } from 'kysely'
import type { MilestoneKind } from '../../../domain/site/overview-calls.ts'
import type { Flag, JsonText } from './column-forms.ts'

/** The coach's logins; the token itself is only in the cookie. */
export interface SessionsTable {
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
export interface KnownDevicesTable {
  id: Generated<number>
  token_hash: string
  last_login_at: string
}

/** At most one row. */
export interface SecondFactorTable {
  id: number
  /** The key, encrypted (`auth/second-factor.ts`). */
  secret: string
  /** Null until a code has shown that the app has it: so long it does not count. */
  confirmed_at: string | null
  /** The step of time of the last code that was used; none up to it counts again. */
  last_step: number
}

export interface RecoveryCodesTable {
  id: Generated<number>
  code_hash: string
}

export interface AuditLogTable {
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
export interface MilestonesTable {
  kind: MilestoneKind
  item_id: number
  reached_at: string
  /** 1 once the coach has been told. */
  seen: Flag
}
