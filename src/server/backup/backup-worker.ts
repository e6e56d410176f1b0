import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { WorkerMessage } from './backup-runner.ts'
import { createBackup } from './create-backup.ts'
import { proveBackup } from './read-backup.ts'

/** Runs in a thread of its own: makes a backup, proves it and says what came of it. */
const task = z
  .object({
    place: z.object({
      databaseUrl: z.string().nullable(),
      dataDir: z.string(),
      mediaStore: z
        .object({
          endpoint: z.string(),
          region: z.string(),
          accessKeyId: z.string(),
          secretAccessKey: z.string(),
          bucket: z.string(),
          prefix: z.string(),
        })
        .nullable(),
    }),
    file: z.string(),
    now: z.date(),
  })
  .parse(workerData)

const tell = (message: WorkerMessage) => parentPort?.postMessage(message)
const onProgress = (progress: NonNullable<WorkerMessage['progress']>) => tell({ progress })

const { missing_images } = await createBackup(task.place, task.file, { now: task.now, onProgress })
tell({ made: true })
const { tables, images } = await proveBackup(task.file, task.place.dataDir, onProgress)
tell({
  proven: {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    images: images.length,
    missing_images: missing_images.length,
  },
})
