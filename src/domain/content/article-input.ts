import { z } from 'zod'
import { ARTICLE_DIFFICULTIES } from './article.ts'
import { savedVersion, sharedInput, textField, wholeNumber } from './input-fields.ts'
import { CONTENT_DEFAULTS, CONTENT_LIMITS } from './limits.ts'

const shape = {
  ...sharedInput,
  excerpt: textField('Excerpt', CONTENT_LIMITS.excerpt),
  content: textField('Content', CONTENT_LIMITS.content),
  read_time_minutes: wholeNumber('Read time', CONTENT_LIMITS.readTimeMin, CONTENT_LIMITS.readTimeMax),
  difficulty_level: z.enum(ARTICLE_DIFFICULTIES, 'Difficulty is beginner, intermediate or advanced'),
}

/** A new article: what is left out gets its default (specification §3). */
export const articleCreateSchema = z
  .object({
    ...shape,
    excerpt: shape.excerpt.default(''),
    content: shape.content.default(''),
    read_time_minutes: shape.read_time_minutes.default(CONTENT_DEFAULTS.readTimeMinutes),
    difficulty_level: shape.difficulty_level.default(CONTENT_DEFAULTS.articleDifficulty),
    featured_image_url: shape.featured_image_url.default(null),
    featured_image_alt: shape.featured_image_alt.default(null),
    featured_image_public_id: shape.featured_image_public_id.default(null),
    featured_image_version: shape.featured_image_version.default(null),
    meta_title: shape.meta_title.default(null),
    meta_description: shape.meta_description.default(null),
    meta_keywords: shape.meta_keywords.default([]),
    category_id: shape.category_id.default(null),
    author_id: shape.author_id.default(null),
    status: shape.status.default('draft'),
    featured: shape.featured.default(false),
    published_at: shape.published_at.default(null),
  })
  .meta({ id: 'ArticleCreate' })

/** A change of an article: fields left out keep their value. */
export const articleUpdateSchema = z
  .object(shape)
  .partial()
  .extend({ updated_at: savedVersion })
  .meta({ id: 'ArticleUpdate' })

export type ArticleCreate = z.infer<typeof articleCreateSchema>
export type ArticleUpdate = z.infer<typeof articleUpdateSchema>
