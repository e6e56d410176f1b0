import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { originalKey } from '../media/media-store.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import type { Store } from '../store/schema.ts'
import { BackupError } from './backup-error.ts'
import type { OnBackupProgress } from './backup-place.ts'
import { EVER_KEPT_TABLES } from './backup-tables.ts'
import type { Manifest } from './manifest.ts'
import { RowSum, writeRow } from './row-sum.ts'

/** Written out in pieces of about this many characters. */
const PIECE = 64 * 1024

export type TableDump = Pick<Manifest, 'database' | 'migrations' | 'tables' | 'last_ids'> & {
  /** The keys of the stored pictures, without those an outside host keeps. */
  imageKeys: string[]
}

/**
 * Writes every kept table into a folder as JSON lines, gzipped.
 *
 * @param db a snapshot, so that all tables are of the same moment
 * @throws BackupError `nothing_there` when there is no site in the store
 */
export async function dumpTables(
  db: Store,
  folder: string,
  onProgress: OnBackupProgress,
): Promise<TableDump> {
  const migrations = await listMigrations(db)
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const names = EVER_KEPT_TABLES.filter((table) => there.has(table))
  const tables: TableDump['tables'] = []
  for (const [index, table] of names.entries()) {
    onProgress({ step: 'tables', done: index, total: names.length })
    tables.push(await dumpTable(db, table, join(folder, table)))
  }
  const lastIds = await dialectOf(db).readLastIds(db)
  return {
    database: dialectOf(db).name,
    migrations,
    tables,
    last_ids: Object.fromEntries(Object.entries(lastIds).filter(([table]) => names.includes(table))),
    imageKeys: await listImageKeys(db),
  }
}

/** The steps the store's set-up has gone through. */
async function listMigrations(db: Store): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    throw new BackupError('nothing_there', 'There is no site in this database yet.', { cause: error })
  }
}

async function dumpTable(db: Store, table: string, path: string): Promise<TableDump['tables'][number]> {
  const sum = new RowSum()
  async function* writeLines() {
    let piece = ''
    for await (const row of dialectOf(db).readAllRows(db, table)) {
      const line = writeRow(row)
      sum.add(line)
      piece += `${line}\n`
      if (piece.length < PIECE) continue
      yield piece
      piece = ''
    }
    if (piece !== '') yield piece
  }
  await pipeline(Readable.from(writeLines()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  return { name: table, ...sum.result() }
}

async function listImageKeys(db: Store): Promise<string[]> {
  const rows = await db.selectFrom('images').selectAll().execute()
  // Tables that have not gone through every step yet have no such column.
  return rows
    .filter(({ delivery_base }) => !delivery_base)
    .map(originalKey)
    .toSorted()
}
