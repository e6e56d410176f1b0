import { expect, test, vi } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { addArticle, addImage, at, NOW, PAST } from '../../../tests/support/factories.ts'
import { openTestStore } from '../../../tests/support/image-samples.ts'
import { recipeNoteSchema } from '../../domain/notes/note-input.ts'
import { originalKey } from '../media/media-store.ts'
import type { Store } from '../store/database.ts'
import { deleteImage, undeleteImage } from '../store/images/image-trash.ts'
import { articleKind, deleteArticle } from '../store/items/articles.ts'
import { findVisible } from '../store/items/item-reads.ts'
import { undeleteItem } from '../store/items/item-trash.ts'
import { listRevisions } from '../store/items/revisions.ts'
import { addNote } from '../store/notes/add-note.ts'
import { changeNote } from '../store/notes/change-note.ts'
import { listTrash } from '../store/trash/trash.ts'
import { emptyTrash, purgeExpired, purgeTrashed } from './purge-trash.ts'

const LATER = '2026-04-02T12:00:00.000Z'
const ignored = { error: () => undefined }
const left = async (db: Store) => {
  const rows = await db.selectFrom('trash').select('item_id').orderBy('item_id').execute()
  return rows.map(({ item_id }) => item_id)
}

describeStores((makeStore) => {
  // TRASH-PURGE-1
  test('items thirty days in the trash are purged with their history and files', async () => {
    const { db } = await makeStore()
    await using media = await openTestStore()
    const stores = { store: db, mediaStore: media.store }
    const old = await addArticle(db, { slug: 'old' })
    await deleteArticle(db, old.id, at(PAST))
    const young = await addArticle(db)
    await deleteArticle(db, young.id, at(LATER))
    const image = await addImage(db)
    await media.store.write(originalKey(image), Buffer.from('bytes'))
    await deleteImage(db, image.public_id, at(PAST))
    expect(await media.store.read(originalKey(image))).not.toBeNull()

    await purgeExpired(stores, LATER, ignored)
    expect(await left(db)).toEqual([String(young.id)])
    expect(await listRevisions(db, 'article', old.id)).toEqual([])
    expect(await listRevisions(db, 'article', young.id)).toHaveLength(1)
    expect(await media.store.read(originalKey(image))).toBeNull()
    expect(await findVisible(db, articleKind, 'old', LATER)).toEqual({ kind: 'gone' })
    const log = await db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', '%_purged')
      .execute()
    expect(log.map(({ action }) => action).sort()).toEqual(['article_purged', 'image_purged'])
  })

  test('an image whose files cannot be removed stays unreachable, blocks nothing, and is purged next time', async () => {
    const { db } = await makeStore()
    await using media = await openTestStore()
    const image = await addImage(db)
    await deleteImage(db, image.public_id, at(PAST))
    const { id } = await addArticle(db)
    await deleteArticle(db, id, at('2026-03-02T12:00:00.000Z'))
    const remove = vi.fn().mockRejectedValue(new Error('away'))
    const error = vi.fn()
    const broken = { store: db, mediaStore: { ...media.store, remove } }
    await purgeExpired(broken, LATER, { error })
    expect(error).toHaveBeenCalledTimes(1)
    expect(await left(db)).toEqual(['blog/walk'])
    // Some of its files may already be deleted.
    expect(await undeleteImage(db, 'blog/walk', at(PAST))).toBeNull()
    expect((await listTrash(db, { now: PAST, limit: 9, page: 1 })).total).toBe(0)
    await purgeExpired({ store: db, mediaStore: media.store }, PAST, ignored)
    expect(await left(db)).toEqual([])
  })

  // TRASH-PURGE-3
  test('purging an item deletes the letters to readers of its notes, and no other letters', async () => {
    const { db } = await makeStore()
    await using media = await openTestStore()
    const answerUnder = async (itemId: number, email: string) => {
      const fields = { kind: 'question', name: 'Hanne', text: 'How far?', email }
      const input = recipeNoteSchema.parse(fields)
      const target = { kind: 'article' as const, itemId }
      const { id } = await addNote(db, { target, input, place: null, visitor: email, image: null, now: NOW })
      await changeNote(db, id, { state: 'published', answer: 'A mile.' }, at())
    }
    const [purged, kept] = [await addArticle(db), await addArticle(db)]
    await answerUnder(purged.id, 'hanne@example.com')
    await answerUnder(kept.id, 'june@example.com')
    for (const { id } of [purged, kept]) await deleteArticle(db, id, at())
    const stores = { store: db, mediaStore: media.store }
    expect(await purgeTrashed(stores, 'article', String(purged.id), at())).toBe(true)
    const letters = await db.selectFrom('outbox').select('recipient').execute()
    expect(letters).toEqual([{ recipient: 'june@example.com' }])
  })

  test('after emptying the trash nothing can be restored; files and rows are deleted', async () => {
    const { db } = await makeStore()
    await using media = await openTestStore()
    const stores = { store: db, mediaStore: media.store }
    const image = await addImage(db)
    await media.store.write(originalKey(image), Buffer.from('bytes'))
    await deleteImage(db, image.public_id, at())
    const { id } = await addArticle(db)
    await deleteArticle(db, id, at())
    await emptyTrash(db, at())
    expect((await listTrash(db, { now: NOW, limit: 9, page: 1 })).total).toBe(0)
    expect(await undeleteItem(db, articleKind, id, at())).toBeNull()
    expect(await undeleteImage(db, image.public_id, at())).toBeNull()
    await purgeExpired(stores, NOW, ignored)
    expect(await left(db)).toEqual([])
    expect(await listRevisions(db, 'article', id)).toEqual([])
    expect(await media.store.read(originalKey(image))).toBeNull()
    const log = await db.selectFrom('audit_log').select(['action', 'details']).orderBy('id', 'desc').execute()
    expect(log[0]).toEqual({ action: 'trash_emptied', details: '{"items":2}' })
  })

  // TRASH-PURGE-2
  test('a restore concurrent with a purge succeeds or fails completely', async () => {
    const { db } = await makeStore()
    await using media = await openTestStore()
    const stores = { store: db, mediaStore: media.store }
    const ids: number[] = []
    for (let count = 0; count < 6; count++) ids.push((await addArticle(db)).id)
    for (const id of ids) await deleteArticle(db, id, at())
    const outcomes = await Promise.all(
      ids.map(async (id, index) => {
        const purge = () => purgeTrashed(stores, 'article', String(id), at())
        const undelete = () => undeleteItem(db, articleKind, id, at())
        const [one, other] = await Promise.all(index % 2 ? [purge(), undelete()] : [undelete(), purge()])
        return [one, other].filter(Boolean).length
      }),
    )
    expect(outcomes).toEqual(ids.map(() => 1))
    expect(await left(db)).toEqual([])
    expect(await purgeTrashed(stores, 'article', '99', at(NOW))).toBe(false)
  })
})
