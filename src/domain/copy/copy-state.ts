import { z } from 'zod'
import { pluralize } from '../items/labels.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../time/durations.ts'

const isoTime = z.iso.datetime()
const count = z.int().nonnegative()

/** The result of the last attempt to restore the copy and compare it. */
const copyProofSchema = z.object({
  at: isoTime,
  ok: z.boolean(),
  /** What was compared, or why it failed. */
  sentence: z.string(),
  seconds: z.number().nonnegative(),
})

/** The state that the process keeping the copy stores beside the data, for other processes and for `doctor`. */
export const copyStateSchema = z.object({
  /** When it was written: one that is not renewed is from a process that has ended. */
  at: isoTime,
  /** Whether every write is replicated, or the nightly backup is uploaded (PostgreSQL). */
  kind: z.enum(['following', 'nightly']),
  problem: z.object({ sentence: z.string(), do: z.string() }).nullable(),
  /** All writes up to this time have arrived; null before the first time. */
  covered_at: isoTime.nullable(),
  /** The oldest write that has not arrived; null when there is none. */
  waiting_since: isoTime.nullable(),
  /** Null where pictures are stored in a bucket of their own. */
  pictures: z.object({ total: count, copied: count, newest_at: isoTime.nullable() }).nullable(),
  proof: copyProofSchema.nullable(),
})

/** The second place, as shown to the coach (COPY-STATE-1). */
export const copySchema = z
  .object({
    state: z.enum(['starting', 'ok', 'behind', 'failing', 'stopped']),
    behind_seconds: count.nullable(),
    proven_at: isoTime.nullable(),
    sentence: z.string(),
    do: z.string().nullable(),
    kind: z.enum(['following', 'nightly']),
    /** A folder, or a store's name with bucket and prefix, without keys. */
    place: z.string(),
    pictures: copyStateSchema.shape.pictures,
    proof: copyProofSchema.nullable(),
    /** Whether a test restore is in progress. */
    proving: z.boolean(),
    /** When the sheet with the key was last shown; null when it never was. */
    key_shown_at: isoTime.nullable(),
  })
  .meta({ id: 'Copy' })

export type CopyProof = z.infer<typeof copyProofSchema>
export type CopyState = z.infer<typeof copyStateSchema>
export type Copy = z.infer<typeof copySchema>

/** Lag from which the dashboard warns the coach (COPY-STATE-2). */
const LATE_MS = { following: HOUR, nightly: 26 * HOUR }
/** The process renews its state at least this often, with a margin for a slow disk. */
const RENEWED_WITHIN_MS = 90 * SECOND
/** Lag that is normal while every write is replicated. */
const ON_ITS_WAY_MS = 10 * SECOND
const PROOF_AFTER_MS = 7 * DAY
/** Retry interval of a failed proof. */
const PROOF_AGAIN_MS = DAY
/** Delay before a new copy is proven for the first time. */
const FIRST_PROOF_MS = 10 * MINUTE

type Judged = Pick<Copy, 'state' | 'behind_seconds' | 'proven_at' | 'sentence' | 'do'>

/** Returns the lag of the second place, in milliseconds; null when nothing has arrived there yet. */
export function copyBehind(state: CopyState, now: number): number | null {
  if (state.covered_at === null) return null
  if (state.kind === 'nightly') return Math.max(0, now - Date.parse(state.covered_at))
  return state.waiting_since === null ? 0 : Math.max(0, now - Date.parse(state.waiting_since))
}

/** Whether the lag is long enough to warn the coach. */
export function isCopyLate(state: CopyState, now: number): boolean {
  const behind = copyBehind(state, now)
  return behind === null || behind > LATE_MS[state.kind]
}

/**
 * Returns the state of the copy as shown to the coach (COPY-STATE-1).
 *
 * @param state null before any state was recorded
 * @param now in epoch milliseconds
 */
