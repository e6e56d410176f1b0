import type { ColumnDefinitionBuilder, Kysely, RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Database, Store } from '../schema.ts'

export type DialectName = 'sqlite' | 'postgres'

/** The words of one item by where they stand, as `indexText` made them: different ASCII tokens between single spaces. */
export interface SearchWords {
  title: string
  /** Category, tags, excerpt or description, ingredients. */
  details: string
  /** Those the body returns to. */
  often: string
  /** Those of all the item, so that terms may stand in different places. */
  all: string
}

export type SearchField = 'title' | 'details' | 'often'

/** A term of a search: it matches the beginning of a token by `word`, or a whole token by `stem`. */
export interface SearchTerm {
  /** Null where only the whole token counts. */
  word: string | null
  stem: string
}

/** What a document must hold: all terms of any one of these groups. */
export interface SearchCondition {
  anyOf: readonly (readonly SearchTerm[])[]
  /** Where all of a group's terms must stand; null for anywhere. */
  fields: readonly SearchField[] | null
  /** True when so many documents match anywhere that the newest are found sooner by looking at each. */
  isBroad: boolean
}

/** A row as the database holds it, whatever its table. */
export type StoredRow = Record<string, string | number | null>

/** Everything the two databases do differently. */
export interface DialectAdapter {
  name: DialectName
  /** A primary key that counts up by itself and never gives a number twice. */
  defineId(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  /** Text that is compared byte by byte, whatever the database's locale: slugs, keys, times. */
  exactText: RawBuilder<unknown>
  /** Numbers of rows: wide enough for any id a stranger may write into an address. */
  idType: 'integer' | 'bigint'
  real: 'real' | 'double precision'
  /** True when an index may hold texts of any length. PostgreSQL's may not, and keeps long texts beside its rows, so that reading all of them is cheap. */
  indexesLongTexts: boolean
  hasTable(db: Store, table: string): Promise<boolean>
  /** What is damaged in the database's own file, in a sentence; null for nothing, or where its server sees to that. Reads all of it. */
  findDamage(db: Store): Promise<string | null>
  createSearchIndex(db: Kysely<unknown>): Promise<void>
  writeSearchWords(db: Store, documentId: number, words: SearchWords): Promise<void>
  deleteSearchWords(db: Store, documentId: number): Promise<void>
  /** After all search documents are gone: their words go too. */
  emptySearchWords(db: Store): Promise<void>
  /** A query of one column, `document_id`: every document that meets the condition, in no certain order. */
  matchSearch(condition: SearchCondition): RawBuilder<{ document_id: number }>
  /** A query of one column, `stem`: those of the stems that stand in any document, each looked up by itself. */
  selectKnownStems(stems: readonly string[]): RawBuilder<{ stem: string }>
  /** Until the transaction ends no other changes this row. */
  lockRow(db: Store, table: keyof Database, id: number): Promise<void>
  /** Until the transaction ends no other writes into these tables; reads are not held up. */
  lockTables(db: Store, tables: readonly string[]): Promise<void>
  /** Until the transaction ends no other takes this named lock. */
  lockName(db: Store, name: LockName): Promise<void>
  /** The query, made to take its rows for this transaction and to pass over those another one has taken. */
  skipLocked<T extends keyof Database, O>(
    query: SelectQueryBuilder<Database, T, O>,
  ): SelectQueryBuilder<Database, T, O>
  /** After rows with given ids: the next id is higher than all of them. */
  skipUsedIds(db: Store, table: 'categories' | 'authors'): Promise<void>
  /** Every row of a table, a few at a time, in no certain order. Only inside a transaction. */
  readAllRows(db: Store, table: string): AsyncIterable<StoredRow>
  /** The highest id each table has ever given out; tables that never gave one may be left out. */
  readLastIds(db: Store): Promise<Record<string, number>>
  /** The next id of a table is higher than this one. */
  raiseLastId(db: Store, table: string, id: number): Promise<void>
}

export type LockName = 'page_changes' | 'images'
