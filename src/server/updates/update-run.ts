import { appendFile, rm } from 'node:fs/promises'
import { STEP_TITLES, type StepName } from '../../domain/updates/update-calls.ts'
import type { Config } from '../config.ts'
import type { FreeSpace } from './check-disk-space.ts'
import { type UpdateJournal, withStep, writeJournal } from './journal.ts'
import type { Layout } from './layout.ts'
import { chownToOwner, logFile, type UpdateFiles } from './place.ts'
import type { SiteControl } from './site-control.ts'
import { explain } from './update-problem.ts'

/** Everything an update needs. */
export interface UpdateContext {
  config: Config
  layout: Layout
  files: UpdateFiles
  control: SiteControl
  free: FreeSpace
  /** How long the new version may take to become healthy. */
  healthMs: number
  /** Called with each event, as a line. */
  say: (line: string) => void
  /** Called after each write of the journal: tests interrupt the update here. */
  onWritten: (journal: UpdateJournal) => void
}

/** A running update: its journal is written to disk before and after each action (UPDATE-JOURNAL-1). */
export class UpdateRun {
  readonly context: UpdateContext
  #journal: UpdateJournal

  constructor(context: UpdateContext, journal: UpdateJournal) {
    this.context = context
    this.#journal = journal
  }

  get journal(): UpdateJournal {
    return this.#journal
  }

  /** A finished update must not remain recorded as running: where that cannot be written, the journal is deleted. */
  async write(change: Partial<UpdateJournal>): Promise<void> {
    const { config, files, onWritten } = this.context
    this.#journal = { ...this.#journal, ...change }
    try {
      await writeJournal(config.dataDir, files, this.#journal)
    } catch (error) {
      if (this.#journal.phase !== 'over') throw error
      // A later start would undo it, and lose everything written since.
      this.say(`How the update ended could not be noted: ${explain(error)}`)
      await rm(files.journal, { force: true })
    }
    onWritten(this.#journal)
  }

  /** @param change of the journal, written together with the step's state */
  async setStep(
    name: StepName,
    step: Parameters<typeof withStep>[2],
    change: Partial<UpdateJournal> = {},
  ): Promise<void> {
    const changed = { ...this.#journal, ...change }
    await this.write({ ...change, steps: withStep(changed, name, step).steps })
  }

  /**
   * Runs a step and records it before and after.
   *
   * @param work returns the sentence about it
   */
  async step(name: StepName, work: () => Promise<string>): Promise<void> {
    await this.setStep(name, { state: 'running', started_at: new Date().toISOString() })
    this.say(`${STEP_TITLES[name]} …`)
    const sentence = await work()
    await this.setStep(name, { state: 'done', sentence, ended_at: new Date().toISOString() })
    if (sentence !== '') this.say(`  ${sentence}`)
  }

  /** Marks the running step as failed. */
  failedStep(error: unknown): Pick<UpdateJournal, 'steps'> {
    const running = this.#journal.steps.find(({ state }) => state === 'running')
    if (!running) return { steps: this.#journal.steps }
    const failed = { state: 'failed', sentence: explain(error), ended_at: new Date().toISOString() } as const
    return { steps: withStep(this.#journal, running.name, failed).steps }
  }

  say(line: string): void {
    this.context.say(line)
    void this.log(line)
  }

  /** Appends to the log for support, together with the output of the versions. */
  async log(line: string): Promise<void> {
    const { config, files } = this.context
    const file = logFile(files, this.#journal.to)
    await appendFile(file, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 })
      .then(() => chownToOwner(config.dataDir, file))
      .catch((error: unknown) => this.context.say(`The log cannot be written: ${explain(error)}`))
  }
}
