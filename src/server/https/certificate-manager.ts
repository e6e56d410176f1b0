import type { FastifyBaseLogger } from 'fastify'
import {
  type AcmeFailure,
  ASK_RENEWAL_MS,
  classifyAcmeFailure,
  describeProblem,
  isValidAt,
  LEFT_OUT_RETRY_MS,
  renewalTime,
  retryDelay,
} from '../../domain/https/certificates.ts'
import { HOUR } from '../../domain/time/durations.ts'
import { type CertificateStore, type LastTry, NO_TRY, type SiteCertificate } from './certificate-store.ts'

/** The authority issued no certificate. Separate from its library, so that failures do not load that. */
export class AcmeError extends Error {
  override name = 'AcmeError'
  readonly failure: AcmeFailure
  /** The name concerned; null where there is none. */
  readonly host: string | null
  /** Delay the authority requests, in milliseconds; null without one. */
  readonly retryAfter: number | null

  constructor(failure: AcmeFailure, host: string | null, retryAfter: number | null, options?: ErrorOptions) {
    super(failure.detail, options)
    this.failure = failure
    this.host = host
    this.retryAfter = retryAfter
  }
}

interface KeeperOptions {
  /** The site's own name first, then those that redirect to it. */
  names: readonly [string, ...string[]]
  store: CertificateStore
  /** Obtains a certificate from the authority. */
  obtain: (names: readonly [string, ...string[]]) => Promise<{
    key: string
    chain: string
    leftOut: readonly { name: string }[]
  }>
  /** Whether the authority wants this certificate renewed early. */
  isRenewalDue: (certificate: SiteCertificate) => Promise<boolean>
  /** Called with each certificate to serve from now on. */
  onCertificate: (certificate: SiteCertificate) => Promise<void>
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  random?: () => number
}

/** Timers cannot wait longer than 24 days; hourly checks cost nothing, and notice when the clock is set. */
const MAX_WAIT_MS = HOUR

/** Keeps a valid certificate: obtains the first, renews it in time, retries after failures (HTTPS-RENEW-1). */
export class CertificateManager {
  readonly #options: KeeperOptions
  readonly #random: () => number
  #certificate: SiteCertificate | null = null
  /** When the authority is tried next, in milliseconds since 1970. */
  #nextTry = 0
  /** In place of the stored record, while that cannot be read. */
  #lastTry: LastTry = NO_TRY
  /** When the authority is next asked whether to renew early. */
  #nextQuestion: number
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #isClosed = false

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#random = options.random ?? Math.random
    this.#nextQuestion = options.clock().getTime() + ASK_RENEWAL_MS
  }

  /** Serves the stored certificate, and starts the checks; resolves once it has been read. */
  async start(): Promise<void> {
    const { store, onCertificate } = this.#options
    this.#certificate = await store.readCertificate()
    if (this.#certificate !== null) {
      await onCertificate(this.#certificate)
      this.#plan(this.#certificate)
    }
    this.#wait()
  }

  get hasCertificate(): boolean {
    return this.#certificate !== null
  }

  /** When the authority is tried next. */
  get nextTry(): Date {
    return new Date(this.#nextTry)
  }

  /** Checks whether a renewal is due; never rejects. */
  async look(): Promise<void> {
    const now = this.#options.clock().getTime()
    if (now < this.#nextTry && !(await this.#isRenewalDue(now))) return
    this.#running ??= this.#try().finally(() => {
      this.#running = null
    })
    await this.#running
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #plan(certificate: SiteCertificate): void {
    const { names, clock } = this.#options
    const now = clock().getTime()
    const renewal = renewalTime(certificate, this.#random())
    if (!names.every((name) => certificate.names.includes(name))) {
      // Another first name makes it useless immediately; an omitted further name is retried once a day.
      const isUseless = !certificate.names.includes(names[0])
      this.#nextTry = isUseless ? now : Math.min(renewal, Math.max(now, certificate.from) + LEFT_OUT_RETRY_MS)
    } else this.#nextTry = isValidAt(certificate, now) ? renewal : now
  }

  async #isRenewalDue(now: number): Promise<boolean> {
    const { isRenewalDue, log } = this.#options
    if (this.#certificate === null || now < this.#nextQuestion) return false
    this.#nextQuestion = now + ASK_RENEWAL_MS
    try {
      return await isRenewalDue(this.#certificate)
    } catch (error) {
      // It is renewed on schedule all the same.
      log.warn({ err: error }, 'The authority could not be asked whether the certificate is still good')
      return false
    }
  }

  #wait(): void {
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    const left = this.#nextTry - this.#options.clock().getTime()
    this.#timer = setTimeout(
      () => void this.look().then(() => this.#wait()),
      Math.min(MAX_WAIT_MS, Math.max(0, left)),
    )
    this.#timer.unref()
  }

  async #try(): Promise<void> {
    const { names, store, obtain, onCertificate, clock, log } = this.#options
    try {
      const { leftOut, ...obtained } = await obtain(names)
      if (this.#isClosed) return
      await store.writeCertificate(obtained)
      const certificate = await store.readCertificate()
      if (certificate === null) throw new Error('The authority sent no certificate that fits its key')
      this.#certificate = certificate
      await onCertificate(certificate)
      for (const { name } of leftOut) log.warn({ name }, `${name} does not lead here and has no certificate.`)
      if (!isValidAt(certificate, clock().getTime())) return await this.#fail('clock', '', null)
      this.#lastTry = NO_TRY
      await store.writeLastTry(NO_TRY)
      this.#plan(certificate)
      log.info({ names: certificate.names, until: new Date(certificate.until) }, 'There is a new certificate')
    } catch (error) {
      await this.#failWith(error)
    }
  }

  async #failWith(error: unknown): Promise<void> {
    if (this.#isClosed) return
    if (error instanceof AcmeError) {
      await this.#fail(classifyAcmeFailure(error.failure), error.failure.detail, error.retryAfter)
    } else {
      this.#options.log.error({ err: error }, 'A certificate could not be kept')
      await this.#fail('refused', error instanceof Error ? error.message : String(error), null)
    }
  }

  async #fail(problem: Parameters<typeof describeProblem>[0], detail: string, askedFor: number | null) {
    const { names, store, clock, log } = this.#options
    const now = clock()
    const before = await store.readLastTry().catch((error: unknown) => {
      log.error({ err: error }, 'How the last try for a certificate ended could not be read')
      return this.#lastTry
    })
    const failures = before.failures + 1
    const said = describeProblem(problem, { name: names[0], detail })
    this.#nextTry = now.getTime() + retryDelay(failures, askedFor)
    log.warn({ detail, next: this.nextTry }, `${said.sentence} ${said.do}`)
    this.#lastTry = { failures, since: before.since ?? now.toISOString(), at: now.toISOString(), ...said }
    await store
      .writeLastTry(this.#lastTry)
      .catch((error: unknown) => log.error({ err: error }, 'That there is no certificate could not be noted'))
  }
}
