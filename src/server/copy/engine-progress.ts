/*
 * The engine's progress, parsed from its log lines (Litestream, as JSON). It logs the journal position a sync is for,
 * then each piece being sent and each piece sent; nothing more when there is nothing to send.
 */

/** The event a line reports; null for an irrelevant line. */
export type EngineEvent =
  | { kind: 'sync'; position: string }
  | { kind: 'sending' }
  /** A piece has arrived, up to this position; null for a whole database. */
  | { kind: 'sent'; position: string | null }
  | { kind: 'failed'; error: string }

export interface EngineProgress {
  /** Everything written before this time has arrived, in epoch milliseconds; null before the first time. */
  coveredAt: number | null
  /** When the last sync began. */
  beganAt: number | null
  /** The sync in progress: its target position, and when that was read. */
  syncing: { position: string; at: number } | null
  isSending: boolean
  /** The last failure; null once something has arrived since. */
  problem: string | null
}

export const NO_PROGRESS: EngineProgress = {
  coveredAt: null,
  beganAt: null,
  syncing: null,
  isSending: false,
  problem: null,
}

/** The engine checks the database at this interval: a later write may not be in what it sends. */
const LOOKS_EVERY_MS = 1_000
/** A sync that has not started to send within this time had nothing to send. */
const QUIET_MS = 3_000
/** Time within which sending of any write has begun (the engine's `SEND_EVERY`, and a check). */
const BEGINS_WITHIN_MS = 7_000

export function readEngineLine(line: string): EngineEvent | null {
  const entry = parse(line)
  if (entry === null) return null
  if (entry.level === 'ERROR') return { kind: 'failed', error: `${entry.msg}: ${entry.error}` }
  switch (entry.msg) {
    case 'replica sync':
      return entry.position === '' ? null : { kind: 'sync', position: entry.position }
    case 'write snapshot':
    case 'write wal segment':
      return { kind: 'sending' }
    case 'snapshot written':
      return { kind: 'sent', position: null }
    case 'wal segment written':
      return { kind: 'sent', position: endOf(entry.position, entry.sz) }
    default:
      return null
  }
}

/** Returns the progress after an event; `now` in epoch milliseconds. */
export function advance(progress: EngineProgress, event: EngineEvent, now: number): EngineProgress {
  switch (event.kind) {
    case 'sync':
      // Each sync begins after the previous one, and a failure is logged before the next.
      return {
        ...settle(progress, now),
        beganAt: now,
        syncing: { position: event.position, at: now },
        isSending: false,
      }
    case 'sending':
      return { ...progress, isSending: true }
    case 'sent': {
      const { syncing } = progress
      const isThere =
        event.position !== null && syncing !== null && isReached(event.position, syncing.position)
      const next = { ...progress, isSending: false, problem: null }
      return isThere ? { ...next, syncing: null, coveredAt: syncing.at - LOOKS_EVERY_MS } : next
    }
    case 'failed':
      return { ...progress, syncing: null, isSending: false, problem: event.error }
  }
}

/** Returns the progress after a silence of the running engine. */
export function settle(progress: EngineProgress, now: number): EngineProgress {
  const { syncing, isSending, beganAt, coveredAt, problem } = progress
  if (isSending) return progress
  if (syncing !== null) {
    if (now - syncing.at < QUIET_MS) return progress
    return { ...progress, syncing: null, problem: null, coveredAt: syncing.at - LOOKS_EVERY_MS }
  }
  // Nothing was begun since: then every write has arrived.
  const isQuiet =
    problem === null && coveredAt !== null && beganAt !== null && now - beganAt > BEGINS_WITHIN_MS
  return isQuiet ? { ...progress, coveredAt: Math.max(coveredAt, now - BEGINS_WITHIN_MS) } : progress
}

interface Entry {
  level: string
  msg: string
  position: string
  error: string
  sz: number
}

function parse(line: string): Entry | null {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    // Not all of its lines are JSON: its help is plain text.
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const text = (name: string) => String(Object.entries(value).find(([key]) => key === name)?.[1] ?? '')
  return {
    level: text('level'),
    msg: text('msg'),
    position: text('position'),
    error: text('error'),
    sz: Number(text('sz')),
  }
}

const POSITION = /^([0-9a-f]+)\/([0-9a-f]{8}):(\d+)$/

/** Returns where a piece ends: `generation/index:offset` plus its length. */
function endOf(position: string, size: number): string {
  const [, generation, index, offset] = POSITION.exec(position) ?? []
  return generation ? `${generation}/${index}:${Number(offset) + size}` : position
}

function isReached(position: string, target: string): boolean {
  const [, generation, index = '', offset] = POSITION.exec(position) ?? []
  const [, wanted, wantedIndex = '', wantedOffset] = POSITION.exec(target) ?? []
  if (generation !== wanted) return false
  return index === wantedIndex ? Number(offset) >= Number(wantedOffset) : index > wantedIndex
}
