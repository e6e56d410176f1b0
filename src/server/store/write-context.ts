/** Who did something, as far as known. */
export interface Actor {
  userType: 'admin' | 'anonymous'
  userId?: string | null
  ipAddress?: string | null
  userAgent?: string | null
}

/** Passed with every change of content: its time and its actor. */
export interface WriteContext {
  /** ISO 8601. */
  now: string
  actor: Actor
}

/** The actor that fills an empty store with the sample site. */
export const SYSTEM_ACTOR: Actor = { userType: 'admin', userId: 'system' }
