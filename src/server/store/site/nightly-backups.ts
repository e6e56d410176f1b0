import { type NightlyResult, nightlyResultSchema } from '../../../domain/backups/backup-calls.ts'
import { latestNight } from '../../../domain/backups/backup-rules.ts'
import type { Store } from '../schema.ts'

/** The table has one row: the last night. */
const ONLY = 1

/** Finds the last night whose backup was begun, a day in the site's time zone. */
export async function findLastNight(db: Store): Promise<string | null> {
  const row = await db.selectFrom('nightly_backups').select('night').where('id', '=', ONLY).executeTakeFirst()
  return row?.night ?? null
}

/**
 * Claims a night's backup for this process; false when another process has claimed it, or a later night.
 *
 * @param interrupted the stored result of an interrupted backup, which may be claimed again
 */
export async function claimNight(
  db: Store,
  begun: NightlyResult,
  interrupted: NightlyResult | null = null,
): Promise<boolean> {
  const row = { night: begun.night, result: JSON.stringify(begun) }
  const claimed = await db
    .insertInto('nightly_backups')
    .values({ id: ONLY, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where(({ eb, or }) =>
          or([
            eb('nightly_backups.night', '<', begun.night),
            eb('nightly_backups.night', '>', latestNight(begun.night)),
            eb('nightly_backups.result', '=', JSON.stringify(interrupted)),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Stores the result of a claimed night, for all processes; does nothing once the next night has begun. */
export async function writeNightlyResult(db: Store, result: NightlyResult): Promise<void> {
  const row = { night: result.night, result: JSON.stringify(result) }
  await db
    .insertInto('nightly_backups')
    .values({ id: ONLY, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ result: row.result })
        .where('nightly_backups.night', '=', result.night),
    )
    .execute()
}

/** Finds the last result; null when there is none. */
export async function findNightlyResult(db: Store): Promise<NightlyResult | null> {
  const row = await db
    .selectFrom('nightly_backups')
    .select('result')
    .where('id', '=', ONLY)
    .executeTakeFirst()
  return row?.result ? nightlyResultSchema.parse(JSON.parse(row.result)) : null
}
