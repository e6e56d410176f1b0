import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type DeliveryFailure, decideAfterFailure, isDeadAddress } from '../../domain/mail/delivery.ts'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import {
  type ClaimedLetter,
  claimLetters,
  nextLetterAt,
  releaseAbandonedLetters,
  releaseLetters,
  renewClaim,
  renewLetterClaim,
  settleCancelled,
  settleFailed,
  settleSent,
} from '../store/mail/outbox.ts'
import { correctFutureTimes } from '../store/mail/outbox-upkeep.ts'
import { bounceOrHold } from '../store/newsletter/returned-letters.ts'
import { consumeRateLimit } from '../store/rate-limits.ts'
import { inTransaction } from '../store/transaction.ts'
import { type Mail, MailRefused, type MailTransport } from './transport.ts'

export interface DeliveryOptions {
  store: Store
  transport: MailTransport
  /** Composes the letter; null when its cause is gone (the subscriber has left the list) and it must not be sent. */
  compose: (letter: ClaimedLetter) => Promise<Mail | null>
  log: FastifyBaseLogger
  clock: () => Date
  /** Letters per minute, all processes together. */
  pace: number
  /** Poll interval, in milliseconds; `kick` checks immediately. */
  interval?: number
}

export interface LetterDelivery {
  start(): void
  /** Checks now: the outbox has a new letter. */
  kick(): void
  /** Stops after the letters in progress. */
  stop(): Promise<void>
  /** Runs one round, for tests: delivers until nothing is due. Returns the number of letters sent. */
  deliverDue(): Promise<number>
}

const INTERVAL_MS = 5 * SECOND
const BATCH = 12
/** As many as the transport's connections. */
const AT_ONCE = 3
/** A running process renews its claim every minute, and a letter's before it is sent. */
const ABANDONED_AFTER_MS = 5 * MINUTE
const RENEW_MS = MINUTE
/** While the server is unreachable, it is not tried for every letter. */
const PAUSE_MS = 20 * SECOND
/** Window of the rate limit. */
const MAX_PAUSE_MS = MINUTE
const SETTLE_TRIES = 5

/**
 * Delivers the outbox: claims due letters, sends, settles. Several processes share the work, since a letter is claimed
 * before it is sent. A process killed between the server's acceptance and settling leaves a letter that will be sent a
 * second time, with the same message id; nothing else is ever sent twice.
 */
