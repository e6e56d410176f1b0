import type { Selectable } from 'kysely'
import { fillVideos, type VideoFacts, videoKeysIn } from '../../domain/video/video-figure.ts'
import { findVideoLinks, videoKey } from '../../domain/video/video-link.ts'
import type { Store } from './schema.ts'
import type { VideosTable } from './tables/images.ts'

export type VideoRow = Selectable<VideosTable>

/** What is known of these films, by key; without those nobody asked about. */
export async function listVideos(db: Store, keys: readonly string[]): Promise<Map<string, VideoRow>> {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('videos').selectAll().where('video_key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.video_key, row]))
}

/** Remembers what a film's site said, in the place of what it said before. */
export async function saveVideo(db: Store, video: VideoRow): Promise<void> {
  const { video_key: _, ...facts } = video
  await db
    .insertInto('videos')
    .values(video)
    .onConflict((conflict) => conflict.column('video_key').doUpdateSet(facts))
    .execute()
}

/** What figures show of these films, by key. One whose site could not be asked is as good as never asked about. */
export async function listVideoFacts(db: Store, keys: readonly string[]): Promise<Map<string, VideoFacts>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('videos')
    .leftJoin('images', 'images.public_id', 'videos.poster_public_id')
    .select(['video_key', 'state', 'title', 'author', 'duration', 'uploaded_on'])
    .select(['images.public_id', 'images.version', 'images.delivery_base'])
    .where('video_key', 'in', keys)
    .execute()
  const facts = new Map<string, VideoFacts>()
  for (const { video_key, state, title, author, duration, uploaded_on, ...poster } of rows) {
    if (state === 'unknown') continue
    const { public_id, version, delivery_base } = poster
    const isThere = public_id !== null && version !== null
    facts.set(video_key, {
      state,
      title,
      author,
      seconds: duration,
      uploaded: uploaded_on,
      poster: isThere ? { public_id, version, delivery_base } : null,
    })
  }
  return facts
}

/** Stored HTML as it is shown: every film with what is known of it now. */
export async function showVideos(db: Store, html: string): Promise<string> {
  const keys = videoKeysIn(html)
  return keys.length === 0 ? html : fillVideos(html, await listVideoFacts(db, keys))
}

/** The ids of the pictures that stand for the films of a Markdown text. */
export async function listPosters(db: Store, markdown: string): Promise<string[]> {
  const videos = await listVideos(db, findVideoLinks(markdown).map(videoKey))
  return [...videos.values()].flatMap(({ poster_public_id }) => poster_public_id ?? [])
}
