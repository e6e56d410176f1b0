import { statSync } from 'node:fs'
import BetterSqlite, { type Database as SqliteFile } from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type RawBuilder,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely'
import type { DialectRules, SearchTerm, StoredRow } from './dialect-rules.ts'

const BUSY_TIMEOUT_MS = 5_000
const SET_UP_TIMEOUT_MS = 60_000
const OPEN_ATTEMPTS = 50
const OPEN_RETRY_MS = 100
const MAX_KEPT_STATEMENTS = 300
const BEGIN = 'begin immediate'
/** How long what is only read may still come from a file that was taken away. */
const LOOK_EVERY_MS = 250

export const sqliteDialect: DialectRules = {
  name: 'sqlite',
  defineId: (column) => column.primaryKey().autoIncrement(),
  exactText: sql`text`,
  idType: 'integer',
  real: 'real',
  indexesLongTexts: true,

  async createSearchIndex(db) {
    await sql`create virtual table if not exists search_words using fts5 (
      title, details, often, everything,
      content='', contentless_delete=1, tokenize='ascii', detail=column, prefix='2 3 4'
    )`.execute(db)
  },

  async writeSearchWords(db, documentId, { title, details, often, all }) {
    await sql`insert or replace into search_words (rowid, title, details, often, everything)
      values (${documentId}, ${title}, ${details}, ${often}, ${all})`.execute(db)
  },

  async deleteSearchWords(db, documentId) {
    await sql`delete from search_words where rowid = ${documentId}`.execute(db)
  },

  matchSearch({ anyOf, fields }) {
    const groups = anyOf.map((terms) => `(${terms.map(toMatchExpression).join(' AND ')})`).join(' OR ')
    const expression = fields === null ? groups : `{${fields.join(' ')}} : (${groups})`
    return sql`select rowid as document_id from search_words where search_words match ${expression}`
  },

  // A transaction here holds the whole database from its first moment (see ImmediateDriver).
  lockRow: async () => undefined,
  lockName: async () => undefined,
  skipLocked: (query) => query,
  skipUsedIds: async () => undefined,

  readAllRows: (db, table) =>
    db.withTables<Record<string, StoredRow>>().selectFrom(table).selectAll().stream(),

  async readLastIds(db) {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
      db,
    )
    return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
  },

  async raiseLastId(db, table, id) {
    const { numAffectedRows } =
      await sql`update sqlite_sequence set seq = max(seq, ${id}) where name = ${table}`.execute(db)
    if (numAffectedRows === 0n)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db)
  },
}

function toMatchExpression({ word, stem }: SearchTerm): string {
  return word === null ? `"${stem}"` : `("${word}" * OR "${stem}")`
}

/**
 * Opens the database file, waiting for another process that is just opening it.
 *
 * @throws the database's own error when the file cannot be opened or written
 */
export async function openSqliteFile(path: string): Promise<SqliteFile> {
  for (let attempt = 1; ; attempt++) {
    const file = new BetterSqlite(path, { timeout: BUSY_TIMEOUT_MS })
    try {
      file.pragma('journal_mode = WAL')
      file.pragma('synchronous = FULL')
      file.pragma('foreign_keys = ON')
      return file
    } catch (error) {
      file.close()
      // Changing the journal does not wait for a lock the way other statements do.
      const busy = error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
      if (!busy || attempt === OPEN_ATTEMPTS) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, OPEN_RETRY_MS))
  }
}

/** Runs work during which other processes may hold the file for long, such as while they set it up. */
export async function waitLonger<T>(file: SqliteFile, work: () => Promise<T>): Promise<T> {
  file.pragma(`busy_timeout = ${SET_UP_TIMEOUT_MS}`)
  try {
    return await work()
  } finally {
    file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  }
}

/** Kysely's dialect over an open file, with the two differences this product needs. */
export class SiteSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile
  readonly #database: SqliteDatabase

  constructor(file: SqliteFile) {
    const database = keepStatements(file)
    super({ database })
    this.#file = file
    this.#database = database
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#file, this.#database)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/** A transaction takes the write lock when it begins: one that reads first and writes later would otherwise fail instead of waiting. */
class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile

  constructor(file: SqliteFile, database: SqliteDatabase) {
    super({ database })
    this.#file = file
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN))
  }

  /** On a full disk SQLite has undone the transaction itself; undoing it again fails, and would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite can undo changes of the schema: a migration that fails half way leaves nothing, and two processes take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Keeps compiled statements by their text: Kysely itself compiles each one anew. */
function keepStatements(file: SqliteFile): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  const lookForFile = watchPlace(file)
  return {
    close: () => file.close(),
    prepare(text) {
      lookForFile(text)
      const known = kept.get(text)
      if (known) return known
      const statement = file.prepare(text)
      if (kept.size >= MAX_KEPT_STATEMENTS) kept.clear()
      kept.set(text, statement)
      return statement
    },
  }
}

/**
 * Refuses to go on once the file was moved, deleted or replaced: the system keeps it open for us, and what is written
 * there is lost with this process.
 */
function watchPlace(file: SqliteFile): (text: string) => void {
  const opened = statSync(file.name).ino
  let lookedAt = performance.now()
  return (text) => {
    const now = performance.now()
    // What has begun there ends there.
    if (file.inTransaction || (text !== BEGIN && now < lookedAt + LOOK_EVERY_MS)) return
    if (statSync(file.name, { throwIfNoEntry: false })?.ino !== opened) {
      throw new BetterSqlite.SqliteError('The database file was taken away', 'SQLITE_READONLY_DBMOVED')
    }
    lookedAt = now
  }
}