export function createLetterDelivery(options: DeliveryOptions): LetterDelivery {
  const { store, transport, compose, log, clock, pace, interval = INTERVAL_MS } = options
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let pausedUntil = 0
  let running: Promise<number> | null = null
  let wanted = false
  const now = () => clock().toISOString()

  async function deliverOne(letter: ClaimedLetter, claim: string): Promise<'sent' | 'other' | 'server'> {
    try {
      const mail = await compose(letter)
      if (!mail) {
        await settleCancelled(store, letter.id, claim)
        return 'other'
      }
      await transport.send(mail, `${String(letter.id).padStart(6, '0')}-${letter.kind}`)
    } catch (error) {
      const failure = toFailure(error)
      log.warn({ err: error, letter: letter.id, kind: letter.kind }, 'A letter was not taken')
      const outcome = decideAfterFailure(failure, letter.attempts, now())
      await inTransaction(store, async (transaction) => {
        const isOurs = await settleFailed(transaction, letter.id, claim, { outcome, failure, now: now() })
        if (isOurs && letter.subscriber_id !== null && isDeadAddress(failure))
          await bounceOrHold(transaction, letter.subscriber_id, { now: now(), reason: failure.reason })
      })
      return failure.about === 'server' ? 'server' : 'other'
    }
    await persist(() => settleSent(store, letter.id, claim, now()))
    return 'sent'
  }

  async function deliverBatch(): Promise<{ sent: number; more: boolean }> {
    const due = await nextLetterAt(store)
    if (due === null || due > now()) return { sent: 0, more: false }
    // One claim id per batch: an unsettled letter of an earlier batch is not renewed with this one.
    const claim = randomUUID()
    const letters = await claimLetters(store, { claim, limit: BATCH, now: now() })
    const renewing = setInterval(() => {
      renewClaim(store, claim, now()).catch((error: unknown) =>
        log.error({ err: error }, 'The letters in hand could not be kept'),
      )
    }, RENEW_MS)
    try {
      return await deliverClaimed(letters, claim)
    } finally {
      clearInterval(renewing)
    }
  }

  /** The first letter alone: an unreachable server is not tried for each of them. */
  async function deliverClaimed(
    letters: readonly ClaimedLetter[],
    claim: string,
  ): Promise<{ sent: number; more: boolean }> {
    const left = [...letters]
    let sent = 0
    let isHalted = false
    async function deliverNext(): Promise<void> {
      const letter = left.shift()
      if (!letter) return
      let mayGo = false
      try {
        mayGo = !stopped && (await takeTurn()) && (await renewLetterClaim(store, claim, letter.id, now()))
      } finally {
        if (!mayGo) {
          left.unshift(letter)
          isHalted = true
        }
      }
      if (!mayGo) return
      const result = await deliverOne(letter, claim)
      if (result === 'sent') sent++
      if (result !== 'server') return
      pausedUntil = clock().getTime() + PAUSE_MS
      isHalted = true
    }
    async function deliverOnward(): Promise<void> {
      while (!isHalted && left.length > 0) await deliverNext()
    }
    const [first] = await Promise.allSettled([deliverNext()])
    // If the first cannot be settled, the rest could not be either; they are released untried.
    if (first?.status === 'rejected') isHalted = true
    const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, deliverOnward))
    await releaseLetters(
      store,
      claim,
      left.map(({ id }) => id),
    )
    for (const lane of [first, ...lanes]) if (lane?.status === 'rejected') throw lane.reason
    return { sent, more: !isHalted && letters.length > 0 }
  }

  /** Takes one letter from the rate limit; false when this minute's are used up. */
  async function takeTurn(): Promise<boolean> {
    const limit = { limit: pace, windowMs: MINUTE, now: clock().getTime() }
    const { allowed, resetTime } = await consumeRateLimit(store, 'letters', limit)
    if (!allowed) pausedUntil = Date.parse(resetTime)
    return allowed
  }

  async function deliverDue(): Promise<number> {
    await correctFutureTimes(store, now())
    await releaseAbandonedLetters(store, new Date(clock().getTime() - ABANDONED_AFTER_MS).toISOString())
    let total = 0
    for (;;) {
      const { sent, more } = await deliverBatch()
      total += sent
      if (!more) return total
    }
  }

  function look(): void {
    if (stopped) return
    if (running) {
      wanted = true
      return
    }
    const pause = pausedUntil - clock().getTime()
    // A longer pause began before the clock was set back.
    if (pause > 0 && pause <= MAX_PAUSE_MS) return
    running = deliverDue()
      .catch((error: unknown) => {
        log.error({ err: error }, 'The outbox could not be worked on')
        return 0
      })
      .finally(() => {
        running = null
        if (!wanted) return
        wanted = false
        look()
      })
  }

  return {
    deliverDue,
    kick: look,
    start: () => {
      timer = setInterval(look, interval)
      timer.unref()
      look()
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}

/** A sent letter must be recorded as sent: retries while the store is briefly unreachable. */
async function persist(settle: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await settle()
    } catch (error) {
      if (attempt === SETTLE_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * SECOND))
    }
  }
}

/** A letter that could not even be composed is a defect of the product: it is retried, and its reason shown. */
function toFailure(error: unknown): DeliveryFailure {
  if (error instanceof MailRefused) return error.failure
  return { reason: 'The letter could not be made', status: null, about: 'letter' }
}
