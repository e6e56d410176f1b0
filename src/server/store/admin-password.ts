import type { Store } from './schema.ts'
import { findSecret, writeSecret } from './secrets.ts'

/** Among the secrets: the hash of the coach's password. */
const NAME = 'admin-password'

/** The hash of her password, or null before the first one. */
export async function findPasswordHash(db: Store): Promise<string | null> {
  return findSecret(db, NAME)
}

/** Sets the first password; false, and nothing done, when there is one already. Of several processes one succeeds. */
export async function addPasswordHash(db: Store, hash: string): Promise<boolean> {
  const row = await db
    .insertInto('secrets')
    .values({ name: NAME, value: hash })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets the password, whatever it was before. */
export async function writePasswordHash(db: Store, hash: string): Promise<void> {
  await writeSecret(db, NAME, hash)
}
