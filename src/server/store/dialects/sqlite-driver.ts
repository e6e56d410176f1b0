import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite, { type Database as SqliteFile, type Statement } from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'

/** How long a write waits for other processes' writes. */
const WRITE_WAIT_MS = 5_000
/** Time between attempts, plus up to as much at random, so that two processes do not collide each time. */
const RETRY_MS = 5
const MAX_KEPT_STATEMENTS = 300
const BEGIN = 'begin immediate'
/** How long reads may still be answered from a removed database file. */
const LOOK_EVERY_MS = 250
/** Raw SQL that only reads; anything else may write. */
const READ = /^\s*select\b/i

/**
 * Uses two connections to one file: every read outside a transaction uses the second, which sees the last committed
 * state at once and never waits (WAL). Writes are queued, first in, first out. A transaction takes the write lock when
 * it begins: one that reads first and writes later would otherwise fail instead of waiting. While another process holds
 * that lock, the wait is asynchronous, so that this process continues to answer.
 */
export class SiteSqliteDriver implements Driver {
  readonly #writer: SqliteFile
  readonly #prepareWriter: Prepare
  readonly #prepareReader: Prepare
  readonly #reader: SqliteFile
  readonly #mutex = new Mutex()
  #waitMs = WRITE_WAIT_MS

  constructor({ writer, reader }: { writer: SqliteFile; reader: SqliteFile }) {
    this.#writer = writer
    this.#reader = reader
    this.#prepareWriter = keepStatements(writer)
    this.#prepareReader = keepStatements(reader)
  }

  async init(): Promise<void> {}

  /** Runs work during which other processes may write for long, for example while they migrate the file. */
  async waitLonger<T>(waitMs: number, work: () => Promise<T>): Promise<T> {
    this.#waitMs = waitMs
    try {
      return await work()
    } finally {
      this.#waitMs = WRITE_WAIT_MS
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RoutedConnection({
      read: (query) => this.#retry(() => run(this.#prepareReader(query.sql), query)),
      write: (query) => run(this.#prepareWriter(query.sql), query),
      writeAlone: async (query) => {
        const release = await this.#mutex.lock()
        try {
          this.#endLeftOver()
          return await this.#retry(() => run(this.#prepareWriter(query.sql), query))
        } finally {
          release()
        }
      },
      stream: (query, inTransaction) =>
        // A statement being stepped through cannot be shared, so it is not taken from the cache.
        inTransaction
          ? this.#writer.prepare(query.sql).iterate(query.parameters)
          : streamAlone(this.#reader.name, query),
    })
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const release = await this.#mutex.lock()
    try {
      this.#endLeftOver()
      await this.#retry(() => this.#prepareWriter(BEGIN).run())
    } catch (error) {
      release()
      throw error
    }
    routed(connection).release = release
  }

  async commitTransaction(): Promise<void> {
    this.#prepareWriter('commit').run()
  }

  /** On a full disk SQLite has rolled the transaction back itself; a second rollback fails, and would hide the cause. */
  async rollbackTransaction(): Promise<void> {
    if (this.#writer.inTransaction) this.#prepareWriter('rollback').run()
  }

  /** A transaction left open would include other writes, and never be committed. */
  #endLeftOver(): void {
    if (this.#writer.inTransaction) this.#prepareWriter('rollback').run()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const held = routed(connection)
    held.release?.()
    held.release = null
  }

  async destroy(): Promise<void> {
    // The writing connection is closed last: it removes the journal.
    this.#reader.close()
    this.#writer.close()
  }

  async #retry<T>(work: () => T): Promise<T> {
    const until = performance.now() + this.#waitMs
    for (;;) {
      try {
        return work()
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error
      }
      await pause(RETRY_MS * (1 + Math.random()))
    }
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}

interface Ways {
  read: (query: CompiledQuery) => Promise<QueryResult<unknown>>
  /** Inside the open transaction. */
  write: (query: CompiledQuery) => QueryResult<unknown>
  writeAlone: (query: CompiledQuery) => Promise<QueryResult<unknown>>
  stream: (query: CompiledQuery, inTransaction: boolean) => IterableIterator<unknown>
}

/** A single connection for Kysely that routes each query by its kind. */
class RoutedConnection implements DatabaseConnection {
  readonly #ways: Ways
  /** Releases the lock for the next writer; null outside a transaction. */
  release: (() => void) | null = null

  constructor(ways: Ways) {
    this.#ways = ways
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = this.release
      ? this.#ways.write(query)
      : await (isRead(query) ? this.#ways.read(query) : this.#ways.writeAlone(query))
    return result as QueryResult<R>
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    if (!SelectQueryNode.is(query.query)) throw new Error('Only what is read can be streamed')
    for (const row of this.#ways.stream(query, this.release !== null)) yield { rows: [row as R] }
  }
}

function routed(connection: DatabaseConnection): RoutedConnection {
  if (connection instanceof RoutedConnection) return connection
  throw new Error('This connection is not of this driver')
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && READ.test(sql))
}

function run(statement: Statement, { parameters }: CompiledQuery): QueryResult<unknown> {
  if (statement.reader) return { rows: statement.all(parameters) }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
}

/**
 * Yields the rows of a query over a separate connection: until the last row is read, every statement of the same
 * connection would see the database as of the first.
 */
function* streamAlone(path: string, { sql, parameters }: CompiledQuery): IterableIterator<unknown> {
  const file = new BetterSqlite(path, { readonly: true, fileMustExist: true })
  try {
    yield* file.prepare(sql).iterate(parameters)
  } finally {
    file.close()
  }
}

/** Serializes work in the order of arrival. */
class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves with a function that releases the lock. */
  async lock(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

type Prepare = (text: string) => Statement

/** Caches compiled statements by their text: Kysely itself compiles each one anew. */
function keepStatements(file: SqliteFile): Prepare {
  const kept = new Map<string, Statement>()
  const lookForFile = detectReplacedFile(file)
  return (text) => {
    lookForFile(text)
    const known = kept.get(text)
    if (known) return known
    const statement = file.prepare(text)
    if (kept.size >= MAX_KEPT_STATEMENTS) kept.clear()
    kept.set(text, statement)
    return statement
  }
}

/**
 * Throws once the file was moved, deleted or replaced: the system keeps it open for this process, but data written
 * there is lost with it.
 */
function detectReplacedFile(file: SqliteFile): (text: string) => void {
  const opened = statSync(file.name).ino
  let lookedAt = performance.now()
  return (text) => {
    const now = performance.now()
    // An open transaction is completed in the old file.
    if (file.inTransaction || (text !== BEGIN && now < lookedAt + LOOK_EVERY_MS)) return
    if (statSync(file.name, { throwIfNoEntry: false })?.ino !== opened) {
      throw new BetterSqlite.SqliteError('The database file was taken away', 'SQLITE_READONLY_DBMOVED')
    }
    lookedAt = now
  }
}
