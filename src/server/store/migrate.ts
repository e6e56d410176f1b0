import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { commandLineFor } from '../command-line-for.ts'
import type { OpenStore } from './database.ts'
import { dialectOf } from './dialects/dialect.ts'
import { isSearchIndexStale, rebuildStaleSearchIndex } from './items/reindex.ts'
import * as samplesAndLists from './migrations/016-samples-and-lists.ts'
import * as imageLibrary from './migrations/017-image-library.ts'
import * as letterImages from './migrations/052-letter-pictures.ts'
import * as searchKeys from './migrations/066-search-keys.ts'
import * as nightlyBackups from './migrations/068-nightly-backups.ts'
import * as readTimes from './migrations/090-read-times.ts'
import * as issues from './migrations/093-issues.ts'
import * as milestones from './migrations/200-milestones.ts'
import type { MigrationStore, Step, Steps } from './migrations/definitions.ts'
import { IMAGE_STEPS } from './migrations/images.ts'
import { ITEM_STEPS } from './migrations/items.ts'
import { LETTER_STEPS } from './migrations/letters.ts'
import { NOTE_STEPS } from './migrations/notes.ts'
import { SITE_STEPS } from './migrations/site.ts'
import type { Store } from './schema.ts'

/** Migrations that rewrite stored data: a file each. */
const REWRITING_STEPS: Steps = {
  '016-samples-and-lists': samplesAndLists,
  '017-image-library': imageLibrary,
  '052-letter-pictures': letterImages,
  '066-search-keys': searchKeys,
  '068-nightly-backups': nightlyBackups,
  '090-read-times': readTimes,
  '093-issues': issues,
  '200-milestones': milestones,
}

/** All migrations, in order. A released one is never changed again; a correction is a new migration. */
export const MIGRATIONS: Steps = Object.fromEntries(
  Object.entries({
    ...ITEM_STEPS,
    ...IMAGE_STEPS,
    ...LETTER_STEPS,
    ...NOTE_STEPS,
    ...SITE_STEPS,
    ...REWRITING_STEPS,
  }).sort(([one], [other]) => one.localeCompare(other)),
)

/** Why the tables cannot be migrated to this version; the message is one line. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** A store's migrations compared with this version's. */
export interface MigrationState {
  /** Migrations still to be run, in order. */
  pending: string[]
  /** Migrations only a newer version knows. */
  newer: string[]
}

/**
 * Compares a store's migrations with those of this version, without changing anything.
 *
 * @throws MigrationError when a newer version has changed the tables so that this one cannot work with them
 */
export async function compareMigrations(db: Store, migrations: Steps = MIGRATIONS): Promise<MigrationState> {
  const { done, additive } = await listSteps(db)
  const newer = done.filter((name) => !(name in migrations))
  const pending = Object.keys(migrations).filter((name) => !done.includes(name))
  const breaking = newer.find((name) => !additive.has(name)) ?? (pending.length > 0 ? newer[0] : undefined)
  if (breaking === undefined) return { pending, newer }
  throw new MigrationError(
    `The database belongs to a newer version of the product (it has been through step ${breaking}). Start that version again, or bring back a backup made before the update: ${commandLineFor('restore FILE --force')}`,
  )
}

/** Lists the migrations applied to a store, none where it has no tables yet, and which of them are additive. */
async function listSteps(db: Store): Promise<{ done: string[]; additive: ReadonlySet<string> }> {
  const list = async (table: string) => {
    if (!(await dialectOf(db).hasTable(db, table))) return []
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(
      db,
    )
    return rows.map(({ name }) => name)
  }
  return { done: await list('kysely_migration'), additive: new Set(await list('additive_steps')) }
}

/** Makes an additive migration record that in the tables, for versions that do not know it. */
function noted(name: string, step: Step): Migration {
  if (!step.additive) return step
  return {
    up: async (db: MigrationStore) => {
      await step.up(db)
      await sql`insert into additive_steps (name) values (${name})`.execute(db)
    },
  }
}

/**
 * Migrates the tables to the present schema. All pending migrations run in one transaction; processes starting
 * concurrently take turns. Tables that a newer version has only added to stay unchanged.
 *
 * @throws MigrationError naming the failed migration, with the database's error as its cause, or when the tables belong
 * to a newer version
 */
export async function migrate(store: OpenStore, migrations: Steps = MIGRATIONS): Promise<void> {
  const { pending, newer } = await compareMigrations(store.db, migrations)
  if (newer.length > 0) return
  // The usual case at startup.
  if (pending.length === 0 && !(await isSearchIndexStale(store.db))) return
  await store.runWithoutTimeLimits(async (db) => {
    if (pending.length > 0) await takeSteps(db, migrations)
    // Last, because it is built from the present tables.
    await rebuildStaleSearchIndex(db)
  })
}

async function takeSteps(db: Store, migrations: Steps): Promise<void> {
  const steps = Object.fromEntries(
    Object.entries(migrations).map(([name, step]) => [name, noted(name, step)]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const step = results?.find(({ status }) => status === 'Error')?.migrationName
  const where = step ? `Step ${step} of the database's set-up failed` : "The database's set-up failed"
  throw new MigrationError(`${where}: ${firstLine(error)}`, { cause: error })
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
}
