import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { imageFetchSchema, imageListQuery, imageUpdateSchema } from './image-input.ts'
import { imageAnswer, libraryImageSchema } from './library-image.ts'

export const libraryAnswer = z.object({
  images: z.array(libraryImageSchema),
  total: z.int().nonnegative(),
})

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
