import { sql } from 'kysely'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import { contentTerms, type QueryTerm, wordsOneLetterAway } from '../../../domain/text/search-terms.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { SearchTerm } from '../dialects/dialect-adapter.ts'
import { texts } from '../json-columns.ts'
import type { Store } from '../schema.ts'
import { tableOf } from '../tables/item-tables.ts'
import { MAX_CORRECTED_WORDS, openIndex, TIERS, type VisibleIndex } from './search.ts'

/** An item that contains all words of a search. */
export interface SearchAnswer {
  type: ContentKind
  id: number
  title: string
  keywords: readonly string[]
}

/**
 * Finds, for each of several searches, the item that contains all its words as typed: in the best place, of equals the
 * newest; null where there is none. The number of statements is the same for any number of searches.
 */
export async function findAnswers(
  db: Store,
  searches: readonly (readonly QueryTerm[])[],
  now: string,
): Promise<(SearchAnswer | null)[]> {
  const matches = searches.flatMap((terms, search) =>
    (terms.length === 0 ? [] : TIERS).map(({ fields, score }) => {
      const condition = { anyOf: [[...contentTerms(terms)]], fields, isBroad: false }
      return sql`select ${sql.lit(search)} as search, ${sql.lit(score)} as score, document_id
        from (${dialectOf(db).matchSearch(condition)}) as matching`
    }),
  )
  if (matches.length === 0) return searches.map(() => null)
  const { isVisible } = await openIndex(db, now)
  const { rows } = await sql<{ search: number; document_id: number }>`
    select search, max(document_id) as document_id from (${sql.join(matches, sql` union all `)}) as found
    where ${isVisible} group by search, score order by score`.execute(db)
  // The last row of a search has the highest score.
  const best = new Map(rows.map(({ search, document_id }) => [search, document_id]))
  const answers = await readAnswers(db, [...best.values()])
  return searches.map((_, search) => answers.get(best.get(search) ?? 0) ?? null)
}

/**
 * Finds which of several searches have no result, even with one letter corrected: true by position. The number of
 * statements is the same for any number of searches.
 */
export async function findsNothing(
  db: Store,
  searches: readonly (readonly QueryTerm[])[],
  now: string,
): Promise<boolean[]> {
  const index = await openIndex(db, now)
  const found = await findMatched(index, searches.map(contentTerms))
  const meant = searches.map((terms, search) =>
    found.has(search) ? [] : contentTerms(terms).slice(0, MAX_CORRECTED_WORDS).flatMap(wordsOneLetterAway),
  )
  const stems = new Set(meant.flat().map(({ stem }) => stem))
  const { rows } = await dialectOf(db)
    .selectKnownStems([...stems])
    .execute(db)
  const known = new Set(rows.map(({ stem }) => stem))
  const corrected = await findMatched(
    index,
    meant.map((terms) =>
      terms.filter(({ stem }) => known.has(stem)).map(({ stem }) => ({ word: null, stem })),
    ),
  )
  return searches.map((_, search) => !found.has(search) && !corrected.has(search))
}

/** Returns the positions of the searches of which a visible document contains any word. */
async function findMatched(
  { db, isVisible }: VisibleIndex,
  searches: readonly (readonly SearchTerm[])[],
): Promise<Set<number>> {
  const matches = searches.flatMap((terms, search) => {
    if (terms.length === 0) return []
    const condition = { anyOf: terms.map((term) => [term]), fields: null, isBroad: false }
    return sql`select ${sql.lit(search)} as search, document_id
      from (${dialectOf(db).matchSearch(condition)}) as matching`
  })
  if (matches.length === 0) return new Set()
  const { rows } = await sql<{ search: number }>`
    select distinct search from (${sql.join(matches, sql` union all `)}) as found where ${isVisible}`.execute(
    db,
  )
  return new Set(rows.map(({ search }) => search))
}

async function readAnswers(db: Store, documents: readonly number[]): Promise<Map<number, SearchAnswer>> {
  const answers = new Map<number, SearchAnswer>()
  if (documents.length === 0) return answers
  for (const type of CONTENT_KINDS) {
    const table = tableOf(type)
    const rows = await db
      .selectFrom(table)
      .innerJoin('search_documents', 'search_documents.item_id', `${table}.id`)
      .select([
        'search_documents.id as document_id',
        `${table}.id`,
        `${table}.title`,
        `${table}.meta_keywords`,
      ])
      .where('search_documents.kind', '=', type)
      .where('search_documents.id', 'in', documents)
      .execute()
    for (const { document_id, id, title, meta_keywords } of rows)
      answers.set(document_id, { type, id, title, keywords: texts.read(meta_keywords) })
  }
  return answers
}
