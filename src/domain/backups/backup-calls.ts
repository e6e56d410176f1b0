import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { passwordInput } from '../auth/credentials-input.ts'
import { copySchema } from '../copy/copy-state.ts'
import { BACKUP_KINDS } from './backup-rules.ts'

const count = z.int().nonnegative()
const isoTime = z.iso.datetime()

/** Whether a backup has been restored into a scratch place and compared; null when that was not tried. */
export const proofSchema = z.object({
  proven: z.boolean(),
  at: isoTime,
  /** The reason it is not proven, as a sentence; null when it is. */
  reason: z.string().nullable(),
  rows: count,
  images: count,
  /** Pictures that were missing when the backup was made. */
  missing_images: count,
})

const backupSchema = z
  .object({
    name: z.string(),
    kind: z.enum(BACKUP_KINDS),
    created_at: isoTime,
    bytes: count,
    proof: proofSchema.nullable(),
  })
  .meta({ id: 'Backup' })

/** The last automatic backup. */
export const nightlyResultSchema = z
  .object({
    /** The day in the site's time zone. */
    night: z.string(),
    at: isoTime,
    /** False when it could not be made or proven; null while it is being made. */
    ok: z.boolean().nullable(),
    reason: z.string().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: 'NightlyResult' })

/** A backup or a restore in progress. */
const backupRunSchema = z
  .object({
    started_at: isoTime,
    /** The backup being restored; null while one is made. */
    restoring: z.string().nullable(),
    step: z.enum(['tables', 'images', 'checking', 'restoring', 'saving', 'replacing']),
    done: count,
    total: count,
  })
  .meta({ id: 'BackupRun' })

/** The last restore of the running site. */
const restoreResultSchema = z
  .object({
    /** The restored backup. */
    name: z.string(),
    at: isoTime,
    ok: z.boolean(),
    /** The reason for a failure, as a sentence; null after a success. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'RestoreResult' })

export const backupListAnswer = z.object({
  backups: z.array(backupSchema),
  running: backupRunSchema.nullable(),
  /** The reason the last requested backup could not be made; null when it could. */
  last_failure: z.string().nullable(),
  nightly: nightlyResultSchema.nullable(),
  /** Null when none ended within the last day. */
  last_restore: restoreResultSchema.nullable(),
  /** The copy at the second place; null where none is set up. */
  copy: copySchema.nullable(),
})
const copyKeyAnswer = z.object({
  /** The key as 24 words. */
  words: z.array(z.string()),
  place: z.string(),
  /** The command that restores everything. */
  command: z.string(),
})
const backupRunAnswer = z.object({ running: backupRunSchema })
const params = z.object({ name: z.string().max(100) })

export const backupCalls = {
  list: { method: 'GET', path: '/admin/backups', answer: backupListAnswer },
  make: {
    method: 'POST',
    path: '/admin/backups',
    status: 202,
    answer: backupRunAnswer,
    refuses: ['conflict'],
  },
  restore: {
    method: 'POST',
    path: '/admin/backups/:name/restore',
    params,
    body: passwordInput,
    status: 202,
    answer: backupRunAnswer,
    refuses: ['conflict', 'too_many'],
    stale: [],
  },
  proveCopy: {
    method: 'POST',
    path: '/admin/backups/copy/prove',
    status: 202,
    answer: null,
    refuses: ['conflict'],
  },
  copyKey: {
    method: 'POST',
    path: '/admin/backups/copy/key',
    body: passwordInput,
    answer: copyKeyAnswer,
    refuses: ['conflict', 'too_many'],
  },
  remove: {
    method: 'DELETE',
    path: '/admin/backups/:name',
    params,
    answer: null,
    refuses: ['conflict'],
  },
} as const satisfies CallSet

export type BackupProof = z.infer<typeof proofSchema>
export type Backup = z.infer<typeof backupSchema>
export type BackupRun = z.infer<typeof backupRunSchema>
export type NightlyResult = z.infer<typeof nightlyResultSchema>
export type RestoreResult = z.infer<typeof restoreResultSchema>
export type CopyKey = z.infer<typeof copyKeyAnswer>
