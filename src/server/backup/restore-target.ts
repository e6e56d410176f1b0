import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable } from '../store/database.ts'
import { postgresIsInUse, sqliteIsInUse } from '../store/dialects/other-users.ts'
import type { Store } from '../store/schema.ts'
import { readSnapshot } from '../store/snapshot.ts'
import { BackupError } from './backup-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { EVER_KEPT_TABLES } from './backup-tables.ts'

/** A connection that has just ended is still counted for a moment. */
const LOOKS = 4
const LOOK_AGAIN_MS = 250

/** What stands where a backup is to be restored. */
export type TargetState = 'empty' | 'filled' | 'damaged'

/** Looks without changing anything. */
export async function inspectTarget(place: BackupPlace): Promise<TargetState> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl === null) {
    const there = await access(join(dataDir, 'site.db')).then(
      () => true,
      () => false,
    )
    if (!there) return 'empty'
  }
  try {
    return (await readSnapshot(place, isEmpty)) ? 'empty' : 'filled'
  } catch (error) {
    if (databaseUrl === null && isUnavailable(error)) return 'damaged'
    throw error
  }
}

async function isEmpty(db: Store): Promise<boolean> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const table of EVER_KEPT_TABLES.filter((name) => there.has(name))) {
    const row = await db
      .withTables<Record<string, { [column: string]: unknown }>>()
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}

/**
 * Refuses while a site runs on the database.
 *
 * @throws BackupError `in_use`
 */
export async function refuseWhileInUse({ databaseUrl, dataDir }: BackupPlace): Promise<void> {
  for (let look = 1; look <= LOOKS; look++) {
    const inUse =
      databaseUrl === null
        ? sqliteIsInUse(join(dataDir, 'site.db'))
        : await readSnapshot({ databaseUrl, dataDir }, postgresIsInUse)
    if (!inUse) return
    await pause(LOOK_AGAIN_MS)
  }
  const where = databaseUrl === null ? `in ${dataDir}` : 'on this PostgreSQL database'
  throw new BackupError('in_use', `The site is running ${where}. Stop it first; nothing was changed.`)
}
