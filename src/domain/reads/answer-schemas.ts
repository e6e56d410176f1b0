import { z } from 'zod'
import { AVOIDABLES } from '../content/avoidables.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../items/limits.ts'
import { RECIPE_SORTS } from '../kitchen/finder/answers.ts'

const searchResultSchema = z
  .object({
    type: z.enum(['article', 'recipe']),
    id: z.int().positive(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    excerpt: z.string(),
    /** The matching passage: escaped HTML in which only `<mark>` is markup. */
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

const entry = z.object({ title: z.string(), description: z.string(), url: z.string() })
const contentEntry = entry.extend({ featured: z.boolean(), publishedAt: z.iso.datetime() })

/** The content of `/sitemap` (SITEMAP-API-1). */
export const sitemapSchema = z
  .object({ articles: z.array(contentEntry), recipes: z.array(contentEntry), static: z.array(entry) })
  .meta({ id: 'Sitemap' })

export type Sitemap = z.infer<typeof sitemapSchema>
export type SitemapEntry = z.infer<typeof entry> & { featured?: boolean; publishedAt?: string }

const choices = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }))

/** The `RecipeFilters` of a loosening. */
const filtersSchema = z.object({
  category: z.string().optional(),
  time: z.int().optional(),
  diet: z.array(z.enum(DIETARY_TAGS)).optional(),
  without: z.array(z.enum(AVOIDABLES)).optional(),
  difficulty: z.array(z.enum(RECIPE_DIFFICULTIES)).optional(),
  have: z.array(z.string()).optional(),
  sort: z.enum(RECIPE_SORTS).optional(),
})

/** The finder's counts in API answers (`FinderCounts`). */
export const finderCountsSchema = z
  .object({
    total: z.int(),
    found: z.int(),
    time: choices(z.int()),
    any_time: z.int(),
    diet: choices(z.enum(DIETARY_TAGS)),
    any_diet: z.int(),
    without: choices(z.enum(AVOIDABLES)),
    difficulty: choices(z.enum(RECIPE_DIFFICULTIES)),
    any_difficulty: z.int(),
    fridge: choices(z.string()),
    loosenings: z.array(z.object({ filters: filtersSchema, count: z.int() })),
  })
  .meta({ id: 'FinderCounts' })
