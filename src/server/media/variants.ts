import { createHash } from 'node:crypto'
import { describeDigitalSource, type ImageSource } from '../../domain/images/digital-source.ts'
import { allTransformations, type Transformation } from '../../domain/images/transformation.ts'
import { type ModernFormat, readContentType } from './choose-format.ts'
import { type MediaStore, originalKey } from './media-store.ts'
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
  queue: Pick<RenderQueue, 'run'>
  /** Told when a variant could be made but not kept: it is served all the same, and made again next time. */
  onKeepError: (error: unknown) => void
}

/**
 * One variant of a picture, kept or made now; null when the original is not in the store.
 * Rejects with `UnreadableImage`, or with a `Failure` when too much is being made.
 */
export async function findOrMakeVariant(
  source: VariantSource,
  request: VariantRequest,
): Promise<Buffer | null> {
  const { mediaStore, queue } = source
  const key = variantKey(request)
  const kept = await mediaStore.read(key)
  if (kept && readContentType(kept)) return kept
  return queue.run(key, async () => {
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
    await mediaStore.write(key, made).catch(source.onKeepError)
    return made
  })
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

/** Where everything that may ever have been made of a picture's present version is kept. */
export function allVariantKeys(image: StoredImage): string[] {
  const variants = allTransformations().flatMap((transformation) =>
    ACCEPTED.map((accepted) => variantKey({ image, transformation, accepted })),
  )
  return [...variants, printKey(image)]
}
