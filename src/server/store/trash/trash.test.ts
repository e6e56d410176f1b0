import { describe, expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import {
  addArticle,
  addImage,
  addRecipe,
  at,
  FUTURE,
  NOW,
  PAST,
} from '../../../../tests/support/factories.ts'
import { imageUrl } from '../../../domain/images/presets.ts'
import { queryTerms } from '../../../domain/text/search-terms.ts'
import type { Store } from '../database.ts'
import { deleteImage, undeleteImage } from '../images/image-trash.ts'
import { findImageUses } from '../images/image-uses.ts'
import { findImage, saveImage } from '../images/images.ts'
import { articleKind, deleteArticle, getArticle, updateArticle } from '../items/articles.ts'
import { deleteAuthor, findOrAddAuthor, mergeAuthor } from '../items/authors.ts'
import { addDefaultCategories, deleteCategory, mergeCategory } from '../items/categories.ts'
import { findDraft, writeDraft } from '../items/drafts.ts'
import { findVisible, listVisible } from '../items/item-reads.ts'
import { undeleteItem } from '../items/item-trash.ts'
import { createPreviewLink, findPreviewedItem } from '../items/preview-links.ts'
import { rateRecipe } from '../items/ratings.ts'
import { deleteRecipe, getRecipe, recipeKind } from '../items/recipes.ts'
import { findRevision, listRevisions } from '../items/revisions.ts'
import { scheduleIssue } from '../newsletter/issue-sending.ts'
import { createIssue, deleteIssue, getIssue, undeleteIssue } from '../newsletter/issues.ts'
import { searchContent } from '../search/search.ts'
import { listTrash } from './trash.ts'

const DAYS_LATER_29 = '2026-04-02T11:00:00.000Z'
const DAYS_LATER_30 = '2026-04-03T12:00:00.000Z'
const PICTURE = {
  featured_image_url: imageUrl('blog/walk', '7', '16:9', 800),
  featured_image_public_id: 'blog/walk',
  featured_image_version: '7',
}

const undeleteArticle = (db: Store, id: number, now = NOW) => undeleteItem(db, articleKind, id, at(now))
const search = async (db: Store, words: string) =>
  (await searchContent(db, queryTerms(words), { now: NOW, limit: 9 })).results
const listed = async (db: Store, now = NOW) => (await listTrash(db, { now, limit: 100, page: 1 })).items

describeStores((makeStore) => {
  // TRASH-RESTORE-1
  test('an article is restored unchanged, with everything that belongs to it', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db, { slug: 'first', title: 'Stillness', content: 'About patience.' })
    await updateArticle(db, id, { slug: 'second' }, at())
    await db.updateTable('articles').set({ view_count: 12 }).where('id', '=', id).execute()
    await writeDraft(db, 'article', id, { fields: { title: 'Typed' }, based_on: null }, NOW)
    const { token } = await createPreviewLink(db, 'article', id, NOW)
    const before = await getArticle(db, id)
    const history = await listRevisions(db, 'article', id)

    await deleteArticle(db, id, at())
    expect(await getArticle(db, id)).toBeNull()
    expect((await deleteArticle(db, id, at())).kind).toBe('missing')
    for (const address of ['first', 'second', String(id)])
      expect(await findVisible(db, articleKind, address, NOW)).toEqual({ kind: 'gone' })
    expect(await search(db, 'patience')).toEqual([])
    expect(await findDraft(db, 'article', id)).toBeNull()
    expect(await findPreviewedItem(db, token)).toBeNull()

    const undeleted = await undeleteArticle(db, id)
    expect(undeleted).toMatchObject({ item: before, changes: [], images: [] })
    expect(undeleted?.paths).toContain('/blog/second')
    expect(await listRevisions(db, 'article', id)).toEqual(history)
    expect((await findRevision(db, 'article', id, history[0]?.id ?? 0))?.fields).toMatchObject({
      content: 'About patience.',
    })
    expect((await findDraft(db, 'article', id))?.fields).toEqual({ title: 'Typed' })
    expect(await findPreviewedItem(db, token)).toEqual({ kind: 'article', id })
    expect(await findVisible(db, articleKind, 'first', NOW)).toEqual({ kind: 'moved', slug: 'second' })
    expect(await search(db, 'patience')).toHaveLength(1)
    expect(await db.selectFrom('tombstones').selectAll().execute()).toEqual([])
    expect(await listed(db)).toEqual([])
    expect(await undeleteArticle(db, id)).toBeNull()
  })

  test('a recipe is restored with its ratings, their visitors and its tags', async () => {
    const { db } = await makeStore()
    const { id } = await addRecipe(db, { slug: 'soup', dietary_tags: ['Vegan'] })
    const rate = (visitor: string, rating: number) => rateRecipe(db, { id, visitor, rating, now: NOW })
    await rate('one', 5)
    await rate('two', 4)
    const before = await getRecipe(db, id)
    await deleteRecipe(db, id, at())
    expect(await rate('three', 1)).toEqual({ kind: 'missing' })
    expect((await undeleteItem(db, recipeKind, id, at()))?.item).toEqual(before)
    const request = { now: NOW, limit: 10, page: 1, tag: 'vegan' }
    expect((await listVisible(db, recipeKind, request)).items.map((recipe) => recipe.id)).toEqual([id])
    // The same reader's later rating replaces the first.
    expect(await rate('two', 1)).toMatchObject({ rating_average: 3, rating_count: 2 })
  })

  // TRASH-RESTORE-3
  describe('the address', () => {
    test('is free while an item is in the trash; an item whose slug was taken gets another', async () => {
      const { db } = await makeStore()
      const old = await addArticle(db, { slug: 'rest' })
      await deleteArticle(db, old.id, at())
      const other = await addArticle(db, { slug: 'rest' })
      const undeleted = await undeleteArticle(db, old.id)
      expect(undeleted?.item.slug).toBe('rest-2')
      expect(undeleted?.changes).toEqual([
        { field: 'slug', message: expect.stringMatching(/“rest” by now, so this one has “rest-2”/) },
      ])
      expect(Date.parse(undeleted?.item.updated_at ?? '')).toBeGreaterThan(Date.parse(old.updated_at))
      expect(await findVisible(db, articleKind, 'rest', NOW)).toMatchObject({ item: { id: other.id } })
      expect((await findVisible(db, articleKind, 'rest-2', NOW)).kind).toBe('found')
    })

    test('known to readers redirects to the new one while only a draft has it', async () => {
      const { db } = await makeStore()
      const { id } = await addArticle(db, { slug: 'rest' })
      await deleteArticle(db, id, at())
      await addArticle(db, { slug: 'rest', status: 'draft', published_at: null })
      await undeleteArticle(db, id)
      expect(await findVisible(db, articleKind, 'rest', NOW)).toEqual({ kind: 'moved', slug: 'rest-2' })
    })

    test('is given to one of the items restored at once, and each item is restored once', async () => {
      const { db } = await makeStore()
      const ids: number[] = []
      for (let count = 0; count < 3; count++) {
        const { id } = await addArticle(db, { slug: 'rest' })
        await deleteArticle(db, id, at())
        ids.push(id)
      }
      const undeleted = await Promise.all([...ids, ...ids].map((id) => undeleteArticle(db, id)))
      const back = undeleted.flatMap((each) => (each ? [each.item.slug] : []))
      expect(back.sort()).toEqual(['rest', 'rest-2', 'rest-3'])
    })
  })

  // TRASH-RESTORE-2
  test('a merged category or author is replaced by its target, a deleted one is reported', async () => {
    const { db } = await makeStore()
    await addDefaultCategories(db)
    const one = await findOrAddAuthor(db, 'One')
    const two = await findOrAddAuthor(db, 'Two')
    const { id } = await addArticle(db, { category_id: 1, author_id: one })
    await deleteArticle(db, id, at())
    expect((await mergeCategory(db, { from: 1, into: 2 }, at())).kind).toBe('merged')
    expect((await mergeAuthor(db, { from: one, into: two }, at())).kind).toBe('merged')
    expect((await undeleteArticle(db, id))?.item).toMatchObject({ category_id: 2, author_id: two })

    await deleteArticle(db, id, at())
    expect((await deleteCategory(db, 2, at())).kind).toBe('deleted')
    expect((await deleteAuthor(db, two, at())).kind).toBe('deleted')
    const undeleted = await undeleteArticle(db, id)
    expect(undeleted?.item).toMatchObject({ category_id: null, author_id: null })
    expect(undeleted?.changes.map(({ field }) => field)).toEqual(['category_id', 'author_id'])
  })

  describe('pictures', () => {
    test('an image is restored under its id; uploading it again removes it from the trash', async () => {
      const { db } = await makeStore()
      const image = await addImage(db, { alt: 'A walk', focal_x: 0.3, focal_y: 0.7 })
      const before = await findImage(db, image.public_id)
      await deleteImage(db, image.public_id, at())
      expect(await findImage(db, image.public_id)).toBeNull()
      expect(await listed(db)).toMatchObject([{ id: 'blog/walk', type: 'image', title: 'A walk' }])
      expect(await undeleteImage(db, image.public_id, at())).toEqual(before)
      await deleteImage(db, image.public_id, at())
      await saveImage(db, image)
      expect(await listed(db)).toEqual([])
      expect(await undeleteImage(db, image.public_id, at())).toBeNull()
    })

    // TRASH-KEEP-2
    test('can be deleted while their item is in the trash, and are restored with it', async () => {
      const { db } = await makeStore()
      await addImage(db)
      await addImage(db, { public_id: 'blog/typed' })
      const { id } = await addArticle(db, PICTURE)
      const typed = { content: `![](${imageUrl('blog/typed', '7', '16:9', 800)})` }
      await writeDraft(db, 'article', id, { fields: typed, based_on: null }, NOW)
      await expect(deleteImage(db, 'blog/walk', at())).rejects.toThrow(/is shown in/)
      await deleteArticle(db, id, at())
      await deleteImage(db, 'blog/walk', at())
      await deleteImage(db, 'blog/typed', at())
      const undeleted = await undeleteArticle(db, id)
      expect(undeleted).toMatchObject({ item: PICTURE, changes: [] })
      expect(undeleted?.images.sort()).toEqual(['blog/typed', 'blog/walk'])
      expect((await findImageUses(db, ['blog/walk'])).get('blog/walk')).toMatchObject([{ id }])
    })

    test('purged from the trash are missing from their restored item', async () => {
      const { db } = await makeStore()
      await addImage(db)
      const { id } = await addArticle(db, PICTURE)
      await deleteArticle(db, id, at())
      await deleteImage(db, 'blog/walk', at(PAST))
      await db.deleteFrom('trash').where('type', '=', 'image').execute()
      const undeleted = await undeleteArticle(db, id)
      expect(undeleted?.item).toMatchObject({
        featured_image_url: null,
        featured_image_public_id: null,
        featured_image_version: null,
      })
      expect(undeleted?.changes.map(({ field }) => field)).toEqual(['featured_image_url'])
    })
  })

  describe('issues', () => {
    const input = { subject: 'Spring', preview_text: '', content: 'Hello', tags: [] }

    test('an issue is restored unchanged; its schedule only while the time is still to come', async () => {
      const { db } = await makeStore()
      const { id } = await createIssue(db, input, at())
      await scheduleIssue(db, id, { sendAt: FUTURE }, at())
      const before = await getIssue(db, id)
      expect(await deleteIssue(db, id, at())).toBe('deleted')
      expect(await deleteIssue(db, id, at())).toBe('missing')
      expect(await undeleteIssue(db, id, at())).toMatchObject({ issue: before, changes: [] })
      await deleteIssue(db, id, at('2026-03-20T12:00:00.000Z'))
      const late = await undeleteIssue(db, id, at('2026-04-02T12:00:00.000Z'))
      expect(late).toMatchObject({
        issue: { state: 'draft', send_at: null },
        changes: [{ field: 'send_at' }],
      })
    })

    test('the slug of a deleted issue is free', async () => {
      const { db } = await makeStore()
      const { id } = await createIssue(db, input, at())
      await deleteIssue(db, id, at())
      expect((await createIssue(db, input, at())).slug).toBe('spring')
      expect((await undeleteIssue(db, id, at()))?.issue.slug).toBe('spring-2')
    })
  })

  test('the list has the latest deletion first, goes back thirty days, and is paged', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db, { title: 'Older' })
    const recipe = await addRecipe(db, { title: 'Newer' })
    await deleteArticle(db, id, at(PAST))
    await deleteRecipe(db, recipe.id, at(NOW))
    expect(await listed(db)).toEqual([
      { id: recipe.id, type: 'recipe', title: 'Newer', deleted_at: NOW, gone_at: DAYS_LATER_30 },
      { id, type: 'article', title: 'Older', deleted_at: PAST, gone_at: '2026-03-31T12:00:00.000Z' },
    ])
    expect(await listTrash(db, { now: NOW, limit: 1, page: 2 })).toMatchObject({
      items: [{ title: 'Older' }],
      total: 2,
    })
    expect(await listed(db, DAYS_LATER_29)).toMatchObject([{ title: 'Newer' }])
    expect(await listed(db, DAYS_LATER_30)).toEqual([])
    expect(await undeleteArticle(db, id, DAYS_LATER_30)).toBeNull()
  })

  test('a scheduled item is restored as scheduled', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db, { slug: 'soon', published_at: FUTURE })
    await deleteArticle(db, id, at())
    expect(await findVisible(db, articleKind, 'soon', NOW)).toEqual({ kind: 'missing' })
    expect((await undeleteArticle(db, id))?.item).toMatchObject({ status: 'published', published_at: FUTURE })
    expect(await findVisible(db, articleKind, 'soon', NOW)).toEqual({ kind: 'missing' })
    expect((await findVisible(db, articleKind, 'soon', '2026-04-02T00:00:00.000Z')).kind).toBe('found')
  })
})
