/** Who did something, as far as it is known. */
export interface Actor {
  userType: 'admin' | 'anonymous'
  userId?: string | null
  ipAddress?: string | null
  userAgent?: string | null
}

/** With every change of content: when it is made and by whom. */
export interface WriteContext {
  /** ISO 8601. */
  now: string
  actor: Actor
}

/** Who fills an empty store with the sample site. */
export const SYSTEM_ACTOR: Actor = { userType: 'admin', userId: 'system' }
