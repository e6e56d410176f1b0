import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type CopyState, describeCopyProblem, isProofDue } from '../../domain/copy/copy-state.ts'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import { listImageKeys } from '../backup/tables.ts'
import type { Config } from '../config.ts'
import { nullWhenMissing } from '../files.ts'
import type { MediaStore } from '../media/media-store.ts'
import { readSecret } from '../store/auth/secrets.ts'
import type { OpenStore } from '../store/database.ts'
import { type CopiedPictures, copyPictures, readCopiedPictures } from './copied-pictures.ts'
import { type CopyAddress, describeCopyAddress } from './copy-address.ts'
import { type CopyKey, readCopyKey } from './copy-key.ts'
import {
  endProofRequest,
  isProofRequested,
  readCopyState,
  requestProof,
  writeCopyState,
} from './copy-notes.ts'
import { CopyRefused, claimPlace, HEARTBEAT_MS, writeHeartbeat } from './copy-owner.ts'
import { type CopyStore, openCopyStore, writeCopySettings } from './copy-store.ts'
import { engineFolder, findEngine, killOrphanEngine, type RunningEngine, startEngine } from './engine.ts'
import { advance, type EngineProgress, NO_PROGRESS, readEngineLine, settle } from './engine-progress.ts'
import { proveCopy } from './prove-copy.ts'

export interface KeeperOptions {
  config: Pick<Config, 'dataDir' | 'copy' | 'copyKey' | 'mediaStore'>
  address: CopyAddress
  store: OpenStore
  mediaStore: MediaStore
  clock: () => Date
  log: FastifyBaseLogger
}

const LOOK_EVERY_MS = SECOND
const PICTURES_EVERY_MS = 4 * SECOND
/** Interval at which the state is rewritten, also when nothing changes. */
const NOTE_EVERY_MS = 20 * SECOND
/** Retry interval after a failure; the engine itself retries only on the next write. */
const AGAIN_AFTER_MS = 30 * SECOND
/** Enough to send a whole database over a slow connection; an engine still sending then is stuck. */
const HANGS_AFTER_MS = 30 * MINUTE
/** Limits for the data waiting beside the database to be sent: relative to the database, and absolute. */
const MAX_WAITING_SHARE = 2
const MAX_WAITING_BYTES = 256 * 1024 * 1024

/**
 * Keeps the copy at the second place (COPY-FOLLOW-1): runs the engine for the database, sends images and settings,
 * records the progress, and never blocks the site. There is at most one per data folder.
 */
export class CopyManager {
  readonly #options: KeeperOptions
  readonly #program: string
  readonly #place: CopyStore
  readonly #key: CopyKey
  readonly #startedAt: number
  readonly #closing = new AbortController()
  #engine: RunningEngine | null = null
  #progress: EngineProgress = NO_PROGRESS
  #problem: CopyState['problem'] = null
  #pictures: CopiedPictures | null = null
  #picturesTotal = 0
  #picturesWaitSince: number | null = null
  /** When the database was last written to, by its journal's timestamp. */
  #lastWrite: number | null = null
  #waitingSince: number | null = null
  #proof: CopyState['proof'] = null
  #noted = { text: '', at: 0 }
  #due = { claim: 0, pictures: 0, engine: 0 }
  #timer: NodeJS.Timeout | null = null
  #turn: Promise<void> = Promise.resolve()
  #proving: Promise<void> | null = null

  private constructor(options: KeeperOptions, program: string, key: CopyKey) {
    this.#options = options
    this.#program = program
    this.#key = key
    this.#place = openCopyStore(options.address)
    this.#startedAt = options.clock().getTime()
  }

  /** Starts the keeper; obstacles are recorded and retried. Null where this machine has no engine. */
  static async start(options: KeeperOptions): Promise<CopyManager | null> {
    const { config, clock } = options
    const program = findEngine()
    const state = await readCopyState(config.dataDir)
    if (program === null) {
      await writeCopyState(config.dataDir, {
        ...(state ?? EMPTY_STATE),
        at: clock().toISOString(),
        problem: {
          sentence: 'This machine has no program that copies the database.',
          do: 'Install Litestream 0.3.13, so that “litestream” can be called.',
        },
      })
      return null
    }
    const keeper = new CopyManager(options, program, await readCopyKey(config.dataDir, config.copyKey))
    keeper.#proof = state?.proof ?? null
    await killOrphanEngine(config.dataDir)
    keeper.#schedule()
    return keeper
  }

