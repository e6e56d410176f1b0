import { articleAnswer } from '../../../domain/admin/answers.ts'
import { articleCreateSchema } from '../../../domain/content/article-input.ts'
import { articleMetaDescription, articleMetaTitle } from '../../../domain/content/meta-texts.ts'
import { type ArticleFields, EMPTY_ARTICLE, readArticleFields } from './article-fields.ts'
import { checkAgainst } from './check-fields.ts'
import type { EditorKind } from './editor-kind.ts'
import { SHARED_LABELS } from './shared-fields.ts'

const { title, slug, ...others } = SHARED_LABELS

export const ARTICLE_KIND: EditorKind<ArticleFields> = {
  kind: 'article',
  name: 'Article',
  plural: 'articles',
  publicPath: '/blog',
  contentType: 'blog',
  emptyFields: EMPTY_ARTICLE,
  summaryField: 'excerpt',
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
  pictureContext: ({ title: about, excerpt }) => ({ title: about, excerpt }),
}
