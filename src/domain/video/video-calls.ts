import { z } from 'zod'
import type { CallSet } from '../api/call.ts'

/** What the coach pasted to show a film. */
const videoReadSchema = z.object({
  url: z.string().trim().min(1, 'Please paste the link to the film').max(500, 'This link is too long'),
  /** What is known already is enough: the film's site is asked only where nothing is known, or that is old. */
  known: z.boolean().default(false),
})

/** A picture of the library in the place of the film's own; null takes it back. */
const videoPosterSchema = videoReadSchema.pick({ url: true }).extend({
  poster_public_id: z.string().trim().min(1, 'Please choose a picture').max(300).nullable(),
})

/** A film as the editor shows it before it is put into a text. */
const foundVideoSchema = z
  .object({
    /** The one spelling in which the site names it: what is put into the text. */
    address: z.string(),
    provider: z.enum(['youtube', 'vimeo']),
    /** `unknown`: its site could not be asked. */
    state: z.enum(['found', 'gone', 'elsewhere', 'unknown']),
    title: z.string(),
    author: z.string(),
    /** How long, in seconds; null when its site does not say. */
    seconds: z.int().positive().nullable(),
    /** Where it begins, in seconds. */
    start: z.int().nonnegative(),
    /** Its picture on this site; null without one. */
    poster_url: z.string().nullable(),
    poster: z
      .object({ public_id: z.string(), version: z.string(), delivery_base: z.string().nullable() })
      .nullable(),
    /** Whether that picture is one the coach has chosen. */
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

/** What a link that is no film's is answered with. */
export const UNKNOWN_VIDEO =
  'This is not a link to one film on YouTube or Vimeo. Links such as https://www.youtube.com/watch?v=…, https://youtu.be/… and https://vimeo.com/… work.'
