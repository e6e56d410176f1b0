import { z } from 'zod'
import type { CallSet } from '../../api/call.ts'
import { withoutControlCharacters } from '../../text/control-characters.ts'
import { parseUrl } from '../../text/parse-url.ts'
import { LINE_ROLES } from './read-line.ts'

const ingredientSchema = z.object({ amount: z.string(), unit: z.string(), ingredient: z.string() })

/** The fields of the editor filled from a recipe from elsewhere. */
const pastedRecipeSchema = z
  .object({
    title: z.string(),
    description: z.string(),
    prep_time_minutes: z.int().nullable(),
    cook_time_minutes: z.int().nullable(),
    servings: z.int().nullable(),
    ingredients: z.array(ingredientSchema),
    instructions: z.array(z.string()),
    dietary_tags: z.array(z.string()),
    meta_keywords: z.array(z.string()),
    notes: z.string(),
    picture_url: z.string().nullable(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'PastedRecipe' })

/** The result of each line of the source, in the order of the recipe. */
const readLineSchema = z
  .object({
    text: z.string(),
    role: z.enum(LINE_ROLES),
    ingredient: ingredientSchema.nullable(),
    doubt: z.string().optional(),
  })
  .meta({ id: 'ReadLine' })

/** In characters: the whole source of a page may be pasted. */
const MAX_PASTED_PAGE_LENGTH = 4_000_000
const readPastedInput = z.object(
  {
    text: z
      .string('Please paste the recipe as text')
      .max(MAX_PASTED_PAGE_LENGTH, 'That is longer than any recipe page. Please paste only the recipe.')
      .transform(withoutControlCharacters),
  },
  'The request must be a JSON object',
)

const ADDRESS = 'That is no address of a page. It begins with https://, such as https://example.com/soup'
const MAX_ADDRESS_LENGTH = 2_000

/** A page's address as it is copied: without `https://`, or with the `http://` of old links. */
const readAddressInput = z.object(
  {
    url: z
      .string(ADDRESS)
      .trim()
      .max(MAX_ADDRESS_LENGTH, `An address can be at most ${MAX_ADDRESS_LENGTH} characters`)
      .transform((typed) => (/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`))
      .transform((typed) => typed.replace(/^http:/i, 'https:'))
      .refine((url) => parseUrl(url) !== null && /^https:\/\/[^/]*\./i.test(url), ADDRESS),
  },
  'The request must be a JSON object',
)

const readRecipeAnswer = z.object({
  recipe: pastedRecipeSchema,
  lines: z.array(readLineSchema),
  /** The page it was read from; null for pasted text. */
  source_url: z.string().nullable(),
})

export const readRecipeCalls = {
  pasted: {
    method: 'POST',
    path: '/admin/recipes/read-pasted',
    body: readPastedInput,
    answer: readRecipeAnswer,
    stale: [],
  },
  address: {
    method: 'POST',
    path: '/admin/recipes/read-address',
    body: readAddressInput,
    answer: readRecipeAnswer,
    refuses: ['unavailable'],
    stale: [],
  },
} as const satisfies CallSet

export type ReadRecipeAnswer = z.infer<typeof readRecipeAnswer>
