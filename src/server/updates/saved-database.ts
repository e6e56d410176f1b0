import { execFile } from 'node:child_process'
import { constants, existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { compareVersions } from '../../domain/updates/releases.ts'
import type { BackupPlace } from '../backup/backup-place.ts'
import { createBackup } from '../backup/create-backup.ts'
import { CONTENT_TABLES } from '../backup/save-before-update.ts'
import { environmentWith } from '../config.ts'
import { syncFile, syncFolder } from '../files.ts'
import { openStore, sqliteIsInUse } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import { inTransaction } from '../store/transaction.ts'
import { folderOf, type Layout, listVersions, PROGRAM } from './layout.ts'
import { giveToOwner, ownerOf, type UpdateFiles } from './place.ts'
import { UpdateProblem } from './update-problem.ts'

const run = promisify(execFile)

/** SQLite is kept as the file it is, PostgreSQL as a backup. */
const endingOf = ({ databaseUrl }: BackupPlace) => (databaseUrl === null ? 'db' : 'backup')

const savedFile = (files: UpdateFiles, place: BackupPlace, version: string) =>
  join(files.before, `${version}.${endingOf(place)}`)

/** Keeps the database as a version left it. The site is stopped, so that nothing is written meanwhile (UPDATE-SWITCH-3). */
export async function saveDatabase(place: BackupPlace, files: UpdateFiles, version: string): Promise<void> {
  await mkdir(files.before, { recursive: true, mode: 0o700 })
  const file = savedFile(files, place, version)
  if (place.databaseUrl === null) {
    const database = join(place.dataDir, 'site.db')
    // Looking closes its journal into it, also after a process that was killed.
    if (sqliteIsInUse(database))
      throw new UpdateProblem('The database is in use by another process, so it cannot be kept.')
    await copyWhole(database, file)
  } else await createBackup(place, file, { now: new Date() })
  giveToOwner(place.dataDir, files.before)
}

/** Puts the database back as a version left it; done again, it is the same. */
export async function bringDatabaseBack(
  place: BackupPlace,
  files: UpdateFiles,
  { layout, version }: { layout: Layout; version: string },
): Promise<void> {
  const file = savedFile(files, place, version)
  if (place.databaseUrl === null) {
    const database = join(place.dataDir, 'site.db')
    // Broken off from here on, it is done again before any site opens it.
    for (const end of ['-wal', '-shm']) await rm(database + end, { force: true })
    await copyWhole(file, database)
    giveToOwner(place.dataDir, database)
    return
  }
  await emptyPostgres(place)
  // Its own code knows the tables it had.
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
    // Left there, it would keep the disk as full as it has made it.
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(join(to, '..'))
}

/** Takes away all tables, so that another version can make its own. */
async function emptyPostgres(place: BackupPlace): Promise<void> {
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

/** The version to go back to: the newest before this one whose code and database are both kept; null without any. */
export function findVersionBefore(
  place: BackupPlace,
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

/** How many rows the tables have that hold what the coach wrote and readers sent. */
export async function countRows(place: BackupPlace): Promise<RowCounts> {
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

/** A sentence about a table that has fewer rows than before; null when none has. One that is gone is not counted. */
export function findMissingRows(before: RowCounts, now: RowCounts): string | null {
  for (const [table, rows] of Object.entries(before)) {
    const left = now[table]
    if (left !== undefined && left < rows) return `Of ${rows} ${table} only ${left} are there`
  }
  return null
}

/** What was added since a version's database was kept, as words: what going back to it loses. */
export async function describeLoss(
  place: BackupPlace,
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
