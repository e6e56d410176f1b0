import { z } from 'zod'
import type { CallSet } from '../api/call.ts'

/** The address the coach pasted to show a film. */
const videoReadSchema = z.object({
  url: z.string().trim().min(1, 'Please paste the link to the film').max(500, 'This link is too long'),
  /** Whether stored data suffices: the film's site is queried only where there is none, or it is old. */
  known: z.boolean().default(false),
})

/** A picture of the library that replaces the film's own; null restores that. */
const videoPosterSchema = videoReadSchema.pick({ url: true }).extend({
  poster_public_id: z.string().trim().min(1, 'Please choose a picture').max(300).nullable(),
})

/** A film as shown in the editor before it is inserted. */
const foundVideoSchema = z
  .object({
    /** Its canonical address on this site, which is inserted into the text. */
    address: z.string(),
    provider: z.enum(['youtube', 'vimeo']),
    /** `unknown`: its site could not be queried. */
    state: z.enum(['found', 'gone', 'elsewhere', 'unknown']),
    title: z.string(),
    author: z.string(),
    /** Duration in seconds; null when its site does not state it. */
    seconds: z.int().positive().nullable(),
    /** Start in seconds. */
    start: z.int().nonnegative(),
    /** Its picture on this site; null without one. */
    poster_url: z.string().nullable(),
    poster: z
      .object({ public_id: z.string(), version: z.string(), delivery_base: z.string().nullable() })
      .nullable(),
    /** Whether the coach has chosen that picture. */
    has_own_poster: z.boolean(),
  })
  .meta({ id: 'FoundVideo' })

const videoAnswer = z.object({ video: foundVideoSchema })

export const videoCalls = {
  read: {
    method: 'POST',
    path: '/admin/videos/read',
    body: videoReadSchema,
    answer: videoAnswer,
    stale: [],
  },
  choosePoster: {
    method: 'PUT',
    path: '/admin/videos/poster',
    body: videoPosterSchema,
    answer: videoAnswer,
    refuses: ['not_found'],
    stale: [],
  },
} as const satisfies CallSet

export type FoundVideo = z.infer<typeof foundVideoSchema>

/** The message about a link that is not a film's. */
export const UNKNOWN_VIDEO =
  'This is not a link to one film on YouTube or Vimeo. Links such as https://www.youtube.com/watch?v=…, https://youtu.be/… and https://vimeo.com/… work.'
