import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { BackupRun } from '../../domain/backups/backup-calls.ts'
import { type BackupKind, backupName } from '../../domain/backups/backup-rules.ts'
import { Failure } from '../../domain/errors.ts'
import { findProgram } from '../project-root.ts'
import type { Actor } from '../store/write-context.ts'
import { BackupError, type BackupProblem } from './backup-error.ts'
import {
  type BackupProgress,
  backupFolder,
  type OnBackupProgress,
  type SiteLocation,
  writeProof,
} from './backup-place.ts'

interface RunnerOptions {
  place: SiteLocation
  clock: () => Date
  log: FastifyBaseLogger
}

/** The result of making a backup. */
interface BackupOutcome {
  name: string | null
  ok: boolean
  /** Reason of a failure, for the coach. */
  reason: string | null
}

/** Makes this process's backups, proves each immediately, and restores them, one at a time; knows which one is running. */
export class BackupRunner {
  readonly #options: RunnerOptions
  #running: BackupRun | null = null
  #last: Promise<unknown> | null = null
  readonly #closing = new AbortController()
  /** Reason of the last backup's failure; null after a success. */
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
   * Begins a backup. `outcome` resolves with its result and never rejects.
   *
   * @throws Failure `conflict` while another one is running
   */
  start(kind: BackupKind): { running: BackupRun; outcome: Promise<BackupOutcome> } {
    const { now, running, onProgress } = this.#begin(null)
    const outcome = this.#make(kind, now, onProgress)
    this.#last = outcome
    return { running, outcome }
  }

  /**
   * Begins to restore a backup over the running site; the present state is saved and proven first. Unless `onDone` is
   * called, the site is unchanged.
   *
   * @throws Failure `conflict` while another one is running
   */
  startRestore(name: string, options: RestoreOptions): BackupRun {
    const { now, running, onProgress } = this.#begin(name)
    this.#last = this.#restore(name, now, { ...options, onProgress })
    return running
  }

  #begin(restoring: string | null) {
    if (this.#running) {
      throw new Failure(
        'conflict',
        this.#running.restoring === null
          ? 'A backup is already being made.'
          : 'A backup is being brought back.',
      )
    }
    const now = this.#options.clock()
    const begun = { started_at: now.toISOString(), restoring }
    const running: BackupRun = {
      ...begun,
      step: restoring === null ? 'tables' : 'checking',
      done: 0,
      total: 0,
    }
    this.#running = running
    const onProgress = (progress: BackupProgress) => {
      this.#running = { ...begun, ...progress }
    }
    return { now, running, onProgress }
  }

  /** Resolves when nothing is running. */
  async whenIdle(): Promise<void> {
    while (this.#running) await this.#last
  }

  /** Aborts the running one; no incomplete file remains under a backup's name. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#last
  }

  async #make(kind: BackupKind, now: Date, onProgress: OnBackupProgress): Promise<BackupOutcome> {
    const { place, log } = this.#options
    const name = backupName(kind, now)
    try {
      const file = join(backupFolder(place.dataDir), name)
      const { signal } = this.#closing
      const { proven, error } = await runWorker({ place, file, now, restore: null }, { onProgress, signal })
      if (error) log.error({ err: error, name }, 'A backup could not be proven')
      await this.#noteProof(name, proven, error)
      this.lastFailure = error && explain(error)
      return { name, ok: proven !== null, reason: this.lastFailure }
    } catch (error) {
      log.error({ err: error }, 'A backup could not be made')
      this.lastFailure = explain(error)
      return { name: null, ok: false, reason: this.lastFailure }
    } finally {
      this.#running = null
    }
  }

  /** Never rejects. */
  async #restore(
    name: string,
    now: Date,
    { actor, onDone, onFailure, onProgress }: RestoreOptions & { onProgress: OnBackupProgress },
  ): Promise<void> {
    const { place, log } = this.#options
    const saved = backupName('before-restore', now)
    const folder = backupFolder(place.dataDir)
    const fail = async (error: unknown) => {
      log.error({ err: error, name }, 'A backup could not be brought back')
      await onFailure(explainRestore(error))
    }
    try {
      const restore = { path: join(folder, name), name, actor }
      const task = { place, file: join(folder, saved), now, restore }
      const { signal } = this.#closing
      try {
        const { proven, restored, error } = await runWorker(task, { onProgress, signal })
        await this.#noteProof(saved, proven, error)
        if (restored) onDone()
        else await fail(error)
      } catch (error) {
        await fail(error)
      }
    } catch (error) {
      log.error({ err: error, name }, 'What became of a restore could not be noted')
    } finally {
      this.#running = null
    }
  }

  async #noteProof(name: string, proven: Proven | null, error: Error | null): Promise<void> {
    const { place, clock } = this.#options
    await writeProof(place.dataDir, name, {
      proven: proven !== null,
      at: clock().toISOString(),
      reason: proven === null && error ? explain(error) : null,
      ...(proven ?? { rows: 0, images: 0, missing_images: 0 }),
    })
  }
}

