import { createHash } from 'node:crypto'
import { Failure } from '../../domain/errors.ts'
import { keepUpload } from '../media/keep-upload.ts'
import type { MediaStore } from '../media/media-store.ts'
import { preparePicture } from '../media/prepare-picture.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import type { FetchPublic } from '../net/fetch-public.ts'
import type { Store } from '../store/database.ts'
import { findImage } from '../store/images.ts'
import { findImports, rememberImport } from '../store/imports.ts'
import type { WriteContext } from '../store/write-context.ts'
import { fetchPicture } from './fetch-picture.ts'

/** An index of PostgreSQL holds no more. */
const MAX_ORIGIN = 2_000

export interface KeptPicture {
  public_id: string
  version: string
}

interface Keeper {
  store: Store
  mediaStore: MediaStore
  queue: RenderQueue
  ask?: FetchPublic | undefined
}

/**
 * A picture of another site as one of ours: fetched, checked like an upload and kept. One that an earlier import
 * fetched is not fetched again while it is here.
 *
 * @throws Failure with a sentence that says why it could not be had
 */
export async function keepRemotePicture(
  { store, mediaStore, queue, ask }: Keeper,
  { url, preset }: { url: string; preset: 'blog' | 'recipe' },
  context: WriteContext,
): Promise<KeptPicture> {
  const origin = originOf(url)
  const before = (await findImports(store, [origin])).get(origin)
  const known = before && (await findImage(store, before.target))
  if (known) return known
  const file = await fetchPicture(url, ask)
  const picture = await queue.run(() => preparePicture(file, 'upload'))
  const filename = new URL(url).pathname.split('/').at(-1) || 'picture'
  const kept = await keepUpload(
    { store, mediaStore },
    { picture, fields: { upload_preset: preset, source: 'upload' }, filename },
    context,
  )
  const hash = createHash('sha256').update(file).digest('hex')
  await rememberImport(store, { origin, kind: 'picture', target: kept.public_id, hash, at: context.now })
  return kept
}

/** What the picture of an address is remembered by; addresses that differ only far behind are two pictures. */
function originOf(url: string): string {
  const origin = `picture:${url}`
  if (origin.length <= MAX_ORIGIN) return origin
  return `picture:sha256:${createHash('sha256').update(url).digest('hex')}`
}

/** Why a picture could not be had, for the coach; anything that was not foreseen is thrown on. */
export function explainLoss(error: unknown): string {
  if (!(error instanceof Failure)) throw error
  return error.code === 'unsupported_type' ? 'It is not a JPG, PNG, WebP or GIF picture.' : error.message
}
