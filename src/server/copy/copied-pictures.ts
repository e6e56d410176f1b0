import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../../domain/text/json.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { CopyKey } from './copy-key.ts'
import type { CopyStore } from './copy-store.ts'

const listSchema = z.record(
  z.string(),
  z.object({ sha256: z.string(), bytes: z.int(), at: z.iso.datetime() }),
)

/** The pictures at the second place, by the keys of their originals. */
export type CopiedPictures = z.infer<typeof listSchema>

const LIST = 'pictures.json.age'
/** A picture's key says where a site keeps it; there its name tells nothing. */
const pictureName = (sha256: string) => `pictures/${sha256}.age`

/** @throws Error when it was sealed with another key, or is damaged */
export async function readCopiedPictures(store: CopyStore, key: CopyKey): Promise<CopiedPictures> {
  const sealed = await store.read(LIST)
  if (sealed === null) return {}
  return listSchema.parse(parseJson(Buffer.from(await key.open(sealed)).toString()))
}

async function writeList(store: CopyStore, key: CopyKey, list: CopiedPictures): Promise<void> {
  await store.write(LIST, await key.seal(JSON.stringify(list)))
}

interface CopyOptions {
  store: CopyStore
  key: CopyKey
  mediaStore: MediaStore
  /** The keys of all pictures of the site. */
  wanted: readonly string[]
  copied: CopiedPictures
  now: string
  signal: AbortSignal
}

/** So many are sent before the list says so: broken off, no more are sent twice. */
const LISTED_AFTER = 20

/**
 * Sends what is missing at the second place and takes away what no picture needs any more (COPY-PICTURE-1). What is gone
 * from the site goes only with the next picture that is sent, so that nothing is asked of the place for nothing.
 *
 * @returns what is there now
 * @throws Error in the words of the store; what was sent until then is listed
 */
export async function copyPictures(options: CopyOptions): Promise<CopiedPictures> {
  const { store, key, mediaStore, wanted, now, signal } = options
  let copied = options.copied
  const missing = wanted.filter((picture) => copied[picture] === undefined)
  const isWanted = new Set(wanted)
  const gone = Object.keys(copied).filter((picture) => !isWanted.has(picture))
  if (missing.length === 0 && gone.length === 0) return copied
  for (let at = 0; at < missing.length && !signal.aborted; at += LISTED_AFTER) {
    const sent: CopiedPictures = {}
    for (const picture of missing.slice(at, at + LISTED_AFTER)) {
      if (signal.aborted) break
      const bytes = await mediaStore.read(picture)
      // Deleted since, or lost: the check of the site's health says so.
      if (bytes === null) continue
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await store.write(pictureName(sha256), await key.seal(bytes))
      sent[picture] = { sha256, bytes: bytes.length, at: now }
    }
    copied = { ...copied, ...sent }
    await writeList(store, key, copied)
  }
  return gone.length === 0 ? copied : removeGone({ store, key, copied, gone })
}

/** The list first: what it names is always there. */
async function removeGone({
  store,
  key,
  copied,
  gone,
}: Pick<CopyOptions, 'store' | 'key' | 'copied'> & { gone: readonly string[] }): Promise<CopiedPictures> {
  const isGone = new Set(gone)
  const left = Object.fromEntries(Object.entries(copied).filter(([picture]) => !isGone.has(picture)))
  await writeList(store, key, left)
  const needed = new Set(Object.values(left).map(({ sha256 }) => sha256))
  for (const picture of gone) {
    const sha256 = copied[picture]?.sha256
    if (sha256 !== undefined && !needed.has(sha256)) await store.remove(pictureName(sha256))
  }
  return left
}

/** A picture as it was; null where it is not there, or another one. */
export async function fetchPicture(
  store: CopyStore,
  key: CopyKey,
  { sha256 }: CopiedPictures[string],
): Promise<Uint8Array | null> {
  const sealed = await store.read(pictureName(sha256))
  if (sealed === null) return null
  const bytes = await key.open(sealed)
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : null
}
