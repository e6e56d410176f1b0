import { hash, randomBytes } from 'node:crypto'
import type { Store } from '../schema.ts'

/** Makes the secret of a cookie or a link: 32 random bytes. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash by which the store recognizes a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** Reads a secret of this site by name; the first call creates it, and all processes get the same. */
export async function readSecret(db: Store, name: string): Promise<string> {
  const known = await findSecret(db, name)
  if (known !== null) return known
  await db
    .insertInto('secrets')
    .values({ name, value: makeToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await findSecret(db, name)
  if (made === null) throw new Error(`The secret ${name} was removed while it was being made`)
  return made
}

export async function findSecret(db: Store, name: string): Promise<string | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

/** Stores a secret unless its name exists; of several processes one succeeds. Returns the stored one. */
export async function addSecret(db: Store, name: string, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await findSecret(db, name)) ?? value
}

/** Sets a secret that is not random, such as a password's hash. */
export async function writeSecret(db: Store, name: string, value: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Sets a secret unless it already has this value; of several processes only one gets true. */
export async function changeSecret(db: Store, name: string, value: string): Promise<boolean> {
  const row = await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('secrets.value', '<>', value),
    )
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** Name of the secret with the hash of the coach's password. */
const NAME = 'admin-password'

export async function findPasswordHash(db: Store): Promise<string | null> {
  return findSecret(db, NAME)
}

/** Sets the first password; false, with nothing changed, when there is one already. Of several processes one succeeds. */
export async function addPasswordHash(db: Store, hash: string): Promise<boolean> {
  const row = await db
    .insertInto('secrets')
    .values({ name: NAME, value: hash })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks the password's hash until the transaction ends, and returns it: work that depends on how the coach logs in
 * waits here for changes of it. Null when there is none.
 */
export async function lockPasswordHash(transaction: Store): Promise<string | null> {
  const row = await transaction
    .updateTable('secrets')
    .set(({ ref }) => ({ value: ref('value') }))
    .where('name', '=', NAME)
    .returning('value')
    .executeTakeFirst()
  return row?.value ?? null
}

export async function writePasswordHash(db: Store, hash: string): Promise<void> {
  await writeSecret(db, NAME, hash)
}
