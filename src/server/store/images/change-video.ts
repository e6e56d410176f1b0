import { videoKeysIn } from '../../../domain/video/video-figure.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import { writeItemImages } from './image-uses.ts'
import { findImage } from './images.ts'
import { listPosters, listVideos, type VideoRow } from './videos.ts'

/** Facts from a film's site that its figures show. */
const SHOWN = ['state', 'title', 'author', 'duration', 'uploaded_on', 'poster_public_id'] as const

/** The result of choosing a poster for a film. */
export type PosterChoice = { kind: 'chosen'; video: VideoRow } | { kind: 'no_picture' } | { kind: 'no_film' }

/**
 * Stores the facts from a film's site, replacing earlier ones. The poster the coach has chosen stays, also one chosen
 * during the request.
 */
export async function saveVideo(db: Store, video: VideoRow): Promise<void> {
  const { video_key, own_poster_public_id: _, ...facts } = video
  await inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const before = (await listVideos(transaction, [video_key])).get(video_key)
    await transaction
      .insertInto('videos')
      .values(video)
      .onConflict((conflict) => conflict.column('video_key').doUpdateSet(facts))
      .execute()
    // A new film is looked up for a text that is stored with it a moment later.
    if (before && SHOWN.some((fact) => before[fact] !== video[fact]))
      await updateShowing(transaction, video_key, video.fetched_at)
  })
}

/**
 * Replaces the poster of a film's site by a library image, wherever the film is shown (VIDEO-POSTER-1).
 *
 * @param public_id null undoes the choice
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

/** Updates which images the texts with this film show (VIDEO-POSTER-2), and invalidates their pages. */
async function updateShowing(transaction: Store, key: string, now: string): Promise<void> {
  const showing = [
    ...(await updateTexts(transaction, 'article', key)),
    ...(await updateTexts(transaction, 'issue', key)),
  ]
  if (showing.length > 0) await recordPageChange(transaction, null, now)
}

const TEXTS = { article: 'articles', issue: 'issues' } as const

/** @returns the ids of the texts that show the film */
async function updateTexts(transaction: Store, kind: keyof typeof TEXTS, key: string): Promise<number[]> {
  const [, filmId = key] = key.split(':')
  const found = await transaction
    .selectFrom(TEXTS[kind])
    .select(['id', 'content_html'])
    .where('content_html', 'like', `%${filmId}%`)
    .orderBy('id')
    .execute()
  const ids = found.filter(({ content_html }) => videoKeysIn(content_html).includes(key)).map(({ id }) => id)
  for (const id of ids) {
    // Waits for a save in progress to finish first.
    await dialectOf(transaction).lockRow(transaction, TEXTS[kind], id)
    if (kind === 'article') await updateArticleImages(transaction, id)
    else await updateIssueImages(transaction, id)
  }
  return ids
}

async function updateArticleImages(transaction: Store, id: number): Promise<void> {
  const article = await transaction
    .selectFrom('articles')
    .select(['content', 'featured_image_url', 'featured_image_public_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (article) await writeItemImages(transaction, 'article', id, article)
}

/** A sent issue continues to use the images it was sent with. */
async function updateIssueImages(transaction: Store, id: number): Promise<void> {
  const issue = await transaction
    .selectFrom('issues')
    .select(['content', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!issue) return
  if (issue.state !== 'sending' && issue.state !== 'sent')
    return writeItemImages(transaction, 'issue', id, issue)
  const posters = await listPosters(transaction, issue.content)
  if (posters.length === 0) return
  await transaction
    .insertInto('item_pictures')
    .values(posters.map((public_id) => ({ kind: 'issue' as const, item_id: id, public_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
