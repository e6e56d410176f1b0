import { z } from 'zod'
import { CONTENT_KINDS } from '../content/status.ts'

/** An item that shows pictures from other sites. */
const outsideItemSchema = z.object({
  type: z.enum(CONTENT_KINDS),
  id: z.int().positive(),
  title: z.string(),
  /** How many such pictures it shows. */
  pictures: z.int().positive(),
})

export const outsideImagesAnswer = z.object({
  items: z.array(outsideItemSchema),
  /** Of all items together. */
  pictures: z.int().nonnegative(),
})

export const fetchOutsideInput = z.object(
  {
    type: z.enum(CONTENT_KINDS, 'Type is article or recipe'),
    id: z.int('Id must be a whole number').positive('Id must be a whole number'),
  },
  'The request must be a JSON object',
)

export const fetchOutsideAnswer = z.object({
  /** How many are kept here now and shown from here. */
  fetched: z.int().nonnegative(),
  /** Where each of them was, and by which address a text shows it now. */
  shown: z.array(z.object({ address: z.string(), now: z.string() })),
  /** Those that could not be had; they stay as they are. */
  lost: z.array(z.object({ address: z.string(), reason: z.string() })),
})

export type OutsideItem = z.infer<typeof outsideItemSchema>
export type FetchedOutside = z.infer<typeof fetchOutsideAnswer>
