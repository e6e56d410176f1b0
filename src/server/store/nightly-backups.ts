import { type NightlyResult, nightlyResultSchema } from '../../domain/admin/backups.ts'
import { latestNight } from '../../domain/backups/nightly-due.ts'
import type { Store } from './schema.ts'
import { findSecret, writeSecret } from './secrets.ts'

const NIGHT = 'nightly_backup_night'
const RESULT = 'nightly_backup_result'

/** The last night whose backup was begun, a day in the site's time zone. */
export async function findLastNight(db: Store): Promise<string | null> {
  return findSecret(db, NIGHT)
}

/** Takes a night's backup for this process; false when another has taken it, or the one after it. */
export async function claimNight(db: Store, night: string): Promise<boolean> {
  const claimed = await db
    .insertInto('secrets')
    .values({ name: NIGHT, value: night })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: night })
        .where(({ eb, or }) =>
          or([eb('secrets.value', '<', night), eb('secrets.value', '>', latestNight(night))]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Keeps what became of it, for all processes to show. */
export async function writeNightlyResult(db: Store, result: NightlyResult): Promise<void> {
  await writeSecret(db, RESULT, JSON.stringify(result))
}

/** What became of the last one; null when there was none. */
export async function findNightlyResult(db: Store): Promise<NightlyResult | null> {
  const text = await findSecret(db, RESULT)
  return text === null ? null : nightlyResultSchema.parse(JSON.parse(text))
}
