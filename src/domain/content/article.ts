import { z } from 'zod'
import {
  NOT_AN_OBJECT,
  savedVersion,
  sharedFields,
  sharedNewFields,
  textField,
  wholeNumber,
} from '../items/input-fields.ts'
import { type CoachOnly, itemFields } from '../items/item.ts'
import { CONTENT_DEFAULTS, CONTENT_LIMITS } from '../items/limits.ts'

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
/** An article as stored. */
export type StoredArticle = Article & CoachOnly
export type ArticleDifficulty = (typeof ARTICLE_DIFFICULTIES)[number]

const ownFields = {
  excerpt: textField('Excerpt', CONTENT_LIMITS.excerpt),
  content: textField('Content', CONTENT_LIMITS.content),
  /** Null means computed from the text's length. */
  read_time_minutes: wholeNumber(
    'Read time',
    CONTENT_LIMITS.readTimeMin,
    CONTENT_LIMITS.readTimeMax,
  ).nullable(),
  difficulty_level: z.enum(ARTICLE_DIFFICULTIES, 'Difficulty is beginner, intermediate or advanced'),
}

/** A new article: fields left out get their default (CONTENT-SAVE-2); unknown fields are ignored (API-INPUT-2). */
export const articleCreateSchema = z
  .object(
    {
      ...sharedNewFields,
      excerpt: ownFields.excerpt.default(''),
      content: ownFields.content.default(''),
      read_time_minutes: ownFields.read_time_minutes.default(null),
      difficulty_level: ownFields.difficulty_level.default(CONTENT_DEFAULTS.articleDifficulty),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'ArticleCreate' })

/** A change of an article: fields left out keep their value (CONTENT-SAVE-2); `updated_at` as in CONTENT-SAVE-3. */
export const articleUpdateSchema = z
  .object({ ...sharedFields, ...ownFields }, NOT_AN_OBJECT)
  .partial()
  .extend({ updated_at: savedVersion })
  .meta({ id: 'ArticleUpdate' })

export type ArticleCreate = z.infer<typeof articleCreateSchema>
export type ArticleUpdate = z.infer<typeof articleUpdateSchema>
