import type { Selectable } from 'kysely'
import { countRows } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'

/** There is one coach, so there is one second factor. */
const ONLY = 1

export type StoredSecondFactor = Pick<
  Selectable<Database['second_factor']>,
  'secret' | 'confirmed_at' | 'last_step'
>

/** Finds the second factor, also while unconfirmed; null when there is none. */
export async function findSecondFactor(db: Store): Promise<StoredSecondFactor | null> {
  const row = await db
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('id', '=', ONLY)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Stores the key of an unconfirmed second factor, replacing another unconfirmed one.
 *
 * @returns false, with nothing changed, when one is already on
 */
export async function offerSecondFactor(db: Store, secret: string): Promise<boolean> {
  const row = await db
    .insertInto('second_factor')
    .values({ id: ONLY, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Switches on the offered factor; false when it has been switched on or withdrawn meanwhile. */
export async function confirmSecondFactor(db: Store, secret: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ confirmed_at: toStoredTime(now) })
    .where('id', '=', ONLY)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Uses up the code of a time step and all earlier ones; false when that was already done. */
export async function consumeTotpStep(db: Store, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('id', '=', ONLY)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Switches the second factor off and drops its recovery codes; true when it was on. */
export async function removeSecondFactor(db: Store): Promise<boolean> {
  const removed = await db.deleteFrom('second_factor').returning('confirmed_at').executeTakeFirst()
  await db.deleteFrom('recovery_codes').execute()
  return removed !== undefined && removed.confirmed_at !== null
}

export async function listRecoveryCodes(db: Store): Promise<{ id: number; code_hash: string }[]> {
  return db.selectFrom('recovery_codes').select(['id', 'code_hash']).orderBy('id').execute()
}

export async function countRecoveryCodes(db: Store): Promise<number> {
  return countRows(db.selectFrom('recovery_codes'))
}

export async function replaceRecoveryCodes(db: Store, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash })))
    .execute()
}

/** Uses up a code; false when another request just did. */
export async function consumeRecoveryCode(db: Store, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
