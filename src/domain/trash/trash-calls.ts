import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { pagedQuery } from '../api/call-fields.ts'
import { articleAnswer, recipeAnswer } from '../content/item-calls.ts'
import { imageAnswer } from '../images/library-image.ts'
import { issueSchema } from '../newsletter/issue-schema.ts'
import { DAY } from '../time/durations.ts'

/** What can lie in the trash, by the word the API has for each. */
const TRASH_TYPES = ['article', 'recipe', 'image', 'issue'] as const
export type TrashType = (typeof TRASH_TYPES)[number]

/** How long it stays there (TRASH-KEEP-1). */
export const TRASH_KEPT_DAYS = 30

const TRASH_KEPT_MS = TRASH_KEPT_DAYS * DAY

/** When something is deleted for good by itself. Times are ISO 8601 in UTC. */
export function goneAt(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + TRASH_KEPT_MS).toISOString()
}

/** What was deleted then or earlier is gone for good by now. */
export function lastKeptDeletion(now: string): string {
  return new Date(Date.parse(now) - TRASH_KEPT_MS).toISOString()
}

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