interface RestoreOptions {
  actor: Actor
  onDone: () => void
  /** @param reason for the coach */
  onFailure: (reason: string) => Promise<void>
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && /disk is full|ENOSPC|EDQUOT|SQLITE_FULL|53100/.test(String(error))
}

/** Returns why a backup was not restored: a sentence without paths or codes. */
function explainRestore(error: unknown): string {
  const unchanged = 'Your site is as it was.'
  if (isDiskFull(error)) return `The disk is full. ${unchanged}`
  if (!(error instanceof BackupError)) return `Something went wrong; the server’s log says what. ${unchanged}`
  return error.problem === 'newer'
    ? `This backup was made by a newer version of the site; update the site first. ${unchanged}`
    : `This backup is damaged and can’t be brought back. ${unchanged}`
}

/** Returns a sentence without paths or codes. */
function explain(error: unknown): string {
  if (isDiskFull(error)) return 'The disk is full.'
  return error instanceof BackupError
    ? 'What it brings back is not what was saved.'
    : 'Something went wrong; the server’s log says what.'
}

interface Proven {
  rows: number
  images: number
  missing_images: number
}

/** A message of the thread, with one of these at a time. */
export interface WorkerMessage {
  progress?: BackupProgress
  made?: true
  proven?: Proven
  restored?: true
  /** The kind of failure of the error that follows. */
  problem?: BackupProblem
}

interface WorkerTask {
  place: SiteLocation
  file: string
  now: Date
  restore: { path: string; name: string; actor: Actor } | null
}

interface WorkerResult {
  /** Null when the file was made but could not be proven. */
  proven: Proven | null
  restored: boolean
  /** An error after the file was made, for the log. */
  error: Error | null
}

/**
 * Makes and proves a backup, then restores another one if the task says so, in its own thread, so that reading tables
 * delays no reader.
 *
 * @throws Error when no file was made
 */
async function runWorker(
  task: WorkerTask,
  { onProgress, signal }: { onProgress: OnBackupProgress; signal: AbortSignal },
): Promise<WorkerResult> {
  const { databaseUrl, dataDir, mediaStore } = task.place
  const worker = new Worker(findProgram(import.meta.dirname, 'src/server/backup/backup-worker.ts'), {
    workerData: { ...task, place: { databaseUrl, dataDir, mediaStore } },
  })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  return new Promise<WorkerResult>((resolve, reject) => {
    let made = false
    let proven: Proven | null = null
    let restored = false
    let problem: BackupProblem | null = null
    let thrown: unknown = null
    worker.on('message', (message: WorkerMessage) => {
      if (message.progress) onProgress(message.progress)
      if (message.made) made = true
      if (message.proven) proven = message.proven
      if (message.restored) restored = true
      if (message.problem) problem = message.problem
    })
    worker.once('error', (error) => {
      thrown = error
    })
    // An error can overtake earlier messages; the thread's exit cannot.
    worker.once('exit', () => {
      const isWhole = proven !== null && (restored || task.restore === null)
      const error = thrown === null ? (isWhole ? null : new Error(ENDED_EARLY)) : toError(thrown, problem)
      if (made) resolve({ proven, restored, error })
      else reject(error ?? new Error(ENDED_EARLY))
    })
  }).finally(() => signal.removeEventListener('abort', stop))
}

const ENDED_EARLY = 'The backup ended before it was finished'

/** Errors lose their class between threads; a BackupError's message may be shown. */
function toError(error: unknown, problem: BackupProblem | null): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return problem === null ? error : new BackupError(problem, error.message)
}
