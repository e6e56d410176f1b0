import { MINUTE } from '../../domain/time/durations.ts'
import { type BounceMailboxOptions, judgeMailboxError, readBounceMailbox } from '../mail/bounce-mailbox.ts'
import { keepMailboxVisit } from '../store/newsletter/returned-letters.ts'
import { takeFromLimit } from '../store/rate-limits.ts'
import { every } from './every.ts'

const INTERVAL_MS = 5 * MINUTE

/**
 * Reads the mailbox of returned letters, in one process at a time, and stores the outcome for the coach
 * (DELIVER-MAILBOX-2).
 *
 * @returns the number of letters marked as returned; null when another process has just done it
 * @throws the errors of `readBounceMailbox`
 */
export async function readBouncesInTurn(options: BounceMailboxOptions): Promise<number | null> {
  const { store, clock } = options
  const turn = { limit: 1, windowMs: INTERVAL_MS - MINUTE, now: clock().getTime() }
  const { allowed } = await takeFromLimit(store, 'bounce-mailbox', turn)
  if (!allowed) return null
  try {
    const taken = await readBounceMailbox(options)
    await keepMailboxVisit(store, null, clock().toISOString())
    return taken
  } catch (error) {
    await keepMailboxVisit(store, judgeMailboxError(error), clock().toISOString())
    throw error
  }
}

/** Checks every few minutes; returns a function that stops it. */
export function startBounceJob(options: BounceMailboxOptions): () => void {
  return every(
    INTERVAL_MS,
    () => readBouncesInTurn(options),
    (err) => options.log.warn({ err }, 'The mailbox of returned letters could not be read'),
  )
}
