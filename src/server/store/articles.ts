import type { Insertable } from 'kysely'
import type { Article, ArticleSummary } from '../../domain/content/article.ts'
import type { ArticleCreate, ArticleUpdate } from '../../domain/content/article-input.ts'
import type { Lookup } from '../../domain/content/lookup.ts'
import { markdownToHtml } from '../../domain/text/markdown-to-html.ts'
import { plainTextFromMarkdown } from '../../domain/text/plain-text.ts'
import { givenFields } from './given-fields.ts'
import { findAdminPage, findVisiblePage, inOrderOf, type Listing } from './item-lists.ts'
import { lookUpItem } from './item-lookup.ts'
import {
  createItem,
  type DeleteResult,
  type DerivedColumns,
  deleteItem,
  type ItemKind,
  type SaveFailure,
  type SaveResult,
  updateItem,
} from './item-writes.ts'
import { texts } from './json-columns.ts'
import type { AdminListRequest, VisibleListRequest } from './list-requests.ts'
import { toListText } from './name-key.ts'
import type { Database, Store } from './schema.ts'
import type { WriteContext } from './write-context.ts'

type ArticleFields = ArticleCreate & { content_html: string }

export type ArticleSave =
  | { kind: 'saved'; article: Article /** The pages that are no longer true. */; paths: string[] }
  | { kind: 'stale' /** What somebody else saved in between. */; article: Article }
  | SaveFailure

/** What is an article's own when it is saved; the rest is `item-writes.ts`. */
export const articleKind: ItemKind<Article, ArticleFields> = {
  kind: 'article',
  read: getArticle,
  merge: (article, changes) => ({ ...article, ...givenFields(changes) }),

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
    const body = plainTextFromMarkdown(article.content)
    return {
      title: article.title,
      labels: article.category_name === null ? [] : [article.category_name],
      summary: article.excerpt,
      ingredients: [],
      body,
      passage: body,
    }
  },
}

/** The article's columns in the forms both databases take. */
function toColumns(
  fields: ArticleFields,
  derived: DerivedColumns,
): Omit<Insertable<Database['articles']>, 'created_at'> {
  return {
    slug: fields.slug,
    title: fields.title,
    status: fields.status,
    featured: fields.featured ? 1 : 0,
    category_id: fields.category_id,
    author_id: fields.author_id,
    featured_image_url: fields.featured_image_url,
    featured_image_alt: fields.featured_image_alt,
    featured_image_public_id: fields.featured_image_public_id,
    featured_image_version: fields.featured_image_version,
    meta_title: fields.meta_title,
    meta_description: fields.meta_description,
    meta_keywords: texts.write(fields.meta_keywords),
    excerpt: fields.excerpt,
    read_time_minutes: fields.read_time_minutes,
    difficulty_level: fields.difficulty_level,
    content: fields.content,
    content_html: fields.content_html,
    list_text: toListText([fields.title, fields.excerpt]),
    ...derived,
  }
}

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

async function readSummaries(db: Store, ids: readonly number[]): Promise<ArticleSummary[]> {
  if (ids.length === 0) return []
  const rows = await selectSummaries(db).where('articles.id', 'in', ids).execute()
  return inOrderOf(ids, rows.map(toSummary))
}

/** What the public sees of the articles, newest first (contract §3, §4). */
export async function listVisibleArticles(
  db: Store,
  request: VisibleListRequest,
): Promise<Listing<ArticleSummary>> {
  const { ids, total } = await findVisiblePage(db, 'articles', request)
  return { items: await readSummaries(db, ids), total }
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

/** The admin's list: every status, without bodies, newest change first. `q` looks in title, excerpt and category. */
export async function listAdminArticles(
  db: Store,
  request: AdminListRequest,
): Promise<Listing<ArticleSummary>> {
  const { ids, total } = await findAdminPage(db, 'articles', request)
  return { items: await readSummaries(db, ids), total }
}

/**
 * Stores a new article with all that follows from it, in one transaction.
 *
 * @param options `wasPublic` for one that was read elsewhere before, such as an archived sample
 */
export async function createArticle(
  db: Store,
  input: ArticleCreate,
  context: WriteContext,
  options?: { wasPublic?: boolean },
): Promise<ArticleSave> {
  const fields = { ...input, content_html: markdownToHtml(input.content) }
  return toSave(await createItem(db, articleKind, fields, context, options))
}

/** Stores a change of an article: fields left out keep their value; a newer version in the store is a conflict that loses nothing. */
export async function updateArticle(
  db: Store,
  id: number,
  { updated_at, ...input }: ArticleUpdate,
  context: WriteContext,
): Promise<ArticleSave> {
  const rendered = input.content === undefined ? {} : { content_html: markdownToHtml(input.content) }
  const changes = { ...input, ...rendered }
  return toSave(await updateItem(db, articleKind, { id, changes, savedVersion: updated_at ?? null }, context))
}

function toSave(result: SaveResult<Article>): ArticleSave {
  if (result.kind === 'saved') return { kind: 'saved', article: result.item, paths: result.paths }
  return result.kind === 'stale' ? { kind: 'stale', article: result.item } : result
}

/** Deletes an article for good; its addresses answer 410 from now on if the public ever saw it. */
export async function deleteArticle(db: Store, id: number, context: WriteContext): Promise<DeleteResult> {
  return deleteItem(db, articleKind, id, context)
}
