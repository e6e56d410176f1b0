import { Failure } from '../../domain/errors.ts'
import { writeAuditEntry } from '../store/audit-log.ts'
import type { Store } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import { findImageUses, type ImageUse } from '../store/image-uses.ts'
import { deleteImage, findImage, type ImageRow } from '../store/images.ts'
import { inTransaction } from '../store/transaction.ts'
import type { WriteContext } from '../store/write-context.ts'
import { type MediaStore, originalKey, type StoredImage } from './media-store.ts'
import { allVariantKeys, rasterizedKey } from './variants.ts'

/** Named in the sentence; more are only counted. */
const MAX_NAMED = 3
const AT_ONCE = 10

/**
 * Removes a picture nothing shows: its row first, so that no row names what is not there, then its bytes. One that an
 * outside host keeps is only forgotten here: it cannot be deleted there without the host's secret.
 *
 * @throws Failure `not_found`, or `conflict` while something shows it
 */
export async function removeImage(
  { store, mediaStore }: { store: Store; mediaStore: MediaStore },
  publicId: string,
  { now, actor }: WriteContext,
): Promise<void> {
  const image = await inTransaction(store, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const found = await findImage(transaction, publicId)
    if (!found) throw new Failure('not_found', 'There is no such picture.')
    const uses = (await findImageUses(transaction, [publicId])).get(publicId) ?? []
    if (uses.length > 0) throw new Failure('conflict', describeUses(uses))
    await deleteImage(transaction, publicId)
    await writeAuditEntry(transaction, {
      ...actor,
      action: 'image_deleted',
      resource: 'image',
      resourceId: publicId,
      success: true,
      timestamp: now,
    })
    return found
  })
  await removeBytes(mediaStore, image)
}

function describeUses(uses: readonly ImageUse[]): string {
  const places = uses.filter(({ type }) => type === 'look').map(({ title }) => title.toLowerCase())
  if (places.length > 0)
    return `This picture is ${places.join(' and ')}. Choose another one in Settings, under Look, first.`
  const named = uses.slice(0, MAX_NAMED).map(({ title }) => `"${title}"`)
  const more = uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : ''
  return `This picture is shown in ${named.join(', ')}${more}. Take it out there first.`
}

/** Removes what the media store holds of a picture whose row is gone. */
export async function removeBytes(mediaStore: MediaStore, image: ImageRow): Promise<void> {
  if (image.delivery_base !== null) return
  await mediaStore.remove(originalKey(image))
  await mediaStore.remove(rasterizedKey(image))
  await removeVariants(mediaStore, image)
}

/** Removes the variants of a picture's present version. What they are cut from stays: the next version shares it. */
export async function removeVariants(mediaStore: MediaStore, image: StoredImage): Promise<void> {
  const keys = allVariantKeys(image)
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => mediaStore.remove(key)))
  }
}
