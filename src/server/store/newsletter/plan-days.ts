import type { Selectable } from 'kysely'
import type { StoredPlanDay } from '../../../domain/newsletter/plan-calls.ts'
import { isSameDay } from '../../../domain/newsletter/plan-input.ts'
import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { planDay } from '../json-columns.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Database, Store } from '../schema.ts'
import { laterThan, toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'

/** The pages that show the plan: a change of a day invalidates them. */
export const PLAN_PAGES = ['/plan', '/week']

/** Lists the days the coach has changed, in order. One whose stored form is no longer valid counts as not stored. */
export async function listOwnPlanDays(db: Store): Promise<StoredPlanDay[]> {
  const rows = await db.selectFrom('plan_days').selectAll().orderBy('day').execute()
  return rows.flatMap(({ day: number, content, updated_at }) => {
    const day = readStored(content)
    return day?.day === number ? [{ day, updated_at }] : []
  })
}

/**
 * Lists the whole plan: the coach's own days, and the original ones.
 *
 * @param originals the plan of `content/plan`
 */
export async function listPlanDays(db: Store, originals: readonly PlanDay[]): Promise<StoredPlanDay[]> {
  const own = new Map((await listOwnPlanDays(db)).map((stored) => [stored.day.day, stored]))
  return originals.map((day) => own.get(day.day) ?? { day, updated_at: null })
}

export async function readPlanDays(db: Store, originals: readonly PlanDay[]): Promise<PlanDay[]> {
  return (await listPlanDays(db, originals)).map(({ day }) => day)
}

type PlanDaySave = StoredPlanDay & { kind: 'saved' | 'stale' }

/**
 * Stores a change of one day: omitted fields keep their value. A day equal to the original is no longer the coach's own.
 *
 * @param original the original day
 * @param seen the version the change is based on; undefined for any
 * @returns `stale` with the stored version when it is another one: nothing has changed then
 */
export async function writePlanDay(
  db: Store,
  original: PlanDay,
  change: Partial<PlanDay>,
  context: WriteContext,
  seen?: string | null,
): Promise<PlanDaySave> {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, original.day)
    const before = toPlanDay(row, original)
    const version = seen === undefined || seen === null ? seen : toStoredTime(seen)
    if (version !== undefined && version !== before.updated_at) return { kind: 'stale', ...before }
    const day = { ...before.day, ...change, day: original.day }
    const updated_at = isSameDay(day, original) ? null : nextVersion(row, context)
    const isStored = await replaceRow(transaction, row, { day, updated_at })
    if (!isStored) return { kind: 'stale', ...(await readPlanDay(transaction, original)) }
    await noteChange(transaction, 'plan_day_updated', day, context)
    return { kind: 'saved', day, updated_at }
  })
}

/** Stores a whole day of another site as the coach's own. */
export async function takePlanDay(db: Store, day: PlanDay, context: WriteContext): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, day.day)
    // A concurrent change on this site takes precedence.
    const isStored = await replaceRow(transaction, row, { day, updated_at: nextVersion(row, context) })
    if (isStored) await noteChange(transaction, 'plan_day_updated', day, context)
  })
}

/** Restores the original day; the coach's version is deleted. */
export async function resetPlanDay(
  db: Store,
  original: PlanDay,
  context: WriteContext,
): Promise<StoredPlanDay> {
  return inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('plan_days').where('day', '=', original.day).execute()
    await noteChange(transaction, 'plan_day_reset', original, context)
    return { day: original, updated_at: null }
  })
}

/** Reads one day: the coach's own, or the original. */
export async function readPlanDay(db: Store, original: PlanDay): Promise<StoredPlanDay> {
  return toPlanDay(await findRow(db, original.day), original)
}

/** Records the change in the history, and invalidates the plan in every process; the last write of its transaction. */
async function noteChange(
  transaction: Store,
  action: 'plan_day_updated' | 'plan_day_reset',
  { day, title }: PlanDay,
  context: WriteContext,
): Promise<void> {
  await writeAuditEntry(transaction, context, {
    action,
    resource: 'plan',
    resourceId: day,
    details: { day, title },
  })
  await recordPageChange(transaction, PLAN_PAGES, context.now)
}

function nextVersion(row: PlanDayRow | undefined, { now }: WriteContext): string {
  return row ? laterThan(row.updated_at, now) : toStoredTime(now)
}

type PlanDayRow = Selectable<Database['plan_days']>

async function findRow(db: Store, day: number): Promise<PlanDayRow | undefined> {
  return db.selectFrom('plan_days').selectAll().where('day', '=', day).executeTakeFirst()
}

function toPlanDay(row: PlanDayRow | undefined, original: PlanDay): StoredPlanDay {
  const day = row && readStored(row.content)
  const isOwn = row !== undefined && day?.day === original.day
  return isOwn ? { day, updated_at: row.updated_at } : { day: original, updated_at: null }
}

/** Replaces the row that was read; false when another process has changed it meanwhile. */
async function replaceRow(
  transaction: Store,
  row: PlanDayRow | undefined,
  { day, updated_at }: StoredPlanDay,
): Promise<boolean> {
  if (row === undefined) {
    if (updated_at === null) return true
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('plan_days')
      .values({ day: day.day, content: planDay.write(day), updated_at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) === 1
  }
  if (updated_at === null) {
    const { numDeletedRows } = await transaction
      .deleteFrom('plan_days')
      .where('day', '=', day.day)
      .where('updated_at', '=', row.updated_at)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows) === 1
  }
  const { numUpdatedRows } = await transaction
    .updateTable('plan_days')
    .set({ content: planDay.write(day), updated_at })
    .where('day', '=', day.day)
    .where('updated_at', '=', row.updated_at)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

function readStored(text: string): PlanDay | null {
  try {
    return planDay.read(text)
  } catch {
    return null
  }
}
