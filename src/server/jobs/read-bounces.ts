import { MINUTE } from '../../domain/time/durations.ts'
import { type BounceMailboxOptions, classifyMailboxError, readBounceMailbox } from '../mail/bounce-mailbox.ts'
import { saveMailboxVisit } from '../store/newsletter/returned-letters.ts'
import { consumeRateLimit } from '../store/rate-limits.ts'
import { every } from './every.ts'

const INTERVAL_MS = 5 * MINUTE

/**
 * Reads the mailbox of returned letters, in one process at a time, and stores the outcome for the coach
 * (DELIVER-MAILBOX-2).
 *
 * @returns the number of letters marked as returned; null when another process has just done it
 * @throws the errors of `readBounceMailbox`
 */
export async function readBouncesExclusively(options: BounceMailboxOptions): Promise<number | null> {
  const { store, clock } = options
  const turn = { limit: 1, windowMs: INTERVAL_MS - MINUTE, now: clock().getTime() }
  const { allowed } = await consumeRateLimit(store, 'bounce-mailbox', turn)
  if (!allowed) return null
  try {
    const taken = await readBounceMailbox(options)
    await saveMailboxVisit(store, null, clock().toISOString())
    return taken
  } catch (error) {
    await saveMailboxVisit(store, classifyMailboxError(error), clock().toISOString())
    throw error
  }
}

/** Checks every few minutes; returns a function that stops it. */
export function startBounceJob(options: BounceMailboxOptions): () => void {
  return every(
    INTERVAL_MS,
    () => readBouncesExclusively(options),
    (err) => options.log.warn({ err }, 'The mailbox of returned letters could not be read'),
  )
}
