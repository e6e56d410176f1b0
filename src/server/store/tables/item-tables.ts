import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SharedFields } from '../../../domain/items/input-fields.ts'
import type { ContentKind, ItemState } from '../../../domain/items/status.ts'
import { texts } from '../json-columns.ts'
import type { Store } from '../schema.ts'
import { type Flag, toStoredTime } from '../stored-values.ts'

export const ITEM_TABLES = ['articles', 'recipes'] as const
export type ItemTable = (typeof ITEM_TABLES)[number]

const TABLES: Record<ContentKind, ItemTable> = { article: 'articles', recipe: 'recipes' }

export function tableOf(kind: ContentKind): ItemTable {
  return TABLES[kind]
}

/** Converts the fields shared by articles and recipes to columns for both databases. */
export function toSharedColumns(fields: Omit<SharedFields, 'published_at'>) {
  const featured: Flag = fields.featured ? 1 : 0
  const notes_open: Flag = fields.notes_open ? 1 : 0
  return {
    slug: fields.slug,
    title: fields.title,
    status: fields.status,
    featured,
    notes_open,
    category_id: fields.category_id,
    author_id: fields.author_id,
    featured_image_url: fields.featured_image_url,
    featured_image_alt: fields.featured_image_alt,
    featured_image_public_id: fields.featured_image_public_id,
    featured_image_version: fields.featured_image_version,
    meta_title: fields.meta_title,
    meta_description: fields.meta_description,
    meta_keywords: texts.write(fields.meta_keywords),
    ignored_findings: texts.write(fields.ignored_findings),
  }
}

/** Columns of an item's summary, for either kind: its table, joined with its category, author and image. */
export function sharedSummaryColumns<Table extends ItemTable>(table: Table) {
  return [
    `${table}.id`,
    `${table}.title`,
    `${table}.slug`,
    `${table}.featured_image_url`,
    `${table}.featured_image_alt`,
    `${table}.featured_image_public_id`,
    `${table}.featured_image_version`,
    'images.color as featured_image_color',
    `${table}.meta_title`,
    `${table}.meta_description`,
    `${table}.meta_keywords`,
    `${table}.category_id`,
    'categories.name as category_name',
    `${table}.author_id`,
    'authors.name as author_name',
    `${table}.status`,
    `${table}.featured`,
    `${table}.notes_open`,
    `${table}.published_at`,
    `${table}.updated_at`,
    `${table}.view_count`,
  ] as const
}

/** Returns the rule of `domain/items/status.ts` as SQL: published, and its time has come. */
export function isVisibleSql(table: ItemTable, now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.status`)} = 'published' and ${sql.ref(`${table}.published_at`)} <= ${toStoredTime(now)})`
}

/** Selects the items that readers can see, newest first. */
export function newestVisible(db: Store, table: ItemTable, now: string) {
  const visible = db.selectFrom(table).where(isVisibleSql(table, now))
  return visible.orderBy('published_at', 'desc').orderBy('id', 'desc')
}

/** Returns the rule of `stateOf` as SQL. Every published item has a time: the save sets one. */
export function isInStateSql(table: ItemTable, state: ItemState, now: string): RawBuilder<SqlBool> {
  if (state === 'published') return isVisibleSql(table, now)
  if (state === 'scheduled')
    return sql<SqlBool>`(${sql.ref(`${table}.status`)} = 'published' and ${sql.ref(`${table}.published_at`)} > ${toStoredTime(now)})`
  return sql<SqlBool>`${sql.ref(`${table}.status`)} = ${state}`
}

/** Returns the negated rule in a form that indexes can answer: few rows, where most items are visible. */
export function isInvisibleSql(table: ItemTable, now: string): RawBuilder<SqlBool> {
  const [status, published] = [sql.ref(`${table}.status`), sql.ref(`${table}.published_at`)]
  // Three separate cases, each of which SQLite finds in an index: nested, it would scan the whole index.
  return sql<SqlBool>`(${status} in ('draft', 'archived')
    or (${status} = 'published' and ${published} is null)
    or (${status} = 'published' and ${published} > ${toStoredTime(now)}))`
}
