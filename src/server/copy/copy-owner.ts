import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../domain/text/json.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { readJsonFile, writeSynced } from '../files.ts'
import type { CopyKey } from './copy-key.ts'
import type { CopyStore } from './copy-store.ts'

/*
 * Which site's copy a place contains, and which machine writes it. The copy of another site, or one that another
 * machine still writes, is never touched.
 */

const SITE = 'site.json.age'
const WRITER = 'writer.json.age'
/** In the data folder: this machine's id, and the places it has started to fill. */
const OWN = 'copy/own.json'

const siteSchema = z.object({ site: z.string(), since: z.iso.datetime() })
const writerSchema = z.object({
  machine: z.string(),
  at: z.iso.datetime(),
  /** Whether it was stopped in an orderly way. */
  ended: z.boolean(),
})
const ownSchema = z.object({ machine: z.string(), begun: z.array(z.string()) })

/** A writing machine confirms this every minute (COPY-OWNER-2). */
export const HEARTBEAT_MS = MINUTE
const SILENT_AFTER_MS = 3 * MINUTE

/** Why a place cannot be used: sentences for the coach. */
export class CopyRefused extends Error {
  readonly todo: string

  constructor([sentence, todo]: readonly [sentence: string, todo: string], options?: ErrorOptions) {
    super(sentence, options)
    this.todo = todo
  }
}

interface Claim {
  store: CopyStore
  key: CopyKey
  dataDir: string
  /** The place, as displayed. */
  place: string
  /** A secret that only this site and its copies have. */
  secret: string
  now: Date
}

/**
 * Claims the place for this site, or confirms that it already is.
 *
 * @throws CopyRefused when it contains another site's copy, another machine writes there, or it is unexpectedly empty
 */
export async function claimPlace({ store, key, dataDir, place, secret, now }: Claim): Promise<void> {
  const own = await readOwn(dataDir)
  const id = createHash('sha256').update(`copy of ${secret}`).digest('hex')
  const held = await read(store, key, SITE, siteSchema)
  if (held === null) {
    if (own.begun.includes(place)) throw new CopyRefused(IS_GONE)
    await write(store, key, SITE, { site: id, since: now.toISOString() })
    await writeOwn(dataDir, { ...own, begun: [...own.begun, place] })
  } else {
    if (held.site !== id) throw new CopyRefused(IS_ANOTHERS)
    if (!own.begun.includes(place)) await writeOwn(dataDir, { ...own, begun: [...own.begun, place] })
  }
  await writeHeartbeat({ store, key, dataDir, now })
}

const IS_GONE = [
  'The copy is no longer at the second place.',
  'If it is a disk, connect it. Otherwise name another place in COPY, and a new copy begins there.',
] as const
const IS_ANOTHERS = [
  'Another site’s copy is at the second place; it is left as it is.',
  'Name another place in COPY, or bring that copy back with “restore”.',
] as const
const HAS_ANOTHER_KEY = [
  'The second place holds a copy that was locked with another key; it is left as it is.',
  'Set COPY_KEY to the key of that copy, or name another place in COPY.',
] as const
const IS_WRITTEN = [
  'Another machine writes to the second place.',
  'Stop the site there, or name another place in COPY.',
] as const

/**
 * Records that this machine writes, or that it has stopped.
 *
 * @throws CopyRefused when another machine writes there, or the copy is gone
 */
export async function writeHeartbeat({
  store,
  key,
  dataDir,
  now,
  ended = false,
}: Pick<Claim, 'store' | 'key' | 'dataDir' | 'now'> & { ended?: boolean }): Promise<void> {
  const { machine } = await readOwn(dataDir)
  if ((await store.read(SITE)) === null) throw new CopyRefused(IS_GONE)
  const writer = await findWriter(store, key)
  if (writer !== null && writer.machine !== machine && isWriting(writer, now))
    throw new CopyRefused(IS_WRITTEN)
  await write(store, key, WRITER, { machine, at: now.toISOString(), ended })
}

/** Finds the machine that wrote there last; null where there is no copy. */
export function findWriter(store: CopyStore, key: CopyKey): Promise<z.infer<typeof writerSchema> | null> {
  return read(store, key, WRITER, writerSchema)
}

/** Whether a machine still writes there, by its last record. */
export function isWriting({ at, ended }: { at: string; ended: boolean }, now: Date): boolean {
  return !ended && now.getTime() - Date.parse(at) < SILENT_AFTER_MS
}

export async function holdsCopy(store: CopyStore, key: CopyKey): Promise<boolean> {
  return (await read(store, key, SITE, siteSchema)) !== null
}

async function read<T>(
  store: CopyStore,
  key: CopyKey,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const sealed = await store.read(name)
  if (sealed === null) return null
  const bytes = await key.open(sealed).catch((cause: unknown) => {
    throw new CopyRefused(HAS_ANOTHER_KEY, { cause })
  })
  return schema.parse(parseJson(Buffer.from(bytes).toString()))
}

async function write(store: CopyStore, key: CopyKey, name: string, value: object): Promise<void> {
  await store.write(name, await key.seal(JSON.stringify(value)))
}

async function readOwn(dataDir: string): Promise<z.infer<typeof ownSchema>> {
  const known = await readJsonFile(join(dataDir, OWN), ownSchema)
  if (known) return known
  const made = { machine: randomUUID(), begun: [] }
  await writeOwn(dataDir, made)
  return made
}

async function writeOwn(dataDir: string, own: z.infer<typeof ownSchema>): Promise<void> {
  await writeSynced(join(dataDir, OWN), JSON.stringify(own))
}
