import { createHash } from 'node:crypto'
import { Failure } from '../../domain/errors.ts'
import { IMAGE_SIZE_MESSAGE, MAX_IMAGE_BYTES } from '../../domain/images/upload-limits.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import { storeUpload } from '../media/store-upload.ts'
import {
  type FetchPublic,
  ForbiddenAddress,
  fetchPublic,
  ResponseTooLarge,
  TooManyRedirects,
} from '../net/fetch-public.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'
import type { Store } from '../store/database.ts'
import { findImage } from '../store/images/images.ts'
import { findImports, rememberImport } from '../store/items/imports.ts'
import type { WriteContext } from '../store/write-context.ts'

const MAX_REDIRECTS = 4

/**
 * Fetches the bytes of an image on another site, with the guards for outside addresses.
 *
 * @param ask replaced in tests, which have no internet
 * @throws Failure with a sentence that says why it could not be fetched
 */
async function fetchImage(address: string, ask: FetchPublic = fetchPublic): Promise<Buffer> {
  try {
    const limits = { maxBytes: MAX_IMAGE_BYTES, maxRedirects: MAX_REDIRECTS, accept: 'image/*' }
    const response = await ask(new URL(address), limits)
    if (!response.ok)
      throw new Failure('invalid', `The other site answered ${response.status} instead of a picture.`)
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    throw explain(error)
  }
}

function explain(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure('invalid', sentenceFor(error), { cause: error })
}

function sentenceFor(error: unknown): string {
  if (error instanceof ForbiddenAddress) return 'Its address is not on the public internet.'
  if (error instanceof ResponseTooLarge) return IMAGE_SIZE_MESSAGE
  if (error instanceof TooManyRedirects)
    return 'The other site sends from one address to the next without end.'
  if (/TimeoutError|aborted/i.test(String(error))) return 'The other site did not answer in time.'
  return 'The other site could not be reached.'
}

export interface KeptImage {
  public_id: string
  version: string
}

interface Tools {
  store: Store
  mediaStore: MediaStore
  queue: RenderQueue
  ask?: FetchPublic | undefined
}

/**
 * Fetches an image of another site, checks it like an upload, and stores it. An image fetched by an earlier import and
 * still here is not fetched again.
 *
 * @throws Failure with a sentence that says why it could not be fetched
 */
export async function storeRemoteImage(
  { store, mediaStore, queue, ask }: Tools,
  { url, preset }: { url: string; preset: 'blog' | 'recipe' },
  context: WriteContext,
): Promise<KeptImage> {
  const origin = originOf(url)
  const before = (await findImports(store, [origin])).get(origin)
  const known = before && (await findImage(store, before.target))
  if (known) return known
  const file = await fetchImage(url, ask)
  const picture = await queue.run(() => runPixelJob('prepareImage', file, 'upload'))
  const filename = new URL(url).pathname.split('/').at(-1) || 'picture'
  const kept = await storeUpload(
    { store, mediaStore },
    { picture, fields: { upload_preset: preset, source: 'upload' }, filename },
    context,
  )
  const hash = createHash('sha256').update(file).digest('hex')
  await rememberImport(store, { origin, kind: 'picture', target: kept.public_id, hash, at: context.now })
  return kept
}

/** PostgreSQL's indexes hold no longer values. */
const MAX_ORIGIN_LENGTH = 2_000

/** Returns the stored origin for an image's address; long addresses that differ only near the end stay distinct. */
function originOf(url: string): string {
  const origin = `picture:${url}`
  if (origin.length <= MAX_ORIGIN_LENGTH) return origin
  return `picture:sha256:${createHash('sha256').update(url).digest('hex')}`
}

/** Explains to the coach why an image could not be fetched; rethrows unexpected errors. */
export function explainLoss(error: unknown): string {
  if (!(error instanceof Failure)) throw error
  return error.code === 'unsupported_type' ? 'It is not a JPG, PNG, WebP or GIF picture.' : error.message
}
