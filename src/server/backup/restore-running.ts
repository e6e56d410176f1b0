import { hash } from 'node:crypto'
import {
  carryIssues,
  carryMessages,
  carryReplies,
  carrySubscribers,
  carryTrash,
} from '../../domain/backups/carry-over.ts'
import { openMediaStore } from '../media/open-media-store.ts'
import { writeAuditEntry } from '../store/audit/audit-log.ts'
import { openStore, readSnapshot } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import type { StoredRow } from '../store/dialects/dialect-adapter.ts'
import { updateAllNoteAnchors } from '../store/items/note-anchors.ts'
import { rebuildSearchIndex } from '../store/items/reindex.ts'
import { letterData } from '../store/json-columns.ts'
import { syncAnswerLettersOfNotes } from '../store/mail/answer-letters.ts'
import { lookUpAddresses } from '../store/newsletter/subscriber-list.ts'
import { purgePictures, recordDeletedNotes } from '../store/notes/delete-notes.ts'
import { syncNoteVotes } from '../store/notes/note-votes.ts'
import { recordPageChange } from '../store/page-changes.ts'
import type { Store } from '../store/schema.ts'
import { inTransaction } from '../store/transaction.ts'
import type { WriteContext } from '../store/write-context.ts'
import { type OnBackupProgress, type SiteLocation, withWorkFolder } from './backup-place.ts'
import { buildDatabase, copyTable, emptyTables } from './build-database.ts'
import { findLostPictures, isLost, mergeImages, mergeNotes, withNotes } from './merge-notes.ts'
import { type Backup, readBackupImage } from './opened-backup.ts'
import { readBackup } from './read-backup.ts'
import { insertRows, MERGED_TABLES, REPLACED_TABLES } from './tables.ts'

interface RestoreRunningOptions {
  /** Saves and proves the present state; nothing is changed until it resolves. */
  save: () => Promise<void>
  name: string
  context: WriteContext
  onProgress: OnBackupProgress
}

/**
 * Restores a running site from a backup (BACKUP-LIVE-1). The backup is checked completely and migrated beside the site,
 * the present state is saved, and missing images are put back under their own keys, which changes nothing visible; then
 * the tables are replaced in one transaction. When it is interrupted, by a full disk or a killed process, the site is
 * unchanged.
 *
 * @throws BackupError when the backup is damaged or from a newer version
 */
export async function restoreRunningSite(
  place: SiteLocation,
  path: string,
  { save, name, context, onProgress }: RestoreRunningOptions,
): Promise<void> {
  const backup = await readBackup(path)
  await withWorkFolder(place.dataDir, async (folder) => {
    await buildDatabase(backup, folder, {
      withSearch: false,
      onProgress: ({ done, total }) => onProgress({ step: 'checking', done, total }),
    })
    await save()
    await putImagesBack(place, { backup, folder, onProgress })
    await replaceSite(place, {
      name,
      folder,
      context,
      onProgress: ({ done, total }) => onProgress({ step: 'replacing', done, total }),
    })
  })
}

/**
 * A key's bytes never change, so only missing ones need to be written; a reader's image is not, when its note was
 * deleted for good.
 */
async function putImagesBack(
  place: SiteLocation,
  { backup, folder, onProgress }: { backup: Backup; folder: string; onProgress: OnBackupProgress },
): Promise<void> {
  const lost = await readSnapshot({ databaseUrl: null, dataDir: folder }, (saved) =>
    readSnapshot(place, (now) => findLostPictures(saved, now)),
  )
  const images = backup.manifest.images.filter(({ key }) => !lost.has(key))
  const mediaStore = await openMediaStore(place)
  for (const [done, image] of images.entries()) {
    onProgress({ step: 'images', done, total: images.length })
    const there = await mediaStore.read(image.key)
    if (there && hash('sha256', there) === image.sha256) continue
    await mediaStore.write(image.key, await readBackupImage(backup, image))
  }
}

interface ReplaceOptions {
  /** The backup's name, for the history. */
  name: string
  /** The folder of the SQLite database `site.db` in the present form. */
  folder: string
  context: WriteContext
  onProgress: OnBackupProgress
}

