import type { Insertable } from 'kysely'
import type { Article, ArticleSummary } from '../../domain/content/article.ts'
import {
  type ArticleCreate,
  type ArticleUpdate,
  articleUpdateSchema,
} from '../../domain/content/article-input.ts'
import type { Lookup } from '../../domain/content/lookup.ts'
import { markdownToHtml } from '../../domain/text/markdown-to-html.ts'
import { plainTextFromMarkdown } from '../../domain/text/plain-text.ts'
import { givenFields } from './given-fields.ts'
import { findItemId } from './item-ids.ts'
import { type AdminListing, findAdminPage, findVisiblePage, inOrderOf, type Listing } from './item-lists.ts'
import { lookUpItem } from './item-lookup.ts'
import type { SaveFailure } from './item-refusals.ts'
import { readRestoredFields } from './item-restore.ts'
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
import { texts } from './json-columns.ts'
import type { AdminListRequest, VisibleListRequest } from './list-requests.ts'
import { toListText } from './name-key.ts'
import type { Database, Store } from './schema.ts'
import { inTransactionAmongRivals } from './transaction.ts'
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

/** One whole article by id or slug, whatever its status: the admin's address takes both (specification §7). */
export async function findArticle(db: Store, idOrSlug: string): Promise<Article | null> {
  const id = await findItemId(db, 'article', idOrSlug)
  return id === null ? null : getArticle(db, id)
}

/** The admin's list: every status, without bodies, newest change first. `q` looks in title, excerpt and category. */
export async function listAdminArticles(
  db: Store,
  request: AdminListRequest,
): Promise<AdminListing<ArticleSummary>> {
  const { ids, total, counts } = await findAdminPage(db, 'articles', request)
  return { items: await readSummaries(db, ids), total, counts }
}

/** Stores a new article with all that follows from it, in one transaction. */
export async function createArticle(
  db: Store,
  input: ArticleCreate,
  context: WriteContext,
  options?: CreateOptions,
): Promise<ArticleSave> {
  const fields = { ...input, content_html: markdownToHtml(input.content) }
  return toSave(await createItem(db, articleKind, fields, context, options))
}

/** Stores a change of an article: fields left out keep their value; a newer version in the store is a conflict that loses nothing. */
export async function updateArticle(
  db: Store,
  id: number,
  fields: ArticleUpdate,
  context: WriteContext,
): Promise<ArticleSave> {
  return saveArticleChange(db, { id, fields }, context)
}

/**
 * Saves an article as it was at one of its revisions, as a save of its own: what is there now stays in the history.
 * Its slug, status, `published_at` and whether it is featured stay as they are, and so does what is typed beside it
 * and not saved.
 */
export async function restoreArticle(
  db: Store,
  { id, revisionId }: { id: number; revisionId: number },
  context: WriteContext,
): Promise<ArticleSave> {
  return inTransactionAmongRivals(db, async (transaction) => {
    const revision = { kind: 'article', id, revisionId } as const
    const fields = await readRestoredFields(transaction, revision, articleUpdateSchema)
    return fields
      ? saveArticleChange(transaction, { id, fields, restored: true }, context)
      : { kind: 'missing' }
  })
}

async function saveArticleChange(
  db: Store,
  { id, fields, restored }: { id: number; fields: ArticleUpdate; restored?: boolean },
  context: WriteContext,
): Promise<ArticleSave> {
  const { updated_at = null, ...input } = fields
  const rendered = input.content === undefined ? {} : { content_html: markdownToHtml(input.content) }
  const change = { id, changes: { ...input, ...rendered }, savedVersion: updated_at, restored }
  return toSave(await updateItem(db, articleKind, change, context))
}

function toSave(result: SaveResult<Article>): ArticleSave {
  if (result.kind === 'saved') return { kind: 'saved', article: result.item, paths: result.paths }
  return result.kind === 'stale' ? { kind: 'stale', article: result.item } : result
}

/** Deletes an article for good; its addresses answer 410 from now on if the public ever saw it. */
export async function deleteArticle(db: Store, id: number, context: WriteContext): Promise<DeleteResult> {
  return deleteItem(db, articleKind, id, context)
}
