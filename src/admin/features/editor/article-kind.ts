import { z } from 'zod'
import {
  ARTICLE_DIFFICULTIES,
  type ArticleDifficulty,
  articleCreateSchema,
} from '../../../domain/content/article.ts'
import { articleAnswer } from '../../../domain/content/item-calls.ts'
import { articleMetaDescription, articleMetaTitle } from '../../../domain/content/meta-texts.ts'
import { automaticReadTime } from '../../../domain/content/reading-time.ts'
import { articleCalls } from '../../../domain/content/save-item-calls.ts'
import { CONTENT_DEFAULTS } from '../../../domain/items/limits.ts'
import { applyTextFix, checkAgainst, type EditorKind } from './editor-kind.ts'
import {
  EMPTY_SHARED_FIELDS,
  SHARED_LABELS,
  type SharedFields,
  sharedShape,
  typedNumber,
} from './shared-fields.ts'

export interface ArticleFields extends SharedFields {
  excerpt: string
  content: string
  /** Null while it follows from the text's length. */
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
function readArticleFields(value: unknown, fallback: ArticleFields): ArticleFields {
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

const { title, slug, ...others } = SHARED_LABELS

export const ARTICLE_KIND: EditorKind<ArticleFields> = {
  kind: 'article',
  name: 'Article',
  plural: 'articles',
  calls: articleCalls,
  publicPath: '/blog',
  contentType: 'blog',
  emptyFields: EMPTY_ARTICLE,
  afterTitle: 'content',
  readFields: readArticleFields,
  plainFields: (fields) => ({ ...fields }),
  checkFields: (fields) => checkAgainst(articleCreateSchema, { ...fields }),
  readItem(answer) {
    const parsed = articleAnswer.safeParse(answer)
    if (!parsed.success) return null
    const { article } = parsed.data
    return { item: article, fields: readArticleFields(article, EMPTY_ARTICLE) }
  },
  labels: {
    title,
    slug,
    excerpt: 'Excerpt',
    content: 'Text',
    ...others,
    read_time_minutes: 'Read time',
    difficulty_level: 'Level',
  },
  generateMeta: (fields, site) => ({
    title: articleMetaTitle({ title: fields.title, meta_title: null }, site),
    description: articleMetaDescription({ ...fields, meta_description: null }, site.site_name),
  }),
  itemToRead: (fields) => ({ kind: 'article', text: fields }),
  takeFix: applyTextFix,
  imageContext: ({ title: about, excerpt }) => ({ title: about, excerpt }),
}
