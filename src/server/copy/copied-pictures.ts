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

/** The images at the second place, by the keys of their originals. */
export type CopiedPictures = z.infer<typeof listSchema>

const LIST = 'pictures.json.age'
/** An image's key says where a site keeps it; its name at the second place reveals nothing. */
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
  /** The keys of all images of the site. */
  wanted: readonly string[]
  copied: CopiedPictures
  now: string
  signal: AbortSignal
}

/** Number of images sent between updates of the list: an interruption resends at most these. */
const LISTED_AFTER = 20

/**
 * Sends the images missing at the second place and removes unneeded ones there (COPY-PICTURE-1). Images deleted from
 * the site are removed only along with the next image sent, to avoid extra requests to the place.
 *
 * @returns the list of what is there now
 * @throws Error in the words of the store; images sent until then are listed
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
      // Deleted since, or lost: the health check reports lost ones.
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

/** The list first: what it names always exists. */
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

/** Fetches an image; null where it is missing or differs. */
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
