import { sql } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import type { DialectAdapter, LockName, SearchTerm, SearchWords, StoredRow } from './dialect-adapter.ts'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 10_000
/** For a connection that has silently died: a little longer than the database's own limit. */
const ANSWER_TIMEOUT_MS = 12_000

/** Batch size for reading a whole table. */
const ROWS_AT_ONCE = 200

const INT8 = 20
const NUMERIC = 1700

/** Numbers specific to this product, so that they do not collide with other programs' advisory locks. */
const LOCK_NUMBERS: Record<LockName, number> = { page_changes: 704_212_001, images: 704_212_002 }

/** PostgreSQL's weights for the searched fields. */
const FIELD_LETTERS = { title: 'A', details: 'B', often: 'C' } as const

export const postgresDialect: DialectAdapter = {
  name: 'postgres',
  defineId: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  exactText: sql`text collate "C"`,
  idType: 'bigint',
  real: 'double precision',
  indexesLongTexts: false,

  async createSearchIndex(db) {
    // `fields` stays small, so that ranking a match need not fetch all its words.
    await sql`create table if not exists search_words (
      document_id bigint primary key references search_documents (id) on delete cascade,
      fields tsvector not null,
      everything tsvector not null
    )`.execute(db)
    // A short pending list: content is seldom changed and often searched.
    await sql`create index if not exists search_words_index on search_words
      using gin (everything) with (gin_pending_list_limit = 512)`.execute(db)
    // The planner considers a sequential scan cheap, because the words are stored outside the rows; it is not.
    await sql`create or replace function match_search_words (query tsquery) returns table (document_id bigint)
      language sql stable set enable_seqscan = off
      as 'select document_id from search_words where everything @@ query'`.execute(db)
  },

  async writeSearchWords(db, documentId, words) {
    const fields = toFieldsVector(words)
    const everything = splitWords(words.all).join(' ')
    await sql`insert into search_words (document_id, fields, everything)
      values (${documentId}, cast(${fields} as tsvector), cast(${everything} as tsvector))
      on conflict (document_id) do update set fields = excluded.fields, everything = excluded.everything`.execute(
      db,
    )
  },

  async deleteSearchWords(db, documentId) {
    await sql`delete from search_words where document_id = ${documentId}`.execute(db)
  },

  // Deleted by cascade with their documents.
  emptySearchWords: async () => undefined,

  matchSearch({ anyOf, fields, isBroad }) {
    const toQuery = (letters: string) =>
      anyOf.map((terms) => `(${terms.map((term) => toTsQuery(term, letters)).join(' & ')})`).join(' | ')
    const anywhere = sql`cast(${toQuery('')} as tsquery)`
    if (fields === null) {
      return isBroad
        ? sql`select document_id from search_words where everything @@ ${anywhere}`
        : sql`select document_id from match_search_words(${anywhere})`
    }
    const inFields = sql`fields @@ cast(${toQuery(fields.map((field) => FIELD_LETTERS[field]).join(''))} as tsquery)`
    return isBroad
      ? sql`select document_id from search_words where ${inFields}`
      : sql`select document_id from match_search_words(${anywhere}) join search_words using (document_id)
          where ${inFields}`
  },

  selectKnownStems: (stems) =>
    sql`select stem from unnest(cast(${[...stems]} as text[])) as asked (stem)
      where exists (select 1 from match_search_words(cast(stem as tsquery)))`,

  async lockRow(db, table, id) {
    await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db)
  },

  async lockTables(db, tables) {
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(db)
  },

  async lockName(db, name) {
    await sql`select pg_advisory_xact_lock(${LOCK_NUMBERS[name]})`.execute(db)
  },

  skipLocked: (query) => query.forUpdate().skipLocked(),

  async skipUsedIds(db, table) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    )
  },

  async *readAllRows(db, table) {
    const cursor = sql.id(`all_${table}`)
    await sql`declare ${cursor} no scroll cursor for select * from ${sql.table(table)}`.execute(db)
    for (;;) {
      const { rows } = await sql<StoredRow>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${cursor}`.execute(db)
      if (rows.length === 0) break
      yield* rows
    }
    await sql`close ${cursor}`.execute(db)
  },

  findDamage: async () => null,

  async hasTable(db, table) {
    const { rows } = await sql`
      select 1 from pg_tables where schemaname = current_schema() and tablename = ${table}`.execute(db)
    return rows.length > 0
  },

  async readLastIds(db) {
    const { rows } = await sql<{ name: string; last: number | null }>`
      select table_name as name,
        pg_sequence_last_value(cast(pg_get_serial_sequence(quote_ident(table_name), column_name) as regclass)) as last
      from information_schema.columns
      where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(db)
    return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])))
  },

  async raiseLastId(db, table, id) {
    const sequence = sql`cast(pg_get_serial_sequence(${table}, 'id') as regclass)`
    await sql`select setval(${sequence}, greatest(${id}, coalesce(pg_sequence_last_value(${sequence}), 1)))`.execute(
      db,
    )
  },
}

/**
 * Returns the text form of a tsvector: tokens are kept exactly as they are, bypassing PostgreSQL's parser, which would
 * split or rename some (`3e5`, `a1`). Each field's weight needs a separate position.
 */
function toFieldsVector(words: SearchWords): string {
  const places = new Map<string, string[]>()
  let position = 0
  for (const field of ['title', 'details', 'often'] as const) {
    position++
    for (const word of splitWords(words[field])) {
      places.set(word, [...(places.get(word) ?? []), `${position}${FIELD_LETTERS[field]}`])
    }
  }
  return [...places].map(([word, at]) => `${word}:${at.join(',')}`).join(' ')
}

function splitWords(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

/** @param letters weights to restrict the term to; empty for any field */
function toTsQuery({ word, stem }: SearchTerm, letters: string): string {
  const whole = letters === '' ? stem : `${stem}:${letters}`
  return word === null ? whole : `(${word}:*${letters} | ${whole})`
}

/**
 * Opens a pool whose broken connections are replaced without ending the process.
 *
 * @param onConnectionError called for each lost connection
 */
export function openPostgresPool(url: string, onConnectionError: (error: Error) => void): Promise<Pool> {
  return createPool(url, onConnectionError, {
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A stalled process, or a machine that disappears without closing its connections, would keep its locks for hours.
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  })
}

/** Opens a pool of one connection without time limits: for migrations and for reading a whole store. */
export function openPoolWithoutTimeLimits(
  url: string,
  onConnectionError: (error: Error) => void,
): Promise<Pool> {
  return createPool(url, onConnectionError, { max: 1 })
}

async function createPool(
  url: string,
  onConnectionError: (error: Error) => void,
  limits: PoolConfig,
): Promise<Pool> {
  // Loaded only where PostgreSQL is used.
  const { Pool, TypeOverrides } = await import('pg')
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
  // A connection can also break while checked out, between two queries; an unhandled error would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError))
  return pool
}
