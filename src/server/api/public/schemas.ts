import { z } from 'zod'
import { LIST_LIMITS } from '../../../domain/content/limits.ts'
import { replaceControlCharacters } from '../../../domain/text/control-characters.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const name = z.string().trim().max(200)
const positive = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Query of the public lists (contract §3). An empty value counts as not given. */
const listShape = {
  category: name.optional(),
  featured: flag.optional(),
  exclude: positive.optional().describe('Leave out the item with this id.'),
  limit: z.coerce
    .number()
    .int()
    .min(1, 'limit must be between 1 and 500')
    .max(LIST_LIMITS.max, 'limit must be between 1 and 500')
    .default(LIST_LIMITS.default),
  page: z.coerce.number().int().min(1, 'page starts at 1').max(1_000_000).default(1),
}

export const articleListQuery = z.object(listShape)
export const recipeListQuery = z.object({ ...listShape, tag: name.optional() })

export const slugOrIdParams = z.object({ slugOrId: z.string().min(1).max(200) })
export const idParams = z.object({ id: positive })

/** Any text whatsoever is a valid search; it only has to end somewhere. */
export const searchQuery = z.object({
  q: z
    .union([z.string(), z.array(z.string()).transform((all) => all.join(' '))])
    .default('')
    .transform((text) => replaceControlCharacters(text).slice(0, 500)),
})

export const ratingBody = z.object({
  rating: z
    .int('A rating is a whole number from 1 to 5')
    .min(1, 'A rating is a whole number from 1 to 5')
    .max(5, 'A rating is a whole number from 1 to 5'),
})
export const ratingAnswer = z
  .object({ rating_average: z.number(), rating_count: z.int() })
  .meta({ id: 'Rating' })

export const errorAnswer = z
  .object({
    error: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
