import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { limitField, pageField } from '../api/call-fields.ts'
import { lineField } from '../items/input-fields.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { replaceControlCharacters } from '../text/control-characters.ts'
import { imageAnswer, libraryImageSchema } from './library-image.ts'
import { UPLOAD_PRESETS } from './upload-limits.ts'

/** Number of pictures per page of the library. */
const LIBRARY_PAGE = { default: 48, max: 200 } as const

/** Query of the media library. An empty value counts as absent. */
export const imageListQuery = z.object({
  q: z
    .string()
    .default('')
    .transform((text) => replaceControlCharacters(text).slice(0, 200)),
  unused: z
    .enum(['true', 'false', ''])
    .default('false')
    .transform((value) => value === 'true')
    .describe('Only pictures that no article and no recipe shows.'),
  limit: limitField(LIBRARY_PAGE),
  page: pageField,
})

const FOCAL_MESSAGE = 'The focal point is a fraction from 0 to 1 from the left and from the top'
const fraction = z.number(FOCAL_MESSAGE).min(0, FOCAL_MESSAGE).max(1, FOCAL_MESSAGE).nullable().optional()

/** A change of a picture: fields left out keep their value; a focal point is both its numbers, or null for none. */
export const imageUpdateSchema = z
  .object(
    {
      alt: lineField('The description', CONTENT_LIMITS.imageAlt).optional(),
      focal_x: fraction,
      focal_y: fraction,
    },
    'The request must be a JSON object',
  )
  .refine(({ focal_x, focal_y }) => typeof focal_x === typeof focal_y, {
    path: ['focal_x'],
    message: 'The focal point needs both focal_x and focal_y',
  })
  .meta({ id: 'ImageUpdate' })

export type ImageUpdate = z.infer<typeof imageUpdateSchema>

/** A picture of a public page to fetch into the library. */
const imageFetchSchema = z.object({
  url: z.url({ protocol: /^https?$/, message: 'Please give the address of a picture' }).max(2_000),
  upload_preset: z.enum(UPLOAD_PRESETS, 'upload_preset must be blog or recipe'),
})

export const libraryAnswer = z.object({
  images: z.array(libraryImageSchema),
  total: z.int().nonnegative(),
})

/** Ids contain slashes, so the id is the rest of the path. */
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
