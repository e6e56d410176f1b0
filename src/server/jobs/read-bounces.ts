import { MINUTE } from '../../domain/time/durations.ts'
import { type BounceMailboxOptions, readBounceMailbox } from '../mail/bounce-mailbox.ts'
import { takeFromLimit } from '../store/rate-limits.ts'

const INTERVAL_MS = 5 * MINUTE

/**
 * Reads the mailbox of returned letters, one process of all at a time.
 *
 * @returns how many letters were taken back; null when another process has had its turn just now
 */
export async function readBouncesInTurn(options: BounceMailboxOptions): Promise<number | null> {
  const turn = { limit: 1, windowMs: INTERVAL_MS - MINUTE, now: options.clock().getTime() }
  const { allowed } = await takeFromLimit(options.store, 'bounce-mailbox', turn)
  return allowed ? readBounceMailbox(options) : null
}

/** Looks every few minutes; returns how to stop it. */
export function startBounceJob(options: BounceMailboxOptions): () => void {
  const look = () =>
    readBouncesInTurn(options).catch((error: unknown) =>
      options.log.warn({ err: error }, 'The mailbox of returned letters could not be read'),
    )
  const timer = setInterval(() => void look(), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
