import { z } from 'zod'
import { IMAGE_USES } from '../images/image-users.ts'

const pixels = z.int().positive()

/** What an upload answers: the shape of the external image host (IMG-UPLOAD-4). */
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
    /** The point every crop keeps in view, as fractions from the left and the top; null leaves it to the service. */
    focal_x: z.number().min(0).max(1).nullable(),
    focal_y: z.number().min(0).max(1).nullable(),
    source: z.enum(['upload', 'seed', 'illustrator', 'ai']),
    created_at: z.iso.datetime(),
    used_by: z.array(
      z.object({
        type: z.enum(IMAGE_USES),
        /** Null for what is typed and has never been saved, and for the site's look. */
        id: z.int().positive().nullable(),
        title: z.string(),
      }),
    ),
  })
  .meta({ id: 'LibraryImage' })
export const libraryAnswer = z.object({
  images: z.array(libraryImageSchema),
  total: z.int().nonnegative(),
})
export const imageAnswer = z.object({ image: libraryImageSchema })

/** A picture offered in the editor (IMG-SUGGEST-1). */
export const generatedImageSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    width: pixels,
    height: pixels,
    /** What is to be seen, where the maker knows it. */
    alt: z.string().optional(),
    /** Who made it; handed on with the upload, which marks it. */
    source: z.enum(['ai', 'illustrator']).optional(),
  })
  .meta({ id: 'GeneratedImage' })
export const generatedImagesAnswer = z.object({ images: z.array(generatedImageSchema) })

export type UploadedImage = z.infer<typeof uploadedImageSchema>
export type LibraryImage = z.infer<typeof libraryImageSchema>
export type GeneratedImage = z.infer<typeof generatedImageSchema>