  /** Lets the engine send its remaining data, and records at the place that this machine has stopped. */
  async close(): Promise<void> {
    this.#closing.abort()
    if (this.#timer) clearTimeout(this.#timer)
    await this.#turn
    await this.#proving
    await this.#stopEngine()
    if (this.#pictures === null || this.#problem !== null) return
    const { config, clock } = this.#options
    const said = { store: this.#place, key: this.#key, dataDir: config.dataDir, now: clock(), ended: true }
    await writeHeartbeat(said).catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'Copy: the end'),
    )
    await this.#note()
  }

  #schedule(): void {
    if (this.#closing.signal.aborted) return
    this.#timer = setTimeout(() => {
      this.#turn = this.#look().finally(() => this.#schedule())
    }, LOOK_EVERY_MS)
    this.#timer.unref()
  }

  /** Never rejects. */
  async #look(): Promise<void> {
    const { log, clock } = this.#options
    const now = clock().getTime()
    try {
      if (now >= this.#due.claim) await this.#claim(now)
      if (this.#pictures !== null) {
        await this.#watchEngine(now)
        await this.#watchWrites(now)
        if (now >= this.#due.pictures) await this.#sendPictures(now)
        await this.#watchProof(now)
      }
    } catch (error) {
      log.warn({ err: error }, 'The copy at the second place does not go on')
      await this.#fail(error, now)
    }
    await this.#note().catch((error: unknown) =>
      log.warn({ err: error }, 'The state of the copy was not noted'),
    )
  }

  async #claim(now: number): Promise<void> {
    const { config, store, clock, address } = this.#options
    const said = { store: this.#place, key: this.#key, dataDir: config.dataDir, now: clock() }
    if (this.#pictures === null) {
      const secret = await readSecret(store.db, 'copy')
      await claimPlace({ ...said, place: describeCopyAddress(address), secret })
      await writeCopySettings(this.#place, this.#key)
      this.#pictures = await readCopiedPictures(this.#place, this.#key)
    } else await writeHeartbeat(said)
    // After a failed write the engine may wait forever (decision 23).
    if (this.#problem !== null && this.#progress.isSending) await this.#stopEngine()
    this.#problem = null
    this.#due.claim = now + HEARTBEAT_MS
  }

  async #fail(error: unknown, now: number): Promise<void> {
    const words = error instanceof Error ? `${error.message} ${causeOf(error)}` : String(error)
    this.#problem =
      error instanceof CopyRefused ? { sentence: error.message, do: error.todo } : describeCopyProblem(words)
    this.#due.claim = now + AGAIN_AFTER_MS
    this.#due.pictures = now + AGAIN_AFTER_MS
    if (!(error instanceof CopyRefused)) return
    // The place may now belong to another site or machine: stop writing to it.
    await this.#stopEngine()
    this.#pictures = null
  }

  async #watchEngine(now: number): Promise<void> {
    if (this.#engine !== null) this.#progress = settle(this.#progress, now)
    const { problem, isSending, syncing } = this.#progress
    const hangs = isSending && syncing !== null && now - syncing.at > HANGS_AFTER_MS
    if (hangs || (problem !== null && now >= this.#due.engine)) await this.#stopEngine()
    if (this.#engine !== null || now < this.#due.engine) return
    await this.#boundWaiting()
    this.#due.engine = now + AGAIN_AFTER_MS
    await this.#startEngine()
  }

  async #startEngine(): Promise<void> {
    const { config, address, clock, log } = this.#options
    const task = { dataDir: config.dataDir, address, key: this.#key }
    const engine = await startEngine(this.#program, task, (line) => {
      const event = readEngineLine(line)
      if (event === null) return
      if (event.kind === 'failed' && this.#progress.problem !== event.error)
        log.warn({ engine: event.error }, 'The copy of the database does not go on')
      this.#progress = advance(this.#progress, event, clock().getTime())
    })
    this.#engine = engine
    void engine.ended.then((lastWords) => {
      if (this.#engine !== engine) return
      this.#engine = null
      log.warn({ engine: lastWords }, 'The engine of the copy has ended; another one starts')
      this.#progress = { ...this.#progress, syncing: null, isSending: false, problem: lastWords }
    })
  }

  async #stopEngine(): Promise<void> {
    const engine = this.#engine
    this.#engine = null
    this.#progress = { ...this.#progress, syncing: null, isSending: false }
    await engine?.stop()
  }

  /** While the place is unreachable, waiting data is dropped once it is large: a whole database is sent instead. */
  async #boundWaiting(): Promise<void> {
    const { dataDir } = this.#options.config
    const waiting = await sizeOf(engineFolder(dataDir))
    const database = (await stat(join(dataDir, 'site.db'))).size
    if (waiting > Math.max(MAX_WAITING_BYTES, MAX_WAITING_SHARE * database))
      await rm(engineFolder(dataDir), { recursive: true, force: true })
  }

  /** Tracks since when written data has been waiting to arrive. */
  async #watchWrites(now: number): Promise<void> {
    const journal = await stat(join(this.#options.config.dataDir, 'site.db-wal')).catch(nullWhenMissing)
    const written = journal === null || journal.size === 0 ? null : journal.mtimeMs
    const { coveredAt } = this.#progress
    this.#lastWrite = written
    if (written === null || (coveredAt !== null && written <= coveredAt)) this.#waitingSince = null
    else if (this.#waitingSince === null) this.#waitingSince = Math.min(written, now)
    else if (coveredAt !== null && coveredAt > this.#waitingSince) this.#waitingSince = coveredAt
  }

  async #sendPictures(now: number): Promise<void> {
    const { config, store, mediaStore, clock } = this.#options
    this.#due.pictures = now + PICTURES_EVERY_MS
    // Images in their own bucket are already stored elsewhere (COPY-PICTURE-2).
    if (config.mediaStore !== null || this.#pictures === null) return
    const wanted = await listImageKeys(store.db)
    this.#picturesTotal = wanted.length
    const copied = this.#pictures
    const isMissing = wanted.some((picture) => copied[picture] === undefined)
    this.#picturesWaitSince = isMissing ? (this.#picturesWaitSince ?? now) : null
    this.#pictures = await copyPictures({
      store: this.#place,
      key: this.#key,
      mediaStore,
      wanted,
      copied,
      now: clock().toISOString(),
      signal: this.#closing.signal,
    })
    this.#picturesWaitSince = null
  }

  async #watchProof(now: number): Promise<void> {
    const { config, log } = this.#options
    if (this.#proving !== null) return
    if (isProofDue(this.#state(now), this.#startedAt, now)) await requestProof(config.dataDir)
    else if (!(await isProofRequested(config.dataDir))) return
    this.#proving = this.#prove()
      .catch((error: unknown) => log.error({ err: error }, 'The copy could not be proven'))
      .finally(() => {
        this.#proving = null
      })
  }

  async #prove(): Promise<void> {
    const { config, address, clock, log } = this.#options
    const proof = await proveCopy({
      place: { databaseUrl: null, dataDir: config.dataDir, mediaStore: config.mediaStore },
      address,
      key: this.#key.text,
      clock,
      log,
      signal: this.#closing.signal,
    })
    if (proof === null) return
    this.#proof = proof
    await endProofRequest(config.dataDir)
    if (proof.ok) return
    // A copy that cannot be restored is started anew: the engine sends a whole database. It must not start meanwhile.
    this.#due.engine = Number.POSITIVE_INFINITY
    await this.#stopEngine()
    await rm(engineFolder(config.dataDir), { recursive: true, force: true })
    this.#progress = NO_PROGRESS
    this.#due.engine = 0
  }

  #state(now: number): CopyState {
    const waiting = [this.#waitingSince, this.#picturesWaitSince].filter((at) => at !== null)
    const newest = Object.values(this.#pictures ?? {}).map(({ at }) => at)
    return {
      at: new Date(now).toISOString(),
      kind: 'following',
      problem:
        this.#problem ??
        (this.#progress.problem === null ? null : describeCopyProblem(this.#progress.problem)),
      covered_at: toIso(this.#progress.coveredAt),
      waiting_since: waiting.length === 0 ? null : toIso(Math.min(...waiting)),
      pictures:
        this.#options.config.mediaStore !== null || this.#pictures === null
          ? null
          : {
              total: this.#picturesTotal,
              copied: newest.length,
              newest_at: newest.toSorted().at(-1) ?? null,
            },
      proof: this.#proof,
    }
  }

  async #note(): Promise<void> {
    const now = this.#options.clock().getTime()
    const state = this.#state(now)
    const isCovered = state.covered_at !== null
    // Also records a write that arrived between two checks, though it was never seen waiting.
    const text = JSON.stringify({ ...state, at: '', covered_at: isCovered, written: this.#lastWrite })
    if (text === this.#noted.text && now - this.#noted.at < NOTE_EVERY_MS) return
    this.#noted = { text, at: now }
    await writeCopyState(this.#options.config.dataDir, state)
  }
}

const EMPTY_STATE: CopyState = {
  at: '',
  kind: 'following',
  problem: null,
  covered_at: null,
  waiting_since: null,
  pictures: null,
  proof: null,
}

const toIso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Returns the connection error behind a failed request. */
function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return ''
  return 'code' in cause ? `${cause.message} ${String(cause.code)}` : cause.message
}

async function sizeOf(folder: string): Promise<number> {
  const entries =
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)) ?? []
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(
        async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(nullWhenMissing))?.size ?? 0,
      ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
