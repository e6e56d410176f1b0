import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { pagedQuery } from '../api/list-query.ts'
import { articleAnswer, recipeAnswer } from '../content/item-calls.ts'
import { imageAnswer } from '../images/library-image.ts'
import { issueSchema } from '../newsletter/issue-schema.ts'
import { TRASH_TYPES } from './trash.ts'

const isoTime = z.iso.datetime()

/** Something in the trash. */
const trashedSchema = z
  .object({
    /** The one it had and will have again; a picture's is its `public_id`. */
    id: z.union([z.int().positive(), z.string()]),
    type: z.enum(TRASH_TYPES),
    title: z.string(),
    deleted_at: isoTime,
    /** When it is deleted for good. */
    gone_at: isoTime,
  })
  .meta({ id: 'Trashed' })

export const trashAnswer = z.object({ items: z.array(trashedSchema), total: z.int().nonnegative() })

/** What could not come back as it was: each with a sentence that says how it is now. */
const restoreChangesSchema = z.array(z.object({ field: z.string(), message: z.string() }))

const changes = { changes: restoreChangesSchema }

/** What came back out of the trash, under the name of its type. */
export const untrashedAnswer = z.union([
  articleAnswer.extend(changes),
  recipeAnswer.extend(changes),
  imageAnswer.extend(changes),
  z.object({ issue: issueSchema, ...changes }),
])

const trashParams = z.object({
  type: z.enum(TRASH_TYPES),
  /** Of a picture its `public_id`, whose slashes may stand as they are. */
  id: z.string().max(200),
})

export const trashCalls = {
  list: { method: 'GET', path: '/admin/trash', query: pagedQuery.omit({ q: true }), answer: trashAnswer },
  empty: { method: 'DELETE', path: '/admin/trash', answer: null },
  restore: {
    method: 'POST',
    path: '/admin/trash/:type/:id/restore',
    params: trashParams,
    answer: untrashedAnswer,
    stale: ['/*'],
  },
  purge: { method: 'DELETE', path: '/admin/trash/:type/:id', params: trashParams, answer: null },
} as const satisfies CallSet

export type Trashed = z.infer<typeof trashedSchema>
export type Untrashed = z.infer<typeof untrashedAnswer>
export type RestoreChange = z.infer<typeof restoreChangesSchema>[number]
