import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { generateImagesSchema } from '../illustrations/generate-images-input.ts'
import { imageFetchSchema, imageListQuery, imageUpdateSchema } from './image-input.ts'
import { IMAGE_USES } from './image-users.ts'

const pixels = z.int().positive()

/** What an upload answers: the shape of the external image host (product §13.1). */
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

/** A picture offered in the editor (product §13.5). */
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

/** Ids hold slashes, so one is all the rest of the address. */
const params = z.object({
  '*': z.string().regex(/^[\w.~/-]{1,200}$/, 'This is not the id of a picture'),
})

export const imageCalls = {
  list: { method: 'GET', path: '/admin/images', query: imageListQuery, answer: libraryAnswer },
  read: { method: 'GET', path: '/admin/images/*', params, answer: imageAnswer },
  /** Fetches a picture of a public page into the library. */
  fetch: {
    method: 'POST',
    path: '/admin/images/fetch',
    body: imageFetchSchema,
    answer: imageAnswer,
    refuses: ['too_large', 'unsupported_type', 'unavailable'],
    stale: ['/admin/images'],
  },
  change: {
    method: 'PUT',
    path: '/admin/images/*',
    params,
    body: imageUpdateSchema,
    answer: imageAnswer,
    replaces: '/admin/images/*',
    stale: ['/admin/images'],
  },
  remove: {
    method: 'DELETE',
    path: '/admin/images/*',
    params,
    answer: null,
    refuses: ['conflict'],
    stale: ['/admin/images'],
  },
} as const satisfies CallSet

export const imageSuggestionCalls = {
  generate: {
    method: 'POST',
    path: '/admin/generate-images',
    body: generateImagesSchema,
    answer: generatedImagesAnswer,
    refuses: ['too_many', 'unavailable'],
    stale: [],
  },
} as const satisfies CallSet

export type UploadedImage = z.infer<typeof uploadedImageSchema>
export type LibraryImage = z.infer<typeof libraryImageSchema>
export type GeneratedImage = z.infer<typeof generatedImageSchema>
