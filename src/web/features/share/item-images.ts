import { deliveryBase, type ImageRatio, imageUrl } from '../../../domain/images/presets.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { PictureSource } from '../../ui/picture.tsx'

const RATIOS: readonly ImageRatio[] = ['16:9', '4:3']
const WIDTH = 1200

/** Returns an item's picture as search engines require it: absolute addresses, large, in the usual aspect ratios. */
export function itemImages(source: PictureSource, siteUrl: string): string[] {
  const {
    featured_image_public_id: publicId,
    featured_image_version: version,
    featured_image_url: storedUrl,
  } = source
  if (publicId && version) {
    const base = deliveryBase(storedUrl)
    return RATIOS.map((ratio) => new URL(imageUrl(publicId, version, ratio, WIDTH, base), siteUrl).href)
  }
  return storedUrl ? [new URL(storedUrl, siteUrl).href] : []
}

/** Returns the address of the share image of an article or recipe. */
export function shareCardUrl(kind: ContentKind, id: number): string {
  return `/share-cards/${kind === 'article' ? 'articles' : 'recipes'}/${id}.jpg`
}
