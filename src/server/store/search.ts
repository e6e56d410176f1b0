import { sql } from 'kysely'
import { CONTENT_KINDS, type ContentKind } from '../../domain/content/status.ts'
import { dialectOf } from './dialects/dialect.ts'
import type { SearchTerm } from './dialects/dialect-rules.ts'
import { tableOf } from './item-tables.ts'
import type { Store } from './schema.ts'
import { isVisibleSql } from './visible.ts'

export interface SearchRow {
  type: ContentKind
  id: number
  slug: string
  title: string
  excerpt: string
  category_name: string | null
  featured_image_url: string | null
  score: number
  /** What the highlighted passage is cut from. */
  text: string
}

interface SearchRequest {
  /** ISO 8601. */
  now: string
  limit: number
}

interface Found {
  type: ContentKind
  id: number
  score: number
  total: number
}

/**
 * What is visible and holds every term, best first, then newest; `total` counts all of it. What is found, its
 * score and its order are the same on both databases.
 */
export async function searchContent(
  db: Store,
  terms: readonly SearchTerm[],
  { now, limit }: SearchRequest,
): Promise<{ total: number; results: SearchRow[]; terms: readonly SearchTerm[] }> {
  if (terms.length === 0) return { total: 0, results: [], terms }
  // Without `materialized` SQLite would ask the index once for each document instead of once.
  const { rows: found } = await sql<Found>`
    with found as materialized (${dialectOf(db).matchSearchTerms(terms)}),
    visible as materialized (
      ${selectVisible('article', now)} union all ${selectVisible('recipe', now)}
    )
    select type, id, score, (select count(*) from visible) as total from visible
    order by score desc, published_at desc, id desc, type limit ${limit}`.execute(db)
  const texts = new Map<string, Omit<SearchRow, 'score'>>()
  for (const type of CONTENT_KINDS) {
    const ids = found.filter((row) => row.type === type).map(({ id }) => id)
    for (const row of await readRows(db, type, ids)) texts.set(`${type} ${row.id}`, row)
  }
  return {
    terms,
    total: found[0]?.total ?? 0,
    results: found.flatMap(({ type, id, score }) => {
      const row = texts.get(`${type} ${id}`)
      return row ? [{ ...row, score: score + SCORE_OF_MATCH }] : []
    }),
  }
}

/** What every match has, also one in the body alone. */
const SCORE_OF_MATCH = 1

function selectVisible(kind: ContentKind, now: string) {
  const table = tableOf(kind)
  const id = sql.ref(`${table}.id`)
  return sql`select document.kind as type, ${id} as id, found.score, ${sql.ref(`${table}.published_at`)} as published_at
    from found
    join search_documents as document on document.id = found.document_id and document.kind = ${kind}
    join ${sql.table(table)} on ${id} = document.item_id
    where ${isVisibleSql(table, now)}`
}

async function readRows(
  db: Store,
  type: ContentKind,
  ids: readonly number[],
): Promise<Omit<SearchRow, 'score'>[]> {
  if (ids.length === 0) return []
  const table = tableOf(type)
  const rows = await db
    .selectFrom(table)
    .innerJoin('search_documents', 'search_documents.item_id', `${table}.id`)
    .leftJoin('categories', 'categories.id', `${table}.category_id`)
    .select([`${table}.id`, `${table}.slug`, `${table}.title`, `${table}.featured_image_url`])
    .select(['categories.name as category_name', 'search_documents.body_text'])
    .select(type === 'article' ? 'articles.excerpt as excerpt' : 'recipes.description as excerpt')
    .where('search_documents.kind', '=', type)
    .where(`${table}.id`, 'in', ids)
    .execute()
  return rows.map(({ body_text, ...row }) => ({ ...row, type, text: `${row.excerpt} ${body_text}` }))
}
