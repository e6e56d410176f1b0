import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { siteLocationSchema } from './backup-place.ts'
import type { WorkerMessage } from './backup-runner.ts'
import { createBackup } from './create-backup.ts'
import { countContents } from './manifest.ts'
import { proveBackup } from './prove-backup.ts'
import { restoreRunningSite } from './restore-running.ts'

/** Runs in its own thread: makes and proves a backup, or restores one; reports the result. */
const task = z
  .object({
    place: siteLocationSchema,
    file: z.string(),
    now: z.date(),
    /** The backup to restore once the present state is saved in `file`; null for a backup alone. */
    restore: z
      .object({
        path: z.string(),
        name: z.string(),
        actor: z.object({
          userType: z.enum(['admin', 'anonymous']),
          userId: z.string().nullish(),
          ipAddress: z.string().nullish(),
          userAgent: z.string().nullish(),
        }),
      })
      .nullable(),
  })
  .parse(workerData)

const tell = (message: WorkerMessage) => parentPort?.postMessage(message)
const onProgress = (progress: NonNullable<WorkerMessage['progress']>) => tell({ progress })

async function saveAndProve(report: typeof onProgress): Promise<void> {
  await createBackup(task.place, task.file, { now: task.now, onProgress: report })
  tell({ made: true })
  tell({ proven: countContents(await proveBackup(task.file, task.place.dataDir, report)) })
}

try {
  if (task.restore === null) await saveAndProve(onProgress)
  else {
    const { path, name, actor } = task.restore
    await restoreRunningSite(task.place, path, {
      save: () => saveAndProve(({ done, total }) => onProgress({ step: 'saving', done, total })),
      name,
      context: { now: task.now.toISOString(), actor },
      onProgress,
    })
    tell({ restored: true })
  }
} catch (error) {
  // Errors lose their class between threads.
  if (error instanceof BackupError) tell({ problem: error.problem })
  throw error
}
