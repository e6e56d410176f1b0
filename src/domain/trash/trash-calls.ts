import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { pagedQuery } from '../api/call-fields.ts'
import { articleAnswer, recipeAnswer } from '../content/item-calls.ts'
import { imageAnswer } from '../images/library-image.ts'
import { issueSchema } from '../newsletter/issue-schema.ts'
import { DAY } from '../time/durations.ts'

/** The types of what can be in the trash, by their names in the API. */
const TRASH_TYPES = ['article', 'recipe', 'image', 'issue'] as const
export type TrashType = (typeof TRASH_TYPES)[number]

/** How long things stay there (TRASH-KEEP-1). */
export const TRASH_KEPT_DAYS = 30

const TRASH_KEPT_MS = TRASH_KEPT_DAYS * DAY

/** Returns when something is automatically deleted for good. Times are ISO 8601 in UTC. */
export function purgeTimeOf(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + TRASH_KEPT_MS).toISOString()
}

/** Returns the latest deletion time that has expired: what was deleted then or earlier is deleted for good. */
export function purgeCutoff(now: string): string {
  return new Date(Date.parse(now) - TRASH_KEPT_MS).toISOString()
}

const isoTime = z.iso.datetime()

/** Something in the trash. */
const trashedSchema = z
  .object({
    /** Its former id, which it will have again; a picture's is its `public_id`. */
    id: z.union([z.int().positive(), z.string()]),
    type: z.enum(TRASH_TYPES),
    title: z.string(),
    deleted_at: isoTime,
    /** When it will be deleted for good. */
    gone_at: isoTime,
  })
  .meta({ id: 'Trashed' })

export const trashAnswer = z.object({ items: z.array(trashedSchema), total: z.int().nonnegative() })

/** What could not be restored unchanged: each with a sentence about its present state. */
const restoreChangesSchema = z.array(z.object({ field: z.string(), message: z.string() }))

const changes = { changes: restoreChangesSchema }

/** The restored thing, under the name of its type. */
export const untrashedAnswer = z.union([
  articleAnswer.extend(changes),
  recipeAnswer.extend(changes),
  imageAnswer.extend(changes),
  z.object({ issue: issueSchema, ...changes }),
])

const trashParams = z.object({
  type: z.enum(TRASH_TYPES),
  /** A picture's is its `public_id`, with unescaped slashes. */
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
