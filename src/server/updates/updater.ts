import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { extract } from 'tar'
import { formatSize } from '../../domain/items/labels.ts'
import { chooseRelease, type Release } from '../../domain/updates/releases.ts'
import { VERSIONS_KEPT } from '../../domain/updates/update-calls.ts'
import { backupFolder, type SiteLocation } from '../backup/backup-place.ts'
import { makeProvenBackup } from '../backup/save-before-update.ts'
import { syncFolder } from '../files.ts'
import { checkDiskSpace } from './check-disk-space.ts'
import { beginJournal, readJournal, type UpdateJournal, writeJournal } from './journal.ts'
import {
  currentVersion,
  folderOf,
  keepOnly,
  type Layout,
  listVersions,
  makeLayout,
  nextStartVersion,
  PROGRAM,
  versionIn,
} from './layout.ts'
import { chownToOwner, makeUpdateFolder } from './place.ts'
import { thisProcess } from './processes.ts'
import { rehearse } from './rehearse.ts'
import { type Repaired, repairUpdate } from './repair-update.ts'
import { findVersionBefore, keepDatabasesOf } from './saved-database.ts'
import { downloadArchive, readReleases } from './source.ts'
import { switchVersion } from './switch-version.ts'
import { withUpdateLock } from './update-lock.ts'
import { explain, UpdateProblem } from './update-problem.ts'
import { type UpdateContext, UpdateRun } from './update-run.ts'

export type Outcome = Pick<UpdateJournal, 'state' | 'from' | 'to'> & { reason: string | null }

/**
 * Updates the site to a version (UPDATE-STEP-1).
 *
 * @param version null for the newest available one
 * @returns null when there is nothing newer
 * @throws UpdateProblem when it cannot begin: no source, no such version, another update running
 */
export async function updateSite(context: UpdateContext, version: string | null): Promise<Outcome | null> {
  const { config, layout } = context
  return withUpdateLock(config.dataDir, async () => {
    await prepare(context)
    const from = currentVersion(layout)
    const release = await findRelease(context, from, version)
    if (release === null) return null
    const run = await begin(context, { kind: 'update', from, to: release.version })
    return settle(run, () => update(run, release))
  })
}

/** Rolls back to the previous version, with its database as it was left (UPDATE-ROLLBACK-1). */
export async function rollBack(context: UpdateContext, to: string): Promise<Outcome> {
  const { config, layout } = context
  return withUpdateLock(config.dataDir, async () => {
    await prepare(context)
    const run = await begin(context, { kind: 'rollback', from: currentVersion(layout), to })
    return settle(run, async () => {
      await run.step('backup', () => backUp(run).then(({ sentence }) => sentence))
      await switchVersion(run)
    })
  })
}

/** Returns the version a rollback leads to. @throws UpdateProblem when there is none */
export function findRollbackVersion({ config, files, layout }: UpdateContext): string {
  const current = nextStartVersion(layout)
  const version = findVersionBefore(config, files, { layout, current })
  if (version === null) throw new UpdateProblem(`There is no version before ${current} to go back to.`)
  return version
}

async function prepare(context: UpdateContext): Promise<void> {
  const { config, layout } = context
  makeUpdateFolder(config.dataDir)
  await makeLayout(layout)
  const repaired = await repairInterrupted(context)
  if (repaired === 'under_way') throw new UpdateProblem('An update is running already.')
}

/** Finishes or undoes an interrupted update, and starts the site again where it was stopped for it. */
export async function repairInterrupted(context: UpdateContext): Promise<Repaired> {
  const { files, control } = context
  const repaired = await repairUpdate(context, () => control.stop())
  const wasRunning = (await readJournal(files))?.was_running === true
  if (repaired === 'undone' && wasRunning && !(await control.isRunning())) await control.start()
  return repaired
}

async function findRelease(
  { config }: UpdateContext,
  from: string,
  version: string | null,
): Promise<Release | null> {
  if (config.updates === null)
    throw new UpdateProblem('Where new versions come from is not set: UPDATES names a folder or an address.')
  const list = await readReleases(config.updates, config.updatesKey)
  const chosen = chooseRelease(from, version, list)
  if (typeof chosen === 'string') throw new UpdateProblem(chosen)
  return chosen
}

async function begin(
  context: UpdateContext,
  { kind, from, to }: Pick<UpdateJournal, 'kind' | 'from' | 'to'>,
): Promise<UpdateRun> {
  const { config, files } = context
  const journal = beginJournal(
    { id: randomUUID(), kind, from, to, updater: thisProcess() },
    new Date().toISOString(),
  )
  await writeJournal(config.dataDir, files, journal)
  // From here on the journal records it: a remaining request would be carried out again.
  await rm(files.request, { force: true })
  const run = new UpdateRun(context, journal)
  run.say(kind === 'update' ? `Updating ${from} to ${to}` : `Going back from ${from} to ${to}`)
  return run
}

