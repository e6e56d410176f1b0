import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, addRecipe, at, NOW } from '../../../../tests/support/factories.ts'
import { queryTerms } from '../../../domain/text/search-terms.ts'
import { migrate } from '../migrate.ts'
import { readPageChanges } from '../page-changes.ts'
import { searchContent } from '../search/search.ts'
import { createAuthor, listAdminAuthors, mergeAuthor } from './authors.ts'
import {
  addDefaultCategories,
  createCategory,
  deleteCategory,
  listAdminCategories,
  listCategoriesWithCounts,
  mergeCategory,
  updateCategory,
} from './categories.ts'
import { recordStaleItems, reindexItems } from './reindex.ts'

const FIELDS = { name: 'Sleep', slug: null, color: '#123456', icon: 'moon', is_active: true }

describeStores((makeStore) => {
  test('a category without a slug gets a unique one', async () => {
    const { db } = await makeStore()
    await addDefaultCategories(db)
    const made = await Promise.all(
      ['Wéllness', 'Wellness!', '2024', '日本', '中国'].map((name) =>
        createCategory(db, { ...FIELDS, name }, at()),
      ),
    )
    expect(made.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved', 'saved', 'saved'])
    const slugs = (await listAdminCategories(db)).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(9)
    expect(slugs).toEqual(expect.arrayContaining(['wellness-2', 'wellness-3', 'category-2024', 'category']))
  })

  test('of concurrent categories with one name only one is created', async () => {
    const { db } = await makeStore()
    const made = await Promise.all([1, 2, 3].map(() => createCategory(db, FIELDS, at())))
    expect(made.map(({ kind }) => kind).sort()).toEqual(['saved', 'taken', 'taken'])
  })

  test('counts include every status for the admin and only visible items for the public', async () => {
    const { db } = await makeStore()
    await addDefaultCategories(db)
    await addArticle(db, { category_id: 1, status: 'draft' })
    await addArticle(db, { category_id: 1 })
    await addRecipe(db, { category_id: 1, status: 'archived' })
    expect((await listAdminCategories(db))[0]).toMatchObject({ id: 1, articles: 2, recipes: 1 })
    await updateCategory(db, 2, { is_active: false }, at())
    const shown = await listCategoriesWithCounts(db, NOW)
    expect(shown.map(({ id, articles, recipes }) => [id, articles, recipes])).toEqual([
      [1, 1, 0],
      [3, 0, 0],
      [4, 0, 0],
    ])
  })

  // CONTENT-TAXONOMY-4
  test('one of the coach’s own is public once something in it is', async () => {
    const { db } = await makeStore()
    await addDefaultCategories(db)
    const made = await createCategory(db, FIELDS, at())
    const id = made.kind === 'saved' ? made.one.id : 0
    const isShown = async () => (await listCategoriesWithCounts(db, NOW)).some((one) => one.id === id)
    expect(await isShown()).toBe(false)
    await addArticle(db, { category_id: id, status: 'draft' })
    await addRecipe(db, { category_id: id, status: 'published', published_at: '2099-01-01T00:00:00.000Z' })
    expect(await isShown()).toBe(false)
    await addRecipe(db, { category_id: id, status: 'published' })
    expect(await isShown()).toBe(true)
  })

  test('a new category name is searchable at once, and other saves do not wait for the reindexing', async () => {
    const { db } = await makeStore()
    await addDefaultCategories(db)
    for (let number = 0; number < 30; number++)
      await addArticle(db, { title: `Text ${number}`, category_id: 1 })
    const order: string[] = []
    const note = (name: string) => () => order.push(name)
    await Promise.all([
      updateCategory(db, 1, { name: 'Nourishment' }, at()).then(note('renamed')),
      createCategory(db, FIELDS, at()).then(note('saved')),
    ])
    expect(order).toEqual(['saved', 'renamed'])
    const { total } = await searchContent(db, queryTerms('nourishment'), { now: NOW, limit: 50 })
    expect(total).toBe(30)
  })

  test('an interrupted rename is completed at the next start', async () => {
    const store = await makeStore()
    const { db } = store
    await addDefaultCategories(db)
    const { id } = await addArticle(db, { title: 'Text', category_id: 1 })
    await db.updateTable('categories').set({ name: 'Nourishment' }).where('id', '=', 1).execute()
    const note = await recordStaleItems(db)
    // A rename that began later, and already finished.
    await reindexItems(db, { articles: [], recipes: [] }, await recordStaleItems(db))
    const find = async () =>
      (await searchContent(db, queryTerms('nourishment'), { now: NOW, limit: 5 })).results.map(
        (item) => item.id,
      )
    expect(await find()).toEqual([])
    await migrate(store)
    expect(await find()).toEqual([id])
    // Nothing is left to do, neither for this startup nor for the rename itself.
    await reindexItems(db, { articles: [], recipes: [] }, note)
    expect(await find()).toEqual([id])
  })

  // CONTENT-TAXONOMY-3
  test('merging moves everything and invalidates every page; concurrent opposite merges lose nothing', async () => {
    const { db } = await makeStore()
    await addDefaultCategories(db)
    const article = await addArticle(db, { category_id: 1 })
    const recipe = await addRecipe(db, { category_id: 2 })
    const results = await Promise.all([
      mergeCategory(db, { from: 1, into: 2 }, at()),
      mergeCategory(db, { from: 2, into: 1 }, at()),
    ])
    expect(results.map(({ kind }) => kind).sort()).toEqual(['merged', 'missing'])
    const left = (await listAdminCategories(db)).filter(({ id }) => id < 3)
    expect(left).toMatchObject([{ articles: 1, recipes: 1 }])
    expect((await readPageChanges(db, 0)).paths).toBeNull()
    const items = await db.selectFrom('articles').select(['id', 'updated_at']).execute()
    expect(items).toEqual([{ id: article.id, updated_at: article.updated_at }])
    expect(recipe.category_id).toBe(2)
    expect((await deleteCategory(db, left[0]?.id ?? 0, at())).kind).toBe('in_use')
  })

  test('merging an author moves all items to another', async () => {
    const { db } = await makeStore()
    const ids = []
    for (const name of ['Anna', 'Eva']) {
      const made = await createAuthor(db, { name, bio: '', is_active: true, social_links: {} }, at())
      if (made.kind === 'saved') ids.push(made.one.id)
    }
    const [anna = 0, eva = 0] = ids
    await addArticle(db, { author_id: anna })
    await addRecipe(db, { author_id: anna })
    expect(await mergeAuthor(db, { from: anna, into: eva }, at())).toMatchObject({
      kind: 'merged',
      one: { id: eva, articles: 1, recipes: 1 },
    })
    expect((await listAdminAuthors(db)).map(({ name }) => name)).toEqual(['Eva'])
    expect(await mergeAuthor(db, { from: anna, into: eva }, at())).toEqual({ kind: 'missing', which: 'from' })
    expect(await mergeAuthor(db, { from: eva, into: anna }, at())).toEqual({ kind: 'missing', which: 'into' })
  })
})
