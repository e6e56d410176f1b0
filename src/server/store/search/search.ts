import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ingredient } from '../../../domain/content/recipe.ts'
import { searchPassage } from '../../../domain/content/search-passage.ts'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import {
  contentTerms,
  matchesAnyTerm,
  type QueryTerm,
  wordsOneLetterAway,
} from '../../../domain/text/search-terms.ts'
import { dialectOf } from '../dialects/dialect.ts'
import type { SearchCondition, SearchField, SearchTerm } from '../dialects/dialect-adapter.ts'
import { ingredients as ingredientList } from '../json-columns.ts'
import type { Store } from '../schema.ts'
import { compareTexts } from '../stored-values.ts'
import { isInvisibleSql, tableOf } from '../tables/item-tables.ts'

interface SearchRow {
  type: ContentKind
  id: number
  slug: string
  title: string
  excerpt: string
  category_name: string | null
  featured_image_url: string | null
  score: number
  /** The text the highlighted passage is cut from. */
  text: string
}

export interface SearchFound {
  /** Number of items that contain any of the words. */
  total: number
  results: SearchRow[]
  /** The terms finally used: a word found nowhere may have been corrected by one letter. */
  terms: readonly QueryTerm[]
}

interface SearchRequest {
  /** ISO 8601. */
  now: string
  limit: number
}

/** Fields that contain all the words, the best first, and their score. */
export const TIERS: readonly { fields: readonly SearchField[] | null; score: number }[] = [
  { fields: ['title'], score: 12 },
  { fields: ['title', 'details', 'often'], score: 4 },
  { fields: null, score: 1 },
]
const SCORE_OF_TITLE_WORD = 0.1
const SCORE_OF_WORD = 20

/** Of equally good documents only this number of the newest is ranked: ranking takes no longer on a large site. */
const MAX_CANDIDATES = 200
/** From this number of matches on, the newest ones are close together. */
const BROAD = 1_000
/** Above this number of words, not every combination is tried. */
const MAX_COMBINED_WORDS = 5
const MAX_CORRECTIONS = 4
/** Of several words found nowhere, only the first ones are corrected. */
export const MAX_CORRECTED_WORDS = 3

/**
 * Searches the visible items that contain any of the words: those with all words first, then by number of words and
 * their place, then the newest. `total` counts all of them. Results and their order are the same on both databases.
 */
export async function searchContent(
  db: Store,
  terms: readonly QueryTerm[],
  { now, limit }: SearchRequest,
): Promise<SearchFound> {
  if (terms.length === 0) return { total: 0, results: [], terms }
  return searchIndex(await openIndex(db, now), terms, limit)
}

async function searchIndex(
  index: VisibleIndex,
  terms: readonly QueryTerm[],
  limit: number,
): Promise<SearchFound> {
  const content = contentTerms(terms)
  const total = await countMatches(index, content)
  const scores = total === 0 ? new Map<number, number>() : await findBest(index, terms, total, limit)
  if (Math.max(0, ...scores.values()) < content.length * SCORE_OF_WORD) {
    const corrected = await correctTerms(index, terms)
    if (corrected) return searchIndex(index, corrected, limit)
  }
  return { total, results: await readBest(index.db, scores, terms, limit), terms }
}

/** Finds the scores of the best documents by id. */
async function findBest(
  index: VisibleIndex,
  terms: readonly QueryTerm[],
  total: number,
  limit: number,
): Promise<Map<number, number>> {
  const scores = new Map<number, number>()
  for (const { anyOf, words } of rankConditions(terms)) {
    for (const { fields, score } of TIERS) {
      const condition = { anyOf, fields, isBroad: total > BROAD }
      for (const id of await findNewest(index, condition, MAX_CANDIDATES + scores.size)) {
        if (!scores.has(id)) scores.set(id, words * SCORE_OF_WORD + score)
      }
      // All following matches rank lower than these.
      if (scores.size >= Math.min(limit, total)) return scores
    }
  }
  return scores
}

/** Returns the combinations of words a document may contain, most words first. */
function rankConditions(terms: readonly QueryTerm[]): { anyOf: QueryTerm[][]; words: number }[] {
  const content = contentTerms(terms)
  const whole = content.length < terms.length ? [{ anyOf: [[...terms]], words: content.length + 0.5 }] : []
  const counts = Array.from(content, (_, index) => content.length - index)
  const tried =
    content.length <= MAX_COMBINED_WORDS
      ? counts
      : counts.filter((count) => count >= content.length - 1 || count === 1)
  return [...whole, ...tried.map((words) => ({ anyOf: combinations(content, words), words }))]
}

function combinations<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  )
}

/** The index as the public may search it: without drafts and scheduled items, which are in it too. */
export interface VisibleIndex {
  db: Store
  /** A condition on `document_id`. */
  isVisible: RawBuilder<SqlBool>
}

export async function openIndex(db: Store, now: string): Promise<VisibleIndex> {
  const hidden: number[] = []
  for (const kind of CONTENT_KINDS) {
    const table = tableOf(kind)
    const items = db.selectFrom(table).select('id').where(isInvisibleSql(table, now))
    const rows = await db
      .selectFrom('search_documents')
      .select('id')
      .where('kind', '=', kind)
      .where('item_id', 'in', items)
      .execute()
    hidden.push(...rows.map(({ id }) => id))
  }
  // As literals: there may be more of them than a statement's parameters.
  const isVisible =
    hidden.length === 0
      ? sql<SqlBool>`true`
      : sql<SqlBool>`document_id not in (${sql.join(hidden.map((id) => sql.lit(id)))})`
  return { db, isVisible }
}

