import type { Config } from '../config.ts'

/** Where a site lives: plain data, so that it can be handed to another thread. */
export type BackupPlace = Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaStore'>

/** How far a backup or a restore has come. */
export interface BackupProgress {
  step: 'tables' | 'images' | 'checking' | 'restoring'
  done: number
  total: number
}

export type OnBackupProgress = (progress: BackupProgress) => void
