import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { SECOND } from '../../domain/time/durations.ts'
import { environmentWith } from '../config.ts'
import { readJsonFile, writeSynced } from '../files.ts'
import { currentFolder, type Layout, PROGRAM } from './layout.ts'
import { ownerOf, type UpdateFiles } from './place.ts'
import { isSameProcess, signal, thisProcess } from './processes.ts'
import { findSiteProcess } from './site-process.ts'
import { UpdateProblem } from './update-problem.ts'

/** Stops and starts the site: through systemd, or as a separate process. */
export interface SiteControl {
  /** Whether it runs, determined before anything is changed. */
  isRunning(): Promise<boolean>
  /** Prepares what keeps connections waiting. */
  prepare(): Promise<void>
  /** Resolves when its process has ended. */
  stop(): Promise<void>
  /** Starts the version `current` leads to. */
  start(): Promise<void>
  /** Whether the started process has ended again. */
  hasEnded(): Promise<boolean>
  /** Leaves the site to itself. */
  finish(): Promise<void>
}

const run = promisify(execFile)
const SITE_UNIT = 'happiness-first.service'
/** Longer than a site takes to stop by itself (RUN-STOP-1). */
const STOP_MS = 15 * SECOND
const HOLDER_MS = 5 * SECOND
const LOOK_EVERY_MS = 50

/** Chooses the control: systemd where its unit runs this layout. */
export async function chooseControl(
  layout: Layout,
  dataDir: string,
  files: UpdateFiles,
): Promise<SiteControl> {
  return (await isUnderSystemd(layout))
    ? createSystemdControl()
    : createProcessControl(layout, dataDir, files)
}

/** Whether systemd starts and stops this layout's unit. */
export async function isUnderSystemd({ root }: Layout): Promise<boolean> {
  if (!existsSync('/run/systemd/system')) return false
  const shown = await run('systemctl', ['show', SITE_UNIT, '--property=ExecStart']).catch(() => null)
  return shown?.stdout.includes(`path=${join(root, 'current')}/`) === true
}

function createSystemdControl(): SiteControl {
  // systemctl runs with the updater's initial uid and gid: root.
  const systemctl = (...args: string[]) => run('systemctl', args)
  const state = async () =>
    (await systemctl('show', SITE_UNIT, '--property=ActiveState', '--value')).stdout.trim()
  return {
    isRunning: async () => ['active', 'activating', 'reloading'].includes(await state()),
    // systemd keeps the sockets: connections wait.
    prepare: async () => undefined,
    stop: async () => void (await systemctl('stop', SITE_UNIT)),
    start: async () => {
      // Earlier failures must not prevent this start.
      await systemctl('reset-failed', SITE_UNIT).catch(() => undefined)
      await systemctl('start', '--no-block', SITE_UNIT)
    },
    hasEnded: async () => ['failed', 'inactive'].includes(await state()),
    finish: async () => undefined,
  }
}

const holderSchema = z.object({
  number: z.int(),
  pid: z.int(),
  site: z.object({ pid: z.int(), started: z.string() }).nullable(),
  hasEnded: z.boolean(),
})

function createProcessControl(layout: Layout, dataDir: string, files: UpdateFiles): SiteControl {
  let number = 0
  let isHolding = false
  let own: { pid: number; hasEnded: boolean } | null = null

  const order = (change: { start: string | null; isOver: boolean }) =>
    writeSynced(files.order, JSON.stringify({ number, updater: thisProcess(), ...change }))
  const readHolder = () => readJsonFile(files.holder, holderSchema).catch(() => null)
  /** @returns whether the holder answered in time */
  const heard = async (wanted: number) => {
    const limit = performance.now() + HOLDER_MS
    while (performance.now() < limit) {
      if ((await readHolder())?.number === wanted) return true
      await pause(LOOK_EVERY_MS)
    }
    return false
  }

  return {
    isRunning: async () => (await findSiteProcess(files)) !== null,
    async prepare() {
      const site = await findSiteProcess(files)
      if (site === null) return
      await rm(files.holder, { force: true })
      await order({ start: null, isOver: false })
      signal(site.pid, 'SIGUSR2')
      // Without a holder the site is updated all the same: connections are refused for the seconds it takes.
      isHolding = await heard(0)
    },
    async stop() {
      const site = (await findSiteProcess(files)) ?? (await readHolder())?.site ?? null
      if (site !== null && isSameProcess(site)) await terminateProcess(site)
      if (own !== null && !own.hasEnded)
        await terminateProcess({ pid: own.pid, isOver: () => own?.hasEnded ?? true })
    },
    async start() {
      const folder = currentFolder(layout)
      if (isHolding) {
        number++
        await order({ start: folder, isOver: false })
        if (await heard(number)) return
        isHolding = false
      }
      own = startAlone(folder, dataDir)
    },
    async hasEnded() {
      if (isHolding) return (await readHolder())?.hasEnded ?? true
      return own?.hasEnded ?? true
    },
    async finish() {
      await order({ start: null, isOver: true })
      isHolding = false
    },
  }
}

/** Starts a process that outlives this one, with the same settings, where no running site could hand over its sockets. */
function startAlone(folder: string, dataDir: string): { pid: number; hasEnded: boolean } {
  const child = spawn(join(folder, PROGRAM), ['start'], {
    detached: true,
    stdio: 'ignore',
    env: environmentWith({ HANDED_SOCKETS: '' }),
    ...ownerOf(dataDir),
  })
  const started = { pid: child.pid ?? 0, hasEnded: child.pid === undefined }
  const ended = () => {
    started.hasEnded = true
  }
  child.once('exit', ended).once('error', ended)
  child.unref()
  return started
}

/** Asks a process to end, and kills it when it does not. */
export async function terminateProcess(
  process: { pid: number; started: string } | { pid: number; isOver: () => boolean },
): Promise<void> {
  const isOver = () => ('isOver' in process ? process.isOver() : !isSameProcess(process))
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    if (isOver()) return
    signal(process.pid, name)
    const limit = performance.now() + STOP_MS
    while (performance.now() < limit) {
      if (isOver()) return
      await pause(LOOK_EVERY_MS)
    }
  }
  throw new UpdateProblem(`The site (process ${process.pid}) could not be stopped.`)
}
