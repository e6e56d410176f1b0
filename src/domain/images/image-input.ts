import { z } from 'zod'
import { lineField } from '../items/input-fields.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { limitField, pageField } from '../paging.ts'
import { replaceControlCharacters } from '../text/control-characters.ts'
import { UPLOAD_PRESETS } from './upload-limits.ts'

/** How many pictures the library shows at once. */
const LIBRARY_PAGE = { default: 48, max: 200 } as const

/** Query of the media library. An empty value counts as not given. */
export const imageListQuery = z.object({
  q: z
    .string()
    .default('')
    .transform((text) => replaceControlCharacters(text).slice(0, 200)),
  unused: z
    .enum(['true', 'false', ''])
    .default('false')
    .transform((value) => value === 'true')
    .describe('Only pictures that no article and no recipe shows.'),
  limit: limitField(LIBRARY_PAGE),
  page: pageField,
})

const FOCAL_MESSAGE = 'The focal point is a fraction from 0 to 1 from the left and from the top'
const fraction = z.number(FOCAL_MESSAGE).min(0, FOCAL_MESSAGE).max(1, FOCAL_MESSAGE).nullable().optional()

/** A change of a picture: what is left out keeps its value; a focal point is both its numbers, or null for none. */
export const imageUpdateSchema = z
  .object(
    {
      alt: lineField('The description', CONTENT_LIMITS.imageAlt).optional(),
      focal_x: fraction,
      focal_y: fraction,
    },
    'The request must be a JSON object',
  )
  .refine(({ focal_x, focal_y }) => typeof focal_x === typeof focal_y, {
    path: ['focal_x'],
    message: 'The focal point needs both focal_x and focal_y',
  })
  .meta({ id: 'ImageUpdate' })

export type ImageUpdate = z.infer<typeof imageUpdateSchema>

/** A picture of a public page, to be fetched into the library. */
export const imageFetchSchema = z.object({
  url: z.url({ protocol: /^https?$/, message: 'Please give the address of a picture' }).max(2_000),
  upload_preset: z.enum(UPLOAD_PRESETS, 'upload_preset must be blog or recipe'),
})
