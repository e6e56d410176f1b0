import { videoKeysIn } from '../../../domain/video/video-figure.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import { writeItemImages } from './image-uses.ts'
import { findImage } from './images.ts'
import { listVideos, type VideoRow } from './videos.ts'

/** What of a film its figures show. */
const SHOWN = [
  'state',
  'title',
  'author',
  'duration',
  'uploaded_on',
  'poster_public_id',
  'own_poster_public_id',
] as const

/** What came of choosing a picture for a film. */
export type PosterChoice = { kind: 'chosen'; video: VideoRow } | { kind: 'no_picture' } | { kind: 'no_film' }

/** Remembers what a film's site said, in the place of what it said before. */
export async function saveVideo(db: Store, video: VideoRow): Promise<void> {
  const { video_key, ...facts } = video
  await inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const before = (await listVideos(transaction, [video_key])).get(video_key)
    await transaction
      .insertInto('videos')
      .values(video)
      .onConflict((conflict) => conflict.column('video_key').doUpdateSet(facts))
      .execute()
    if (SHOWN.some((fact) => before?.[fact] !== video[fact]))
      await updateShowing(transaction, video_key, video.fetched_at)
  })
}

/**
 * Puts a picture of the library in the place of the one a film's site has, wherever the film is shown (VIDEO-POSTER-1).
 *
 * @param public_id null takes it back
 */
export async function choosePoster(
  db: Store,
  key: string,
  public_id: string | null,
  now: string,
): Promise<PosterChoice> {
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    if (public_id !== null && !(await findImage(transaction, public_id))) return { kind: 'no_picture' }
    const video = await transaction
      .updateTable('videos')
      .set({ own_poster_public_id: public_id })
      .where('video_key', '=', key)
      .returningAll()
      .executeTakeFirst()
    if (!video) return { kind: 'no_film' }
    await updateShowing(transaction, key, now)
    return { kind: 'chosen', video }
  })
}

/** Notes anew which pictures the texts with this film show (VIDEO-POSTER-2), and that their pages have changed. */
async function updateShowing(transaction: Store, key: string, now: string): Promise<void> {
  const [, id = key] = key.split(':')
  const mayShow = `%${id}%`
  const articles = await transaction
    .selectFrom('articles')
    .select(['id', 'content', 'content_html', 'featured_image_url', 'featured_image_public_id'])
    .where('content_html', 'like', mayShow)
    .execute()
  const issues = await transaction
    .selectFrom('issues')
    .select(['id', 'content', 'content_html'])
    .where('content_html', 'like', mayShow)
    .execute()
  const showing = [
    ...articles.map((fields) => ({ kind: 'article' as const, fields })),
    ...issues.map((fields) => ({ kind: 'issue' as const, fields })),
  ].filter(({ fields }) => videoKeysIn(fields.content_html).includes(key))
  if (showing.length === 0) return
  for (const { kind, fields } of showing) await writeItemImages(transaction, kind, fields.id, fields)
  await recordPageChange(transaction, null, now)
}
