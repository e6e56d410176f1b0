import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { BackupRun } from '../../domain/backups/backup-calls.ts'
import { HOUR } from '../../domain/time/durations.ts'
import type { Config } from '../config.ts'
import { s3LocationSchema } from '../media/s3-location.ts'

/** Where a site lives: plain data, so that it can be handed to another thread. */
export type BackupPlace = Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaStore'>
/** How the thread reads it. */
export const backupPlaceSchema = z.object({
  databaseUrl: z.string().nullable(),
  dataDir: z.string(),
  mediaStore: s3LocationSchema.nullable(),
})

/** How far a backup or a restore has come. */
export interface BackupProgress {
  step: BackupRun['step']
  done: number
  total: number
}

export type OnBackupProgress = (progress: BackupProgress) => void

const PREFIX = '.work-'
/** How the name of a backup ends until it is whole. */
export const HALF_WRITTEN = '.partial'
/** What is this old was left behind by a process that was killed. */
const ABANDONED_AFTER = 6 * HOUR

/** Where a site keeps its backups. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Does work with a folder of its own beside the backups, which only its owner may enter and which is gone afterwards. */
export async function withWorkFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = backupFolder(dataDir)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await removeAbandoned(parent)
  const folder = await mkdtemp(join(parent, PREFIX))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX) && !name.endsWith(HALF_WRITTEN)) continue
    const path = join(parent, name)
    // Gone meanwhile: then another process has just finished with it.
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now())
    if (age > ABANDONED_AFTER) await rm(path, { recursive: true, force: true })
  }
}
