import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, at, FUTURE, NOW } from '../../../../tests/support/factories.ts'
import { deleteArticle, updateArticle } from './articles.ts'
import { deleteDraft, findDraft, writeDraft } from './drafts.ts'
import { createPreviewLink, deletePreviewLink, findPreviewedItem, findPreviewLink } from './preview-links.ts'

describeStores((makeStore) => {
  // ADMIN-ITEM-3
  test('a draft is returned exactly as typed, with any content', async () => {
    const { db } = await makeStore()
    const fields = { title: 'a\u0000\ud800"\\', list: [{ deep: [null, 1.5] }], '': {} }
    await writeDraft(db, 'article', 'new', { fields: { title: 'first' }, based_on: null }, NOW)
    const kept = await writeDraft(db, 'article', 'new', { fields, based_on: NOW }, FUTURE)
    expect(kept).toEqual({ fields, based_on: NOW, saved_at: FUTURE })
    expect(await findDraft(db, 'article', 'new')).toEqual(kept)
    expect(await findDraft(db, 'recipe', 'new')).toBeNull()
    await deleteDraft(db, 'article', 'new')
    expect(await findDraft(db, 'article', 'new')).toBeNull()
  })

  test('a successful save deletes only its own draft; a refused save deletes none', async () => {
    const { db } = await makeStore()
    const one = await addArticle(db, { slug: 'one' })
    const two = await addArticle(db, { slug: 'two' })
    for (const key of [one.id, two.id, 'new'] as const)
      await writeDraft(db, 'article', key, { fields: {}, based_on: null }, NOW)
    await updateArticle(db, one.id, { slug: 'two' }, at())
    expect(await findDraft(db, 'article', one.id)).not.toBeNull()
    await updateArticle(db, one.id, { title: 'Saved' }, at())
    expect(await findDraft(db, 'article', one.id)).toBeNull()
    await deleteArticle(db, two.id, at())
    expect(await findDraft(db, 'article', two.id)).toBeNull()
    expect(await findDraft(db, 'article', 'new')).not.toBeNull()
  })

  // ADMIN-ITEM-5
  test('concurrent requests create one preview link, valid until it is revoked', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db)
    const made = await Promise.all([1, 2, 3, 4].map(() => createPreviewLink(db, 'article', id, NOW)))
    const token = made[0]?.token ?? ''
    expect(new Set(made.map((link) => link.token))).toEqual(new Set([token]))
    expect(await findPreviewLink(db, 'article', id)).toEqual({ token, created_at: NOW })
    expect(await findPreviewedItem(db, token)).toEqual({ kind: 'article', id })
    expect(await findPreviewedItem(db, `${token}x`)).toBeNull()
    await deletePreviewLink(db, 'article', id)
    expect(await findPreviewedItem(db, token)).toBeNull()
    expect((await createPreviewLink(db, 'article', id, NOW)).token).not.toBe(token)
  })
})
