import { open, rm, stat } from 'node:fs/promises'
import { z } from 'zod'
import { DAY, MINUTE } from '../../domain/time/durations.ts'
import { type ReleaseList, releaseListSchema } from '../../domain/updates/releases.ts'
import type { Config } from '../config.ts'
import { codeOf } from '../error-causes.ts'
import { nullWhenMissing, readJsonFile, writeSynced } from '../files.ts'
import { makeUpdateFolder, updateFiles } from './place.ts'
import { readReleases } from './source.ts'
import { explain } from './update-problem.ts'

const knownSchema = z.object({
  asked_at: z.iso.datetime(),
  /** Of which source it was: another one is asked at once. */
  source: z.string(),
  list: releaseListSchema,
  problem: z.string().nullable(),
})

export type KnownReleases = z.infer<typeof knownSchema>
type Place = Pick<Config, 'dataDir' | 'updates' | 'updatesKey'>

const ASK_EVERY = DAY
/** One that asks for longer than this has died over it. */
const ASKING_AT_MOST = 5 * MINUTE

const nameOf = (source: NonNullable<Config['updates']>) => (source.kind === 'web' ? source.url : source.path)

/** What the source said when it was last asked; null when it has not been. */
export async function findKnownReleases({ dataDir, updates }: Place): Promise<KnownReleases | null> {
  if (updates === null) return null
  const known = await readJsonFile(updateFiles(dataDir).known, knownSchema)
  return known?.source === nameOf(updates) ? known : null
}

/** Asks the source now and keeps what it says, also that it could not be read. */
export async function askForReleases(place: Place, now: Date): Promise<KnownReleases | null> {
  const { dataDir, updates, updatesKey } = place
  if (updates === null) return null
  let list: ReleaseList = { releases: [] }
  let problem: string | null = null
  try {
    list = await readReleases(updates, updatesKey)
  } catch (error) {
    problem = explain(error)
  }
  const known = { asked_at: now.toISOString(), source: nameOf(updates), list, problem }
  await writeSynced(makeUpdateFolder(dataDir).known, JSON.stringify(known))
  return known
}

/** Asks where that was not done within a day; of several processes one does it (UPDATE-ASK-2). */
export async function askOncePerDay(place: Place, now: Date): Promise<void> {
  const known = await findKnownReleases(place)
  const age = known ? now.getTime() - Date.parse(known.asked_at) : null
  // One of the future was kept before the clock was set back.
  if (age !== null && age >= 0 && age < ASK_EVERY) return
  const lock = `${makeUpdateFolder(place.dataDir).known}.asking`
  if (!(await claim(lock, now))) return
  try {
    await askForReleases(place, now)
  } finally {
    await rm(lock, { force: true })
  }
}

async function claim(lock: string, now: Date): Promise<boolean> {
  const held = await stat(lock).catch(nullWhenMissing)
  if (held && now.getTime() - held.mtimeMs > ASKING_AT_MOST) await rm(lock, { force: true })
  try {
    await (await open(lock, 'wx')).close()
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}
