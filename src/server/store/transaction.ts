import { isPassingConflict } from './dialects/errors.ts'
import type { Store } from './schema.ts'

const ATTEMPTS = 3

/**
 * Runs queries as one: all of them are stored or none. Inside a caller's transaction they become part of it.
 * The work must only query, and only through the handle it is given; it may run again when PostgreSQL gave up
 * its first attempt in favour of another process.
 */
export async function inTransaction<T>(db: Store, work: (transaction: Store) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassingConflict(error)) throw error
    }
  }
}
