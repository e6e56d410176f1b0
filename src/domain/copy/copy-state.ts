import { z } from 'zod'

const isoTime = z.iso.datetime()
const count = z.int().nonnegative()

/** How the last try to bring the copy back and compare it ended. */
const copyProofSchema = z.object({
  at: isoTime,
  ok: z.boolean(),
  /** What was compared, or why it failed. */
  sentence: z.string(),
  seconds: z.number().nonnegative(),
})

/** What the process that keeps the copy leaves beside the data, for the others and for `doctor`. */
export const copyStateSchema = z.object({
  /** When it was written: one that is not renewed belongs to a process that is gone. */
  at: isoTime,
  /** Whether every write follows, or the night's backup goes there (PostgreSQL). */
  kind: z.enum(['following', 'nightly']),
  problem: z.object({ sentence: z.string(), do: z.string() }).nullable(),
  /** Whatever was written until then has arrived; null before the first time. */
  covered_at: isoTime.nullable(),
  /** The oldest write that has not arrived; null when there is none. */
  waiting_since: isoTime.nullable(),
  /** Null where pictures are kept in a bucket of their own. */
  pictures: z.object({ total: count, copied: count, newest_at: isoTime.nullable() }).nullable(),
  proof: copyProofSchema.nullable(),
})

/** The second place, as the coach is told of it (COPY-STATE-1). */
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
    /** Whether it is being brought back on trial. */
    proving: z.boolean(),
    /** When the sheet with the key was last shown; null when it never was. */
    key_shown_at: isoTime.nullable(),
  })
  .meta({ id: 'Copy' })

export type CopyProof = z.infer<typeof copyProofSchema>
export type CopyState = z.infer<typeof copyStateSchema>
export type Copy = z.infer<typeof copySchema>
