import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, addRecipe, at, NOW, saved } from '../../../../tests/support/factories.ts'
import { articleKind, deleteArticle, updateArticle } from './articles.ts'
import { restoreItem } from './item-writes.ts'
import { recipeKind, updateRecipe } from './recipes.ts'
import { findRevision, listRevisions } from './revisions.ts'

describeStores((makeStore) => {
  // ADMIN-ITEM-4
  test('a refused save adds no revision', async () => {
    const { db } = await makeStore()
    const article = await addArticle(db, { slug: 'a' })
    await addArticle(db, { slug: 'taken' })
    expect((await updateArticle(db, article.id, { slug: 'taken' }, at())).kind).toBe('slug_taken')
    expect((await updateArticle(db, article.id, { category_id: 99 }, at())).kind).toBe('unknown_reference')
    expect(await listRevisions(db, 'article', article.id)).toHaveLength(1)
  })

  test('of concurrent saves from one version one is stored and becomes a revision', async () => {
    const { db } = await makeStore()
    const { id, updated_at } = await addArticle(db)
    const saves = await Promise.all(
      [1, 2, 3, 4].map((number) => updateArticle(db, id, { title: `Version ${number}`, updated_at }, at())),
    )
    expect(saves.map(({ kind }) => kind).sort()).toEqual(['saved', 'stale', 'stale', 'stale'])
    const stored = saves.find(({ kind }) => kind === 'saved')
    const [newest, ...older] = await listRevisions(db, 'article', id)
    expect(stored).toMatchObject({ item: { title: newest?.title } })
    expect(older).toHaveLength(1)
  })

  test('the newest hundred revisions are kept, and always the first', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db, { title: 'Version 0' })
    const other = await addArticle(db)
    for (let number = 1; number <= 104; number++)
      await updateArticle(db, id, { title: `Version ${number}` }, at())
    const titles = (await listRevisions(db, 'article', id)).map(({ title }) => title)
    expect(titles).toHaveLength(101)
    expect(titles[0]).toBe('Version 104')
    expect(titles.slice(-2)).toEqual(['Version 5', 'Version 0'])
    expect(await listRevisions(db, 'article', other.id)).toHaveLength(1)
  })

  test('an item older than its history gets its former state as first revision', async () => {
    const { db } = await makeStore()
    const { id, updated_at } = await addArticle(db, { title: 'From before', content: 'Old words.' })
    await db.deleteFrom('revisions').execute()
    await updateArticle(db, id, { content: 'New words.' }, at())
    const [, first] = await listRevisions(db, 'article', id)
    expect(first).toMatchObject({ title: 'From before', action: 'created', saved_at: updated_at })
    const whole = await findRevision(db, 'article', id, first?.id ?? 0)
    expect(whole?.fields.content).toBe('Old words.')
  })

  test('a restored article has its HTML and is found by its old words', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db, { content: '## Oats\n\nPorridge.' })
    await updateArticle(db, id, { content: 'Nothing.' }, at())
    const first = (await listRevisions(db, 'article', id)).at(-1)
    const { item: article, paths } = saved(
      await restoreItem(db, articleKind, { id, revisionId: first?.id ?? 0 }, at()),
    )
    expect(article.content_html).toContain('Porridge')
    expect(paths).toContain(`/blog/${article.slug}`)
    const { body_text } = await db
      .selectFrom('search_documents')
      .select('body_text')
      .executeTakeFirstOrThrow()
    expect(body_text).toContain('Porridge')
  })

  test('a restored recipe has all its lists', async () => {
    const { db } = await makeStore()
    const before = await addRecipe(db, {
      ingredients: [{ amount: '½', unit: 'cup', ingredient: 'oats' }],
      instructions: [{ step: 1, instruction: 'Boil' }],
      dietary_tags: ['vegan'],
      variations: [
        {
          name: 'Rye',
          description: 'With rye.',
          changes: [{ ingredient: 0, with: { amount: '½', unit: 'cup', ingredient: 'rye flakes' } }],
          steps: [],
          allergens: null,
        },
      ],
      swaps: [{ avoid: 'gluten', ingredient: 0, with: null, note: '' }],
    })
    const empty = {
      ingredients: [],
      instructions: [],
      dietary_tags: [],
      variations: [],
      swaps: [],
      servings: 9,
    }
    await updateRecipe(db, before.id, empty, at())
    const first = (await listRevisions(db, 'recipe', before.id)).at(-1)
    const { item: recipe } = saved(
      await restoreItem(db, recipeKind, { id: before.id, revisionId: first?.id ?? 0 }, at()),
    )
    expect({ ...recipe, updated_at: '' }).toEqual({ ...before, updated_at: '' })
    expect(await db.selectFrom('recipe_tags').select('tag').execute()).toEqual([{ tag: 'vegan' }])
  })

  test('restoring skips a field that violates the present rules', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db, { title: 'Old', excerpt: 'Short.' })
    await db
      .updateTable('revisions')
      .set({ fields: JSON.stringify({ title: 'Old', excerpt: 'x'.repeat(9_999), retired: 1 }) })
      .execute()
    const [first] = await listRevisions(db, 'article', id)
    await updateArticle(db, id, { title: 'New', excerpt: 'Present.' }, at())
    const { item: article } = saved(
      await restoreItem(db, articleKind, { id, revisionId: first?.id ?? 0 }, at()),
    )
    expect(article).toMatchObject({ title: 'Old', excerpt: 'Present.' })
  })

  test('no revision of a deleted item can be restored', async () => {
    const { db } = await makeStore()
    const { id } = await addArticle(db)
    await deleteArticle(db, id, at(NOW))
    expect((await restoreItem(db, articleKind, { id, revisionId: 1 }, at())).kind).toBe('missing')
  })
})
