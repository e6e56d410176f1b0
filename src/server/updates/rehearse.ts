import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE } from '../../domain/time/durations.ts'
import type { SiteLocation } from '../backup/backup-place.ts'
import { buildDatabase } from '../backup/build-database.ts'
import { readBackup } from '../backup/read-backup.ts'
import { environmentWith } from '../config.ts'
import { choosePort } from '../listen-address.ts'
import { findBrokenPage, isHealthy } from './ask-version.ts'
import { holdForGood } from './hold.ts'
import { PROGRAM } from './layout.ts'
import { chownToOwner, makeUpdateFolder, ownerOf, type UpdateFiles, updateFiles } from './place.ts'
import { countRows, findMissingRows, type RowCounts } from './saved-database.ts'
import { terminateProcess } from './site-control.ts'
import { findSiteProcess } from './site-process.ts'
import { UpdateProblem } from './update-problem.ts'

/** Migrating large tables takes time; a hanging process is not waited for any longer. */
const START_MS = 10 * MINUTE
const LOOK_EVERY_MS = 100
const HOST = '127.0.0.1'

/** What a copy must not reach: readers, other machines, the site's own data. */
const CUT_OFF = {
  DATABASE_URL: '',
  MAIL_URL: '',
  IMAP_URL: '',
  MEDIA_STORE: '',
  IMAGE_HOST: '',
  AI_IMAGES_URL: '',
  ADMIN_PASSWORD: '',
  METRICS_TOKEN: '',
  TRUST_PROXY: '',
  HANDED_SOCKETS: '',
  COPY: '',
  UPDATES: 'off',
  HTTPS: 'off',
  FIRST_VISIT: 'password',
  WARM_PICTURES: 'off',
  HOST,
}

interface RehearsalOptions {
  /** Folder of the unpacked new version. */
  folder: string
  /** The proven backup. */
  backup: string
  /** Called with the new version's output. */
  say: (line: string) => void
}

/**
 * Starts a new version on a copy of the data, on a separate port: its migrations run there and its pages are read
 * (UPDATE-TRIAL-1). The copy sends nothing to the outside.
 *
 * @throws UpdateProblem saying what does not work
 */
export async function rehearse(
  place: SiteLocation,
  files: UpdateFiles,
  { folder, backup, say }: RehearsalOptions,
): Promise<void> {
  await clearRehearsal(files)
  try {
    const before = await makeCopy(place, files, backup)
    const port = await choosePort(0, HOST)
    const { child, lastWords } = startCopy(place, files, { folder, port, say })
    try {
      await judge(child, `http://${HOST}:${port}`, lastWords)
    } finally {
      await endChild(child)
    }
    const missing = findMissingRows(before, await countRows(copyPlace(files)))
    if (missing !== null)
      throw new UpdateProblem(`On a copy of your data the new version loses some: ${missing}.`)
  } finally {
    await clearRehearsal(files)
  }
}

/** Removes the copy left by a killed updater, and ends a process that still runs on it. */
export async function clearRehearsal({ rehearsal }: UpdateFiles): Promise<void> {
  const left = await findSiteProcess(updateFiles(rehearsal))
  if (left !== null) await terminateProcess(left)
  await rm(rehearsal, { recursive: true, force: true })
}

const copyPlace = ({ rehearsal }: UpdateFiles): SiteLocation => ({
  databaseUrl: null,
  dataDir: rehearsal,
  mediaStore: null,
})

async function makeCopy(place: SiteLocation, files: UpdateFiles, backup: string): Promise<RowCounts> {
  await mkdir(files.rehearsal, { recursive: true, mode: 0o700 })
  await buildDatabase(await readBackup(backup), files.rehearsal, { withSearch: true })
  const copied = makeUpdateFolder(files.rehearsal)
  await holdForGood(files.rehearsal, copied)
  const counts = await countRows(copyPlace(files))
  chownToOwner(place.dataDir, files.rehearsal)
  // Its parent folder is already private to the site.
  chmodSync(files.rehearsal, 0o700)
  return counts
}

function startCopy(
  place: SiteLocation,
  files: UpdateFiles,
  { folder, port, say }: { folder: string; port: number; say: (line: string) => void },
): { child: ChildProcess; lastWords: () => string } {
  const child = spawn(join(folder, PROGRAM), ['start'], {
    // So that the settings of an `.env` in the updater's working directory are not used.
    cwd: files.rehearsal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith({
      ...CUT_OFF,
      DATA_DIR: files.rehearsal,
      PORT: String(port),
      SITE_URL: `http://${HOST}:${port}`,
      LOG_LEVEL: 'warn',
    }),
    ...ownerOf(place.dataDir),
  })
  let errors = ''
  child.stdout?.on('data', (chunk: Buffer) => say(chunk.toString().trimEnd()))
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2_000)
    say(chunk.toString().trimEnd())
  })
  child.once('error', (error) => {
    errors = error.message
  })
  return { child, lastWords: () => errors.trim().split('\n')[0] ?? '' }
}

const isOver = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined

async function judge(child: ChildProcess, address: string, lastWords: () => string): Promise<void> {
  const limit = performance.now() + START_MS
  while (!(await isHealthy(address))) {
    if (isOver(child)) {
      await pause(LOOK_EVERY_MS)
      throw new UpdateProblem(
        `On a copy of your data the new version does not start: ${lastWords() || 'it ended without a word.'}`,
      )
    }
    if (performance.now() > limit)
      throw new UpdateProblem('On a copy of your data the new version is not ready after ten minutes.')
    await pause(LOOK_EVERY_MS)
  }
  const broken = await findBrokenPage(address)
  if (broken !== null)
    throw new UpdateProblem(`On a copy of your data the new version does not work: ${broken}.`)
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined) await terminateProcess({ pid: child.pid, isOver: () => isOver(child) })
}
