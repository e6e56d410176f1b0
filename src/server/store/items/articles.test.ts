import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import {
  addArticle,
  articleInput,
  at,
  FUTURE,
  NOW,
  PAST,
  saved,
} from '../../../../tests/support/factories.ts'
import { markdownToHtml } from '../../../domain/content/markdown-to-html.ts'
import { type ItemState, isVisible } from '../../../domain/items/status.ts'
import type { Store } from '../database.ts'
import { latestPageChange, readPageChanges } from '../page-changes.ts'
import { articleKind, createArticle, deleteArticle, getArticle, updateArticle } from './articles.ts'
import { addDefaultCategories } from './categories.ts'
import { findVisible, listForAdmin, listVisible } from './item-reads.ts'

const PAGE = { now: NOW, limit: 100, page: 1 }
const LATER = '2026-03-05T12:00:00.000Z'

async function visibleSlugs(db: Store, request = {}): Promise<string[]> {
  return (await listVisible(db, articleKind, { ...PAGE, ...request })).items.map(({ slug }) => slug)
}

describeStores((makeStore) => {
  describe('saving', () => {
    test('a new article is returned complete, with its HTML and its names', async () => {
      const { db } = await makeStore()
      await addDefaultCategories(db)
      const article = await addArticle(db, {
        content: '## Hi\n\n**there**',
        category_id: 3,
        meta_keywords: ['a', 'b'],
        featured: true,
      })
      expect(article).toMatchObject({
        category_name: 'Wellness',
        featured: true,
        meta_keywords: ['a', 'b'],
        view_count: 0,
        updated_at: NOW,
      })
      expect(article.content_html).toBe(markdownToHtml('## Hi\n\n**there**'))
      expect(await getArticle(db, article.id)).toEqual(article)
    })

    // CONTENT-VISIBLE-3
    test('omitted fields keep their value; updated_at always increases', async () => {
      const { db } = await makeStore()
      const article = await addArticle(db, { excerpt: 'Old', featured: true })
      const changed = saved(await updateArticle(db, article.id, { excerpt: 'New' }, at(NOW))).item
      expect(changed).toMatchObject({
        excerpt: 'New',
        featured: true,
        title: article.title,
        content: article.content,
      })
      expect(changed.updated_at > article.updated_at).toBe(true)
    })

    // CONTENT-VISIBLE-2
    test('the publish time is set at the first publish and kept', async () => {
      const { db } = await makeStore()
      const draft = await addArticle(db, { status: 'draft', published_at: null })
      expect(draft.published_at).toBeNull()
      const published = saved(await updateArticle(db, draft.id, { status: 'published' }, at(NOW))).item
      expect(published.published_at).not.toBeNull()
      await updateArticle(db, draft.id, { status: 'draft' }, at(LATER))
      const again = saved(
        await updateArticle(db, draft.id, { status: 'published', published_at: null }, at(LATER)),
      ).item
      expect(again.published_at).toBe(published.published_at)
    })

    // CONTENT-SLUG-3
    test('a taken slug is refused with a free one suggested, and nothing is saved', async () => {
      const { db } = await makeStore()
      await addArticle(db, { slug: 'soup' })
      await addArticle(db, { slug: 'soup-2' })
      expect(await createArticle(db, articleInput({ slug: 'soup' }), at())).toEqual({
        kind: 'slug_taken',
        suggestion: 'soup-3',
      })
      expect(await visibleSlugs(db)).toHaveLength(2)
    })

    // CONTENT-SAVE-3
    test('a save over a newer version is refused with the newer version in the answer', async () => {
      const { db } = await makeStore()
      const article = await addArticle(db)
      const newer = saved(
        await updateArticle(db, article.id, { title: 'Mine', updated_at: article.updated_at }, at(LATER)),
      ).item
      expect(
        await updateArticle(db, article.id, { title: 'Late', updated_at: article.updated_at }, at(LATER)),
      ).toEqual({ kind: 'stale', item: newer })
      expect((await getArticle(db, article.id))?.title).toBe('Mine')
    })

    test('a missing article cannot be changed or deleted', async () => {
      const { db } = await makeStore()
      expect(await updateArticle(db, 99, { title: 'x' }, at())).toEqual({ kind: 'missing' })
      expect(await deleteArticle(db, 99, at())).toEqual({ kind: 'missing' })
    })

    test('each change is audited and records the affected pages, in one transaction', async () => {
      const { db } = await makeStore()
      const before = await latestPageChange(db)
      await addArticle(db, { slug: 'a' })
      expect((await readPageChanges(db, before)).paths).toContain('/blog/a')
      const log = await db.selectFrom('audit_log').select(['action', 'resource']).execute()
      expect(log).toEqual([{ action: 'article_created', resource: 'article' }])
    })
  })

  describe('what the public sees', () => {
    // PAGE-DATE-2
    test('is newest first, then by id, and filtered', async () => {
      const { db } = await makeStore()
      await addDefaultCategories(db)
      const first = await addArticle(db, {
        slug: 'older',
        published_at: '2026-01-01T00:00:00.000Z',
        category_id: 1,
      })
      await addArticle(db, { slug: 'same-a', featured: true })
      await addArticle(db, { slug: 'same-b', category_id: 1 })
      await addArticle(db, { slug: 'draft', status: 'draft' })
      await addArticle(db, { slug: 'later', published_at: FUTURE })
      expect(await visibleSlugs(db)).toEqual(['same-b', 'same-a', 'older'])
      expect(await visibleSlugs(db, { category: 'nutrition' })).toEqual(['same-b', 'older'])
      expect(await visibleSlugs(db, { featured: true })).toEqual(['same-a'])
      expect(await visibleSlugs(db, { exclude: first.id })).toEqual(['same-b', 'same-a'])
      expect(await visibleSlugs(db, { limit: 1, page: 2 })).toEqual(['same-a'])
      expect((await listVisible(db, articleKind, { ...PAGE, limit: 1 })).total).toBe(3)
      expect(await visibleSlugs(db, { now: FUTURE })).toEqual(['later', 'same-b', 'same-a', 'older'])
    })

    // CONTENT-VISIBLE-1
    test('agrees with the domain’s rule for any row', async () => {
      const { db } = await makeStore()
      const time = fc
        .date({ min: new Date('2026-03-03'), max: new Date('2026-03-06'), noInvalidDate: true })
        .map((date) => date.toISOString())
      const row = fc.record({
        status: fc.constantFrom('draft', 'published', 'archived'),
        published_at: fc.option(time),
      })
      const rows = fc.sample(row, 25)
      for (const fields of rows) {
        const article = await addArticle(db, fields)
        const found = await findVisible(db, articleKind, article.slug, NOW)
        expect(found.kind === 'found', JSON.stringify(article)).toBe(isVisible(article, NOW))
      }
      const { items } = await listVisible(db, articleKind, PAGE)
      expect(items.every((item) => isVisible(item, NOW))).toBe(true)
    })
  })

  describe('addresses', () => {
    test('are looked up by slug first, then by id', async () => {
      const { db } = await makeStore()
      // Ignored findings are not public.
      const { ignored_findings: _, ...item } = await addArticle(db, { slug: 'a' })
      expect(await findVisible(db, articleKind, 'a', NOW)).toEqual({ kind: 'found', item })
      expect(await findVisible(db, articleKind, String(item.id), NOW)).toEqual({ kind: 'found', item })
      for (const nothing of ['b', '0', '-1', '999', '1e3', '99999999999999999999', "' or 1=1"]) {
        expect(await findVisible(db, articleKind, nothing, NOW)).toEqual({ kind: 'missing' })
      }
    })

    // PAGE-URL-2
    test('an old slug redirects to the present one after any number of moves', async () => {
      const { db } = await makeStore()
      const { id } = await addArticle(db, { slug: 'a' })
      await updateArticle(db, id, { slug: 'b' }, at())
      await updateArticle(db, id, { slug: 'c' }, at())
      expect(await findVisible(db, articleKind, 'a', NOW)).toEqual({ kind: 'moved', slug: 'c' })
      expect(await findVisible(db, articleKind, 'b', NOW)).toEqual({ kind: 'moved', slug: 'c' })
      await updateArticle(db, id, { slug: 'a' }, at())
      expect((await findVisible(db, articleKind, 'a', NOW)).kind).toBe('found')
      expect(await findVisible(db, articleKind, 'c', NOW)).toEqual({ kind: 'moved', slug: 'a' })
    })

    test('a draft that moved leaves no redirect', async () => {
      const { db } = await makeStore()
      const { id } = await addArticle(db, { slug: 'a', status: 'draft' })
      await updateArticle(db, id, { slug: 'b' }, at())
      expect(await findVisible(db, articleKind, 'a', NOW)).toEqual({ kind: 'missing' })
    })

    test('another article can take a former slug', async () => {
      const { db } = await makeStore()
      const { id } = await addArticle(db, { slug: 'a' })
      await updateArticle(db, id, { slug: 'b' }, at())
      const other = await addArticle(db, { slug: 'a', title: 'Other' })
      expect(await findVisible(db, articleKind, 'a', NOW)).toMatchObject({
        kind: 'found',
        item: { title: 'Other' },
      })
      // Once that item moves on too, the slug leads to its last owner.
      await updateArticle(db, other.id, { slug: 'c' }, at())
      expect(await findVisible(db, articleKind, 'a', NOW)).toEqual({ kind: 'moved', slug: 'c' })
    })

    test.each([
      ['unpublished', { status: 'draft' as const }],
      ['archived', { status: 'archived' as const }],
      ['put off', { published_at: FUTURE }],
    ])('a formerly public item that is %s is gone at every address it had', async (_, change) => {
      const { db } = await makeStore()
      const { id } = await addArticle(db, { slug: 'a' })
      await updateArticle(db, id, { slug: 'b' }, at())
      await updateArticle(db, id, change, at())
      for (const address of ['a', 'b', String(id)])
        expect(await findVisible(db, articleKind, address, NOW)).toEqual({ kind: 'gone' })
    })

    test('an item whose scheduled time has passed counts as formerly public without any event', async () => {
      const { db } = await makeStore()
      const { id } = await addArticle(db, { slug: 'a', published_at: FUTURE }, at(NOW))
      expect(await findVisible(db, articleKind, 'a', NOW)).toEqual({ kind: 'missing' })
      await updateArticle(db, id, { status: 'draft' }, at('2026-05-01T00:00:00.000Z'))
      expect(await findVisible(db, articleKind, 'a', '2026-05-01T00:00:01.000Z')).toEqual({ kind: 'gone' })
    })

    // CONTENT-GONE-1
    test('a deleted public item is gone; a deleted draft never existed', async () => {
      const { db } = await makeStore()
      const { id } = await addArticle(db, { slug: 'a' })
      await updateArticle(db, id, { slug: 'b' }, at())
      expect((await deleteArticle(db, id, at())).kind).toBe('deleted')
      for (const address of ['a', 'b', String(id)])
        expect(await findVisible(db, articleKind, address, NOW)).toEqual({ kind: 'gone' })
      const draft = await addArticle(db, { slug: 'c', status: 'draft', published_at: null })
      await deleteArticle(db, draft.id, at())
      expect(await findVisible(db, articleKind, 'c', NOW)).toEqual({ kind: 'missing' })
      await addArticle(db, { slug: 'b' })
      expect((await findVisible(db, articleKind, 'b', NOW)).kind).toBe('found')
    })
  })

  test('the admin’s list has every status, latest change first, and can be searched', async () => {
    const { db } = await makeStore()
    await addDefaultCategories(db)
    await addArticle(db, { title: 'Über alles', status: 'draft', published_at: null }, at(PAST))
    await addArticle(db, { title: 'Plain', excerpt: '100% oats', category_id: 2 }, at(NOW))
    const titles = async (request = {}) =>
      (await listForAdmin(db, articleKind, { now: NOW, limit: 50, page: 1, ...request })).items.map(
        ({ title }) => title,
      )
    expect(await titles()).toEqual(['Plain', 'Über alles'])
    expect(await titles({ status: 'draft' })).toEqual(['Über alles'])
    expect(await titles({ q: 'ÜBER' })).toEqual(['Über alles'])
    expect(await titles({ q: 'workouts' })).toEqual(['Plain'])
    expect(await titles({ q: '100%' })).toEqual(['Plain'])
    expect(await titles({ q: '_' })).toEqual([])
  })

  // CONTENT-STATUS-2
  test('scheduled items are counted and found as such, never as published', async () => {
    const { db } = await makeStore()
    await addArticle(db, { title: 'Public oats', published_at: PAST }, at(PAST))
    await addArticle(db, { title: 'Coming oats', published_at: FUTURE }, at(PAST))
    for (const q of ['', 'oats']) {
      const list = (status?: ItemState) =>
        listForAdmin(db, articleKind, { now: NOW, q, limit: 50, page: 1, ...(status ? { status } : {}) })
      const { counts } = await list()
      expect(counts).toEqual({ all: 2, published: 1, scheduled: 1, draft: 0, archived: 0 })
      for (const [status, title] of [
        ['published', 'Public oats'],
        ['scheduled', 'Coming oats'],
      ] as const) {
        const { items, total } = await list(status)
        expect({ titles: items.map((item) => item.title), total }).toEqual({ titles: [title], total: 1 })
      }
    }
  })
})
