import { execFile } from 'node:child_process'
import { constants, existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { compareVersions } from '../../domain/updates/releases.ts'
import type { SiteLocation } from '../backup/backup-place.ts'
import { createBackup } from '../backup/create-backup.ts'
import { CONTENT_TABLES } from '../backup/save-before-update.ts'
import { environmentWith } from '../config.ts'
import { syncFile, syncFolder } from '../files.ts'
import { openStore, sqliteIsInUse } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import { inTransaction } from '../store/transaction.ts'
import { folderOf, type Layout, listVersions, PROGRAM } from './layout.ts'
import { chownToOwner, ownerOf, type UpdateFiles } from './place.ts'
import { UpdateProblem } from './update-problem.ts'

const run = promisify(execFile)

/** SQLite is saved as its file, PostgreSQL as a backup. */
const endingOf = ({ databaseUrl }: SiteLocation) => (databaseUrl === null ? 'db' : 'backup')

const savedFile = (files: UpdateFiles, place: SiteLocation, version: string) =>
  join(files.before, `${version}.${endingOf(place)}`)

/** Saves the database as a version left it. The site is stopped, so that nothing is written meanwhile (UPDATE-SWITCH-3). */
export async function saveDatabase(place: SiteLocation, files: UpdateFiles, version: string): Promise<void> {
  await mkdir(files.before, { recursive: true, mode: 0o700 })
  const file = savedFile(files, place, version)
  if (place.databaseUrl === null) {
    const database = join(place.dataDir, 'site.db')
    // This check also merges the journal into the file, even after a process was killed.
    if (sqliteIsInUse(database))
      throw new UpdateProblem('The database is in use by another process, so it cannot be kept.')
    await copyWhole(database, file)
  } else await createBackup(place, file, { now: new Date() })
  chownToOwner(place.dataDir, files.before)
}

/** Restores the database as a version left it; idempotent. */
export async function restoreDatabase(
  place: SiteLocation,
  files: UpdateFiles,
  { layout, version }: { layout: Layout; version: string },
): Promise<void> {
  const file = savedFile(files, place, version)
  if (place.databaseUrl === null) {
    const database = join(place.dataDir, 'site.db')
    // Interrupted from here on, it is repeated before any site opens the file.
    for (const end of ['-wal', '-shm']) await rm(database + end, { force: true })
    await copyWhole(file, database)
    chownToOwner(place.dataDir, database)
    return
  }
  await emptyPostgres(place)
  // Restored by the version's own code, which knows its tables.
  await run(join(folderOf(layout, version), PROGRAM), ['restore', file], {
    env: environmentWith({ HANDED_SOCKETS: '' }),
    ...ownerOf(place.dataDir),
  })
}

async function copyWhole(from: string, to: string): Promise<void> {
  const partial = `${to}.partial`
  try {
    await copyFile(from, partial, constants.COPYFILE_FICLONE)
    await syncFile(partial)
    await rename(partial, to)
  } catch (error) {
    // If it stayed, it would keep the disk full.
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(join(to, '..'))
}

/** Drops all tables, so that another version can create its own. */
async function emptyPostgres(place: SiteLocation): Promise<void> {
  const store = await openStore(place)
  try {
    const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables
      where schemaname = current_schema()`.execute(store.db)
    await inTransaction(store.db, async (db) => {
      for (const { tablename } of rows)
        await sql`drop table if exists ${sql.table(tablename)} cascade`.execute(db)
    })
  } finally {
    await store.close()
  }
}

/** Finds the version to roll back to: the newest earlier one whose code and database are both kept; null without one. */
export function findVersionBefore(
  place: SiteLocation,
  files: UpdateFiles,
  { layout, current }: { layout: Layout; current: string },
): string | null {
  const isKept = (version: string) => existsSync(savedFile(files, place, version))
  return (
    listVersions(layout).find((version) => compareVersions(version, current) < 0 && isKept(version)) ?? null
  )
}

export async function keepDatabasesOf(files: UpdateFiles, versions: readonly string[]): Promise<void> {
  if (!existsSync(files.before)) return
  for (const name of readdirSync(files.before))
    if (!versions.some((version) => name === `${version}.db` || name === `${version}.backup`))
      await rm(join(files.before, name), { force: true })
}

export type RowCounts = Readonly<Record<string, number>>

/** Counts the rows of the tables with content of the coach or of readers. */
export async function countRows(place: SiteLocation): Promise<RowCounts> {
  const store = await openStore(place)
  try {
    const counts: Record<string, number> = {}
    for (const table of CONTENT_TABLES) {
      if (!(await dialectOf(store.db).hasTable(store.db, table))) continue
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
        store.db,
      )
      counts[table] = Number(rows[0]?.rows ?? 0)
    }
    return counts
  } finally {
    await store.close()
  }
}

/** Returns a sentence about a table with fewer rows than before; null without one. A removed table is not counted. */
export function findMissingRows(before: RowCounts, now: RowCounts): string | null {
  for (const [table, rows] of Object.entries(before)) {
    const left = now[table]
    if (left !== undefined && left < rows) return `Of ${rows} ${table} only ${left} are there`
  }
  return null
}

/** Describes what was added since a version's database was saved: what a rollback loses. */
export async function describeLoss(
  place: SiteLocation,
  files: UpdateFiles,
  version: string,
): Promise<string | null> {
  if (place.databaseUrl !== null) return null
  const now = await countRows(place)
  const scratch = join(files.folder, 'looking')
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    await copyFile(savedFile(files, place, version), join(scratch, 'site.db'), constants.COPYFILE_FICLONE)
    const before = await countRows({ ...place, dataDir: scratch })
    const added = Object.entries(now)
      .map(([table, rows]) => [table, rows - (before[table] ?? 0)] as const)
      .filter(([, rows]) => rows > 0)
    return added.map(([table, rows]) => `${rows} ${rows === 1 ? table.replace(/s$/, '') : table}`).join(', ')
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
