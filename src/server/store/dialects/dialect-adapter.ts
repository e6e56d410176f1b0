import type { ColumnDefinitionBuilder, Kysely, RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Database, Store } from '../schema.ts'

export type DialectName = 'sqlite' | 'postgres'

/** The words of one item by field, as `indexText` returns them: distinct ASCII tokens separated by single spaces. */
export interface SearchWords {
  title: string
  /** Category, tags, excerpt or description, ingredients. */
  details: string
  /** Words that are repeated in the body. */
  often: string
  /** Words of all fields, so that a search's terms may be in different ones. */
  all: string
}

export type SearchField = 'title' | 'details' | 'often'

/** A search term: it matches a token's prefix by `word`, or a whole token by `stem`. */
export interface SearchTerm {
  /** Null where only a whole token matches. */
  word: string | null
  stem: string
}

/** What a document must contain: all terms of at least one of these groups. */
export interface SearchCondition {
  anyOf: readonly (readonly SearchTerm[])[]
  /** The fields that must contain all terms of a group; null for any. */
  fields: readonly SearchField[] | null
  /** True when so many documents match anywhere that scanning the newest is faster. */
  isBroad: boolean
}

/** A row of any table, as the database returns it. */
export type StoredRow = Record<string, string | number | null>

/** Everything that differs between the two databases. */
export interface DialectAdapter {
  name: DialectName
  /** Defines an auto-incremented primary key that never reuses a number. */
  defineId(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  /** Type of text that is compared byte by byte, whatever the database's locale: slugs, keys, times. */
  exactText: RawBuilder<unknown>
  /** Type of row ids: wide enough for any id in a requested address. */
  idType: 'integer' | 'bigint'
  real: 'real' | 'double precision'
  /** Whether an index supports long texts. PostgreSQL's does not, but scans are cheap: it stores them outside the rows. */
  indexesLongTexts: boolean
  hasTable(db: Store, table: string): Promise<boolean>
  /** Finds damage in the database's own file, as a sentence; null for none, or where its server checks. Reads all of it. */
  findDamage(db: Store): Promise<string | null>
  createSearchIndex(db: Kysely<unknown>): Promise<void>
  writeSearchWords(db: Store, documentId: number, words: SearchWords): Promise<void>
  deleteSearchWords(db: Store, documentId: number): Promise<void>
  /** Called after all search documents were deleted: deletes their words too. */
  emptySearchWords(db: Store): Promise<void>
  /** Returns a query of one column, `document_id`: every matching document, in no particular order. */
  matchSearch(condition: SearchCondition): RawBuilder<{ document_id: number }>
  /** Returns a query of one column, `stem`: those of the stems that occur in any document, each looked up separately. */
  selectKnownStems(stems: readonly string[]): RawBuilder<{ stem: string }>
  /** Locks a row until the transaction ends. */
  lockRow(db: Store, table: keyof Database, id: number): Promise<void>
  /** Locks tables against other writers until the transaction ends; reads are not blocked. */
  lockTables(db: Store, tables: readonly string[]): Promise<void>
  /** Takes a named lock until the transaction ends. */
  lockName(db: Store, name: LockName): Promise<void>
  /** Makes the query lock its rows for this transaction and skip those locked by another. */
  skipLocked<T extends keyof Database, O>(
    query: SelectQueryBuilder<Database, T, O>,
  ): SelectQueryBuilder<Database, T, O>
  /** After inserts with explicit ids: makes the next id higher than all of them. */
  skipUsedIds(db: Store, table: 'categories' | 'authors'): Promise<void>
  /** Reads every row of a table in batches, in no particular order. Only inside a transaction. */
  readAllRows(db: Store, table: string): AsyncIterable<StoredRow>
  /** Reads the highest id each table has ever assigned; tables that never assigned one may be omitted. */
  readLastIds(db: Store): Promise<Record<string, number>>
  /** Makes a table's next id higher than this one. */
  raiseLastId(db: Store, table: string, id: number): Promise<void>
}

export type LockName = 'page_changes' | 'images'
