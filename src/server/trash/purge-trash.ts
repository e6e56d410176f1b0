import type { FastifyBaseLogger } from 'fastify'
import type { TrashType } from '../../domain/trash/trash-calls.ts'
import type { MediaStore } from '../media/media-store.ts'
import { removeBytes } from '../media/variants.ts'
import { writeAuditEntry } from '../store/audit/audit-log.ts'
import type { Store } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import { readImageFiles } from '../store/images/image-trash.ts'
import { deleteRevisions } from '../store/items/revisions.ts'
import { purgePictures, recordDeletedNotes } from '../store/notes/delete-notes.ts'
import { inTransaction } from '../store/transaction.ts'
import {
  beginPurge,
  beginPurgeOfAll,
  deleteTrashEntry,
  listExpired,
  listTrashedNotes,
} from '../store/trash/trash.ts'
import { SYSTEM_ACTOR, type WriteContext } from '../store/write-context.ts'

interface Stores {
  store: Store
  mediaStore: MediaStore
}

/**
 * Deletes something in the trash for good. Of an image the files are deleted first, and its row only afterwards: after
 * an interruption it can no longer be restored, and the next clean-up completes the deletion.
 *
 * @param id of an image, its `public_id`
 * @returns false when it is not in the trash
 */
export async function purgeTrashed(
  stores: Stores,
  type: TrashType,
  id: string,
  context: WriteContext,
): Promise<boolean> {
  return type === 'image' ? purgeImage(stores, id, context) : purgeItem(stores.store, type, id, context)
}

async function purgeItem(
  store: Store,
  type: Exclude<TrashType, 'image'>,
  id: string,
  context: WriteContext,
): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    // Taken before any row lock, as in every change or deletion of an image.
    await dialectOf(transaction).lockName(transaction, 'images')
    const found = await beginPurge(transaction, type, id)
    if (!found) return false
    if (type !== 'issue') await deleteRevisions(transaction, type, Number(id))
    const notes = await listTrashedNotes(transaction, type, id)
    await recordDeletedNotes(transaction, notes, context.now)
    const pictures = notes.flatMap(({ picture }) => (picture === null ? [] : [picture]))
    await purgePictures(transaction, pictures, context.now)
    await deleteTrashEntry(transaction, type, id)
    if (found.isNew) await auditPurge(transaction, { type, id, details: { title: found.title } }, context)
    return true
  })
}

async function purgeImage(
  { store, mediaStore }: Stores,
  id: string,
  context: WriteContext,
): Promise<boolean> {
  const row = await inTransaction(store, async (transaction) => {
    const found = await beginPurge(transaction, 'image', id)
    if (found?.isNew) await auditPurge(transaction, { type: 'image', id, details: {} }, context)
    return found?.row
  })
  if (!row) return false
  await removeBytes(mediaStore, readImageFiles(row))
  await deleteTrashEntry(store, 'image', id)
  return true
}

async function auditPurge(
  db: Store,
  { type, id, details }: { type: TrashType; id: string; details: Record<string, string> },
  context: WriteContext,
): Promise<void> {
  await writeAuditEntry(db, context, { action: `${type}_purged`, resource: type, resourceId: id, details })
}

/** Maximum per run of the clean-up; the rest waits for the next. */
const PURGED_AT_ONCE = 200

/**
 * Empties the trash: nothing in it can be restored from now on. Rows and files are deleted by the next runs of the
 * clean-up, the first of which the caller may start.
 */
export async function emptyTrash(store: Store, context: WriteContext): Promise<void> {
  await inTransaction(store, async (transaction) => {
    const items = await beginPurgeOfAll(transaction)
    if (items === 0) return
    await writeAuditEntry(transaction, context, {
      action: 'trash_emptied',
      resource: 'trash',
      details: { items },
    })
  })
}

/** Deletes expired entries of the trash for good. Failures are logged, and retried in the next run. */
export async function purgeExpired(
  stores: Stores,
  now: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  for (const { type, id } of await listExpired(stores.store, { now, limit: PURGED_AT_ONCE })) {
    try {
      await purgeTrashed(stores, type, id, { now, actor: SYSTEM_ACTOR })
    } catch (error) {
      log.error({ err: error, type, id }, 'Something in the trash could not be deleted for good')
    }
  }
}
