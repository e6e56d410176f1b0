import { z } from 'zod'
import { type CoachOnly, itemFields } from '../items/item.ts'

export const ARTICLE_DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const

/** An article in a list: every field but its body (ART-API-1). */
export const articleSummarySchema = z
  .object({
    ...itemFields,
    excerpt: z.string(),
    read_time_minutes: z.int(),
    difficulty_level: z.enum(ARTICLE_DIFFICULTIES),
  })
  .meta({ id: 'ArticleSummary' })

/** A whole article: Markdown as typed and the safe HTML made from it. */
export const articleSchema = articleSummarySchema
  .extend({ content: z.string(), content_html: z.string() })
  .meta({ id: 'Article' })

export type ArticleSummary = z.infer<typeof articleSummarySchema>
export type Article = z.infer<typeof articleSchema>
/** As it is kept. */
export type StoredArticle = Article & CoachOnly
export type ArticleDifficulty = (typeof ARTICLE_DIFFICULTIES)[number]
