import BetterSqlite, { type Database as SqliteFile } from 'better-sqlite3'
import { type Driver, SqliteAdapter, SqliteDialect, sql } from 'kysely'
import type { DialectAdapter, SearchTerm, StoredRow } from './dialect-adapter.ts'
import { isBusy, type SiteSqliteDriver } from './sqlite-driver.ts'

/** Page cache per connection, in KiB; better-sqlite3's default is 16 MB. The system's own file cache holds the rest. */
const CACHE_KIB = 2_000
/** A synchronous wait, which blocks everything else, so only for very short locks. */
const BUSY_TIMEOUT_MS = 10
const OPEN_ATTEMPTS = 50
const OPEN_RETRY_MS = 100

export const sqliteDialect: DialectAdapter = {
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

  async emptySearchWords(db) {
    await sql`delete from search_words`.execute(db)
  },

  matchSearch({ anyOf, fields }) {
    const groups = anyOf.map((terms) => `(${terms.map(toMatchExpression).join(' AND ')})`).join(' OR ')
    const expression = fields === null ? groups : `{${fields.join(' ')}} : (${groups})`
    return sql`select rowid as document_id from search_words where search_words match ${expression}`
  },

  selectKnownStems: (stems) =>
    sql`select value as stem from json_each(${JSON.stringify(stems)})
      where exists (select 1 from search_words where search_words match '"' || value || '"')`,

  // A transaction here locks the whole database from its beginning (see SiteSqliteDriver).
  lockRow: async () => undefined,
  lockTables: async () => undefined,
  lockName: async () => undefined,
  skipLocked: (query) => query,
  skipUsedIds: async () => undefined,

  readAllRows: (db, table) =>
    db.withTables<Record<string, StoredRow>>().selectFrom(table).selectAll().stream(),

  async hasTable(db, table) {
    const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${table}`.execute(
      db,
    )
    return rows.length > 0
  },

  async findDamage(db) {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
    const found = rows[0]?.quick_check ?? 'ok'
    return found === 'ok' ? null : `The database is damaged: ${found}.`
  },

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
 * Opens the database file twice, for writing and for reading, and waits for another process that is just opening it.
 *
 * @throws the database's own error when the file cannot be opened or written
 */
export async function openSqliteFile(path: string): Promise<{ writer: SqliteFile; reader: SqliteFile }> {
  for (let attempt = 1; ; attempt++) {
    const writer = new BetterSqlite(path, { timeout: BUSY_TIMEOUT_MS })
    try {
      writer.pragma('journal_mode = WAL')
      writer.pragma('synchronous = FULL')
      writer.pragma('foreign_keys = ON')
      const reader = new BetterSqlite(path, {
        readonly: true,
        fileMustExist: true,
        timeout: BUSY_TIMEOUT_MS,
      })
      for (const file of [writer, reader]) file.pragma(`cache_size = -${CACHE_KIB}`)
      return { writer, reader }
    } catch (error) {
      writer.close()
      // Changing the journal mode does not wait for a lock like other statements.
      if (!isBusy(error) || attempt === OPEN_ATTEMPTS) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, OPEN_RETRY_MS))
  }
}

/** Kysely's dialect for an open file, with this project's driver and its capabilities. */
export class SiteSqliteDialect extends SqliteDialect {
  readonly #driver: SiteSqliteDriver

  constructor(driver: SiteSqliteDriver) {
    super({
      database: () => {
        throw new Error('The file is opened by its driver')
      },
    })
    this.#driver = driver
  }

  override createDriver(): Driver {
    return this.#driver
  }

  override createAdapter(): SqliteAdapter {
    return new SiteSqliteAdapter()
  }
}

class SiteSqliteAdapter extends SqliteAdapter {
  /** SQLite can roll back schema changes: a failed migration leaves nothing behind, and two processes take turns. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver queues writers; readers need no queue. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
