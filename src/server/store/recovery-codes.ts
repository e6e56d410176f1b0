import type { Store } from './schema.ts'

/** The hashes of the recovery codes that are left. */
export async function listRecoveryCodes(db: Store): Promise<{ id: number; code_hash: string }[]> {
  return db.selectFrom('recovery_codes').select(['id', 'code_hash']).orderBy('id').execute()
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Store): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** New codes in the place of all there were. */
export async function replaceRecoveryCodes(db: Store, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash })))
    .execute()
}

/** Uses a code up; false when somebody else just did. */
export async function spendRecoveryCode(db: Store, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
