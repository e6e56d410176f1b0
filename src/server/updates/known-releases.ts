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
  /** The source it came from: another one is queried immediately. */
  source: z.string(),
  list: releaseListSchema,
  problem: z.string().nullable(),
})

export type KnownReleases = z.infer<typeof knownSchema>
type Place = Pick<Config, 'dataDir' | 'updates' | 'updatesKey'>

const ASK_EVERY = DAY
/** A process that takes longer than this has died. */
const ASKING_AT_MOST = 5 * MINUTE

const nameOf = (source: NonNullable<Config['updates']>) => (source.kind === 'web' ? source.url : source.path)

/** Reads the source's last answer; null when there is none. */
export async function findKnownReleases({ dataDir, updates }: Place): Promise<KnownReleases | null> {
  if (updates === null) return null
  const known = await readJsonFile(updateFiles(dataDir).known, knownSchema)
  return known?.source === nameOf(updates) ? known : null
}

/** Queries the source now and stores the answer, including a failure. */
export async function fetchReleases(place: Place, now: Date): Promise<KnownReleases | null> {
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

/** Queries the source unless that was done within a day; of several processes only one does it (UPDATE-ASK-2). */
export async function fetchReleasesDaily(place: Place, now: Date): Promise<void> {
  const known = await findKnownReleases(place)
  const age = known ? now.getTime() - Date.parse(known.asked_at) : null
  // An answer from the future was stored before the clock was set back.
  if (age !== null && age >= 0 && age < ASK_EVERY) return
  const lock = `${makeUpdateFolder(place.dataDir).known}.asking`
  if (!(await claim(lock, now))) return
  try {
    await fetchReleases(place, now)
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