/** Does the work, and records the result; `running` where it could not be undone. */
async function settle(run: UpdateRun, work: () => Promise<void>): Promise<Outcome> {
  const { files } = run.context
  let reason: string | null = null
  try {
    await work()
    await tidy(run)
  } catch (error) {
    reason = explain(error)
    if (!(error instanceof UpdateProblem))
      await run.log(error instanceof Error ? (error.stack ?? reason) : reason)
    // Where it could not be undone either, the journal stays: the next start undoes it.
    if (run.journal.state === 'running' && !isHalfDone(run.journal)) {
      const ended_at = new Date().toISOString()
      await run.write({ ...run.failedStep(error), state: 'failed', phase: 'over', ended_at })
    }
  } finally {
    await rm(files.download, { force: true })
  }
  const { state, from, to } = run.journal
  return { state, from, to, reason }
}

const isHalfDone = ({ phase }: UpdateJournal) => phase === 'switching' || phase === 'undoing'

async function update(run: UpdateRun, release: Release): Promise<void> {
  const { config, layout, files, free } = run.context
  const { to } = run.journal
  const source = config.updates
  if (source === null) throw new UpdateProblem('Where new versions come from is not set.')
  await run.step('room', () => checkDiskSpace({ root: layout.root, dataDir: config.dataDir }, release, free))
  await run.step('check', async () => {
    await downloadArchive(source, release, files.download)
    return `${formatSize(release.size)}; it is what was published`
  })
  await run.step('unpack', async () => {
    await unpackRelease(layout, to, files.download)
    return ''
  })
  let backup = ''
  await run.step('backup', async () => {
    const made = await backUp(run)
    backup = made.file
    return made.sentence
  })
  await run.step('rehearsal', async () => {
    const say = (line: string) => void run.log(line)
    await rehearse(config, files, { folder: folderOf(layout, to), backup, say })
    return 'It started on a copy, and its pages could be read'
  })
  await switchVersion(run)
}

async function backUp({ context }: UpdateRun): Promise<{ file: string; sentence: string }> {
  const { config } = context
  const file = await backUpForUpdate(config, new Date())
  const { size } = await stat(file)
  return { file, sentence: `${formatSize(size)}, read back and compared (${basename(file)})` }
}

/** Keeps three versions, and the databases that belong to them. */
async function tidy({ context, journal }: UpdateRun): Promise<void> {
  const { layout, files } = context
  const others = listVersions(layout).filter((version) => version !== journal.to && version !== journal.from)
  const kept = [journal.to, journal.from, ...others].slice(0, VERSIONS_KEPT)
  await keepOnly(layout, kept)
  await keepDatabasesOf(
    files,
    kept.filter((version) => version !== journal.to),
  )
}

/**
 * Unpacks a release beside the existing versions. It appears under its name only when it is complete.
 *
 * @throws UpdateProblem when it cannot be unpacked, or contains something else
 */
async function unpackRelease(layout: Layout, version: string, archive: string): Promise<void> {
  const place = folderOf(layout, version)
  const partial = join(layout.root, 'releases', `.${version}.partial`)
  await rm(partial, { recursive: true, force: true })
  try {
    await withReadableFiles(async () => {
      await mkdir(partial)
      await extract({ file: archive, cwd: partial, strip: 1, strict: true, preserveOwner: false })
    })
    checkContents(partial, version)
    await syncTree(partial)
    // Left by an interrupted update: the new one has just been verified.
    await rm(place, { recursive: true, force: true })
    await rename(partial, place)
    await syncFolder(join(layout.root, 'releases'))
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    if (error instanceof UpdateProblem) throw error
    throw new UpdateProblem(`The release could not be unpacked: ${explain(error)}`, { cause: error })
  }
}

/** The site's user reads the code, even unpacked by root; other files this process writes are private to its user. */
async function withReadableFiles(work: () => Promise<void>): Promise<void> {
  const before = process.umask(0o022)
  try {
    await work()
  } finally {
    process.umask(before)
  }
}

function checkContents(folder: string, version: string): void {
  if (!existsSync(join(folder, PROGRAM)) || !existsSync(join(folder, 'package.json')))
    throw new UpdateProblem('What was published is no release of this product.')
  const found = versionIn(folder)
  if (found !== version)
    throw new UpdateProblem(`What was published as ${version} is ${found}. Nothing was changed.`)
}

/** Syncs folders and their content, so that a power failure leaves no empty files under a final name. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncTree(join(folder, entry.name))
  await syncFolder(folder)
}

/**
 * Makes the proven backup of an update. The updater may be root, and the folder may be new: even if the backup fails,
 * everything in it stays owned by the site's user.
 *
 * @returns the backup's file
 * @throws BackupError
 */
export async function backUpForUpdate(place: SiteLocation, now: Date): Promise<string> {
  try {
    return await makeProvenBackup(place, now)
  } finally {
    chownToOwner(place.dataDir, backupFolder(place.dataDir))
  }
}
