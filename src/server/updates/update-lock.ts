import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../domain/text/json.ts'
import { codeOf } from '../error-causes.ts'
import { makeUpdateFolder } from './place.ts'
import { isSameProcess, thisProcess } from './processes.ts'
import { UpdateProblem } from './update-problem.ts'

const holderSchema = z.object({ pid: z.int(), started: z.string() })
const RUNNING = 'An update is running already.'

/**
 * Runs work under the updater's exclusive lock. The lock of a killed process is taken over.
 *
 * @throws UpdateProblem when another updater holds it
 */
export async function withUpdateLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = join(makeUpdateFolder(dataDir).folder, 'lock')
  const own = `${lock}.${randomBytes(4).toString('hex')}`
  await writeFile(own, JSON.stringify(thisProcess()), { mode: 0o600 })
  try {
    if (!(await put(own, lock))) await takeOver(own, lock)
    try {
      return await work()
    } finally {
      await rm(lock, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
}

/** Creates the lock atomically by a link: no lock is ever seen half written. @returns false when there is one */
async function put(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function isHeld(lock: string): Promise<boolean> {
  const holder = holderSchema.safeParse(parseJson(await readFile(lock, 'utf8').catch(() => '')))
  return holder.success && isSameProcess(holder.data)
}

/** Only one process at a time may remove a dead updater's lock: a second one would remove the new lock. */
async function takeOver(own: string, lock: string): Promise<void> {
  const turn = `${lock}.turn`
  if (await isHeld(lock)) throw new UpdateProblem(RUNNING)
  if (!(await put(own, turn))) {
    if (await isHeld(turn)) throw new UpdateProblem(RUNNING)
    // Its process was killed within these few lines.
    await rm(turn, { force: true })
    return takeOver(own, lock)
  }
  try {
    if (await isHeld(lock)) throw new UpdateProblem(RUNNING)
    await rm(lock, { force: true })
    if (!(await put(own, lock))) throw new UpdateProblem(RUNNING)
  } finally {
    await rm(turn, { force: true })
  }
}
