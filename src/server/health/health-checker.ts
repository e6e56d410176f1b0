import type { FastifyBaseLogger } from 'fastify'
import type { Health } from '../../domain/health/health-calls.ts'
import { judgeHealth } from '../../domain/health/judge-health.ts'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import { commandLineFor } from '../command-line-for.ts'
import type { Config } from '../config.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { OpenStore } from '../store/database.ts'
import { runningVersion } from '../updates/layout.ts'
import { readStoreFacts } from './store-facts.ts'

interface HealthCheckerOptions {
  config: Config
  siteUrl: string
  store: OpenStore
  mediaStore: MediaStore
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

const KEPT_MS = 5 * MINUTE
/** Minimum time between checks, even on request. */
const KEPT_AT_LEAST_MS = 2 * SECOND

/** Checks the running site's health, at most every five minutes (HEALTH-PAGE-1). */
export class HealthChecker {
  readonly #options: HealthCheckerOptions
  readonly #startedAt: string
  #last: Health | null = null
  #running: Promise<Health> | null = null

  constructor(options: HealthCheckerOptions) {
    this.#options = options
    this.#startedAt = new Date(options.clock().getTime() - process.uptime() * SECOND).toISOString()
  }

  /**
   * Returns the result, at most five minutes old.
   *
   * @param again checks anew
   */
  async read(again = false): Promise<Health> {
    const age = this.#last ? this.#options.clock().getTime() - Date.parse(this.#last.checked_at) : null
    if (this.#last && age !== null && age >= 0 && age < (again ? KEPT_AT_LEAST_MS : KEPT_MS))
      return this.#last
    this.#running ??= this.#look().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #look(): Promise<Health> {
    const { config, siteUrl, store, mediaStore, clock, log } = this.#options
    const now = clock()
    // Network checks are loaded when the coach opens the page: readers' requests need none of them.
    const { gatherFacts } = await import('./gather-facts.ts')
    const stored = await readStoreFacts(store, {
      place: config,
      mailUrl: config.mailUrl,
      openMedia: () => mediaStore,
      // This thread also answers readers: the nightly backup reads everything in its own.
      thorough: false,
    })
    const checks = judgeHealth(
      await gatherFacts({
        config,
        now,
        stored,
        // The process that answers is known to listen.
        ports: [{ port: config.port, answers: 'site' }],
      }),
    )
    for (const { name, state, sentence } of checks) {
      if (state === 'fail') log.warn({ check: name }, sentence)
    }
    this.#last = {
      checks,
      checked_at: now.toISOString(),
      machine: {
        version: runningVersion(),
        running_since: this.#startedAt,
        address: siteUrl,
        doctor: commandLineFor('doctor'),
      },
    }
    return this.#last
  }
}
