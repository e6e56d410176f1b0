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
 * What becomes of each table in a backup, in the order in which they can be filled: whatever a row points to comes
 * before it. `kept` goes into the file. `made again` follows from the rest. `passing` means nothing on another day:
 * logins (bringing back an old backup must not bring back a login that was ended), signals between running processes,
 * pictures that are only kept for a day.
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
 * What a restore of a running site brings no row of from the backup (BACKUP-LIVE-6): the way in and the keys everything
 * is signed with, the history, what was counted, who must not be written to, which notes are gone, and the letters. To
 * some it adds rows of its own, and letters follow what they are about. With them all that is passing.
 */
const NEVER_BROUGHT_BACK: ReadonlySet<string> = new Set<keyof Database>([
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

/** What it joins with what is there, by the rules of `domain/backups/carry-over.ts`. */
export const JOINED_TABLES = [
  'images',
  'subscribers',
  'messages',
  'message_replies',
  'notes',
  'note_helps',
  'issues',
  'trash',
] as const satisfies readonly (keyof Database)[]

/** What it takes from the backup as it is. */
export const REPLACED_TABLES: readonly string[] = KEPT_TABLES.filter(
  (table) => !NEVER_BROUGHT_BACK.has(table) && !JOINED_TABLES.some((joined) => joined === table),
)

/** What kept tables were called in earlier forms: a backup, and a store not yet migrated, may have them. */
const FORMER_NAMES: readonly string[] = ['campaigns']

/** The tables that are kept, in the present form and in all earlier ones. */
export const EVER_KEPT_TABLES: readonly string[] = [...KEPT_TABLES, ...FORMER_NAMES]

const MODULUS = 1n << 256n

/** A row as a line of a backup: its columns in the order of their names, the same on every database. */
export function writeRow(row: StoredRow): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  )
}

/** What a table holds: equal for two tables with the same rows, whatever their order, which no database promises. */
interface TableSum {
  rows: number
  /** 64 hexadecimal digits. */
  checksum: string
}

/** Adds up the rows of a table. */
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

/** Adds up a table as it stands in a store; inside a transaction. */
export async function sumTable(db: Store, table: string): Promise<TableSum> {
  const sum = new RowSum()
  for await (const row of dialectOf(db).readAllRows(db, table)) sum.add(writeRow(row))
  return sum.result()
}

/** Whether two tables hold the same rows, in whatever order. */
export function sumsAreEqual(one: TableSum, other: TableSum): boolean {
  return one.rows === other.rows && one.checksum === other.checksum
}

/** So many values at most go into one statement; SQLite takes a little more than twice as many. */
const VALUES_AT_ONCE = 12_000
const ROWS_AT_ONCE = 200

/** Puts rows into a table as they come, some at a time. */
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

/** Written out in pieces of about this many characters. */
const PIECE = 64 * 1024

type TableDump = Pick<Manifest, 'database' | 'migrations' | 'tables' | 'last_ids'> & {
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
    imageKeys: await listImageKeys(db, there.has('trash')),
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

/**
 * The keys of the stored pictures, without those an outside host keeps: of the library, and of the trash, since what lies
 * there can come back.
 *
 * @param hasTrash false for a store from before there was one
 */
export async function listImageKeys(db: Store, hasTrash = true): Promise<string[]> {
  const rows = await db.selectFrom('images').selectAll().execute()
  const trashed = hasTrash ? (await listTrashedRows(db, 'image')).map(readImageFiles) : []
  // Tables that have not gone through every step yet have no such column.
  return [...rows, ...trashed]
    .filter(({ delivery_base }) => !delivery_base)
    .map(originalKey)
    .toSorted()
}

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/**
 * Fills empty tables from a backup, and compares what then stands in them with its manifest.
 *
 * @param db a transaction in a store whose tables have the backup's form
 * @throws BackupError `damaged` when something is not as the manifest says
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

/** Lines end with a line feed and nothing else: texts may hold all the other characters that end a line somewhere. */
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
