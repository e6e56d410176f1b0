import { z } from 'zod'
import { NOT_AN_OBJECT } from './input-fields.ts'

const MESSAGE = 'Choose what to merge into'

/** The id of the category, or the author, that gets everything of another. */
export const mergeSchema = z
  .object({ into: z.int(MESSAGE).positive(MESSAGE) }, NOT_AN_OBJECT)
  .meta({ id: 'Merge' })
