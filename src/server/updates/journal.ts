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
import { giveToOwner, type UpdateFiles } from './place.ts'

const isoTime = z.iso.datetime()

/**
 * How far the switch is: what has to be taken back follows from it. Each is written before it is begun.
 *
 * - `before`: nothing of the running site has been touched
 * - `stopping`: writes are held, the site is being stopped, its database saved
 * - `switching`: the database is saved; `current` and the data may be of either version
 * - `undoing`: they are being taken back
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
  /** The updater, by its process: whether it still lives tells a broken off update from one under way. */
  updater: z.object({ pid: z.int(), started: z.string(), uid: z.int() }),
  /** Whether the site ran when it began: then it runs when it is over. */
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

/** The last update or way back; null when there was none. One that cannot be read counts as none. */
export async function readJournal({ journal }: UpdateFiles): Promise<UpdateJournal | null> {
  return readJsonFile(journal, journalSchema)
}

/** Keeps it so that it is there after a power cut (UPDATE-JOURNAL-1). */
export async function writeJournal(
  dataDir: string,
  { journal: file }: UpdateFiles,
  journal: UpdateJournal,
): Promise<void> {
  await writeSynced(file, JSON.stringify(journal, null, 2))
  giveToOwner(dataDir, file)
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

/** The journal with a step changed, or added where it was not among them. */
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
