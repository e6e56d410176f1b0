import { isReferenceViolation, isTransientConflict, isUniqueViolation } from './dialects/errors.ts'
import type { Store } from './schema.ts'

const ATTEMPTS = 3
/** Each attempt loses to at most one other transaction, which has finished by then. */
const CONFLICT_ATTEMPTS = 8

/**
 * Runs queries in a transaction. Inside a caller's transaction they become part of it. The work must only query, and only
 * through the given handle; it may run again when PostgreSQL aborted its first attempt in favour of another process.
 */
export async function inTransaction<T>(db: Store, work: (transaction: Store) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransientConflict(error)) throw error
    }
  }
}

/**
 * The same for work that checks before it writes: whether a slug is free, a category exists. When another process
 * interferes, the work runs again, and its check then sees the change.
 */
export async function withConflictRetry<T>(db: Store, work: (transaction: Store) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, work)
    } catch (error) {
      const lost = isUniqueViolation(error) || isReferenceViolation(error)
      if (db.isTransaction || !lost || attempt === CONFLICT_ATTEMPTS) throw error
    }
  }
}
