import { type Selectable, sql } from 'kysely'
import type { Article, ArticleSummary } from '../../domain/content/article.ts'
import type { ArticleCreate, ArticleUpdate } from '../../domain/content/article-input.ts'
import type { Lookup } from '../../domain/content/lookup.ts'
import { markdownToHtml } from '../../domain/text/markdown-to-html.ts'
import { plainTextFromMarkdown } from '../../domain/text/plain-text.ts'
import { findCategoryName } from './categories.ts'
import { dialectOf } from './dialects/dialect.ts'
import { givenFields } from './given-fields.ts'
import { lookUpItem } from './item-lookup.ts'
import {
  everPublic,
  findSlugConflict,
  finishDelete,
  finishSave,
  type ItemTexts,
  publishTime,
  type SaveFailure,
} from './item-writes.ts'
import { texts } from './json-columns.ts'
import type { AdminListRequest, VisibleListRequest } from './list-requests.ts'
import { toContainsPattern, toNameKey } from './name-key.ts'
import type { Database, Store } from './schema.ts'
import { laterThan, toStoredTime } from './stored-time.ts'
import { inTransaction } from './transaction.ts'
import { isVisibleSql } from './visible.ts'
import type { WriteContext } from './write-context.ts'

export type ArticleSave =
  | { kind: 'saved'; article: Article; paths: string[] }
  | SaveFailure
  | { kind: 'stale'; article: Article }

const SUMMARY_COLUMNS = [
  'articles.id',
  'articles.title',
  'articles.slug',
  'articles.excerpt',
  'articles.featured_image_url',
  'articles.featured_image_alt',
  'articles.featured_image_public_id',
  'articles.featured_image_version',
  'images.color as featured_image_color',
  'articles.meta_title',
  'articles.meta_description',
  'articles.meta_keywords',
  'articles.category_id',
  'categories.name as category_name',
  'articles.author_id',
  'authors.name as author_name',
  'articles.read_time_minutes',
  'articles.difficulty_level',
  'articles.status',
  'articles.featured',
  'articles.published_at',
  'articles.updated_at',
  'articles.view_count',
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
  return { ...row, meta_keywords: texts.read(row.meta_keywords), featured: row.featured === 1 }
}

/** What the public sees of the articles, in its order (contract §3, §4). */
export async function listVisibleArticles(
  db: Store,
  request: VisibleListRequest,
): Promise<{ items: ArticleSummary[]; total: number }> {
  const { now, category, featured, exclude, limit, page } = request
  let ids = db
    .selectFrom('articles')
    .leftJoin('categories', 'categories.id', 'articles.category_id')
    .where(isVisibleSql('articles', now))
  if (category !== undefined) ids = ids.where('categories.name_key', '=', toNameKey(category))
  if (featured !== undefined) ids = ids.where('articles.featured', '=', featured ? 1 : 0)
  if (exclude !== undefined) ids = ids.where('articles.id', '!=', exclude)

  const { total } = await ids.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await selectSummaries(db)
    .where(
      'articles.id',
      'in',
      ids
        .select('articles.id')
        .orderBy('articles.published_at', 'desc')
        .orderBy('articles.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id', 'desc')
    .execute()
  return { items: rows.map(toSummary), total }
}

/** One article as the public finds it, by slug or id. */
export async function findVisibleArticle(db: Store, slugOrId: string, now: string): Promise<Lookup<Article>> {
  return lookUpItem(db, 'article', slugOrId, now, (id) => getArticle(db, id))
}

/** One whole article, whatever its status. */
export async function getArticle(db: Store, id: number): Promise<Article | null> {
  const row = await selectSummaries(db)
    .select(['articles.content', 'articles.content_html'])
    .where('articles.id', '=', id)
    .executeTakeFirst()
  return row ? { ...toSummary(row), content: row.content, content_html: row.content_html } : null
}

/** The admin's list: every status, without bodies, newest change first. */
export async function listAdminArticles(
  db: Store,
  { q, status, limit, page }: AdminListRequest,
): Promise<{ items: ArticleSummary[]; total: number }> {
  let ids = db.selectFrom('articles')
  if (q) ids = ids.where(sql<boolean>`list_text like ${toContainsPattern(q)} escape '\\'`)
  if (status) ids = ids.where('status', '=', status)
  const { total } = await ids.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await selectSummaries(db)
    .where(
      'articles.id',
      'in',
      ids
        .select('id')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy('articles.updated_at', 'desc')
    .orderBy('articles.id', 'desc')
    .execute()
  return { items: rows.map(toSummary), total }
}

/**
 * Stores a new article with all that follows from it, in one transaction.
 *
 * @param wasPublic true for one that was read elsewhere before, such as an archived sample
 */
export async function createArticle(
  db: Store,
  input: ArticleCreate,
  context: WriteContext,
  { wasPublic = false } = {},
): Promise<ArticleSave> {
  const content_html = markdownToHtml(input.content)
  const now = toStoredTime(context.now)
  return inTransaction(db, async (transaction) => {
    const conflict = await findSlugConflict(transaction, 'article', input.slug, null)
    if (conflict) return conflict
    const published_at = publishTime(input.status, input.published_at, null, now)
    const words = await readTexts(transaction, input)
    const { id } = await transaction
      .insertInto('articles')
      .values({
        ...toColumns(input),
        content_html,
        published_at,
        was_public: wasPublic ? 1 : everPublic(null, { status: input.status, published_at }, now),
        list_text: toListText(words),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const article = await getStoredArticle(transaction, id)
    const after = await readVersion(transaction, id)
    const paths = await finishSave(
      transaction,
      'article',
      { before: null, after, texts: words, action: 'created' },
      context,
    )
    return { kind: 'saved', article, paths }
  })
}

/** Stores a change of an article: fields left out keep their value; a newer version in the store is a conflict that loses nothing. */
export async function updateArticle(
  db: Store,
  id: number,
  { updated_at: savedVersion, ...input }: ArticleUpdate,
  context: WriteContext,
): Promise<ArticleSave> {
  const rendered = input.content === undefined ? {} : { content_html: markdownToHtml(input.content) }
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'articles', id)
    const before = await getArticle(transaction, id)
    if (!before) return { kind: 'missing' }
    if (savedVersion !== undefined && toStoredTime(savedVersion) !== before.updated_at)
      return { kind: 'stale', article: before }
    const conflict = await findSlugConflict(transaction, 'article', input.slug ?? before.slug, id)
    if (conflict) return conflict

    const versionBefore = await readVersion(transaction, id)
    const now = laterThan(before.updated_at, context.now)
    const wanted = { ...before, ...givenFields(input) }
    const published_at = publishTime(wanted.status, input.published_at, before.published_at, now)
    const words = await readTexts(transaction, wanted)
    await transaction
      .updateTable('articles')
      .set({
        ...toColumns(wanted),
        ...rendered,
        published_at,
        was_public: everPublic(versionBefore, { status: wanted.status, published_at }, now),
        list_text: toListText(words),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    const article = await getStoredArticle(transaction, id)
    const after = await readVersion(transaction, id)
    const paths = await finishSave(
      transaction,
      'article',
      { before: versionBefore, after, texts: words, action: 'updated' },
      { ...context, now },
    )
    return { kind: 'saved', article, paths }
  })
}

/** Deletes an article for good; its public addresses answer 410 from now on. */
export async function deleteArticle(
  db: Store,
  id: number,
  context: WriteContext,
): Promise<{ kind: 'deleted'; paths: string[] } | { kind: 'missing' }> {
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'articles', id)
    const article = await getArticle(transaction, id)
    if (!article) return { kind: 'missing' }
    const before = await readVersion(transaction, id)
    await transaction.deleteFrom('articles').where('id', '=', id).execute()
    return { kind: 'deleted', paths: await finishDelete(transaction, 'article', before, context) }
  })
}

