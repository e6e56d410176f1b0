import { z } from 'zod'
import { IMAGE_USES } from './image-users.ts'

const pixels = z.int().positive()

/** The answer of an upload: in the format of the external image host (IMG-UPLOAD-4). */
export const uploadedImageSchema = z
  .object({
    secure_url: z.string(),
    public_id: z.string(),
    version: z.union([z.string(), z.int()]),
    width: pixels,
    height: pixels,
    format: z.string(),
    bytes: z.int().nonnegative(),
  })
  .meta({ id: 'UploadedImage' })

/** A picture in the media library. */
export const libraryImageSchema = z
  .object({
    public_id: z.string(),
    version: z.string(),
    width: pixels,
    height: pixels,
    format: z.string(),
    bytes: z.int().nonnegative(),
    color: z.string().nullable(),
    alt: z.string(),
    /** The point every crop keeps in view, as fractions from the left and the top; null lets the service choose. */
    focal_x: z.number().min(0).max(1).nullable(),
    focal_y: z.number().min(0).max(1).nullable(),
    source: z.enum(['upload', 'seed', 'illustrator', 'ai']),
    created_at: z.iso.datetime(),
    used_by: z.array(
      z.object({
        type: z.enum(IMAGE_USES),
        /** Null for unsaved drafts that have never been saved, and for the site's look. */
        id: z.int().positive().nullable(),
        title: z.string(),
      }),
    ),
  })
  .meta({ id: 'LibraryImage' })
export const imageAnswer = z.object({ image: libraryImageSchema })

export type UploadedImage = z.infer<typeof uploadedImageSchema>
export type LibraryImage = z.infer<typeof libraryImageSchema>