export function judgeCopy(state: CopyState | null, now: number): Judged {
  if (state === null) {
    const sentence = 'The second place has not been reached yet.'
    return { state: 'starting', behind_seconds: null, proven_at: null, sentence, do: null }
  }
  const behind = copyBehind(state, now)
  const rest = {
    behind_seconds: behind === null ? null : Math.round(behind / SECOND),
    proven_at: state.proof?.ok ? state.proof.at : null,
  }
  if (state.problem !== null) return { state: 'failing', ...rest, ...state.problem }
  if (state.kind === 'following' && now - Date.parse(state.at) > RENEWED_WITHIN_MS) {
    const sentence = 'Nothing is being copied: the site is not running.'
    return { state: 'stopped', ...rest, sentence, do: 'Start the site; the copy catches up by itself.' }
  }
  if (behind === null) {
    return { state: 'starting', ...rest, sentence: 'The first copy is on its way.', do: null }
  }
  if (isCopyLate(state, now)) {
    const sentence = `${describeLag(behind)} behind. Your site carries on as usual; the copy catches up by itself.`
    return {
      state: 'behind',
      ...rest,
      sentence,
      do: 'Check that the place named in COPY answers and has room.',
    }
  }
  const sentence =
    state.kind === 'nightly'
      ? `The night’s backup is there, ${describeLag(behind)} old.`
      : behind <= ON_ITS_WAY_MS
        ? 'If this machine were gone now, at most ten seconds of writing would be lost.'
        : `${describeLag(behind)} behind.`
  return { state: 'ok', ...rest, sentence, do: null }
}

/** Whether a test restore of the copy is due (COPY-PROVE-1). */
export function isProofDue(state: CopyState, keptSince: number, now: number): boolean {
  if (state.kind !== 'following' || state.covered_at === null || state.problem !== null) return false
  if (state.proof === null) return now - keptSince > FIRST_PROOF_MS
  return now - Date.parse(state.proof.at) > (state.proof.ok ? PROOF_AFTER_MS : PROOF_AGAIN_MS)
}

/** Returns `2 hours 10 minutes`, `4 seconds`: the largest unit and the next smaller one, rounded down. */
export function describeLag(ms: number): string {
  const units = [
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
    [SECOND, 'second'],
  ] as const
  const first = units.findIndex(([unit]) => ms >= unit)
  if (first === -1) return '0 seconds'
  let left = ms
  return units
    .slice(first, first + 2)
    .map(([unit, word]) => {
      const many = Math.floor(left / unit)
      left -= many * unit
      return many === 0 ? '' : pluralize(many, word)
    })
    .filter((part) => part !== '')
    .join(' ')
}

interface Told {
  sentence: string
  do: string
}

const PROBLEMS: readonly (readonly [RegExp, string, string])[] = [
  [
    /AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|\b40[13]\b|does not let us in|Forbidden/i,
    'The second place does not let us in.',
    'Check the keys in COPY.',
  ],
  [
    /NoSuchBucket|no bucket/i,
    'The bucket of the second place is not there.',
    'Check the bucket in COPY, or create it.',
  ],
  [
    /ENOSPC|EDQUOT|no space left|disk quota|QuotaExceeded|StorageFull|InsufficientStorage|\b507\b/i,
    'The second place has no room left. Your site carries on as usual; the copy catches up by itself.',
    'Get more room there, or clear some.',
  ],
  [
    /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    'The second place cannot be written.',
    'Give the site’s user the right to write in the folder of COPY.',
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|fetch failed|cannot be reached|connection refused|no such host|timeout|deadline|aborted|unreachable|EOF|\b50[0-4]\b/i,
    'The second place cannot be reached. Your site carries on as usual; the copy catches up by itself.',
    'Check that the address in COPY is right and answers.',
  ],
]

/** Explains a failure at the second place, by its error message (COPY-FAULT-1). */
export function describeCopyProblem(failure: string): Told {
  const known = PROBLEMS.find(([pattern]) => pattern.test(failure))
  if (known) return { sentence: known[1], do: known[2] }
  return {
    sentence: 'Something went wrong at the second place; the server’s log says what.',
    do: 'Look into the log. The copy is tried again by itself.',
  }
}
