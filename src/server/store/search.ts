import { sql } from 'kysely'
import type { ContentKind } from '../../domain/content/status.ts'
import { dialectOf } from './dialects/dialect.ts'
import type { SearchTerm } from './dialects/dialect-rules.ts'
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

/** What is visible and holds every term, best first; `total` counts all of it. */
export async function searchContent(
  db: Store,
  terms: readonly SearchTerm[],
  { now, limit }: SearchRequest,
): Promise<{ total: number; results: SearchRow[] }> {
  if (terms.length === 0) return { total: 0, results: [] }
  const matches = sql<Omit<SearchRow, 'text'> & { body_text: string; total: number }>`
    with found as (${dialectOf(db).matchSearchTerms(terms)}), visible as (
      select d.kind as type, articles.id, articles.slug, articles.title, articles.excerpt, articles.category_id, articles.featured_image_url, articles.published_at, found.score, d.body_text
      from found join search_documents d on d.id = found.document_id and d.kind = 'article'
      join articles on articles.id = d.item_id where ${isVisibleSql('articles', now)}
      union all
      select d.kind as type, recipes.id, recipes.slug, recipes.title, recipes.description as excerpt, recipes.category_id, recipes.featured_image_url, recipes.published_at, found.score, d.body_text
      from found join search_documents d on d.id = found.document_id and d.kind = 'recipe'
      join recipes on recipes.id = d.item_id where ${isVisibleSql('recipes', now)}
    )
    select visible.type, visible.id, visible.slug, visible.title, visible.excerpt, categories.name as category_name,
      visible.featured_image_url, visible.score, visible.body_text, (select count(*) from visible) as total
    from visible left join categories on categories.id = visible.category_id
    order by visible.score desc, visible.published_at desc, visible.id desc, visible.type limit ${limit}`
  const { rows } = await matches.execute(db)
  return {
    total: Number(rows[0]?.total ?? 0),
    results: rows.map(({ body_text, total: _, ...row }) => ({
      ...row,
      score: Number(row.score),
      text: `${row.excerpt} ${body_text}`,
    })),
  }
}
