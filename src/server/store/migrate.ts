import { type Migration, Migrator } from 'kysely/migration'
import type { OpenStore } from './database.ts'
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
import * as heldBounces from './migrations/230-held-bounces.ts'
import { rebuildStaleSearchIndex } from './reindex.ts'

/** Every step there ever was, in order. One that has been released is never changed again; a correction is a new step. */
export const MIGRATIONS: Record<string, Migration> = {
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
  '230-held-bounces': heldBounces,
}

/**
 * Brings the tables to the present form. All pending steps succeed together or leave no trace; processes
 * that start at once take turns.
 *
 * @throws Error naming the step that failed, with the database's error as its cause
 */
export async function migrate(
  store: OpenStore,
  migrations: Record<string, Migration> = MIGRATIONS,
): Promise<void> {
  await store.runWithoutTimeLimits(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error, results } = await migrator.migrateToLatest()
    if (error === undefined) {
      // It is read from the present tables, so it comes last.
      await rebuildStaleSearchIndex(db)
      return
    }
    const step = results?.find(({ status }) => status === 'Error')?.migrationName
    const where = step ? `Step ${step} of the database's set-up failed` : "The database's set-up failed"
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  })
}
