import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { OpenStore } from './database.ts'
import { dialectOf } from './dialects/dialect.ts'
import * as categoriesAndAuthors from './migrations/001-categories-and-authors.ts'
import * as images from './migrations/002-images.ts'
import * as articles from './migrations/003-articles.ts'
import * as recipes from './migrations/004-recipes.ts'
import * as formerAddresses from './migrations/005-former-addresses.ts'
import * as search from './migrations/006-search.ts'
import * as settingsAndSecrets from './migrations/007-settings-and-secrets.ts'
import * as auditLog from './migrations/008-audit-log.ts'
import * as pageChanges from './migrations/009-page-changes.ts'
import * as visitors from './migrations/010-visitors.ts'
import * as subscribers from './migrations/011-subscribers.ts'
import * as messages from './migrations/012-messages.ts'
import * as sessions from './migrations/013-sessions.ts'
import * as itemHistory from './migrations/014-item-history.ts'
import * as previewLinks from './migrations/015-preview-links.ts'
import * as samplesAndLists from './migrations/016-samples-and-lists.ts'
import * as imageLibrary from './migrations/017-image-library.ts'
import * as generatedImages from './migrations/018-generated-images.ts'
import * as outbox from './migrations/020-outbox.ts'
import * as newsletter from './migrations/021-newsletter.ts'
import * as campaigns from './migrations/022-campaigns.ts'
import * as lettersOverTime from './migrations/030-letters-over-time.ts'
import * as secondFactor from './migrations/040-second-factor.ts'
import * as imports from './migrations/050-imports.ts'
import * as oldPaths from './migrations/051-old-paths.ts'
import * as letterImages from './migrations/052-letter-pictures.ts'
import * as knownDevices from './migrations/065-known-devices.ts'
import * as searchKeys from './migrations/066-search-keys.ts'
import * as confirmedSessions from './migrations/067-confirmed-sessions.ts'
import * as nightlyBackups from './migrations/068-nightly-backups.ts'
import * as readTimes from './migrations/090-read-times.ts'
import * as readMessages from './migrations/091-read-messages.ts'
import * as imageHashes from './migrations/092-image-hashes.ts'
import * as issues from './migrations/093-issues.ts'
import * as kitchen from './migrations/100-kitchen.ts'
import * as nutrition from './migrations/102-nutrition.ts'
import * as videos from './migrations/120-videos.ts'
import * as videoOwnPosters from './migrations/126-video-own-posters.ts'
import * as planDays from './migrations/130-plan-days.ts'
import * as statistics from './migrations/140-statistics.ts'
import * as ignoredFindings from './migrations/150-ignored-findings.ts'
import * as wherePeopleJoin from './migrations/160-where-people-join.ts'
import * as people from './migrations/170-people.ts'
import * as suggestions from './migrations/180-suggestions.ts'
import * as searchedKeywords from './migrations/190-searched-keywords.ts'
import * as revisionChanges from './migrations/193-revision-changes.ts'
import * as milestones from './migrations/200-milestones.ts'
import * as mailboxVisits from './migrations/210-mailbox-visits.ts'
import * as additiveSteps from './migrations/211-additive-steps.ts'
import * as outboxIndexes from './migrations/212-outbox-indexes.ts'
import * as trash from './migrations/220-trash.ts'
import * as heldBounces from './migrations/230-held-bounces.ts'
import type { MigrationStore } from './migrations/definitions.ts'
import type { Store } from './schema.ts'
import { isSearchIndexStale, rebuildStaleSearchIndex } from './search/reindex.ts'

/**
 * A step of the tables' set-up. `additive`: the version before, which does not know it, reads and writes the tables after
 * it as before, so that a process of it may start again while an update goes round (RUN-UPDATE-4).
 */
export interface Step extends Migration {
  additive?: boolean
}

