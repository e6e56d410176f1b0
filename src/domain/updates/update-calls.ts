import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { passwordField } from '../auth/credentials-input.ts'

/** The steps of an update, in this order (UPDATE-STEP-1). */
export const UPDATE_STEPS = ['room', 'check', 'unpack', 'backup', 'rehearsal', 'switch', 'health'] as const
/** The steps of a return to the previous version. */
export const ROLLBACK_STEPS = ['backup', 'switch', 'health'] as const
/** Added where the new version is not healthy. */
export const UNDO_STEP = 'undo'

export type StepName = (typeof UPDATE_STEPS)[number] | typeof UNDO_STEP

export const STEP_STATES = ['waiting', 'running', 'done', 'failed'] as const

/** `rolled_back`: the new version was started, and the previous one was restored. `failed`: nothing was changed. */
export const UPDATE_STATES = ['idle', 'running', 'done', 'rolled_back', 'failed'] as const

/** The title of each step, in the terminal and on the page. */
export const STEP_TITLES: Record<StepName, string> = {
  room: 'Room on the disk',
  check: 'Size and signature',
  unpack: 'Unpacked beside the old one',
  backup: 'Backup made and proven',
  rehearsal: 'Rehearsed on a copy of your data',
  switch: 'Switch',
  health: 'Ask how it feels',
  undo: 'Old version and its data back',
}

/** Versions kept on the machine: the one that runs, and those before it. */
export const VERSIONS_KEPT = 3

const isoTime = z.iso.datetime()

const updateStepSchema = z
  .object({
    name: z.string(),
    state: z.enum(STEP_STATES),
    /** The result; empty while it waits. */
    sentence: z.string(),
  })
  .meta({ id: 'UpdateStep' })

/** The state of updates (UPDATE-API-1); `happiness-first update --json` prints the same. */
const updateStatusAnswer = z
  .object({
    current: z.string(),
    /** The versions this one can be updated to, newest first. */
    available: z.array(
      z.object({ version: z.string(), date: z.iso.date(), notes: z.string(), size: z.int().positive() }),
    ),
    state: z.enum(UPDATE_STATES),
    /** Of the last update or rollback. */
    steps: z.array(updateStepSchema),
  })
  .meta({ id: 'Updates' })

/** Further data for the page about updates. */
const updateDetailsAnswer = z
  .object({
    /** Null where no source is set. */
    source: z.enum(['web', 'folder']).nullable(),
    /** When the source was last checked. */
    asked_at: isoTime.nullable(),
    /** Why it could not be read, as a sentence. */
    problem: z.string().nullable(),
    /** What is new in this version; empty where unknown. */
    news: z.string(),
    /** The command to type where no updater waits for requests; null under systemd. */
    command: z.string().nullable(),
    run: z
      .object({
        kind: z.enum(['update', 'rollback']),
        from: z.string(),
        to: z.string(),
        started_at: isoTime,
        ended_at: isoTime.nullable(),
        /** How long readers waited for an answer, in milliseconds. */
        waited_ms: z.int().nonnegative().nullable(),
        /** The duration of each step, in milliseconds; null where it has not ended. */
        step_ms: z.array(z.int().nonnegative().nullable()),
        /** False while the updater has not started it. */
        is_taken: z.boolean(),
      })
      .nullable(),
    kept: z.array(
      z.object({
        version: z.string(),
        /** When it was installed. */
        since: isoTime.nullable(),
        role: z.enum(['current', 'before', 'older']),
      }),
    ),
    log: z.string(),
  })
  .meta({ id: 'UpdateDetails' })

const updateInput = z.object(
  { version: z.string('Which version?').max(40, 'Which version?'), password: passwordField },
  'The request must be a JSON object',
)
const rollbackInput = z.object({ password: passwordField }, 'The request must be a JSON object')

export const updateCalls = {
  read: { method: 'GET', path: '/admin/updates', answer: updateStatusAnswer },
  details: { method: 'GET', path: '/admin/updates/details', answer: updateDetailsAnswer },
  look: { method: 'POST', path: '/admin/updates/look', answer: updateStatusAnswer },
  request: {
    method: 'POST',
    path: '/admin/updates',
    status: 202,
    body: updateInput,
    answer: updateStatusAnswer,
    refuses: ['conflict', 'too_many'],
  },
  rollback: {
    method: 'POST',
    path: '/admin/updates/rollback',
    status: 202,
    body: rollbackInput,
    answer: updateStatusAnswer,
    refuses: ['conflict', 'too_many'],
  },
} as const satisfies CallSet

export type UpdateStatus = z.infer<typeof updateStatusAnswer>
export type UpdateDetails = z.infer<typeof updateDetailsAnswer>
