import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { CONTENT_KINDS } from '../items/status.ts'

/** An item that shows pictures from other sites. */
const outsideItemSchema = z.object({
  type: z.enum(CONTENT_KINDS),
  id: z.int().positive(),
  title: z.string(),
  /** How many such pictures it shows. */
  pictures: z.int().positive(),
})

const outsideImagesAnswer = z.object({
  items: z.array(outsideItemSchema),
  /** Of all items together. */
  pictures: z.int().nonnegative(),
})

const fetchOutsideInput = z.object(
  {
    type: z.enum(CONTENT_KINDS, 'Type is article or recipe'),
    id: z.int('Id must be a whole number').positive('Id must be a whole number'),
  },
  'The request must be a JSON object',
)

const fetchOutsideAnswer = z.object({
  /** How many are kept here now and shown from here. */
  fetched: z.int().nonnegative(),
  /** Where each of them was, and by which address a text shows it now. */
  shown: z.array(z.object({ address: z.string(), now: z.string() })),
  /** Those that could not be had; they stay as they are. */
  lost: z.array(z.object({ address: z.string(), reason: z.string() })),
})

export const outsideImageCalls = {
  list: { method: 'GET', path: '/admin/outside-images', answer: outsideImagesAnswer },
  fetch: {
    method: 'POST',
    path: '/admin/outside-images/fetch',
    body: fetchOutsideInput,
    answer: fetchOutsideAnswer,
    refuses: ['not_found', 'conflict'],
  },
} as const satisfies CallSet

export type OutsideItem = z.infer<typeof outsideItemSchema>
export type FetchedOutside = z.infer<typeof fetchOutsideAnswer>
