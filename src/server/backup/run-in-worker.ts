import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { PROJECT_ROOT } from '../project-root.ts'
import { BackupError } from './backup-error.ts'
import type { BackupPlace, BackupProgress, OnBackupProgress } from './backup-place.ts'

/** What is in a backup that has been proven. */
export interface Proven {
  rows: number
  images: number
  missing_images: number
}

/** What the thread says; one of these at a time. */
export interface WorkerMessage {
  progress?: BackupProgress
  made?: true
  proven?: Proven
}

export interface WorkerTask {
  place: BackupPlace
  file: string
  now: Date
}

export interface MadeBackup {
  /** Null when the file was made and then could not be proven. */
  proven: Proven | null
  /** Why not, for the log. */
  error: Error | null
}

/**
 * Makes a backup and proves it in a thread of its own, so that no reader waits for a table to be read.
 *
 * @throws Error when no file was made
 */
export async function makeBackupInWorker(
  task: WorkerTask,
  { onProgress, signal }: { onProgress: OnBackupProgress; signal: AbortSignal },
): Promise<MadeBackup> {
  const { databaseUrl, dataDir, mediaStore } = task.place
  const worker = new Worker(join(PROJECT_ROOT, 'src/server/backup/backup-worker.ts'), {
    workerData: { ...task, place: { databaseUrl, dataDir, mediaStore } },
  })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  return new Promise<MadeBackup>((resolve, reject) => {
    let made = false
    let proven: Proven | null = null
    worker.on('message', (message: WorkerMessage) => {
      if (message.progress) onProgress(message.progress)
      if (message.made) made = true
      if (message.proven) proven = message.proven
    })
    worker.once('error', (error) =>
      made ? resolve({ proven: null, error: toError(error) }) : reject(toError(error)),
    )
    worker.once('exit', () =>
      proven
        ? resolve({ proven, error: null })
        : reject(new Error('The backup ended before it was finished')),
    )
  }).finally(() => signal.removeEventListener('abort', stop))
}

/** Errors lose their class on the way between threads; a BackupError's sentence may be shown. */
function toError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.name === 'BackupError' ? new BackupError('damaged', error.message) : error
}
