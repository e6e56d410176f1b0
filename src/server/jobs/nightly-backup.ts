import type { FastifyBaseLogger } from 'fastify'
import { findDueNight, isInterrupted } from '../../domain/backups/backup-rules.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { rotateBackups } from '../backup/backup-place.ts'
import type { BackupRunner } from '../backup/backup-runner.ts'
import type { Store } from '../store/database.ts'
import {
  claimNight,
  findLastNight,
  findNightlyResult,
  writeNightlyResult,
} from '../store/site/nightly-backups.ts'
import { every } from './every.ts'

export interface NightlyBackupOptions {
  store: Store
  backups: Pick<BackupRunner, 'running' | 'whenIdle' | 'start' | 'dataDir'>
  settings: () => Promise<SiteSettings>
  clock: () => Date
  log: FastifyBaseLogger
  /** Further work with a proven backup. */
  onProven?: (name: string) => Promise<void>
}

const INTERVAL_MS = 5 * MINUTE

/**
 * Makes the nightly backup when it is due, proves it, and removes expired ones. Of several processes only one does it;
 * the file is then in that one's data folder.
 *
 * @returns whether one was made
 */
export async function makeNightlyBackup(options: NightlyBackupOptions): Promise<boolean> {
  const { store, backups, settings, clock } = options
  const { time_zone } = await settings()
  const at = clock().toISOString()
  const last = await findNightlyResult(store)
  const interrupted = last && isInterrupted(at, last) ? last : null
  const night = findDueNight(at, time_zone, await findLastNight(store)) ?? interrupted?.night ?? null
  // A manual backup goes first; the nightly one follows at the next check.
  if (night === null || backups.running) return false
  if (!(await claimNight(store, { night, at, ok: null, reason: null, name: null }, interrupted))) return false
  // A manual backup may have begun while the night was claimed: this process now owns the night, so it waits.
  await backups.whenIdle()
  const { outcome } = backups.start('nightly')
  const { name, ok, reason } = await outcome
  if (ok === true && name !== null) await options.onProven?.(name)
  await writeNightlyResult(store, { night, at: clock().toISOString(), ok, reason, name })
  await rotateBackups(backups.dataDir)
  return true
}

/** Checks every few minutes, at first after one interval, to keep startup fast. Returns a function that stops it. */
export function startNightlyBackups(options: NightlyBackupOptions): () => void {
  return every(
    INTERVAL_MS,
    () => makeNightlyBackup(options),
    (err) => options.log.error({ err }, 'The night’s backup could not be made'),
  )
}
