import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../domain/text/json.ts'
import { makeUpdateFolder } from './place.ts'
import { isSameProcess, thisProcess } from './processes.ts'
import { UpdateProblem } from './update-problem.ts'

const holderSchema = z.object({ pid: z.int(), started: z.string() })

/**
 * Does work that one updater does at a time. A lock whose process was killed holds nobody up.
 *
 * @throws UpdateProblem when another is at it
 */
export async function withUpdateLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = join(makeUpdateFolder(dataDir).folder, 'lock')
  const own = `${lock}.${process.pid}`
  await writeFile(own, JSON.stringify(thisProcess()), { mode: 0o600 })
  try {
    // A link is made whole or not at all: no lock is ever seen half written.
    if (!(await take(own, lock))) {
      await rm(lock, { force: true })
      if (!(await take(own, lock))) throw new UpdateProblem('An update is running already.')
    }
    try {
      return await work()
    } finally {
      await rm(lock, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
}

/** @returns false when the lock is a dead one's · @throws UpdateProblem when it is held */
async function take(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const holder = holderSchema.safeParse(parseJson(await readFile(lock, 'utf8').catch(() => '')))
  if (holder.success && isSameProcess(holder.data)) throw new UpdateProblem('An update is running already.')
  return false
}
