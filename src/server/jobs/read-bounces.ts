import { MINUTE } from '../../domain/time/durations.ts'
import { type BounceMailboxOptions, judgeMailboxError, readBounceMailbox } from '../mail/bounce-mailbox.ts'
import { keepMailboxVisit } from '../store/newsletter/returned-letters.ts'
import { takeFromLimit } from '../store/rate-limits.ts'
import { every } from './every.ts'

const INTERVAL_MS = 5 * MINUTE

/**
 * Reads the mailbox of returned letters, one process of all at a time, and keeps how it went for the coach to see
 * (DELIVER-MAILBOX-2).
 *
 * @returns how many letters were taken back; null when another process has had its turn just now
 * @throws what `readBounceMailbox` throws
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

/** Looks every few minutes; returns how to stop it. */
export function startBounceJob(options: BounceMailboxOptions): () => void {
  return every(
    INTERVAL_MS,
    () => readBouncesInTurn(options),
    (err) => options.log.warn({ err }, 'The mailbox of returned letters could not be read'),
  )
}
