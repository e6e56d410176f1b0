import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type DeliveryFailure, decideAfterFailure, isDeadAddress } from '../../domain/mail/delivery.ts'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import {
  type ClaimedLetter,
  claimLetters,
  nextLetterAt,
  releaseLetters,
  renewClaim,
  reviveAbandoned,
  settleCancelled,
  settleFailed,
  settleSent,
} from '../store/mail/outbox.ts'
import { forgetFutureTimes } from '../store/mail/outbox-upkeep.ts'
import { bounceOrHold } from '../store/newsletter/returned-letters.ts'
import { takeFromLimit } from '../store/rate-limits.ts'
import { inTransaction } from '../store/transaction.ts'
import { type Mail, MailRefused, type MailTransport } from './transport.ts'

export interface DeliveryOptions {
  store: Store
  transport: MailTransport
  /** Makes the letter; null when its cause is gone (the subscriber has left the list) and it is not to be sent. */
  compose: (letter: ClaimedLetter) => Promise<Mail | null>
  log: FastifyBaseLogger
  clock: () => Date
  /** Letters a minute, all processes together. */
  pace: number
  /** How often to look, in milliseconds; `kick` looks at once. */
  interval?: number
}

export interface LetterDelivery {
  start(): void
  /** Looks now: something has been written into the outbox. */
  kick(): void
  /** Ends after the letters in hand. */
  stop(): Promise<void>
  /** One round, for tests: delivers what is due until nothing is. Returns how many letters were sent. */
  deliverDue(): Promise<number>
}

const INTERVAL_MS = 5 * SECOND
const BATCH = 12
/** As many as the transport holds connections. */
const AT_ONCE = 3
/** A living process says every minute, and before each letter, that it still has its letters in hand. */
const ABANDONED_AFTER_MS = 5 * MINUTE
const RENEW_MS = MINUTE
/** While the server is away there is no use in asking for every letter. */
const PAUSE_MS = 20 * SECOND
/** That of the limit's window. */
const MAX_PAUSE_MS = MINUTE
const SETTLE_TRIES = 5

/**
 * Delivers the outbox: claims what is due, sends, settles. Several processes share the work, for a letter is claimed
 * before it is sent. Between the server's 'taken' and our settling there is a moment in which a killed process leaves
 * a letter that will be sent a second time, with the same message id; nothing else is ever sent twice.
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
    // One claim id per batch: a letter of an earlier batch that could not be settled is not renewed with this one.
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

  /** The first goes alone: a server that is away is not asked for each of them. */
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
        mayGo = !stopped && (await takeTurn()) && (await renewClaim(store, claim, now())).includes(letter.id)
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
    // What cannot be settled for the first cannot be for the others; they go back untried.
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

  /** One letter of the pace; false when the minute's are used up. */
  async function takeTurn(): Promise<boolean> {
    const limit = { limit: pace, windowMs: MINUTE, now: clock().getTime() }
    const { allowed, resetTime } = await takeFromLimit(store, 'letters', limit)
    if (!allowed) pausedUntil = Date.parse(resetTime)
    return allowed
  }

  async function deliverDue(): Promise<number> {
    await forgetFutureTimes(store, now())
    await reviveAbandoned(store, new Date(clock().getTime() - ABANDONED_AFTER_MS).toISOString())
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
    // A longer one was begun before the clock was set back.
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

/** What was sent must be known to be sent: a store that is away for a moment is asked again. */
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

/** A letter that could not even be made is a defect of ours: it is tried again, and its reason shown. */
function toFailure(error: unknown): DeliveryFailure {
  if (error instanceof MailRefused) return error.failure
  return { reason: 'The letter could not be made', status: null, about: 'letter' }
}
