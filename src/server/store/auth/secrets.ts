import { hash, randomBytes } from 'node:crypto'
import type { Store } from '../schema.ts'

/** The secret of a cookie or a link: 32 bytes that cannot be guessed. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store keeps of a token, to know it again by. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** A secret of this site by name; the first to ask makes it, and all processes get the same. */
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

/** Keeps a secret unless there is one by its name; of several processes one succeeds. Returns the one that is kept. */
export async function addSecret(db: Store, name: string, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await findSecret(db, name)) ?? value
}

/** Sets a secret that is not made at random, such as a password's hash. */
export async function writeSecret(db: Store, name: string, value: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Sets it unless it is that already; of several processes one is told that it has. */
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

/** Among the secrets: the hash of the coach's password. */
const NAME = 'admin-password'

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

/**
 * The hash of the password, which stays the password until the transaction ends: what depends on how the coach logs in
 * waits here for what changes it. Null when there is none.
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
