import type { Actor } from './audit/audit-log.ts'

/** With every change of content: when it is made and by whom. */
export interface WriteContext {
  /** ISO 8601. */
  now: string
  actor: Actor
}

/** Who fills an empty store with the sample site. */
export const SYSTEM_ACTOR: Actor = { userType: 'admin', userId: 'system' }
