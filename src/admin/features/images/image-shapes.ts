import { IMAGE_PRESETS } from '../../../domain/images/presets.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'

/** The box a picture of each kind of content stands in, and the size to recommend for it (product §13.3). */
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
