import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { generateImagesSchema } from './generate-images-input.ts'

const pixels = z.int().positive()

/** A picture offered in the editor (IMG-SUGGEST-1). */
const generatedImageSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    width: pixels,
    height: pixels,
    /** What is to be seen, where the maker knows it. */
    alt: z.string().optional(),
    /** Who made it; handed on with the upload, which marks it. */
    source: z.enum(['ai', 'illustrator']).optional(),
  })
  .meta({ id: 'GeneratedImage' })
export const generatedImagesAnswer = z.object({ images: z.array(generatedImageSchema) })

export const imageSuggestionCalls = {
  generate: {
    method: 'POST',
    path: '/admin/generate-images',
    body: generateImagesSchema,
    answer: generatedImagesAnswer,
    refuses: ['too_many', 'unavailable'],
    stale: [],
  },
} as const satisfies CallSet

export type GeneratedImage = z.infer<typeof generatedImageSchema>
