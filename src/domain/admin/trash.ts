import { z } from 'zod'
import { TRASH_TYPES } from '../trash/trash.ts'
import { articleAnswer, recipeAnswer } from './answers.ts'
import { imageAnswer } from './images.ts'
import { issueSchema } from './issues.ts'

const isoTime = z.iso.datetime()

/** Something in the trash. */
export const trashedSchema = z
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
export const restoreChangesSchema = z.array(z.object({ field: z.string(), message: z.string() }))

const changes = { changes: restoreChangesSchema }

/** What came back out of the trash, under the name of its type. */
export const untrashedAnswer = z.union([
  articleAnswer.extend(changes),
  recipeAnswer.extend(changes),
  imageAnswer.extend(changes),
  z.object({ issue: issueSchema, ...changes }),
])

export type Trashed = z.infer<typeof trashedSchema>
export type Untrashed = z.infer<typeof untrashedAnswer>
export type RestoreChange = z.infer<typeof restoreChangesSchema>[number]
