import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { BackupRun } from '../../domain/admin/backups.ts'
import { type BackupKind, backupName } from '../../domain/backups/backup-rules.ts'
import { Failure } from '../../domain/errors.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { BackupError } from './backup-error.ts'
import { writeProof } from './backup-list.ts'
import { type BackupPlace, type BackupProgress, backupFolder, type OnBackupProgress } from './backup-place.ts'

interface RunnerOptions {
  place: BackupPlace
  clock: () => Date
  log: FastifyBaseLogger
}

/** What became of a backup that was made. */
interface BackupOutcome {
  name: string | null
  ok: boolean
  /** Why not, for the coach. */
  reason: string | null
}

/** Makes this process's backups, one at a time, each proven at once; knows the one under way. */
export class BackupRunner {
  readonly #options: RunnerOptions
  #running: BackupRun | null = null
  #last: Promise<BackupOutcome> | null = null
  readonly #closing = new AbortController()
  /** Why the last one failed; null when it did not. */
  lastFailure: string | null = null

  constructor(options: RunnerOptions) {
    this.#options = options
  }

  get dataDir(): string {
    return this.#options.place.dataDir
  }

  get running(): BackupRun | null {
    return this.#running
  }

  /**
   * Begins one. How it ends stands in what `outcome` resolves to, which never rejects.
   *
   * @throws Failure `conflict` while one is being made
   */
  start(kind: BackupKind): { running: BackupRun; outcome: Promise<BackupOutcome> } {
    if (this.#running) throw new Failure('conflict', 'A backup is already being made.')
    const now = this.#options.clock()
    const running: BackupRun = { started_at: now.toISOString(), step: 'tables', done: 0, total: 0 }
    this.#running = running
    const outcome = this.#make(kind, now)
    this.#last = outcome
    return { running, outcome }
  }

  /** Resolves when none is under way. */
  async whenIdle(): Promise<void> {
    while (this.#running) await this.#last
  }

  /** Gives up the one under way; nothing of it stands under a backup's name. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#last
  }

  async #make(kind: BackupKind, now: Date): Promise<BackupOutcome> {
    const { place, clock, log } = this.#options
    const name = backupName(kind, now)
    try {
      const file = join(backupFolder(place.dataDir), name)
      const started_at = now.toISOString()
      const onProgress = (progress: BackupProgress) => {
        this.#running = { started_at, ...progress }
      }
      const { signal } = this.#closing
      const { proven, error } = await makeBackupInWorker({ place, file, now }, { onProgress, signal })
      if (error) log.error({ err: error, name }, 'A backup could not be proven')
      const reason = error && explain(error)
      const facts = proven ?? { rows: 0, images: 0, missing_images: 0 }
      await writeProof(place.dataDir, name, {
        proven: proven !== null,
        at: clock().toISOString(),
        reason,
        ...facts,
      })
      this.lastFailure = reason
      return { name, ok: proven !== null, reason }
    } catch (error) {
      log.error({ err: error }, 'A backup could not be made')
      this.lastFailure = explain(error)
      return { name: null, ok: false, reason: this.lastFailure }
    } finally {
      this.#running = null
    }
  }
}

/** A sentence without paths or codes. */
function explain(error: unknown): string {
  const full = error instanceof Error && /disk is full|ENOSPC|EDQUOT|SQLITE_FULL/.test(String(error))
  if (full) return 'The disk is full.'
  return error instanceof BackupError
    ? 'What it brings back is not what was saved.'
    : 'Something went wrong; the server’s log says what.'
}

/** What is in a backup that has been proven. */
interface Proven {
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

interface WorkerTask {
  place: BackupPlace
  file: string
  now: Date
}

interface MadeBackup {
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
async function makeBackupInWorker(
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
