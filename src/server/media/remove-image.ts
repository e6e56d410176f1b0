import { type MediaStore, originalKey, type StoredImage } from './media-store.ts'
import { allVariantKeys, rasterizedKey } from './variants.ts'

const AT_ONCE = 10

/**
 * Removes what the media store holds of a picture that is in no table any more. One that an outside host keeps stays
 * there: it cannot be deleted without the host's secret.
 */
export async function removeBytes(mediaStore: MediaStore, image: StoredImage): Promise<void> {
  if (image.delivery_base) return
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
