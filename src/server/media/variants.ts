import { createHash } from 'node:crypto'
import { describeDigitalSource, type ImageSource } from '../../domain/images/digital-source.ts'
import { allTransformations, type Transformation } from '../../domain/images/transformation.ts'
import { type ModernFormat, readContentType } from './choose-format.ts'
import { type MediaStore, originalKey, type StoredFile } from './media-store.ts'
import { printKey, printSuffices } from './prints.ts'
import { renderImage } from './render-image.ts'
import type { RenderQueue } from './render-queue.ts'

/** What delivery needs to know of a stored picture: a row of the table of images. */
export interface StoredImage {
  public_id: string
  /** Digits. Whatever changes how a picture looks, its focal point too, comes with a new version. */
  version: string
  format: string
  width: number
  height: number
  /** From 0 (left, top) to 1; null where the crop may choose for itself. */
  focal_x: number | null
  focal_y: number | null
  source?: ImageSource
  /** The version its bytes were stored as; null or nothing for the present one. */
  original_version?: string | null
  /** Versions whose addresses still lead here. */
  former_versions?: readonly string[]
  /** Where an outside host delivers it from; null or nothing for pictures kept here. */
  delivery_base?: string | null
}

/** Raised when pictures come to look different, so that variants kept from before are not served. */
const RECIPE = 1

export interface VariantRequest {
  image: StoredImage
  transformation: Transformation
  accepted: readonly ModernFormat[]
}

interface VariantSource {
  mediaStore: MediaStore
  /** Makes a variant under its key, once however many ask. */
  render: RenderQueue['runOnce']
  /** Told when a variant could be made but not kept: it is served all the same, and made again next time. */
  onKeepError: (error: unknown) => void
}

/** A variant that was made before, opened; null when it is not there. */
export async function openVariant(
  mediaStore: MediaStore,
  request: VariantRequest,
): Promise<StoredFile | null> {
  const file = await mediaStore.open(variantKey(request))
  if (file === null || readContentType(file.head) !== null) return file
  await file.close()
  return null
}

/**
 * Makes a variant and keeps it; null when the original is not in the store.
 * Rejects with `UnreadableImage`, or with a `Failure` when too much is being made or it takes too long.
 */
export async function makeVariant(
  { mediaStore, render, onKeepError }: VariantSource,
  request: VariantRequest,
): Promise<Buffer | null> {
  const key = variantKey(request)
  return render(key, async () => {
    const original = await readSource(mediaStore, request)
    if (original === null) return null
    const { focal_x: x, focal_y: y, source: madeBy = 'upload' } = request.image
    const made = await renderImage({
      ...request.transformation,
      original,
      accepted: request.accepted,
      focalPoint: x === null || y === null ? null : { x, y },
      xmp: describeDigitalSource(madeBy),
    })
    await mediaStore.write(key, made).catch(onKeepError)
    return made
  })
}

/**
 * The ETag of a variant, told by its address and what the client takes: both decide every byte of it, so nothing has
 * to be read to know it. The period is the caller's, so that tags of long ago are not believed for ever.
 */
export function variantTag(
  address: { publicId: string; version: string; transformation: string },
  accepted: readonly ModernFormat[],
  period: number,
): string {
  const parts = [RECIPE, address.publicId, address.version, address.transformation, ...accepted]
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
  return `"${name}.${period.toString(36)}"`
}

/** What the variant is cut from: of a drawing the large print made in quiet moments, where it is large enough. */
async function readSource(
  mediaStore: MediaStore,
  { image, transformation }: VariantRequest,
): Promise<Buffer | null> {
  const print = printSuffices(image, transformation) ? await mediaStore.read(printKey(image)) : null
  return print ?? mediaStore.read(originalKey(image))
}

/** Where a variant is kept. */
function variantKey({ image, transformation: { crop, width, height }, accepted }: VariantRequest): string {
  const { public_id, version, focal_x, focal_y } = image
  const parts = [RECIPE, public_id, version, focal_x, focal_y, crop, width, height, ...accepted]
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
  return `variants/images/${name.slice(0, 2)}/${name}`
}

const ACCEPTED: readonly (readonly ModernFormat[])[] = [
  [],
  ['avif'],
  ['webp'],
  ['avif', 'webp'],
  ['webp', 'avif'],
]

/** Where every variant that may ever have been made of a picture's present version is kept. */
export function allVariantKeys(image: StoredImage): string[] {
  return allTransformations().flatMap((transformation) =>
    ACCEPTED.map((accepted) => variantKey({ image, transformation, accepted })),
  )
}
