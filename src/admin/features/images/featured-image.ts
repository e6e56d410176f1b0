import { renewImageVersion } from '../../../domain/images/image-users.ts'
import type { LibraryImage, UploadedImage } from '../../../domain/images/library-image.ts'
import {
  IMAGE_PRESETS,
  limitTransformation,
  OPTIMIZED_TRANSFORMATION,
  variantUrl,
} from '../../../domain/images/presets.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'

/** An item's image as stored in the editors. */
export interface FeaturedImage {
  featured_image_url: string | null
  featured_image_alt: string | null
  featured_image_public_id: string | null
  featured_image_version: string | null
}

export const NO_FEATURED_IMAGE: FeaturedImage = {
  featured_image_url: null,
  featured_image_alt: null,
  featured_image_public_id: null,
  featured_image_version: null,
}

export function hasImage({ featured_image_url, featured_image_public_id }: FeaturedImage): boolean {
  return Boolean(featured_image_url || featured_image_public_id)
}

/** Returns an image just uploaded, without a description yet. */
export function featuredFromUpload({ secure_url, public_id, version }: UploadedImage): FeaturedImage {
  return {
    featured_image_url: secure_url,
    featured_image_alt: null,
    featured_image_public_id: public_id,
    featured_image_version: String(version),
  }
}

/** Returns an image chosen in the library, with its description there. */
export function featuredFromLibrary(image: LibraryImage): FeaturedImage {
  return {
    featured_image_url: libraryImageUrl(image),
    featured_image_alt: image.alt || null,
    featured_image_public_id: image.public_id,
    featured_image_version: image.version,
  }
}

/** Returns the image after a change of its addresses, such as a focal point; another image is returned unchanged. */
export function withNewVersion(
  value: FeaturedImage,
  { public_id, version }: Pick<LibraryImage, 'public_id' | 'version'>,
): FeaturedImage {
  if (value.featured_image_public_id !== public_id) return value
  const url = value.featured_image_url
  return {
    ...value,
    featured_image_url: url && renewImageVersion(url, public_id, version),
    featured_image_version: version,
  }
}

type StoredImage = Pick<LibraryImage, 'public_id' | 'version'>

/** Returns the address of a whole library image, for a text or as an item's stored address. */
export function libraryImageUrl({ public_id, version }: StoredImage): string {
  return variantUrl(public_id, version, OPTIMIZED_TRANSFORMATION)
}

/** Returns its address at most `width` pixels wide, one of `LIMIT_WIDTHS`, for the screens of the library. */
export function libraryPreviewUrl({ public_id, version }: StoredImage, width: number): string {
  return variantUrl(public_id, version, limitTransformation(width))
}

/** The box of an image for each kind of content, and the recommended size (IMG-PRESET-2). */
export const IMAGE_SHAPES = {
  blog: {
    ...IMAGE_PRESETS.blogFeatured,
    box: 'aspect-video',
    advice: 'Best at 800x450 (16:9) or larger. JPG, PNG, WebP or GIF, up to 10 MB.',
  },
  recipe: {
    ...IMAGE_PRESETS.recipeFeatured,
    box: 'aspect-4/3',
    advice: 'Best at 800x600 (4:3) or larger. JPG, PNG, WebP or GIF, up to 10 MB.',
  },
} as const satisfies Record<UploadPreset, unknown>

/** Returns a library image as Markdown. */
export function imageMarkdown(image: Pick<LibraryImage, 'alt' | 'public_id' | 'version'>): string {
  const alt = image.alt.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&')
  return `![${alt}](${libraryImageUrl(image)})`
}
