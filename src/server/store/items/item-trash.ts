import type { ContentKind } from '../../../domain/items/status.ts'
import type { RestoreChange } from '../../../domain/trash/trash-calls.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { StoredRow } from '../dialects/dialect-adapter.ts'
import { takeImagesFromTrash } from '../images/image-trash.ts'
import type { Store } from '../schema.ts'
import { laterThan, toStoredTime } from '../stored-values.ts'
import { tableOf } from '../tables/item-tables.ts'
import { withConflictRetry } from '../transaction.ts'
import { type TrashEntry, takeFromTrash } from '../trash/trash.ts'
import { findUnknownReferences, suggestSlug } from '../write-conflicts.ts'
import type { WriteContext } from '../write-context.ts'
import { applyItemEffects, type Item } from './item-effects.ts'
import type { ItemKind } from './item-writes.ts'
import { recomputeRating } from './ratings.ts'
import { addRedirect, removeTombstones } from './redirects.ts'

export interface UndeletedItem<Stored> {
  item: Stored
  /** What could not be restored unchanged. */
  changes: RestoreChange[]
  /** The ids of the images restored with it. */
  images: string[]
  /** The pages to invalidate. */
  paths: string[]
}

/**
 * Restores an item from the trash as it was: under its id, with its history, its autosaved draft, its preview link, its
 * former addresses, ratings and views, and with its images that are in the trash too. A slug taken meanwhile is
 * replaced by a free one; a category, an author or an image that was deleted for good is not restored.
 *
 * @returns null when it is not in the trash
 */
export async function undeleteItem<Stored extends Item>(
  db: Store,
  itemKind: Pick<ItemKind<Stored, never, never>, 'kind' | 'read' | 'describe'>,
  id: number,
  { now: time, actor }: WriteContext,
): Promise<UndeletedItem<Stored> | null> {
  const { kind } = itemKind
  const now = toStoredTime(time)
  return withConflictRetry(db, async (transaction) => {
    // Taken before any row lock, as in every change or deletion of an image.
    await dialectOf(transaction).lockName(transaction, 'images')
    const entry = await takeFromTrash(transaction, kind, id, now)
    if (!entry) return null
    const images = await takeImagesFromTrash(transaction, entry.pictures, now)
    const { row, changes } = await fitIn(transaction, kind, entry)
    await entry.putBack(
      changes.length > 0 ? { ...row, updated_at: laterThan(textOf(row.updated_at), now) } : row,
    )
    // Its votes may have changed in the trash, where a restore took readers' notes out of it (NOTE-BACKUP-1).
    if (kind === 'recipe') await recomputeRating(transaction, id)
    await removeTombstones(transaction, kind, id)
    const slug = textOf(entry.row.slug)
    if (row.slug !== slug && row.was_public === 1) await addRedirect(transaction, kind, slug, id)

    const item = await itemKind.read(transaction, id)
    if (!item) throw new Error(`The ${kind} ${id} vanished on its way out of the trash`)
    const change = { kind, action: 'undeleted', before: null, item, now, actor } as const
    const paths = await applyItemEffects(transaction, { ...change, texts: itemKind.describe(item) })
    return { item, changes, images, paths }
  })
}

/** Adapts an item's row to what has changed since it was deleted. */
async function fitIn(
  db: Store,
  kind: ContentKind,
  { row: before, category_id, author_id, pictures }: TrashEntry,
): Promise<{ row: StoredRow; changes: RestoreChange[] }> {
  const changes: RestoreChange[] = []
  const row: StoredRow = { ...before, category_id, author_id }
  const slug = textOf(before.slug)
  const holder = await db.selectFrom(tableOf(kind)).select('id').where('slug', '=', slug).executeTakeFirst()
  if (holder) {
    row.slug = await suggestSlug(db, kind, slug)
    const message = `Another ${kind} has the address “${slug}” by now, so this one has “${row.slug}”.`
    changes.push({ field: 'slug', message })
  }
  for (const field of await findUnknownReferences(db, { category_id, author_id })) {
    row[field] = null
    changes.push({
      field,
      message: `Its ${field === 'author_id' ? 'author' : 'category'} was deleted, so it has none.`,
    })
  }
  const left = new Set(await findStoredImages(db, pictures))
  const lost = pictures.filter((picture) => !left.has(picture))
  const featured = before.featured_image_public_id
  if (typeof featured === 'string' && lost.includes(featured)) {
    row.featured_image_url = null
    row.featured_image_public_id = null
    row.featured_image_version = null
    changes.push({
      field: 'featured_image_url',
      message: 'Its picture was deleted for good, so it has none.',
    })
  }
  if (lost.some((picture) => picture !== featured))
    changes.push({ field: 'content', message: 'Pictures in its text were deleted for good.' })
  return { row, changes }
}

async function findStoredImages(db: Store, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('images').select('public_id').where('public_id', 'in', ids).execute()
  return rows.map(({ public_id }) => public_id)
}

function textOf(value: StoredRow[string] | undefined): string {
  return typeof value === 'string' ? value : ''
}
