import { imageUrl, limitTransformation, variantUrl } from '../../domain/images/presets.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'
import { replacePicture } from '../../domain/import/replace-picture.ts'
import type { KeptPicture } from './remote-pictures.ts'

/** Wide enough for the column of text, on a dense screen. */
const TEXT_WIDTH = 1200

interface PictureFields {
  content?: string
  featured_image_url: string | null
  featured_image_alt: string | null
  featured_image_public_id: string | null
  featured_image_version: string | null
}

/** An item's fields with the pictures that are kept here now in the place of those on other sites. */
export function applyPictures<F extends PictureFields>(
  fields: F,
  item: Pick<ImportItem, 'kind' | 'featured_picture'>,
  kept: ReadonlyMap<string, KeptPicture>,
): F {
  const changed = { ...fields }
  for (const [url, { public_id, version }] of kept) {
    if (changed.content === undefined) break
    const address = variantUrl(public_id, version, limitTransformation(TEXT_WIDTH))
    changed.content = replacePicture(changed.content, url, address)
  }
  const featured = item.featured_picture && kept.get(item.featured_picture.url)
  if (!featured || fields.featured_image_public_id !== null) return changed
  const ratio = item.kind === 'article' ? '16:9' : '4:3'
  return {
    ...changed,
    featured_image_url: imageUrl(featured.public_id, featured.version, ratio, 800),
    featured_image_alt: item.featured_picture?.alt.slice(0, 300) || null,
    featured_image_public_id: featured.public_id,
    featured_image_version: featured.version,
  }
}