/**
 * Tables a restore of a running site locks, in a fixed order: all tables in which it changes rows. To other tables,
 * such as the history and the deleted notes, it only adds rows.
 */
const WRITTEN_TABLES = [...REPLACED_TABLES, ...MERGED_TABLES, 'outbox', 'search_documents']

/**
 * Replaces the running site with a backup's, in one transaction: readers and other processes see the old or the new
 * one, and a process that dies midway has changed nothing. Writes wait meanwhile. Visitors' changes since the backup
 * stay (BACKUP-LIVE-7), and no letter is sent a second time.
 */
async function replaceSite(
  place: SiteLocation,
  { name, folder, context, onProgress }: ReplaceOptions,
): Promise<void> {
  const store = await openStore(place)
  try {
    await readSnapshot({ databaseUrl: null, dataDir: folder }, (saved) =>
      store.runWithoutTimeLimits((db) =>
        inTransaction(db, async (target) => {
          await dialectOf(target).lockTables(target, WRITTEN_TABLES)
          const lists = await readLists(saved, target)
          await emptyTables(target, [...REPLACED_TABLES, ...MERGED_TABLES, 'search_documents'])
          for (const [done, table] of REPLACED_TABLES.entries()) {
            onProgress({ step: 'restoring', done, total: REPLACED_TABLES.length })
            await copyTable(saved, target, table)
          }
          await writeLists(target, lists, context.now)
          await updateAllNoteAnchors(target)
          await syncNoteVotes(target)
          await raiseIds(saved, target, lists)
          await rebuildSearchIndex(target)
          await writeAuditEntry(target, context, {
            action: 'backup_restored',
            resource: 'backups',
            resourceId: name,
          })
          await recordPageChange(target, null, context.now)
        }),
      ),
    )
  } finally {
    await store.close()
  }
}

type Lists = Awaited<ReturnType<typeof readLists>>

/** Reads the joined lists of what came from visitors or was sent to them; and the images. */
async function readLists(saved: Store, now: Store) {
  const read = async <Row>(select: (db: Store) => Promise<Row[]>) => ({
    saved: await select(saved),
    now: await select(now),
  })
  const people = await read((db) => db.selectFrom('subscribers').selectAll().execute())
  const known = await lookUpAddresses(
    now,
    people.saved.map(({ email }) => email),
  )
  const messages = carryMessages(await read((db) => db.selectFrom('messages').selectAll().execute()))
  const issues = carryIssues(await read((db) => db.selectFrom('issues').selectAll().execute()))
  const replies = await read((db) => db.selectFrom('message_replies').selectAll().execute())
  const notes = await mergeNotes(saved, now)
  const images = await mergeImages(saved, now, notes)
  const trash = await read((db) => db.selectFrom('trash').selectAll().execute())
  const there = ({ type, item_id }: { type: string; item_id: string }) =>
    type !== 'image' || !isLost(item_id, notes)
  const kept = carryTrash({ saved: trash.saved.filter(there), now: trash.now }, [
    ...issues.rows.map(({ id }) => ({ type: 'issue', item_id: String(id) })),
    ...images.map(({ public_id }) => ({ type: 'image', item_id: public_id })),
  ])
  return {
    subscribers: carrySubscribers(people, (email) => known.get(email) !== 'suppressed'),
    messages,
    replies: carryReplies(replies, messages.ids),
    notes,
    issues,
    images,
    trash: kept.map((row) => withNotes(row, notes)),
    issueImages: await now.selectFrom('item_pictures').selectAll().where('kind', '=', 'issue').execute(),
  }
}

