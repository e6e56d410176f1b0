import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { StoredRow } from '../dialects/dialect-adapter.ts'
import type { Store } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import { moveToTrash, takeFromTrash } from '../trash/trash.ts'
import type { WriteContext } from '../write-context.ts'
import { findImageUses, type ImageUse } from './image-uses.ts'
import { findImage, type ImageRow } from './images.ts'

/** Maximum number of uses named in the message; more are only counted. */
const MAX_NAMED = 3

/**
 * Moves an unused image to the trash: from now on it is not served. Its original stays until it is deleted for good.
 *
 * @throws Failure `not_found`, or `conflict` while it is in use
 */
export async function deleteImage(db: Store, publicId: string, context: WriteContext): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const image = await findImage(transaction, publicId)
    if (!image) throw new Failure('not_found', 'There is no such picture.')
    const uses = (await findImageUses(transaction, [publicId])).get(publicId) ?? []
    if (uses.length > 0) throw new Failure('conflict', describeUses(uses))
    await moveImageToTrash(transaction, image, context.now)
    await auditImage(transaction, publicId, 'deleted', context)
  })
}

/** Moves an image to the trash without checking its uses. Inside a transaction that has locked all images. */
export async function moveImageToTrash(
  db: Store,
  { public_id, alt }: Pick<ImageRow, 'public_id' | 'alt'>,
  now: string,
): Promise<void> {
  await moveToTrash(db, { type: 'image', id: public_id, title: alt || nameOf(public_id) }, now)
}

function nameOf(publicId: string): string {
  return publicId.split('/').at(-1) ?? publicId
}

function describeUses(uses: readonly ImageUse[]): string {
  const places = uses.filter(({ type }) => type === 'look').map(({ title }) => title.toLowerCase())
  if (places.length > 0)
    return `This picture is ${places.join(' and ')}. Choose another one in Settings, under Look, first.`
  const named = uses.slice(0, MAX_NAMED).map(({ title }) => `"${title}"`)
  const more = uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : ''
  return `This picture is shown in ${named.join(', ')}${more}. Take it out there first.`
}

/** Restores an image from the trash, under its id and its addresses. @returns null when it is not there */
export async function undeleteImage(
  db: Store,
  publicId: string,
  context: WriteContext,
): Promise<ImageRow | null> {
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const [taken] = await takeImagesFromTrash(transaction, [publicId], context.now)
    if (taken === undefined) return null
    await auditImage(transaction, publicId, 'undeleted', context)
    return findImage(transaction, publicId)
  })
}

/** Restores those of some images that are in the trash; returns their ids. Inside a transaction that locks all images. */
export async function takeImagesFromTrash(
  db: Store,
  publicIds: readonly string[],
  now: string,
): Promise<string[]> {
  const taken: string[] = []
  for (const publicId of publicIds) {
    const entry = await takeFromTrash(db, 'image', publicId, now)
    if (!entry) continue
    await entry.putBack(entry.row)
    taken.push(publicId)
  }
  return taken
}

const imageFiles = z.object({
  public_id: z.string(),
  version: z.string(),
  format: z.string(),
  width: z.number(),
  height: z.number(),
  focal_x: z.number().nullable(),
  focal_y: z.number().nullable(),
  original_version: z.string().nullable(),
  delivery_base: z.string().nullable(),
})

/** Reads the columns of an image's row that locate its files. */
export function readImageFiles(row: StoredRow): z.infer<typeof imageFiles> {
  return imageFiles.parse(row)
}

async function auditImage(
  db: Store,
  publicId: string,
  action: 'deleted' | 'undeleted' | 'purged',
  context: WriteContext,
): Promise<void> {
  await writeAuditEntry(db, context, { action: `image_${action}`, resource: 'image', resourceId: publicId })
}
