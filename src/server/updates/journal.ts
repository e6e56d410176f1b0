import { z } from 'zod'
import {
  ROLLBACK_STEPS,
  STEP_STATES,
  type StepName,
  UNDO_STEP,
  UPDATE_STATES,
  UPDATE_STEPS,
} from '../../domain/updates/update-calls.ts'
import { readJsonFile, writeSynced } from '../files.ts'
import { chownToOwner, type UpdateFiles } from './place.ts'

const isoTime = z.iso.datetime()

/**
 * The phase of the switch, which determines what has to be undone. Each is written before it begins.
 *
 * - `before`: the running site is unchanged
 * - `stopping`: writes are held, the site is being stopped, its database saved
 * - `switching`: the database is saved; `current` and the data may be of either version
 * - `undoing`: they are being restored
 * - `over`
 */
const PHASES = ['before', 'stopping', 'switching', 'undoing', 'over'] as const

const journalSchema = z.object({
  id: z.string(),
  kind: z.enum(['update', 'rollback']),
  from: z.string(),
  to: z.string(),
  started_at: isoTime,
  ended_at: isoTime.nullable(),
  state: z.enum(UPDATE_STATES).exclude(['idle']),
  phase: z.enum(PHASES),
  /** The updater's process: whether it still runs distinguishes an interrupted update from a running one. */
  updater: z.object({ pid: z.int(), started: z.string(), uid: z.int() }),
  /** Whether the site ran at the beginning: then it must run at the end. */
  was_running: z.boolean(),
  waited_ms: z.int().nonnegative().nullable(),
  steps: z.array(
    z.object({
      name: z.enum([...UPDATE_STEPS, UNDO_STEP]),
      state: z.enum(STEP_STATES),
      sentence: z.string(),
      started_at: isoTime.nullable(),
      ended_at: isoTime.nullable(),
    }),
  ),
})

export type UpdateJournal = z.infer<typeof journalSchema>
export type JournalStep = UpdateJournal['steps'][number]

/** Reads the journal of the last update or rollback; null when there is none. An unreadable one counts as none. */
export async function readJournal({ journal }: UpdateFiles): Promise<UpdateJournal | null> {
  return readJsonFile(journal, journalSchema)
}

/** Writes the journal so that it survives a power failure (UPDATE-JOURNAL-1). */
export async function writeJournal(
  dataDir: string,
  { journal: file }: UpdateFiles,
  journal: UpdateJournal,
): Promise<void> {
  await writeSynced(file, JSON.stringify(journal, null, 2))
  chownToOwner(dataDir, file)
}

export function beginJournal(
  run: Pick<UpdateJournal, 'id' | 'kind' | 'from' | 'to' | 'updater'>,
  now: string,
): UpdateJournal {
  const names: readonly StepName[] = run.kind === 'update' ? UPDATE_STEPS : ROLLBACK_STEPS
  return {
    ...run,
    started_at: now,
    ended_at: null,
    state: 'running',
    phase: 'before',
    was_running: false,
    waited_ms: null,
    steps: names.map((name) => ({ name, state: 'waiting', sentence: '', started_at: null, ended_at: null })),
  }
}

/** Returns the journal with a step changed, or added. */
export function withStep(
  journal: UpdateJournal,
  name: StepName,
  change: Partial<Omit<JournalStep, 'name'>>,
): UpdateJournal {
  const before = journal.steps.find((step) => step.name === name)
  const step: JournalStep = {
    name,
    state: 'waiting',
    sentence: '',
    started_at: null,
    ended_at: null,
    ...before,
    ...change,
  }
  return {
    ...journal,
    steps: before ? journal.steps.map((one) => (one.name === name ? step : one)) : [...journal.steps, step],
  }
}
