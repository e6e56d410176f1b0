import { z } from 'zod'

const searchResultSchema = z
  .object({
    type: z.enum(['article', 'recipe']),
    id: z.int().positive(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    excerpt: z.string(),
    /** The passage that matched: escaped HTML in which only `<mark>` is markup. */
    highlight: z.string(),
    category_name: z.string().nullable(),
    featured_image_url: z.string().nullable(),
    score: z.number(),
  })
  .meta({ id: 'SearchResult' })

export const searchAnswerSchema = z
  .object({ query: z.string(), total: z.int(), results: z.array(searchResultSchema) })
  .meta({ id: 'SearchAnswer' })

export type SearchResult = z.infer<typeof searchResultSchema>
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
