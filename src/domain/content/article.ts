import { z } from 'zod'
import { CONTENT_STATUSES } from './status.ts'

export const ARTICLE_DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const

const isoTime = z.iso.datetime()

/** An article in a list: every field of specification §3 but its body. */
export const articleSummarySchema = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    featured_image_url: z.string().nullable(),
    featured_image_alt: z.string().nullable(),
    featured_image_public_id: z.string().nullable(),
    featured_image_version: z.string().nullable(),
    /** Dominant colour of the picture (`#rrggbb`), shown while it loads. */
    featured_image_color: z.string().nullable(),
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
    meta_keywords: z.array(z.string()),
    category_id: z.int().nullable(),
    category_name: z.string().nullable(),
    author_id: z.int().nullable(),
    author_name: z.string().nullable(),
    read_time_minutes: z.int(),
    difficulty_level: z.enum(ARTICLE_DIFFICULTIES),
    status: z.enum(CONTENT_STATUSES),
    featured: z.boolean(),
    published_at: isoTime.nullable(),
    updated_at: isoTime,
    view_count: z.int(),
  })
  .meta({ id: 'ArticleSummary' })

/** A whole article: Markdown as typed and the safe HTML made from it. */
export const articleSchema = articleSummarySchema
  .extend({ content: z.string(), content_html: z.string() })
  .meta({ id: 'Article' })

export type ArticleSummary = z.infer<typeof articleSummarySchema>
export type Article = z.infer<typeof articleSchema>
export type ArticleDifficulty = (typeof ARTICLE_DIFFICULTIES)[number]
