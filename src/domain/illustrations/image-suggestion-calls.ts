import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { UPLOAD_PRESETS } from '../images/upload-limits.ts'
import { lineField, NOT_AN_OBJECT, textField, textList } from '../items/input-fields.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { isBlank } from '../text/control-characters.ts'

/** In characters: a longer text does not change the picture. */
const MAX_TEXT_LENGTH = 2_000

const optionalText = (label: string) =>
  textField(label, MAX_TEXT_LENGTH)
    .nullable()
    .transform((text) => text ?? '')
    .default('')

/** The input of picture suggestions (IMG-SUGGEST-1). `again` requests different ones from last time. */
const generateImagesSchema = z.object(
  {
    contentType: z.enum(UPLOAD_PRESETS, 'contentType must be blog or recipe'),
    title: z
      .string({
        error: ({ input }) =>
          input === undefined || input === null ? 'Title is required' : 'Title must be text',
      })
      .pipe(lineField('Title', CONTENT_LIMITS.title))
      .refine((title) => !isBlank(title), 'Title is required'),
    excerpt: optionalText('Excerpt'),
    description: optionalText('Description'),
    dietaryTags: textList('Dietary tags', CONTENT_LIMITS.tag, CONTENT_LIMITS.listItems)
      .nullable()
      .transform((tags) => tags ?? [])
      .default([]),
    ingredients: textList('Ingredients', CONTENT_LIMITS.ingredientPart, CONTENT_LIMITS.listItems)
      .nullable()
      .transform((lines) => lines ?? [])
      .default([]),
    again: z.boolean('again is true or false').default(false),
  },
  NOT_AN_OBJECT,
)

export type GenerateImagesInput = z.infer<typeof generateImagesSchema>

const pixels = z.int().positive()

/** A picture offered in the editor (IMG-SUGGEST-1). */
const generatedImageSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    width: pixels,
    height: pixels,
    /** A description of the picture, where its generator provides one. */
    alt: z.string().optional(),
    /** The generator of the picture; sent with the upload, which marks the file. */
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
