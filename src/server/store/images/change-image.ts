import { affectedPages } from '../../../domain/content/affected-pages.ts'
import type { ImageUpdate } from '../../../domain/images/image-calls.ts'
import { renewImageVersion } from '../../../domain/images/image-users.ts'
import { nextVersion } from '../../../domain/images/presets.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { notesAddress } from '../../../domain/notes/note-rules.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { texts } from '../json-columns.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { tableOf } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { isLookImage } from './image-uses.ts'
import { findImage, type ImageRow, imageListText } from './images.ts'

/** Addresses older than this number of changes stop working. */
const MAX_FORMER_VERSIONS = 50

/**
 * Stores a change of an image. Another focal point looks different, so it creates a new version: everything that shows
 * the image refers to the new one from then on, all in one transaction. Descriptions in items are independent.
 *
 * @returns the updated image and the pages to invalidate, null for all of them; null when the image does not exist
 */
export async function changeImage(
  db: Store,
  publicId: string,
  changes: ImageUpdate,
  context: WriteContext,
): Promise<{ image: ImageRow; paths: string[] | null } | null> {
  const now = toStoredTime(context.now)
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const before = await findImage(transaction, publicId)
    if (!before) return null
    const after = merge(before, changes, now)
    await transaction
      .updateTable('images')
      .set({
        alt: after.alt,
        focal_x: after.focal_x,
        focal_y: after.focal_y,
        version: after.version,
        original_version: after.original_version,
        former_versions: texts.write(after.former_versions),
        list_text: imageListText(publicId, after.alt),
      })
      .where('public_id', '=', publicId)
      .execute()
    const renewed = after.version !== before.version
    const itemPaths = renewed ? await renewInItems(transaction, after, now) : []
    const notePaths = await listNotePaths(transaction, publicId)
    const paths = (await isLookImage(transaction, publicId)) ? null : [...itemPaths, ...notePaths]
    await writeAuditEntry(transaction, context, {
      action: 'image_updated',
      resource: 'image',
      resourceId: publicId,
      details: { version: after.version, alt: after.alt, focal_x: after.focal_x, focal_y: after.focal_y },
    })
    await recordPageChange(transaction, paths, now)
    return { image: after, paths }
  })
}

function merge(before: ImageRow, changes: ImageUpdate, now: string): ImageRow {
  const alt = changes.alt ?? before.alt
  const focal_x = changes.focal_x === undefined ? before.focal_x : changes.focal_x
  const focal_y = changes.focal_y === undefined ? before.focal_y : changes.focal_y
  if (focal_x === before.focal_x && focal_y === before.focal_y) return { ...before, alt }
  return {
    ...before,
    alt,
    focal_x,
    focal_y,
    version: nextVersion(before.version, now),
    original_version: before.original_version ?? before.version,
    former_versions: [before.version, ...before.former_versions].slice(0, MAX_FORMER_VERSIONS),
  }
}

/** Readers' notes always show an image's present version, with its description. */
async function listNotePaths(db: Store, publicId: string): Promise<string[]> {
  const shown = await db
    .selectFrom('notes')
    .select(['kind', 'item_id'])
    .where('picture', '=', publicId)
    .where('state', '=', 'published')
    .execute()
  return shown.map(({ kind, item_id }) => notesAddress(kind, item_id))
}

/** Updates the version in every item that shows the image; returns the pages of the publicly visible ones. */
async function renewInItems(db: Store, image: ImageRow, now: string): Promise<string[]> {
  const shown = await db
    .selectFrom('item_pictures')
    .select(['kind', 'item_id'])
    .where('public_id', '=', image.public_id)
    .execute()
  const paths = new Set<string>()
  for (const { kind, item_id } of shown) {
    // An issue keeps the address it was sent with, which redirects to the new one.
    if (kind === 'issue') continue
    for (const path of await renewInItem(db, kind, item_id, image, now)) paths.add(path)
  }
  return [...paths].sort()
}

async function renewInItem(
  db: Store,
  kind: ContentKind,
  id: number,
  { public_id, version }: ImageRow,
  now: string,
): Promise<string[]> {
  const table = tableOf(kind)
  await dialectOf(db).lockRow(db, table, id)
  const item = await db
    .selectFrom(table)
    .select(['slug', 'status', 'published_at', 'featured_image_url', 'featured_image_public_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!item) return []
  const url = item.featured_image_url
  await db
    .updateTable(table)
    .set({
      featured_image_url: url === null ? null : renewImageVersion(url, public_id, version),
      ...(item.featured_image_public_id === public_id ? { featured_image_version: version } : {}),
    })
    .where('id', '=', id)
    .execute()
  if (kind === 'article') await renewInText(db, id, public_id, version)
  return affectedPages(kind, item, item, now)
}

async function renewInText(db: Store, id: number, publicId: string, version: string): Promise<void> {
  const { content, content_html } = await db
    .selectFrom('articles')
    .select(['content', 'content_html'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('articles')
    .set({
      content: renewImageVersion(content, publicId, version),
      content_html: renewImageVersion(content_html, publicId, version),
    })
    .where('id', '=', id)
    .execute()
}
