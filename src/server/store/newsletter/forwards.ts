import type { Forward } from '../../../domain/statistics/statistics-calls.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import type { Store } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'

/** Missed addresses that the coach made lead somewhere, by address. */
export async function listForwards(db: Store): Promise<Forward[]> {
  const rows = await db.selectFrom('forwards').select(['path', 'target']).orderBy('path').execute()
  return rows.map(({ path, target }) => ({ path, to: target }))
}

/** Where an address leads since it was missed, or null. @param path as `normalizePath` makes it */
export async function findForward(db: Store, path: string): Promise<string | null> {
  const row = await db.selectFrom('forwards').select('target').where('path', '=', path).executeTakeFirst()
  return row?.target ?? null
}

/** From now on an address leads to a page; an earlier forward from there is replaced. */
export async function writeForward(db: Store, { path, to }: Forward, context: WriteContext): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('forwards')
      .values({ path, target: to, created_at: context.now })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ target: to, created_at: context.now }))
      .execute()
    await note(transaction, 'forward_made', { path, to }, context)
  })
}

/** The address leads nowhere again. @returns false when there was no forward */
export async function deleteForward(db: Store, path: string, context: WriteContext): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const gone = await transaction
      .deleteFrom('forwards')
      .where('path', '=', path)
      .returning('target')
      .executeTakeFirst()
    if (!gone) return false
    await note(transaction, 'forward_removed', { path, to: gone.target }, context)
    return true
  })
}

async function note(
  transaction: Store,
  action: 'forward_made' | 'forward_removed',
  { path, to }: Forward,
  context: WriteContext,
): Promise<void> {
  await writeAuditEntry(transaction, context, {
    action,
    resource: 'forward',
    resourceId: path,
    details: { path, to },
  })
}
