import { DAY, HOUR } from '../../domain/time/durations.ts'
import { findVideoLinks, type VideoLink, videoKey } from '../../domain/video/video-link.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import { storeUpload } from '../media/store-upload.ts'
import { type FetchPublic, fetchPublic } from '../net/fetch-public.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'
import { saveVideo } from '../store/images/change-video.ts'
import { listVideos, type VideoRow } from '../store/images/videos.ts'
import type { Store } from '../store/schema.ts'
import type { WriteContext } from '../store/write-context.ts'
import { queryVideoProvider } from './query-video-provider.ts'

interface Tools {
  store: Store
  mediaStore: MediaStore
  queue: RenderQueue
  /** Replaced in tests, which have no internet. */
  ask?: FetchPublic | undefined
}

/** Age at which a save queries known facts again: films may disappear. Failed queries are retried sooner. */
const STALE_AFTER_MS = { found: 30 * DAY, elsewhere: DAY, gone: DAY, unknown: HOUR }

/** Queries the films of a Markdown text that are not known yet, before it is stored (VIDEO-FACT-1). */
export async function fetchVideoMetadata(
  tools: Tools,
  markdown: string,
  context: WriteContext,
): Promise<void> {
  const links = findVideoLinks(markdown)
  if (links.length === 0) return
  const known = await listVideos(tools.store, links.map(videoKey))
  const now = Date.parse(context.now)
  const wanted = links.filter((link) => isStale(known.get(videoKey(link)), now))
  await Promise.all(wanted.map((link) => refreshVideo(tools, link, context)))
}

function isStale(before: VideoRow | undefined, now: number): boolean {
  return !before || now - Date.parse(before.fetched_at) > STALE_AFTER_MS[before.state]
}

/** Returns the known facts of a film; its site is queried only when they are missing or stale. */
export async function findOrFetchVideo(
  tools: Tools,
  link: VideoLink,
  context: WriteContext,
): Promise<VideoRow> {
  const before = (await listVideos(tools.store, [videoKey(link)])).get(videoKey(link))
  return before && !isStale(before, Date.parse(context.now)) ? before : refreshVideo(tools, link, context)
}

/**
 * Queries a film's site and stores the answer. When it cannot be reached, earlier facts stay.
 *
 * @returns the facts known now
 */
export async function refreshVideo(tools: Tools, link: VideoLink, context: WriteContext): Promise<VideoRow> {
  const { store, ask = fetchPublic } = tools
  const key = videoKey(link)
  const before = (await listVideos(store, [key])).get(key)
  const { state, title, author, seconds, uploaded, poster } = await queryVideoProvider(link, ask)
  const learned: VideoRow =
    before && state === 'unknown'
      ? { ...before, fetched_at: context.now }
      : {
          video_key: key,
          state,
          title: title || (before?.title ?? ''),
          author: author || (before?.author ?? ''),
          duration: seconds ?? before?.duration ?? null,
          uploaded_on: uploaded ?? before?.uploaded_on ?? null,
          poster_public_id: before?.poster_public_id ?? null,
          own_poster_public_id: before?.own_poster_public_id ?? null,
          fetched_at: context.now,
        }
  const kept = poster && (await keepPoster(tools, { key, poster }, context))
  const video = kept ? { ...learned, poster_public_id: kept } : learned
  await saveVideo(store, video)
  return video
}

/** Stores a film's poster in the library, cropped to the film's aspect ratio; null when it is not an image. */
async function keepPoster(
  { store, mediaStore, queue }: Tools,
  { key, poster }: { key: string; poster: Buffer },
  context: WriteContext,
): Promise<string | null> {
  const picture = await queue.run(() => runPixelJob('cutPoster', poster)).catch(() => null)
  if (picture === null) return null
  const upload = {
    picture,
    fields: { upload_preset: 'blog' as const, folder: 'videos', source: 'upload' as const },
    filename: `${key.replaceAll(':', '-')}.jpg`,
  }
  try {
    return (await storeUpload({ store, mediaStore }, upload, context)).public_id
  } catch (error) {
    // A save must not fail because a poster could not be stored: a later save tries again.
    process.emitWarning(`The picture of a film could not be kept: ${String(error)}`)
    return null
  }
}
