import { z } from 'zod'

/** What every refusal says (product §2.2): a sentence, and the fields at fault where there are any. */
export const errorAnswer = z
  .object({
    error: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
