import type { LibraryImage } from '../../../domain/admin/images.ts'
import { libraryImageUrl } from './featured-image.ts'

/** A library picture as it is written into a Markdown text. */
export function pictureMarkdown(image: Pick<LibraryImage, 'alt' | 'public_id' | 'version'>): string {
  const alt = image.alt.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&')
  return `![${alt}](${libraryImageUrl(image)})`
}
