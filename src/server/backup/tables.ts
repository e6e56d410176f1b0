import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { z } from 'zod'
import { originalKey } from '../media/media-store.ts'
import { isUnavailable } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import type { StoredRow } from '../store/dialects/dialect-adapter.ts'
import { readImageFiles } from '../store/images/image-trash.ts'
import type { Database, Store } from '../store/schema.ts'
import { listTrashedRows } from '../store/trash/trash.ts'
import { BackupError } from './backup-error.ts'
import type { OnBackupProgress } from './backup-place.ts'
import { type Manifest, tableMember } from './manifest.ts'
import type { Backup } from './opened-backup.ts'

/**
 * What a backup does with each table, in the order in which they can be filled: referenced tables first. `kept` is written
 * to the file. `made again` is derived from the rest. `passing` is meaningless on another day: logins (restoring an old
 * backup must not restore an ended login), signals between running processes, images only kept for a day.
 */
export const BACKUP_TABLES: Record<keyof Database, 'kept' | 'made again' | 'passing'> = {
  categories: 'kept',
  authors: 'kept',
  images: 'kept',
  videos: 'kept',
  articles: 'kept',
  recipes: 'kept',
  recipe_tags: 'kept',
  item_pictures: 'kept',
  revisions: 'kept',
  drafts: 'kept',
  preview_links: 'kept',
  ratings: 'kept',
  notes: 'kept',
  note_helps: 'kept',
  gone_notes: 'kept',
  redirects: 'kept',
  tombstones: 'kept',
  trash: 'kept',
  search_documents: 'made again',
  settings: 'kept',
  plan_days: 'kept',
  secrets: 'kept',
  nightly_backups: 'kept',
  audit_log: 'kept',
  page_changes: 'passing',
  rate_limits: 'kept',
  view_marks: 'kept',
  statistics: 'kept',
  visit_marks: 'passing',
  visit_salts: 'passing',
  live_visits: 'passing',
  suggestions: 'kept',
  milestones: 'kept',
  subscribers: 'kept',
  messages: 'kept',
  message_replies: 'kept',
  read_mailboxes: 'kept',
  mailbox_visits: 'passing',
  skipped_mails: 'passing',
  sessions: 'passing',
  known_devices: 'passing',
  picture_rounds: 'kept',
  generated_images: 'passing',
  outbox: 'kept',
  suppressions: 'kept',
  issues: 'kept',
  imports: 'kept',
  old_paths: 'kept',
  forwards: 'kept',
  second_factor: 'kept',
  recovery_codes: 'kept',
}

/** The tables that are kept, in the order in which they can be filled. */
export const KEPT_TABLES: readonly string[] = Object.entries(BACKUP_TABLES)
  .filter(([, fate]) => fate === 'kept')
  .map(([table]) => table)

/**
 * Tables of which a restore of a running site takes no row from the backup (BACKUP-LIVE-6): logins and the signing
 * keys, the history, statistics, suppressed addresses, deleted notes, and the letters. To some it adds rows of its own,
 * and the letters' references are updated. All `passing` tables too.
 */
const NEVER_RESTORED: ReadonlySet<string> = new Set<keyof Database>([
  'secrets',
  'second_factor',
  'recovery_codes',
  'rate_limits',
  'nightly_backups',
  'audit_log',
  'view_marks',
  'statistics',
  'suppressions',
  'gone_notes',
  'outbox',
  'read_mailboxes',
])

/** Tables it joins with the present rows, by the rules of `domain/backups/carry-over.ts`. */
export const MERGED_TABLES = [
  'images',
  'subscribers',
  'messages',
  'message_replies',
  'notes',
  'note_helps',
  'issues',
  'trash',
] as const satisfies readonly (keyof Database)[]

/** Tables it takes from the backup unchanged. */
export const REPLACED_TABLES: readonly string[] = KEPT_TABLES.filter(
  (table) => !NEVER_RESTORED.has(table) && !MERGED_TABLES.some((joined) => joined === table),
)

/** Former names of kept tables: a backup, and a store not yet migrated, may have them. */
const FORMER_NAMES: readonly string[] = ['campaigns']

/** The kept tables, in the present schema and in all earlier ones. */
export const EVER_KEPT_TABLES: readonly string[] = [...KEPT_TABLES, ...FORMER_NAMES]

const MODULUS = 1n << 256n

/** Writes a row as a line of a backup: its columns sorted by name, the same on every database. */
export function writeRow(row: StoredRow): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  )
}

