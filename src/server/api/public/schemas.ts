import { z } from 'zod'
import { ID_PATTERN } from '../../../domain/content/item-address.ts'
import { LIST_LIMITS } from '../../../domain/content/limits.ts'
import { blankIsNone, limitField, pageField } from '../../../domain/paging.ts'
import { replaceControlCharacters } from '../../../domain/text/control-characters.ts'

const FLAG = 'featured is true or false'

const flag = z.preprocess(
  blankIsNone,
  z
    .enum(['true', 'false'], FLAG)
    .transform((value) => value === 'true')
    .optional(),
)
function nameField(field: string) {
  const message = `${field} is a name of at most 200 characters`
  return z.preprocess(blankIsNone, z.string(message).trim().max(200, message).optional())
}

/** Query of the public lists (contract §3). An empty value counts as not given. */
const listShape = {
  category: nameField('category'),
  featured: flag,
  exclude: z
    .preprocess(
      blankIsNone,
      z.string('exclude is an id').regex(ID_PATTERN, 'exclude is an id').transform(Number).optional(),
    )
    .describe('Leave out the item with this id.'),
  limit: limitField(LIST_LIMITS),
  page: pageField,
}

export const articleListQuery = z.object(listShape)
export const recipeListQuery = z.object({ ...listShape, tag: nameField('tag') })

export const slugOrIdParams = z.object({ slugOrId: z.string() })

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
