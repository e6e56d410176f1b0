import { z } from 'zod'
import { ARTICLE_DIFFICULTIES, type ArticleDifficulty } from '../../../domain/content/article.ts'
import { CONTENT_DEFAULTS } from '../../../domain/content/limits.ts'
import { automaticReadTime } from '../../../domain/content/reading-time.ts'
import { EMPTY_SHARED_FIELDS, type SharedFields, sharedShape, typedNumber } from './shared-fields.ts'

export interface ArticleFields extends SharedFields {
  excerpt: string
  content: string
  /** Null while it is what the text's length says. */
  read_time_minutes: number | null
  difficulty_level: ArticleDifficulty
}

export const EMPTY_ARTICLE: ArticleFields = {
  ...EMPTY_SHARED_FIELDS,
  excerpt: '',
  content: '',
  read_time_minutes: null,
  difficulty_level: CONTENT_DEFAULTS.articleDifficulty,
}

/** See `sharedShape`. */
export function readArticleFields(value: unknown, fallback: ArticleFields): ArticleFields {
  const fields = z
    .object({
      ...sharedShape(fallback),
      excerpt: z.string().catch(fallback.excerpt),
      content: z.string().catch(fallback.content),
      read_time_minutes: typedNumber.catch(fallback.read_time_minutes),
      difficulty_level: z.enum(ARTICLE_DIFFICULTIES).catch(fallback.difficulty_level),
    })
    .catch(fallback)
    .parse(value)
  const isAutomatic = fields.read_time_minutes === automaticReadTime(fields.content)
  return isAutomatic ? { ...fields, read_time_minutes: null } : fields
}