async function getStoredArticle(db: Store, id: number): Promise<Article> {
  const article = await getArticle(db, id)
  if (!article) throw new Error(`Article ${id} vanished inside its own transaction`)
  return article
}

async function readVersion(db: Store, id: number) {
  return db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'status', 'published_at', 'was_public'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

type WrittenFields = Omit<ArticleCreate, 'published_at'>

/** The article's own columns from its fields, in the forms both databases take. */
function toColumns(
  fields: WrittenFields,
): Omit<
  Selectable<Database['articles']>,
  | 'id'
  | 'content_html'
  | 'published_at'
  | 'was_public'
  | 'list_text'
  | 'created_at'
  | 'updated_at'
  | 'view_count'
> {
  return {
    title: fields.title,
    slug: fields.slug,
    excerpt: fields.excerpt,
    content: fields.content,
    featured_image_url: fields.featured_image_url,
    featured_image_alt: fields.featured_image_alt,
    featured_image_public_id: fields.featured_image_public_id,
    featured_image_version: fields.featured_image_version,
    meta_title: fields.meta_title,
    meta_description: fields.meta_description,
    meta_keywords: texts.write(fields.meta_keywords),
    category_id: fields.category_id,
    author_id: fields.author_id,
    read_time_minutes: fields.read_time_minutes,
    difficulty_level: fields.difficulty_level,
    status: fields.status,
    featured: fields.featured ? 1 : 0,
  }
}

/** The article's texts as search and list read them. */
async function readTexts(db: Store, fields: WrittenFields): Promise<ItemTexts> {
  const category = await findCategoryName(db, fields.category_id)
  return {
    title: fields.title,
    labels: [...(category ? [category] : []), ...fields.meta_keywords],
    summary: fields.excerpt,
    ingredients: [],
    body: plainTextFromMarkdown(fields.content),
  }
}

/** What the admin's search looks through: title, excerpt and category name (specification §2). */
function toListText({ title, summary, labels }: ItemTexts): string {
  return toNameKey([title, summary, ...labels].join('\n'))
}

/** Makes an article's words anew, after its category was renamed. */
export async function reindexArticles(
  db: Store,
  categoryId: number,
  reindex: (id: number, texts: ItemTexts) => Promise<void>,
): Promise<void> {
  const rows = await db.selectFrom('articles').select('id').where('category_id', '=', categoryId).execute()
  for (const { id } of rows) {
    const article = await getStoredArticle(db, id)
    const words = await readTexts(db, article)
    await db
      .updateTable('articles')
      .set({ list_text: toListText(words) })
      .where('id', '=', id)
      .execute()
    await reindex(id, words)
  }
}
