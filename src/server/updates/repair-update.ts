import { existsSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { readProcessConfig } from '../config.ts'
import { findBrokenPage, isHealthy } from './ask-version.ts'
import { become } from './exec-current-version.ts'
import { holdUntil } from './hold.ts'
import { readJournal, type UpdateJournal, withStep } from './journal.ts'
import { currentFolder, findLayout, isLayoutCreated, nextStartVersion } from './layout.ts'
import { openUpdateContext } from './open-context.ts'
import { updateFiles } from './place.ts'
import { isSameProcess, startOf } from './processes.ts'
import { clearRehearsal } from './rehearse.ts'
import { findSiteProcess } from './site-process.ts'
import { takeBack } from './switch-version.ts'
import { type UpdateContext, UpdateRun } from './update-run.ts'

/**
 * Finishes or undoes an interrupted update before a release serves (UPDATE-REPAIR-1); where that restores the previous
 * version, this process is replaced by it.
 */
export async function repairAtStart(): Promise<void> {
  const layout = findLayout()
  if (layout === null || !isLayoutCreated(layout)) return
  const config = readProcessConfig()
  if (!existsSync(updateFiles(config.dataDir).journal)) return
  const link = currentFolder(layout)
  const before = realpathSync(link)
  await repairUpdate(await openUpdateContext(config, console.log))
  if (realpathSync(link) !== before) become(link, ['start'])
}

/** `nothing` was interrupted; an updater is running (`under_way`); or the interrupted update is now finished or undone. */
export type Repaired = 'nothing' | 'under_way' | 'finished' | 'undone'

/**
 * Finishes or undoes an update whose updater was killed, also by a power failure (UPDATE-REPAIR-1): a step before the
 * switch is discarded; a switch is kept where the new version serves and is healthy, else undone.
 *
 * @param stopSite called before the database is replaced; the site's own start has no other site to stop
 */
export async function repairUpdate(
  context: UpdateContext,
  stopSite: () => Promise<void> = async () => undefined,
): Promise<Repaired> {
  const { files } = context
  const journal = await readJournal(files)
  if (journal === null || journal.state !== 'running') return 'nothing'
  if (await isUpdaterAlive(journal, context)) return 'under_way'
  const run = new UpdateRun(context, journal)
  await clearRehearsal(files)
  await rm(files.download, { force: true })
  const repaired = await settle(run, stopSite)
  await rm(files.hold, { force: true })
  return repaired
}

async function settle(run: UpdateRun, stopSite: () => Promise<void>): Promise<Repaired> {
  const { from, to, phase, steps } = run.journal
  const ended_at = new Date().toISOString()
  if (phase === 'before' || phase === 'stopping' || phase === 'over') {
    const brokenOff = run.failedStep('The update was broken off here; nothing was changed.')
    await run.write({ ...brokenOff, state: 'failed', phase: 'over', ended_at })
    run.say(`The update to ${to} had been broken off: ${from} is as it was.`)
    return 'undone'
  }
  if (phase === 'switching' && (await isWell(run))) {
    const health = withStep(run.journal, 'health', { state: 'done', sentence: `${to} answers`, ended_at })
    const finished = withStep(health, 'switch', { state: 'done', ended_at })
    await run.write({ steps: finished.steps, state: 'done', phase: 'over', ended_at })
    run.say(`The update to ${to} had been broken off, and is finished.`)
    return 'finished'
  }
  await run.write({ phase: 'undoing', ...run.failedStep('The update was broken off here.') })
  await stopSite()
  await takeBack(run)
  const sentence = `${from} is back with its data`
  const undone = withStep({ ...run.journal, steps: run.journal.steps ?? steps }, 'undo', {
    state: 'done',
    sentence,
    ended_at,
  })
  await run.write({ steps: undone.steps, state: 'rolled_back', phase: 'over', ended_at })
  run.say(`The update to ${to} had been broken off: ${sentence}.`)
  return 'undone'
}

/** Whether the new version serves by now, despite the killed updater, and the next start runs it too. */
async function isWell({ context, journal }: UpdateRun): Promise<boolean> {
  // An undo makes `current` lead to the previous version as its first step: the journal may not say so yet.
  if (nextStartVersion(context.layout) !== journal.to) return false
  const site = await findSiteProcess(context.files)
  if (site === null || site.version !== journal.to) return false
  return (await isHealthy(site.address)) && (await findBrokenPage(site.address)) === null
}

/**
 * Whether the updater still runs. Another user's process may be hidden from a sandboxed site: then the hold, renewed
 * every few seconds, shows it.
 */
async function isUpdaterAlive({ updater }: UpdateJournal, { files }: UpdateContext): Promise<boolean> {
  if (isSameProcess(updater)) return true
  if (startOf(updater.pid) !== null || updater.uid === process.getuid?.()) return false
  const until = await holdUntil(files)
  return until !== null && Date.now() < until
}
