import { describe, expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, addImage, at, NOW } from '../../../../tests/support/factories.ts'
import { updateArticle } from '../items/articles.ts'
import { createIssue } from '../newsletter/issues.ts'
import { readPageChanges } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { choosePoster, saveVideo } from './change-video.ts'
import { deleteImage } from './image-trash.ts'
import { findImageUses } from './image-uses.ts'
import { listVideos, type VideoRow } from './videos.ts'

const FILM = 'https://youtu.be/film_0000-1'
const KEY = 'youtube:film_0000-1'
const KNOWN: VideoRow = {
  video_key: KEY,
  state: 'found',
  title: 'Swings',
  author: 'Maya',
  duration: null,
  uploaded_on: null,
  poster_public_id: null,
  own_poster_public_id: null,
  fetched_at: NOW,
}

async function usersOf(db: Store, publicId: string): Promise<string[]> {
  return ((await findImageUses(db, [publicId])).get(publicId) ?? []).map(
    ({ type, title }) => `${type} ${title}`,
  )
}

/** Collects the page changes from now on. */
async function watchPages(db: Store) {
  let seen = (await readPageChanges(db, 0)).lastId
  return async () => {
    const { lastId, paths } = await readPageChanges(db, seen)
    const isChanged = lastId !== seen
    seen = lastId
    return isChanged ? paths : 'no change'
  }
}

describeStores((makeStore) => {
  describe('a picture chosen for a film', () => {
    // VIDEO-POSTER-2
    test('is in use at once by everything that showed the film before', async () => {
      const { db } = await makeStore()
      await saveVideo(db, KNOWN)
      await addArticle(db, { title: 'Strong', content: FILM })
      await addArticle(db, { title: 'Another film', content: 'https://youtu.be/filmX0000-1' })
      await createIssue(db, { subject: 'Spring', preview_text: '', content: FILM, tags: [] }, at())
      const { public_id } = await addImage(db, { public_id: 'blog/mine' })
      const pages = await watchPages(db)

      expect(await choosePoster(db, KEY, public_id, NOW)).toMatchObject({ kind: 'chosen' })
      expect(await usersOf(db, public_id)).toEqual(['article Strong', 'issue Spring'])
      await expect(deleteImage(db, public_id, at())).rejects.toThrow('is shown in "Strong", "Spring"')
      expect(await pages(), 'other processes forget what they keep').toBeNull()

      await choosePoster(db, KEY, null, NOW)
      expect(await usersOf(db, public_id)).toEqual([])
      expect(await pages()).toBeNull()
    })

    test('stays in use by a letter that was sent with it', async () => {
      const { db } = await makeStore()
      await saveVideo(db, KNOWN)
      const { public_id } = await addImage(db, { public_id: 'blog/mine' })
      const other = await addImage(db, { public_id: 'blog/other' })
      const { id } = await createIssue(
        db,
        { subject: 'Spring', preview_text: '', content: FILM, tags: [] },
        at(),
      )
      await choosePoster(db, KEY, public_id, NOW)
      await db.updateTable('issues').set({ state: 'sent' }).where('id', '=', id).execute()
      await choosePoster(db, KEY, other.public_id, NOW)
      expect(await usersOf(db, public_id)).toEqual(['issue Spring'])
      expect(await usersOf(db, other.public_id)).toEqual(['issue Spring'])
    })

    test('is consistent with a concurrent save of the article', async () => {
      const { db } = await makeStore()
      await saveVideo(db, KNOWN)
      const { id } = await addArticle(db, { title: 'Strong', content: FILM })
      const { public_id } = await addImage(db, { public_id: 'blog/mine' })
      await Promise.all([
        updateArticle(db, id, { content: 'No film any more' }, at()),
        choosePoster(db, KEY, public_id, NOW),
        updateArticle(db, id, { content: 'Words only' }, at()),
      ])
      expect(await usersOf(db, public_id)).toEqual([])
    })

    test('must be in the library, and the film must be known', async () => {
      const { db } = await makeStore()
      const { public_id } = await addImage(db, { public_id: 'blog/mine' })
      expect(await choosePoster(db, KEY, public_id, NOW)).toEqual({ kind: 'no_film' })
      await saveVideo(db, KNOWN)
      expect(await choosePoster(db, KEY, 'blog/nothing', NOW)).toEqual({ kind: 'no_picture' })
    })
  })

  describe('what a film’s site said', () => {
    // RUN-PROC-2
    test('is shown wherever the film is, once it has changed', async () => {
      const { db } = await makeStore()
      await addArticle(db, { title: 'Strong', content: FILM })
      const { public_id } = await addImage(db, { public_id: 'videos/film' })
      const pages = await watchPages(db)
      await saveVideo(db, { ...KNOWN, title: 'Before' })
      await pages()
      await saveVideo(db, KNOWN)
      expect(await pages()).toBeNull()
      await saveVideo(db, { ...KNOWN, fetched_at: '2026-05-04T12:00:00.000Z' })
      expect(await pages(), 'nothing else was said').toBe('no change')
      await saveVideo(db, { ...KNOWN, poster_public_id: public_id })
      expect(await usersOf(db, public_id)).toEqual(['article Strong'])
      expect(await pages()).toBeNull()
      await saveVideo(db, { ...KNOWN, state: 'gone', poster_public_id: public_id })
      expect(await pages()).toBeNull()
    })

    test('does not replace a picture that the coach chose meanwhile', async () => {
      const { db } = await makeStore()
      await saveVideo(db, KNOWN)
      const { public_id } = await addImage(db, { public_id: 'blog/mine' })
      await choosePoster(db, KEY, public_id, NOW)
      await saveVideo(db, { ...KNOWN, title: 'Swings, again', own_poster_public_id: null })
      expect((await listVideos(db, [KEY])).get(KEY)?.own_poster_public_id).toBe(public_id)
    })
  })
})