/** Digest of a table's content: equal for two tables with the same rows in any order, as databases guarantee none. */
interface TableSum {
  rows: number
  /** 64 hexadecimal digits. */
  checksum: string
}

/** Computes the digest of a table. */
class RowSum {
  #rows = 0
  #sum = 0n

  /** @param line as {@link writeRow} makes it */
  add(line: string): void {
    this.#rows++
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS
  }

  result(): TableSum {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') }
  }
}

/** Computes the digest of a table in a store; inside a transaction. */
export async function sumTable(db: Store, table: string): Promise<TableSum> {
  const sum = new RowSum()
  for await (const row of dialectOf(db).readAllRows(db, table)) sum.add(writeRow(row))
  return sum.result()
}

/** Whether two tables contain the same rows, in any order. */
export function sumsAreEqual(one: TableSum, other: TableSum): boolean {
  return one.rows === other.rows && one.checksum === other.checksum
}

/** Maximum number of values per statement; SQLite allows a little more than twice as many. */
const VALUES_AT_ONCE = 12_000
const ROWS_AT_ONCE = 200

/** Inserts a stream of rows into a table, in batches. */
export async function insertRows(db: Store, table: string, rows: AsyncIterable<StoredRow>): Promise<void> {
  const insert = async (some: StoredRow[]) => {
    if (some.length > 0)
      await db.withTables<Record<string, StoredRow>>().insertInto(table).values(some).execute()
  }
  let waiting: StoredRow[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length < ROWS_AT_ONCE && waiting.length * Object.keys(row).length < VALUES_AT_ONCE) continue
    await insert(waiting)
    waiting = []
  }
  await insert(waiting)
}

/** Approximate number of characters written at a time. */
const PIECE = 64 * 1024

type TableDump = Pick<Manifest, 'database' | 'migrations' | 'tables' | 'last_ids'> & {
  /** Keys of the stored images, except those on an outside host. */
  imageKeys: string[]
}

/**
 * Writes every kept table into a folder as gzipped JSON lines.
 *
 * @param db a snapshot, so that all tables are from the same moment
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
    imageKeys: await listImageKeys(db, there.has('trash')),
  }
}

/** Lists the migrations applied to the store. */
async function listMigrations(db: Store): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isUnavailable(error)) throw error
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

/**
 * Lists the keys of the stored images, except those on an outside host: of the library, and of the trash, since its
 * images can be restored.
 *
 * @param hasTrash false for a store from before there was one
 */
export async function listImageKeys(db: Store, hasTrash = true): Promise<string[]> {
  const rows = await db.selectFrom('images').selectAll().execute()
  const trashed = hasTrash ? (await listTrashedRows(db, 'image')).map(readImageFiles) : []
  // Tables before the latest migrations have no such column.
  return [...rows, ...trashed]
    .filter(({ delivery_base }) => !delivery_base)
    .map(originalKey)
    .toSorted()
}

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/**
 * Fills empty tables from a backup, and compares the result with its manifest.
 *
 * @param db a transaction in a store whose tables have the backup's schema
 * @throws BackupError `damaged` when something differs from the manifest
 */
export async function loadTables(
  db: Store,
  backup: Backup,
  onProgress: OnBackupProgress = () => undefined,
): Promise<void> {
  const { tables, last_ids } = backup.manifest
  for (const [index, { name }] of tables.entries()) {
    onProgress({ step: 'restoring', done: index, total: tables.length })
    await insertRows(db, name, readRows(backup, name))
  }
  for (const [table, id] of Object.entries(last_ids)) await dialectOf(db).raiseLastId(db, table, id)
  await compareTables(db, backup)
}

async function* readRows(backup: Backup, table: string): AsyncGenerator<StoredRow> {
  for await (const line of readLines(backup, table)) yield rowSchema.parse(JSON.parse(line))
}

async function compareTables(db: Store, { path, manifest }: Backup): Promise<void> {
  for (const { name, ...expected } of manifest.tables) {
    const sum = await sumTable(db, name)
    if (sumsAreEqual(sum, expected)) continue
    throw new BackupError(
      'damaged',
      `The backup ${path} is damaged: ${name} came back with ${sum.rows} of ${expected.rows} rows, or with others.`,
    )
  }
}

/** Only a line feed ends a line: texts may contain all other line-ending characters. */
async function* readLines({ archive }: Backup, table: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const source = archive.stream(tableMember(table))
  const unzipped = createGunzip()
  source.once('error', (error) => unzipped.destroy(error))
  for await (const chunk of source.pipe(unzipped)) {
    const lines = `${rest}${decoder.write(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