/** Every step there ever was, in order. One that has been released is never changed again; a correction is a new step. */
export const MIGRATIONS: Readonly<Record<string, Step>> = {
  '001-categories-and-authors': categoriesAndAuthors,
  '002-images': images,
  '003-articles': articles,
  '004-recipes': recipes,
  '005-former-addresses': formerAddresses,
  '006-search': search,
  '007-settings-and-secrets': settingsAndSecrets,
  '008-audit-log': auditLog,
  '009-page-changes': pageChanges,
  '010-visitors': visitors,
  '011-subscribers': subscribers,
  '012-messages': messages,
  '013-sessions': sessions,
  '014-item-history': itemHistory,
  '015-preview-links': previewLinks,
  '016-samples-and-lists': samplesAndLists,
  '017-image-library': imageLibrary,
  '018-generated-images': generatedImages,
  '020-outbox': outbox,
  '021-newsletter': newsletter,
  '022-campaigns': campaigns,
  '030-letters-over-time': lettersOverTime,
  '040-second-factor': secondFactor,
  '050-imports': imports,
  '051-old-paths': oldPaths,
  '052-letter-pictures': letterImages,
  '065-known-devices': knownDevices,
  '066-search-keys': searchKeys,
  '067-confirmed-sessions': confirmedSessions,
  '068-nightly-backups': nightlyBackups,
  '090-read-times': readTimes,
  '091-read-messages': readMessages,
  '092-image-hashes': imageHashes,
  '093-issues': issues,
  '100-kitchen': kitchen,
  '102-nutrition': nutrition,
  '120-videos': videos,
  '126-video-own-posters': videoOwnPosters,
  '130-plan-days': planDays,
  '140-statistics': statistics,
  '150-ignored-findings': ignoredFindings,
  '160-where-people-join': wherePeopleJoin,
  '170-people': people,
  '180-suggestions': suggestions,
  '190-searched-keywords': searchedKeywords,
  '193-revision-changes': revisionChanges,
  '200-milestones': milestones,
  '210-mailbox-visits': mailboxVisits,
  '211-additive-steps': additiveSteps,
  '212-outbox-indexes': outboxIndexes,
  '220-trash': trash,
  '230-held-bounces': heldBounces,
}

/** Why the tables cannot be brought to the form this version works with; its message is one line. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** How the tables of a store stand to what this version knows. */
export interface SetUp {
  /** Steps that are still to be done, in order. */
  pending: string[]
  /** Steps that only a newer version knows. */
  newer: string[]
}

/**
 * Compares the steps a store has gone through with those of this version, without changing anything.
 *
 * @throws MigrationError when a newer version has changed the tables so that this one cannot work with them
 */
export async function compareSetUp(
  db: Store,
  migrations: Readonly<Record<string, Step>> = MIGRATIONS,
): Promise<SetUp> {
  const { done, additive } = await listSteps(db)
  const newer = done.filter((name) => !(name in migrations))
  const pending = Object.keys(migrations).filter((name) => !done.includes(name))
  const breaking = newer.find((name) => !additive.has(name)) ?? (pending.length > 0 ? newer[0] : undefined)
  if (breaking === undefined) return { pending, newer }
  throw new MigrationError(
    `The database belongs to a newer version of the product (it has been through step ${breaking}). Start that version again, or bring back a backup made before the update: npm run restore FILE -- --force`,
  )
}

/** The steps a store has gone through, none where it has no tables yet, and which of them are additive. */
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

/** A step that, where it is additive, says so in the tables it has changed: for versions that do not know it. */
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
 * Brings the tables to the present form. All pending steps succeed together or leave no trace; processes
 * that start at once take turns. Tables that a newer version has only added to are left as they are.
 *
 * @throws MigrationError naming the step that failed, with the database's error as its cause, or when the tables belong
 * to a newer version
 */
export async function migrate(
  store: OpenStore,
  migrations: Readonly<Record<string, Step>> = MIGRATIONS,
): Promise<void> {
  const { pending, newer } = await compareSetUp(store.db, migrations)
  if (newer.length > 0) return
  // As most starts find it.
  if (pending.length === 0 && !(await isSearchIndexStale(store.db))) return
  await store.runWithoutTimeLimits(async (db) => {
    if (pending.length > 0) await takeSteps(db, migrations)
    // It is read from the present tables, so it comes last.
    await rebuildStaleSearchIndex(db)
  })
}

async function takeSteps(db: Store, migrations: Readonly<Record<string, Step>>): Promise<void> {
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
