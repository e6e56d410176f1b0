import type { Insertable } from 'kysely'
import {
  type ArticleCreate,
  type ArticleSummary,
  type ArticleUpdate,
  articleUpdateSchema,
  type StoredArticle,
} from '../../../domain/content/article.ts'
import { automaticReadTime, changedReadTime } from '../../../domain/content/reading-time.ts'
import { passageFromMarkdown } from '../../../domain/content/search-passage.ts'
import { plainTextFromMarkdown } from '../../../domain/text/plain-text.ts'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { renderMarkdown } from '../../parsing/parse-in-worker.ts'
import { showVideos } from '../images/videos.ts'
import { texts } from '../json-columns.ts'
import type { Database, Store } from '../schema.ts'
import { sharedSummaryColumns, toSharedColumns } from '../tables/item-tables.ts'
import type { WriteContext } from '../write-context.ts'
import { givenFields } from './given-fields.ts'
import { inOrderOf } from './item-lists.ts'
import {
  type CreateOptions,
  createItem,
  type DeleteResult,
  type DerivedColumns,
  deleteItem,
  type ItemKind,
  type SaveResult,
  updateItem,
} from './item-writes.ts'

type ArticleFields = ArticleCreate & { content_html: string; read_time_minutes: number }

/** Parts of saving specific to articles; the rest is in `item-writes.ts`. */
export const articleKind: ItemKind<StoredArticle, ArticleFields, ArticleUpdate, ArticleSummary> = {
  kind: 'article',
  updateSchema: articleUpdateSchema,
  read: getArticle,
  readSummaries,
  complete: async (update) =>
    update.content === undefined
      ? update
      : { ...update, content_html: await renderMarkdown(update.content, 'article') },
  merge: (article, changes) => ({
    ...article,
    ...givenFields(changes),
    read_time_minutes: changedReadTime(article, changes),
  }),

  async insert(db, fields, derived) {
    const { id } = await db
      .insertInto('articles')
      .values({ ...toColumns(fields, derived), created_at: derived.updated_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  async update(db, id, fields, derived) {
    await db.updateTable('articles').set(toColumns(fields, derived)).where('id', '=', id).execute()
  },

  describe(article) {
    return {
      title: article.title,
      labels: [...(article.category_name === null ? [] : [article.category_name]), ...article.meta_keywords],
      summary: article.excerpt,
      ingredients: [],
      body: plainTextFromMarkdown(article.content),
      passage: passageFromMarkdown(article.content),
    }
  },
}

function toColumns(
  fields: ArticleFields,
  derived: DerivedColumns,
): Omit<Insertable<Database['articles']>, 'created_at'> {
  return {
    ...toSharedColumns(fields),
    excerpt: fields.excerpt,
    read_time_minutes: fields.read_time_minutes,
    difficulty_level: fields.difficulty_level,
    content: fields.content,
    content_html: fields.content_html,
    list_text: joinSearchKeys([fields.title, fields.excerpt]),
    ...derived,
  }
}

const SUMMARY_COLUMNS = [
  ...sharedSummaryColumns('articles'),
  'articles.excerpt',
  'articles.read_time_minutes',
  'articles.difficulty_level',
] as const

function selectSummaries(db: Store) {
  return db
    .selectFrom('articles')
    .leftJoin('categories', 'categories.id', 'articles.category_id')
    .leftJoin('authors', 'authors.id', 'articles.author_id')
    .leftJoin('images', 'images.public_id', 'articles.featured_image_public_id')
    .select(SUMMARY_COLUMNS)
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>

function toSummary(row: SummaryRow): ArticleSummary {
  return {
    ...row,
    meta_keywords: texts.read(row.meta_keywords),
    featured: row.featured === 1,
    notes_open: row.notes_open === 1,
  }
}

async function readSummaries(db: Store, ids: readonly number[]): Promise<ArticleSummary[]> {
  if (ids.length === 0) return []
  const rows = await selectSummaries(db).where('articles.id', 'in', ids).execute()
  return inOrderOf(ids, rows.map(toSummary))
}

export async function getArticle(db: Store, id: number): Promise<StoredArticle | null> {
  const row = await selectSummaries(db)
    .select(['articles.content', 'articles.content_html', 'articles.ignored_findings'])
    .where('articles.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { content, content_html, ignored_findings, ...summary } = row
  return {
    ...toSummary(summary),
    content,
    content_html: await showVideos(db, content_html),
    ignored_findings: texts.read(ignored_findings),
  }
}

/** The content's HTML, where the caller already has it; otherwise it is rendered in a separate thread. */
interface Rendered {
  contentHtml?: string
}

/**
 * Stores a new article with all its effects, in one transaction. Inside another transaction `contentHtml` must be
 * given, so that the store is not locked while a text is rendered.
 *
 * @throws Failure when the content cannot be rendered
 */
export async function createArticle(
  db: Store,
  input: ArticleCreate,
  context: WriteContext,
  { contentHtml, ...options }: CreateOptions & Rendered = {},
): Promise<SaveResult<StoredArticle>> {
  const fields = {
    ...input,
    content_html: contentHtml ?? (await renderMarkdown(input.content, 'article')),
    read_time_minutes: input.read_time_minutes ?? automaticReadTime(input.content),
  }
  return createItem(db, articleKind, fields, context, options)
}

/**
 * Stores a change of an article: omitted fields keep their value; a newer version in the store is a conflict that loses
 * nothing. `contentHtml` as in `createArticle`.
 *
 * @throws Failure when the content cannot be rendered
 */
export async function updateArticle(
  db: Store,
  id: number,
  fields: ArticleUpdate,
  context: WriteContext,
  { contentHtml }: Rendered = {},
): Promise<SaveResult<StoredArticle>> {
  const changes =
    contentHtml === undefined ? await articleKind.complete(fields) : { ...fields, content_html: contentHtml }
  return updateItem(db, articleKind, { id, update: fields, changes }, context)
}

export async function deleteArticle(db: Store, id: number, context: WriteContext): Promise<DeleteResult> {
  return deleteItem(db, articleKind, id, context)
}
