import { type RawBuilder, sql } from 'kysely'
import { Pool, type PoolConfig, TypeOverrides } from 'pg'
import {
  type DialectRules,
  FIELD_SCORES,
  type LockName,
  type SearchTerm,
  type SearchWords,
} from './dialect-rules.ts'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 10_000
/** For a connection that has silently died: a little longer than the database's own limit. */
const ANSWER_TIMEOUT_MS = 12_000

const INT8 = 20
const NUMERIC = 1700

/** Numbers of this product's own, so that no other program's advisory locks are met. */
const LOCK_NUMBERS: Record<LockName, number> = { page_changes: 704_212_001 }

const FIELD_LETTERS = [
  ['title', 'A'],
  ['labels', 'B'],
  ['summary', 'C'],
  ['ingredients', 'C'],
  ['body', 'D'],
] as const satisfies [keyof SearchWords, string][]
/** What the letters D, C, B and A count. */
const LETTER_WEIGHTS = sql.raw(`'{0.05, 0.3, 0.4, 1.0}'`)

/** PostgreSQL's own limits of a position and of positions for one word. */
const MAX_POSITION = 16_383
const MAX_POSITIONS = 100

export const postgresDialect: DialectRules = {
  name: 'postgres',
  defineId: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  exactText: sql`text collate "C"`,
  idType: 'bigint',
  real: 'double precision',

  async createSearchIndex(db) {
    await sql`create table if not exists search_words (
      document_id bigint primary key references search_documents (id) on delete cascade,
      words tsvector not null
    )`.execute(db)
    await sql`create index if not exists search_words_index on search_words using gin (words)`.execute(db)
  },

  async writeSearchWords(db, documentId, words) {
    await sql`insert into search_words (document_id, words) values (${documentId}, ${toVector(words)}::tsvector)
      on conflict (document_id) do update set words = excluded.words`.execute(db)
  },

  async deleteSearchWords(db, documentId) {
    await sql`delete from search_words where document_id = ${documentId}`.execute(db)
  },

  matchSearchTerms: (terms) =>
    sql`select document_id, ${scoreFields(terms)} + rank / (1 + rank) as score from (
      select document_id, words, ts_rank(${LETTER_WEIGHTS}, words, query) as rank
      from search_words, cast(${terms.map((term) => toTsQuery(term)).join(' & ')} as tsquery) as query
      where words @@ query) as matching`,

  async lockRow(db, table, id) {
    await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db)
  },

  async lockName(db, name) {
    await sql`select pg_advisory_xact_lock(${LOCK_NUMBERS[name]})`.execute(db)
  },

  async skipUsedIds(db, table) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    )
  },
}

/**
 * The value of a tsvector, written out: tokens stand exactly as they are, past PostgreSQL's parser,
 * which would split or rename some (`3e5`, `a1`).
 */
function toVector(words: SearchWords): string {
  const places = new Map<string, string[]>()
  let position = 0
  for (const [field, letter] of FIELD_LETTERS) {
    for (const token of words[field].split(' ')) {
      if (token === '') continue
      position = Math.min(position + 1, MAX_POSITION)
      const known = places.get(token)
      if (!known) places.set(token, [`${position}${letter}`])
      else if (known.length < MAX_POSITIONS && position < MAX_POSITION) known.push(`${position}${letter}`)
    }
  }
  return [...places].map(([token, at]) => `'${token}':${at.join(',')}`).join(' ')
}

/** @param letters restricts the term to fields with these letters */
function toTsQuery({ word, stem }: SearchTerm, letters = ''): string {
  return `('${word}':*${letters} | '${stem}'${letters && `:${letters}`})`
}

function scoreFields(terms: readonly SearchTerm[]): RawBuilder<number> {
  const scores = terms.flatMap((term) => {
    const isIn = (letters: string) =>
      sql`cast(words @@ cast(${toTsQuery(term, letters)} as tsquery) as integer)`
    return [
      sql`${sql.lit(FIELD_SCORES.title)} * ${isIn('A')}`,
      sql`${sql.lit(FIELD_SCORES.details)} * ${isIn('BC')}`,
    ]
  })
  return sql`${sql.join(scores, sql` + `)}`
}

/**
 * A pool whose broken connections are replaced, never fatal.
 *
 * @param onConnectionError told about each connection that is lost
 */
export function openPostgresPool(url: string, onConnectionError: (error: Error) => void): Pool {
  return createPool(url, onConnectionError, {
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  })
}

/** One connection that waits for its turn as long as it takes. */
export function openPatientPool(url: string, onConnectionError: (error: Error) => void): Pool {
  return createPool(url, onConnectionError, { max: 1 })
}

function createPool(url: string, onConnectionError: (error: Error) => void, limits: PoolConfig): Pool {
  const types = new TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(NUMERIC, Number)
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'site',
    types,
    ...limits,
  })
  pool.on('error', onConnectionError)
  // A connection can also break while it is lent out and between two queries; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError))
  return pool
}
