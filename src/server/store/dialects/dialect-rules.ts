import type { ColumnDefinitionBuilder, Kysely, RawBuilder } from 'kysely'
import type { Database, Store } from '../schema.ts'

export type DialectName = 'sqlite' | 'postgres'

/** The words of one item, field by field, as `indexText` made them: ASCII tokens between single spaces. */
export interface SearchWords {
  title: string
  labels: string
  summary: string
  ingredients: string
  body: string
}

/** A term of a search: it matches the beginning of a token by `word`, or a whole token by `stem`. */
export interface SearchTerm {
  word: string
  stem: string
}

/** Everything the two databases do differently. */
export interface DialectRules {
  name: DialectName
  /** A primary key that counts up by itself and never gives a number twice. */
  defineId(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  /** Text that is compared byte by byte, whatever the database's locale: slugs, keys, times. */
  exactText: RawBuilder<unknown>
  /** Numbers of rows: wide enough for any id a stranger may write into an address. */
  idType: 'integer' | 'bigint'
  real: 'real' | 'double precision'
  createSearchIndex(db: Kysely<unknown>): Promise<void>
  writeSearchWords(db: Store, documentId: number, words: SearchWords): Promise<void>
  deleteSearchWords(db: Store, documentId: number): Promise<void>
  /**
   * A query of two columns, `document_id` and `score`: every document in which all terms occur. The whole part of
   * a score comes from `FIELD_SCORES` and is the same on both databases, the fraction from its own ranking.
   */
  matchSearchTerms(terms: readonly SearchTerm[]): RawBuilder<{ document_id: number; score: number }>
  /** Until the transaction ends nobody else changes this row. */
  lockRow(db: Store, table: keyof Database, id: number): Promise<void>
  /** Until the transaction ends nobody else takes this named lock. */
  lockName(db: Store, name: LockName): Promise<void>
  /** After rows with given ids: the next id is higher than all of them. */
  skipUsedIds(db: Store, table: 'categories' | 'authors'): Promise<void>
}

/** What a term adds to a score where it stands; in the body it adds nothing, every match has that much. */
export const FIELD_SCORES = { title: 8, details: 3 } as const

export type LockName = 'page_changes'
