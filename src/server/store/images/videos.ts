import type { Selectable } from 'kysely'
import {
  fillVideos,
  type VideoFacts,
  type VideoPoster,
  videoKeysIn,
} from '../../../domain/video/video-figure.ts'
import { findVideoLinks, videoKey } from '../../../domain/video/video-link.ts'
import type { Database, Store } from '../schema.ts'

export type VideoRow = Selectable<Database['videos']>

/** Lists the known facts of these films, by key; without films never looked up. */
export async function listVideos(db: Store, keys: readonly string[]): Promise<Map<string, VideoRow>> {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('videos').selectAll().where('video_key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.video_key, row]))
}

/**
 * Lists what figures show of these films, by key. For a film whose site could not be reached that is only the poster
 * the coach has chosen; without one the film is treated as never looked up.
 */
export async function listVideoFacts(db: Store, keys: readonly string[]): Promise<Map<string, VideoFacts>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('videos')
    .leftJoin('images as own', 'own.public_id', 'videos.own_poster_public_id')
    .leftJoin('images as fetched', 'fetched.public_id', 'videos.poster_public_id')
    .select(['video_key', 'state', 'title', 'author', 'duration', 'uploaded_on'])
    .select([
      'own.public_id as own_id',
      'own.version as own_version',
      'own.delivery_base as own_base',
      'fetched.public_id',
      'fetched.version',
      'fetched.delivery_base',
    ])
    .where('video_key', 'in', keys)
    .execute()
  const facts = new Map<string, VideoFacts>()
  for (const { video_key, state, title, author, duration, uploaded_on, ...posters } of rows) {
    const { own_id, own_version, own_base, public_id, version, delivery_base } = posters
    if (state === 'unknown' && own_id === null) continue
    facts.set(video_key, {
      state: state === 'unknown' ? 'found' : state,
      title,
      author,
      seconds: duration,
      uploaded: uploaded_on,
      poster: posterOf(own_id, own_version, own_base) ?? posterOf(public_id, version, delivery_base),
    })
  }
  return facts
}

function posterOf(
  public_id: string | null,
  version: string | null,
  delivery_base: string | null,
): VideoPoster | null {
  return public_id !== null && version !== null ? { public_id, version, delivery_base } : null
}

/** Fills the present facts of every film into stored HTML. */
export async function showVideos(db: Store, html: string): Promise<string> {
  const keys = videoKeysIn(html)
  return keys.length === 0 ? html : fillVideos(html, await listVideoFacts(db, keys))
}

/** Lists the ids of the posters of the films in a Markdown text. */
export async function listPosters(db: Store, markdown: string): Promise<string[]> {
  const videos = await listVideos(db, findVideoLinks(markdown).map(videoKey))
  return [...videos.values()].flatMap(({ poster_public_id, own_poster_public_id }) =>
    [poster_public_id, own_poster_public_id].filter((id) => id !== null),
  )
}
