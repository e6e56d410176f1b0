import { createHash, randomBytes } from 'node:crypto'
import { firstVersion } from '../../domain/images/presets.ts'
import { cleanFolder, makePublicId, type UploadFields } from '../../domain/images/upload-input.ts'
import type { PreparedImage } from '../pixels/prepare-image.ts'
import { writeAuditEntry } from '../store/audit/audit-log.ts'
import type { Store } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import { findImage, findSameImage, type ImageRow, type NewImage, saveImage } from '../store/images/images.ts'
import { inTransaction } from '../store/transaction.ts'
import type { WriteContext } from '../store/write-context.ts'
import { type HostAnswer, type ImageHost, sendToHost } from './image-host.ts'
import { type MediaStore, originalKey } from './media-store.ts'

interface Upload {
  picture: PreparedImage
  fields: UploadFields
  filename: string
}

/**
 * Finds the library image equal to an upload, whatever its file name: equal uploads are one image. Null for a new one,
 * and where the upload names another folder.
 */
async function findSameUpload(
  store: Store,
  { picture: { bytes, source }, fields: { folder = '' } }: Upload,
): Promise<ImageRow | null> {
  const same = await findSameImage(store, { content_hash: hashOf(bytes), source })
  const place = cleanFolder(folder)
  return same && (place === '' || same.public_id.startsWith(`${place}/`)) ? same : null
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The result of an upload, new or already present. */
export type StoredUpload = Pick<ImageRow, 'public_id' | 'version' | 'width' | 'height' | 'format' | 'bytes'>

/**
 * Stores a checked image here: its bytes first, so that no row ever refers to missing bytes. An image already present
 * stays as it is and is returned, also when two processes receive it concurrently.
 */
export async function storeUpload(
  { store, mediaStore }: { store: Store; mediaStore: MediaStore },
  upload: Upload,
  context: WriteContext,
): Promise<StoredUpload> {
  const known = await findSameUpload(store, upload)
  if (known) return known
  const { picture, fields, filename } = upload
  const { bytes, ...shown } = picture
  const image: NewImage = {
    ...shown,
    public_id: makePublicId(fields, filename, randomBytes(5).toString('hex')),
    version: firstVersion(context.now),
    bytes: bytes.length,
    alt: '',
    focal_x: null,
    focal_y: null,
    created_at: context.now,
    content_hash: hashOf(bytes),
  }
  await mediaStore.write(originalKey(image), bytes)
  const same = await rememberUpload(store, image, context, (transaction) =>
    findSameUpload(transaction, upload),
  ).catch(async (error: unknown) => {
    // When the connection broke during the commit, the row may exist all the same.
    const mayBeKept = await findImage(store, image.public_id).then(
      (row) => row !== null,
      () => true,
    )
    if (!mayBeKept) await mediaStore.remove(originalKey(image))
    throw error
  })
  if (!same) return image
  await mediaStore.remove(originalKey(image))
  return same
}

/** Sends a checked image to the outside host and stores its name there. */
export async function storeUploadAtHost(
  { store, imageHost }: { store: Store; imageHost: ImageHost },
  { picture, fields, filename }: Upload,
  context: WriteContext,
): Promise<HostAnswer> {
  const answer = await sendToHost(imageHost, picture, fields, filename)
  const { secure_url: _, ...kept } = answer
  const image: NewImage = {
    ...kept,
    version: String(answer.version),
    color: picture.color,
    source: picture.source,
    alt: '',
    focal_x: null,
    focal_y: null,
    created_at: context.now,
    delivery_base: imageHost.deliveryBase,
  }
  await rememberUpload(store, image, context)
  return answer
}

/**
 * @param findSame finds an equal image stored meanwhile by another upload
 * @returns that image, and nothing is stored then; null otherwise
 */
async function rememberUpload(
  store: Store,
  image: NewImage,
  context: WriteContext,
  findSame: (transaction: Store) => Promise<ImageRow | null> = async () => null,
): Promise<ImageRow | null> {
  const { public_id, width, height, format, bytes, source } = image
  return inTransaction(store, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const same = await findSame(transaction)
    if (same) return same
    await saveImage(transaction, image)
    await writeAuditEntry(transaction, context, {
      action: 'image_uploaded',
      resource: 'image',
      resourceId: public_id,
      details: { width, height, format, bytes, source },
    })
    return null
  })
}