async function writeLists(
  db: Store,
  { subscribers, messages, replies, notes, issues, images, trash, issueImages }: Lists,
  now: string,
): Promise<void> {
  await insertRows(db, 'images', each(images))
  await insertRows(db, 'subscribers', each(subscribers.rows))
  await insertRows(db, 'messages', each(messages.rows))
  await insertRows(db, 'message_replies', each(replies.rows))
  await insertRows(db, 'notes', each(notes.onSite.notes))
  await insertRows(db, 'note_helps', each(notes.onSite.helps))
  await insertRows(db, 'issues', each(issues.rows))
  await insertRows(db, 'trash', each(trash))
  // Today's ids identify their letters.
  await recordDeletedNotes(db, notes.purged, now)
  await follow(db, 'subscriber_id', subscribers.ids)
  await follow(db, 'message_id', messages.ids)
  await follow(db, 'issue_id', issues.ids)
  await follow(db, 'note_id', notes.all.ids)
  await syncAnswerLettersOfNotes(db, notes.outOfTrash, now)
  await keepIssueImages(db, issues, issueImages)
  const orphans = images.map(({ public_id }) => public_id).filter((id) => isLost(id, notes))
  await purgePictures(db, orphans, now)
}

/** A sent issue that stays unchanged keeps its images: they must not be deleted. */
async function keepIssueImages(
  db: Store,
  { rows, ids }: Lists['issues'],
  issueImages: Lists['issueImages'],
): Promise<void> {
  const out = new Set(rows.filter(({ state }) => state === 'sending' || state === 'sent').map(({ id }) => id))
  const kept = issueImages.flatMap((row) => {
    const id = ids.get(row.item_id)
    return id !== undefined && out.has(id) ? [{ ...row, item_id: id }] : []
  })
  for (const id of new Set(kept.map(({ item_id }) => item_id)))
    await db.deleteFrom('item_pictures').where('kind', '=', 'issue').where('item_id', '=', id).execute()
  await insertRows(db, 'item_pictures', each(kept))
}

async function* each<Row extends StoredRow>(rows: readonly Row[]): AsyncGenerator<StoredRow> {
  yield* rows
}

/**
 * Updates the references of the outbox's letters to the new row ids. A waiting letter whose row is gone is cancelled:
 * the id may belong to another row.
 */
async function follow(
  db: Store,
  column: 'subscriber_id' | 'message_id' | 'issue_id' | 'note_id',
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = await db.selectFrom('outbox').select(column).distinct().where(column, 'is not', null).execute()
  const known = rows.flatMap(({ [column]: id }) => (id === null ? [] : [id]))
  const moved = known.filter((id) => ids.get(id) !== id)
  // Swapped ids would collide: first the removed ones, then all others at once, by way of unused ids.
  for (const id of moved.filter((id) => !ids.has(id))) {
    await db
      .updateTable('outbox')
      .set({ state: 'cancelled', data: letterData.write({}), claim: null, claimed_at: null })
      .where(column, '=', id)
      .where('state', 'in', ['waiting', 'sending'])
      .execute()
    await db
      .updateTable('outbox')
      .set({ [column]: null })
      .where(column, '=', id)
      .execute()
  }
  const changed = moved.flatMap((id) => {
    const to = ids.get(id)
    return to === undefined ? [] : [{ id, to }]
  })
  for (const { id, to } of changed)
    await db
      .updateTable('outbox')
      .set({ [column]: -to })
      .where(column, '=', id)
      .execute()
  for (const { to } of changed)
    await db
      .updateTable('outbox')
      .set({ [column]: to })
      .where(column, '=', -to)
      .execute()
}

/** Raises the ids so that none assigned by either site is reused. */
async function raiseIds(saved: Store, target: Store, { notes }: Lists): Promise<void> {
  const lastIds = await dialectOf(saved).readLastIds(saved)
  for (const table of WRITTEN_TABLES) {
    const last = lastIds[table]
    if (last !== undefined && table !== 'search_documents')
      await dialectOf(target).raiseLastId(target, table, last)
  }
  for (const table of ['subscribers', 'messages', 'message_replies', 'issues'] as const) {
    const { highest } = await target
      .selectFrom(table)
      .select(({ fn }) => fn.max<number | null>('id').as('highest'))
      .executeTakeFirstOrThrow()
    if (highest !== null) await dialectOf(target).raiseLastId(target, table, highest)
  }
  // Including notes in the trash.
  const last = notes.all.rows.reduce((highest, { id }) => Math.max(highest, id), 0)
  await dialectOf(target).raiseLastId(target, 'notes', last)
}
