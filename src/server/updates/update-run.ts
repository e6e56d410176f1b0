import { appendFile, rm } from 'node:fs/promises'
import { STEP_TITLES, type StepName } from '../../domain/updates/update-calls.ts'
import type { Config } from '../config.ts'
import { type UpdateJournal, withStep, writeJournal } from './journal.ts'
import type { Layout } from './layout.ts'
import type { FreeSpace } from './measure-room.ts'
import { giveToOwner, logFile, type UpdateFiles } from './place.ts'
import type { SiteControl } from './site-control.ts'
import { explain } from './update-problem.ts'

/** What an update works on and with. */
export interface UpdateContext {
  config: Config
  layout: Layout
  files: UpdateFiles
  control: SiteControl
  free: FreeSpace
  /** How long the new version may take to be well. */
  healthMs: number
  /** Told what happens, a line each. */
  say: (line: string) => void
  /** Told each time the journal was written: where a test breaks it off. */
  onWritten: (journal: UpdateJournal) => void
}

/** An update under way: its journal, on disk before and after each thing it does (UPDATE-JOURNAL-1). */
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

  /** What is over is not left standing as under way: where it cannot be written, there is no journal any more. */
  async write(change: Partial<UpdateJournal>): Promise<void> {
    const { config, files, onWritten } = this.context
    this.#journal = { ...this.#journal, ...change }
    try {
      await writeJournal(config.dataDir, files, this.#journal)
    } catch (error) {
      if (this.#journal.phase !== 'over') throw error
      // A later start would take it back, and with it what has been written since.
      this.say(`How the update ended could not be noted: ${explain(error)}`)
      await rm(files.journal, { force: true })
    }
    onWritten(this.#journal)
  }

  /** @param change of the journal, written together with how the step stands */
  async setStep(
    name: StepName,
    step: Parameters<typeof withStep>[2],
    change: Partial<UpdateJournal> = {},
  ): Promise<void> {
    const changed = { ...this.#journal, ...change }
    await this.write({ ...change, steps: withStep(changed, name, step).steps })
  }

  /**
   * Does a step and notes it before and after.
   *
   * @param work gives the sentence about it
   */
  async step(name: StepName, work: () => Promise<string>): Promise<void> {
    await this.setStep(name, { state: 'running', started_at: new Date().toISOString() })
    this.say(`${STEP_TITLES[name]} …`)
    const sentence = await work()
    await this.setStep(name, { state: 'done', sentence, ended_at: new Date().toISOString() })
    if (sentence !== '') this.say(`  ${sentence}`)
  }

  /** The step that was running has failed. */
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

  /** Kept for a helper, with what the versions themselves said. */
  async log(line: string): Promise<void> {
    const { config, files } = this.context
    const file = logFile(files, this.#journal.to)
    await appendFile(file, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 }).catch((error: unknown) =>
      this.context.say(`The log cannot be written: ${explain(error)}`),
    )
    giveToOwner(config.dataDir, file)
  }
}
