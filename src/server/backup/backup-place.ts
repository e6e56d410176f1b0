import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  type Backup,
  type BackupProof,
  type BackupRun,
  proofSchema,
} from '../../domain/backups/backup-calls.ts'
import {
  type BackupKind,
  chooseBackupsToRemove,
  chooseUpdateBackupsToRemove,
  parseBackupName,
} from '../../domain/backups/backup-rules.ts'
import { HOUR } from '../../domain/time/durations.ts'
import type { Config } from '../config.ts'
import { nullWhenMissing, readJsonFile } from '../files.ts'
import { s3LocationSchema } from '../media/s3-location.ts'

/** A site's location: plain data, so that it can be passed to another thread. */
export type SiteLocation = Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaStore'>
/** The same, as the thread parses it. */
export const siteLocationSchema = z.object({
  databaseUrl: z.string().nullable(),
  dataDir: z.string(),
  mediaStore: s3LocationSchema.nullable(),
})

/** Progress of a backup or a restore. */
export interface BackupProgress {
  step: BackupRun['step']
  done: number
  total: number
}

export type OnBackupProgress = (progress: BackupProgress) => void

const PREFIX = '.work-'
/** Suffix of a backup's name until it is complete. */
export const HALF_WRITTEN = '.partial'
/** Older leftovers come from a process that was killed. */
const ABANDONED_AFTER = 6 * HOUR

/** Returns the folder of a site's backups. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Creates a private temporary folder for large files; one left by a killed process is removed by a later call. */
export async function makeWorkFolder(dataDir: string) {
  const parent = backupFolder(dataDir)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await removeAbandoned(parent)
  const folder = await mkdtemp(join(parent, PREFIX))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Runs work with such a folder, which is removed afterwards. */
export async function withWorkFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const { folder, remove } = await makeWorkFolder(dataDir)
  try {
    return await work(folder)
  } finally {
    await remove()
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX) && !name.endsWith(HALF_WRITTEN)) continue
    const path = join(parent, name)
    // Removed meanwhile: another process has just finished with it.
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now())
    if (age > ABANDONED_AFTER) await rm(path, { recursive: true, force: true })
  }
}

/** The result of proving a backup is in a small file beside it. */
const PROOF_ENDING = '.proof.json'

/** Lists a site's backups, newest first. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const folder = backupFolder(dataDir)
  const backups: Backup[] = []
  for (const name of await readNames(folder)) {
    const parsed = parseBackupName(name)
    if (!parsed) continue
    const file = await stat(join(folder, name)).catch(nullWhenMissing)
    if (file?.isFile())
      backups.push({
        name,
        ...parsed,
        bytes: file.size,
        proof: await readJsonFile(join(folder, name + PROOF_ENDING), proofSchema),
      })
  }
  return backups.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
}

export async function openBackupFile(
  dataDir: string,
  name: string,
): Promise<{ bytes: number; stream: ReadStream } | null> {
  if (parseBackupName(name) === null) return null
  const path = join(backupFolder(dataDir), name)
  const file = await stat(path).catch(nullWhenMissing)
  return file?.isFile() ? { bytes: file.size, stream: createReadStream(path) } : null
}

/** Writes the result of proving a backup to a file beside it. */
export async function writeProof(dataDir: string, name: string, proof: BackupProof): Promise<void> {
  await writeFile(join(backupFolder(dataDir), name + PROOF_ENDING), JSON.stringify(proof), { mode: 0o600 })
}

const CHOOSE_TO_REMOVE = {
  nightly: chooseBackupsToRemove,
  'before-update': chooseUpdateBackupsToRemove,
} satisfies Partial<Record<BackupKind, unknown>>

/** Removes the expired automatic backups of a kind; those made on request stay. */
export async function rotateBackups(
  dataDir: string,
  kind: keyof typeof CHOOSE_TO_REMOVE = 'nightly',
): Promise<string[]> {
  const ofKind = (await listBackups(dataDir)).filter((backup) => backup.kind === kind)
  const removed = CHOOSE_TO_REMOVE[kind](
    ofKind.map(({ name, created_at, proof }) => ({ name, created_at, proven: proof?.proven === true })),
  )
  for (const name of removed) await removeBackup(dataDir, name)
  return removed
}

/** Deletes a backup and its proof. */
export async function removeBackup(dataDir: string, name: string): Promise<void> {
  if (parseBackupName(name) === null) throw new Error(`Not a backup's name: ${JSON.stringify(name)}`)
  for (const end of ['', PROOF_ENDING]) await rm(join(backupFolder(dataDir), name + end), { force: true })
}

async function readNames(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullWhenMissing)) ?? []
}