function matchAny({ db, isVisible }: VisibleIndex, terms: readonly SearchTerm[]) {
  const anyOf = terms.map((term) => [term])
  const matches = dialectOf(db).matchSearch({ anyOf, fields: null, isBroad: false })
  return sql`from (${matches}) as found where ${isVisible}`
}

async function countMatches(index: VisibleIndex, terms: readonly SearchTerm[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${matchAny(index, terms)}`.execute(
    index.db,
  )
  return rows[0]?.total ?? 0
}

async function hasMatch(index: VisibleIndex, terms: readonly SearchTerm[]): Promise<boolean> {
  const { rows } = await sql`select document_id ${matchAny(index, terms)} limit 1`.execute(index.db)
  return rows.length > 0
}

async function findNewest(
  { db, isVisible }: VisibleIndex,
  condition: SearchCondition,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ document_id: number }>`
    select document_id from (${dialectOf(db).matchSearch(condition)}) as found
    where ${isVisible} order by document_id desc limit ${limit}`.execute(db)
  return rows.map(({ document_id }) => document_id)
}

/** Returns the terms, each word found nowhere replaced by the most frequent one a letter away; null for none. */
async function correctTerms(index: VisibleIndex, terms: readonly QueryTerm[]): Promise<QueryTerm[] | null> {
  let isCorrected = false
  let looked = 0
  const corrected: QueryTerm[] = []
  for (const term of terms) {
    const isLookedAt = looked < MAX_CORRECTED_WORDS && !(await hasMatch(index, [term]))
    if (isLookedAt) looked++
    const meant = isLookedAt ? await findCorrection(index, term) : null
    corrected.push(meant ?? term)
    isCorrected ||= meant !== null
  }
  return isCorrected ? corrected : null
}

async function findCorrection(index: VisibleIndex, term: QueryTerm): Promise<QueryTerm | null> {
  const candidates = wordsOneLetterAway(term)
  if (candidates.length === 0) return null
  const stems = [...new Set(candidates.map(({ stem }) => stem))]
  const { rows } = await dialectOf(index.db).selectKnownStems(stems).execute(index.db)
  const known = new Set(rows.map(({ stem }) => stem))
  const found: { candidate: QueryTerm; count: number }[] = []
  for (const candidate of candidates) {
    if (found.length >= MAX_CORRECTIONS) break
    if (!known.delete(candidate.stem)) continue
    // Words found only in drafts do not count.
    const count = await countMatches(index, [{ word: null, stem: candidate.stem }])
    if (count > 0) found.push({ candidate, count })
  }
  return found.sort((a, b) => b.count - a.count)[0]?.candidate ?? null
}

interface Candidate {
  document_id: number
  type: ContentKind
  id: number
  title: string
  published_at: string
}

/** Reads the rows of the best documents, in order. */
async function readBest(
  db: Store,
  scores: ReadonlyMap<number, number>,
  terms: readonly QueryTerm[],
  limit: number,
): Promise<SearchRow[]> {
  if (scores.size === 0) return []
  const ids = sql.join([...scores.keys()])
  const ofKind = (kind: ContentKind) => {
    const table = tableOf(kind)
    return sql`select document.id as document_id, document.kind as type, ${sql.ref(`${table}.id`)} as id,
      ${sql.ref(`${table}.title`)} as title, ${sql.ref(`${table}.published_at`)} as published_at
      from search_documents as document
      join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = document.item_id
      where document.kind = ${kind} and document.id in (${ids})`
  }
  const { rows } = await sql<Candidate>`${ofKind('article')} union all ${ofKind('recipe')}`.execute(db)
  const best = rows
    .map((row) => ({ ...row, score: (scores.get(row.document_id) ?? 0) + scoreTitle(row.title, terms) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        compareTexts(b.published_at, a.published_at) ||
        b.id - a.id ||
        compareTexts(a.type, b.type),
    )
    .slice(0, limit)
  const rowsByKey = new Map<string, Omit<SearchRow, 'score'>>()
  for (const type of CONTENT_KINDS) {
    const wanted = best.filter((row) => row.type === type).map(({ id }) => id)
    for (const row of await readRows(db, type, wanted, terms)) rowsByKey.set(`${type} ${row.id}`, row)
  }
  return best.flatMap(({ type, id, score }) => {
    const row = rowsByKey.get(`${type} ${id}`)
    return row ? [{ ...row, score }] : []
  })
}

/** With several words, each one in the title adds to the score, wherever the rest are. */
function scoreTitle(title: string, terms: readonly QueryTerm[]): number {
  if (terms.length === 1) return 0
  return SCORE_OF_TITLE_WORD * terms.filter((term) => matchesAnyTerm(title, [term])).length
}

async function readRows(
  db: Store,
  type: ContentKind,
  ids: readonly number[],
  terms: readonly QueryTerm[],
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
  const lists = type === 'recipe' ? await readIngredients(db, ids) : new Map<number, Ingredient[]>()
  return rows.map(({ body_text, ...row }) => {
    const parts = { excerpt: row.excerpt, ingredients: lists.get(row.id) ?? [], body: body_text }
    return { ...row, type, text: searchPassage(parts, terms) }
  })
}

async function readIngredients(db: Store, ids: readonly number[]): Promise<Map<number, Ingredient[]>> {
  const rows = await db.selectFrom('recipes').select(['id', 'ingredients']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, ingredients }) => [id, ingredientList.read(ingredients)]))
}
