import { createHash } from 'node:crypto'
import type { Transformation } from '../../domain/images/transformation.ts'
import { type ModernFormat, readContentType } from './choose-format.ts'
import { type MediaStore, originalKey } from './media-store.ts'
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
}

/** Raised when pictures come to look different, so that variants kept from before are not served. */
const RECIPE = 1

interface VariantRequest {
  image: StoredImage
  transformation: Transformation
  accepted: readonly ModernFormat[]
}

interface VariantSource {
  mediaStore: MediaStore
  queue: RenderQueue
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
    const original = await mediaStore.read(originalKey(request.image))
    if (original === null) return null
    const { focal_x: x, focal_y: y } = request.image
    const made = await renderImage({
      ...request.transformation,
      original,
      accepted: request.accepted,
      focalPoint: x === null || y === null ? null : { x, y },
    })
    await mediaStore.write(key, made).catch(source.onKeepError)
    return made
  })
}

function variantKey({ image, transformation: { crop, width, height }, accepted }: VariantRequest): string {
  const { public_id, version, focal_x, focal_y } = image
  const parts = [RECIPE, public_id, version, focal_x, focal_y, crop, width, height, ...accepted]
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
  return `variants/images/${name.slice(0, 2)}/${name}`
}
