import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import { findBrokenPage, isHealthy } from './ask-version.ts'
import { type Hold, holdWrites } from './hold.ts'
import { setCurrentVersion } from './layout.ts'
import {
  countRows,
  findMissingRows,
  type RowCounts,
  restoreDatabase,
  saveDatabase,
} from './saved-database.ts'
import { findSiteProcess } from './site-process.ts'
import { explain, UpdateProblem } from './update-problem.ts'
import type { UpdateRun } from './update-run.ts'

export const HEALTH_MS = MINUTE
const LOOK_EVERY_MS = 100
/** The first answers may be slow; a broken page stays broken. */
const PAGES_MS = 10 * SECOND

/**
 * Stops the site, makes `current` lead to the other version, starts that and checks its health; when it is not healthy,
 * everything is restored (UPDATE-SWITCH-1, UPDATE-UNDO-1).
 *
 * @throws UpdateProblem when nothing was changed, or everything is restored
 */
export async function switchVersion(run: UpdateRun): Promise<void> {
  const { config, files, control } = run.context
  await run.setStep('switch', { state: 'running', started_at: new Date().toISOString() })
  const hold = await holdWrites(config.dataDir, files, (error) =>
    run.say(`That writes are held could not be renewed: ${explain(error)}`),
  )
  const waiting = new Waiting()
  try {
    await run.write({ phase: 'stopping', was_running: await control.isRunning() })
    const rows = await stopSite(run, waiting)
    await changeVersion(run, hold, { rows, waiting })
  } finally {
    try {
      await hold.release()
    } finally {
      await control.finish()
    }
  }
}

/** @returns the row counts, with the switch recorded · @throws UpdateProblem with the site running again */
async function stopSite(run: UpdateRun, waiting: Waiting): Promise<RowCounts> {
  const { config, files, control } = run.context
  const { from, was_running } = run.journal
  try {
    await control.prepare()
    waiting.begin()
    await control.stop()
    await saveDatabase(config, files, from)
    const rows = await countRows(config)
    await run.write({ phase: 'switching' })
    return rows
  } catch (error) {
    // Before anything is recorded: that may fail for the same reason, such as a full disk.
    if (was_running) await control.start()
    await run.write({ phase: 'over', ...run.failedStep(error) })
    throw error
  }
}

async function changeVersion(
  run: UpdateRun,
  hold: Hold,
  { rows, waiting }: { rows: RowCounts; waiting: Waiting },
): Promise<void> {
  const { config, files, layout, control } = run.context
  const { kind, from, to, was_running } = run.journal
  try {
    await setCurrentVersion(layout, to)
    if (kind === 'rollback') await restoreDatabase(config, files, { layout, version: to })
    await control.start()
    await run.setStep('switch', {
      state: 'done',
      sentence: `${from} is stopped, ${to} is started`,
      ended_at: new Date().toISOString(),
    })
    await run.setStep('health', { state: 'running', started_at: new Date().toISOString() })
    // A rollback removes what was added since: fewer rows are expected.
    await waitUntilWell(run, { rows: kind === 'rollback' ? {} : rows, waiting })
  } catch (error) {
    await undo(run, hold, { error, waiting })
    throw error
  }
  const ended_at = new Date().toISOString()
  await run.setStep(
    'health',
    { state: 'done', sentence: `${to} answers, and nothing is missing`, ended_at },
    { state: 'done', phase: 'over', ended_at, waited_ms: waiting.total },
  )
  if (!was_running) await control.stop()
}

/** @throws UpdateProblem saying what is wrong, immediately when its process has ended */
async function waitUntilWell(
  run: UpdateRun,
  { rows, waiting }: { rows: RowCounts; waiting: Waiting },
): Promise<void> {
  const { config, healthMs } = run.context
  const { to } = run.journal
  const address = await waitUntilReady(run, to, healthMs)
  waiting.end()
  const limit = performance.now() + Math.min(PAGES_MS, healthMs)
  let broken = await findBrokenPage(address)
  while (broken !== null && performance.now() < limit) {
    if (await run.context.control.hasEnded())
      throw new UpdateProblem(`${to} ended while its pages were read.`)
    await pause(LOOK_EVERY_MS)
    broken = await findBrokenPage(address)
  }
  if (broken !== null) throw new UpdateProblem(`${to} started, but ${broken}.`)
  const missing = findMissingRows(rows, await countRows(config))
  if (missing !== null) throw new UpdateProblem(`${to} started, but ${missing}.`)
}

/** @returns its address */
async function waitUntilReady({ context }: UpdateRun, version: string, withinMs: number): Promise<string> {
  const { control, files } = context
  const limit = performance.now() + withinMs
  while (performance.now() < limit) {
    const site = await findSiteProcess(files)
    if (site?.version === version && (await isHealthy(site.address))) return site.address
    if (await control.hasEnded()) throw new UpdateProblem(`${version} ended right after it was started.`)
    await pause(LOOK_EVERY_MS)
  }
  throw new UpdateProblem(`${version} was not ready within ${Math.round(withinMs / SECOND)} seconds.`)
}

/** Restores the previous version and database, and starts the site if it ran before. */
async function undo(
  run: UpdateRun,
  hold: Hold,
  { error, waiting }: { error: unknown; waiting: Waiting },
): Promise<void> {
  const { control, layout } = run.context
  const { from, was_running } = run.journal
  run.say(`  ${explain(error)}`)
  // From here on every start is one of the previous version, which completes an interrupted undo.
  await setCurrentVersion(layout, from)
  await run
    .setStep(
      'undo',
      { state: 'running', started_at: new Date().toISOString() },
      { phase: 'undoing', ...run.failedStep(error) },
    )
    // The journal still says `switching`, and a start that finds that undoes it in the same way.
    .catch((unwritten: unknown) => run.say(`That it is undone could not be noted: ${explain(unwritten)}`))
  waiting.begin()
  await control.stop()
  await takeBack(run)
  let sentence = `${from} is back with its data; nothing written in between is lost`
  if (was_running) {
    await control.start()
    await waitUntilReady(run, from, HEALTH_MS).catch((trouble: unknown) => {
      sentence = `${from} is back with its data, but does not answer: ${explain(trouble)}`
    })
  }
  waiting.end()
  const ended_at = new Date().toISOString()
  await run.setStep(
    'undo',
    { state: 'done', sentence, ended_at },
    { state: 'rolled_back', phase: 'over', ended_at, waited_ms: waiting.total },
  )
  run.say(`  ${sentence}`)
  await hold.release()
}

/** Restores `current` and the database; idempotent, also after a power failure. */
export async function takeBack({ context, journal }: Pick<UpdateRun, 'context' | 'journal'>): Promise<void> {
  const { config, files, layout } = context
  await setCurrentVersion(layout, journal.from)
  await restoreDatabase(config, files, { layout, version: journal.from })
}

/** Total time in which readers had no answer. */
class Waiting {
  #since: number | null = null
  #total = 0

  begin(): void {
    this.#since ??= performance.now()
  }

  end(): void {
    if (this.#since !== null) this.#total += performance.now() - this.#since
    this.#since = null
  }

  /** In whole milliseconds. */
  get total(): number {
    return Math.round(this.#total)
  }
}
