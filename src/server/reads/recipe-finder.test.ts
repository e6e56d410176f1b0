import { expect, test } from 'vitest'
import { describeStores } from '../../../tests/support/databases.ts'
import { addRecipe, at, FUTURE, NOW, saved } from '../../../tests/support/factories.ts'
import { affectedPages } from '../../domain/content/affected-pages.ts'
import type { RecipeUpdate } from '../../domain/content/recipe-input.ts'
import { createCategory } from '../store/items/categories.ts'
import { listVisible } from '../store/items/item-reads.ts'
import { rateRecipe } from '../store/items/ratings.ts'
import { deleteRecipe, recipeKind, updateRecipe } from '../store/items/recipes.ts'
import { needsFinder, RecipeFinder } from './recipe-finder.ts'

const uses = (...names: string[]) => names.map((ingredient) => ({ amount: '', unit: '', ingredient }))

describeStores((makeStore) => {
  test('saved, changed and deleted recipes are seen after an invalidation', async () => {
    const { db } = await makeStore()
    const finder = new RecipeFinder(db)
    const ids = async (have: string) => {
      const { found } = await finder.find({ have: [have], limit: 10, page: 1 }, NOW)
      return found.filter((recipe) => (recipe.have?.matched.length ?? 0) > 0).map(({ id }) => id)
    }
    const { id } = await addRecipe(db, { ingredients: uses('leeks') })
    expect(await ids('leek')).toEqual([id])
    await updateRecipe(db, id, { ingredients: uses('eggs') }, at())
    // Before the invalidation the old answers remain.
    finder.invalidate(['/blog'])
    expect(await ids('leek')).toEqual([id])
    finder.invalidate(['/recipes'])
    expect([await ids('leek'), await ids('egg')]).toEqual([[], [id]])
    await deleteRecipe(db, id, at())
    finder.invalidate(null)
    expect(await ids('egg')).toEqual([])
  })

  test('drafts and scheduled recipes are in no answer and in no count', async () => {
    const { db } = await makeStore()
    const finder = new RecipeFinder(db)
    await addRecipe(db, { status: 'draft' })
    const { id } = await addRecipe(db, { published_at: FUTURE })
    expect(await finder.find({ limit: 10, page: 1 }, NOW)).toEqual({ found: [], total: 0 })
    expect((await finder.count({}, NOW)).total).toBe(0)
    expect(await finder.find({ limit: 10, page: 1 }, FUTURE)).toEqual({ found: [{ id }], total: 1 })
  })

  test('a scheduled recipe turned into a draft before its time stays hidden', async () => {
    const { db } = await makeStore()
    const finder = new RecipeFinder(db)
    const { id } = await addRecipe(db, { published_at: FUTURE })
    expect((await finder.count({}, NOW)).total).toBe(0)
    // Neither version was public, so no page is named.
    expect(saved(await updateRecipe(db, id, { status: 'draft' }, at())).paths).toEqual([])
    expect((await finder.count({}, FUTURE)).total).toBe(0)
    expect((await finder.find({ time: 1_000, limit: 10, page: 1 }, FUTURE)).found).toEqual([])
  })

  test('after any changes the finder agrees with one that reads everything anew', async () => {
    const { db } = await makeStore()
    const finder = new RecipeFinder(db)
    const ids: number[] = []
    for (let number = 0; number < 8; number++) {
      const { id } = await addRecipe(db, {
        ingredients: uses('eggs', `leeks ${number}`),
        published_at: `2026-02-0${1 + (number % 4)}T00:00:00.000Z`,
      })
      ids.push(id)
    }
    await finder.prepare(NOW)
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids
    const change = async (id: number, fields: RecipeUpdate) =>
      saved(await updateRecipe(db, id, fields, at())).paths
    const rated = await rateRecipe(db, { id: first, visitor: 'v', rating: 5, now: NOW })
    const deleted = await deleteRecipe(db, fifth, at())
    const changes = [
      rated.kind === 'rated' ? rated.paths : [],
      await change(second, { slug: 'moved', dietary_tags: ['vegan'], difficulty: 'hard' }),
      await change(third, { status: 'draft' }),
      await change(fourth, { published_at: FUTURE, ingredients: uses('walnuts') }),
      deleted.kind === 'deleted' ? deleted.paths : [],
      await change(second, { ingredients: uses('rice', 'butter') }),
      affectedPages('recipe', null, await addRecipe(db, { slug: 'new-one' }), NOW),
    ]
    for (const paths of changes) finder.invalidate(paths)
    for (const filters of [
      {},
      { sort: 'rating' as const },
      { diet: ['vegetarian' as const], without: ['nuts' as const] },
      { have: ['rice', 'eggs'] },
    ]) {
      for (const now of [NOW, FUTURE]) {
        const anew = new RecipeFinder(db)
        const question = { ...filters, limit: 20, page: 1 }
        expect(await finder.find(question, now)).toEqual(await anew.find(question, now))
        const { fridge, ...counts } = await finder.count(filters, now)
        const { fridge: fridgeAnew, ...countsAnew } = await anew.count(filters, now)
        expect(counts).toEqual(countsAnew)
        expect(new Set(fridge)).toEqual(new Set(fridgeAnew))
      }
    }
    expect((await finder.find({ limit: 20, page: 1 }, NOW)).total).toBe(6)
  })

  test('a change during a read is in the next answer', async () => {
    const { db } = await makeStore()
    const finder = new RecipeFinder(db)
    const { id } = await addRecipe(db, { cook_time_minutes: 10 })
    const reading = finder.prepare(NOW)
    const { paths } = saved(await updateRecipe(db, id, { cook_time_minutes: 90 }, at()))
    finder.invalidate(paths)
    await reading
    expect((await finder.find({ time: 60, limit: 1, page: 1 }, NOW)).total).toBe(0)
  })

  test('the finder agrees with the database where both can answer', async () => {
    const { db } = await makeStore()
    const created = await createCategory(
      db,
      { name: 'Grün & gut', slug: 'gut', color: '#4f8a2c', icon: 'leaf', is_active: true },
      at(),
    )
    if (created.kind !== 'saved') throw new Error('The category was not saved')
    for (let number = 0; number < 12; number++)
      await addRecipe(db, {
        difficulty: number % 3 === 0 ? 'easy' : 'hard',
        dietary_tags: number % 2 === 0 ? ['Quick'] : [],
        featured: number % 4 === 0,
        category_id: number % 5 === 0 ? null : created.one.id,
        published_at: `2026-02-0${1 + (number % 4)}T00:00:00.000Z`,
      })
    const finder = new RecipeFinder(db)
    for (const filters of [
      {},
      { difficulty: ['easy' as const] },
      { tag: 'QUICK' },
      { featured: true },
      { category: ' grün  & GUT' },
      { exclude: 3, category: 'Grün & gut', tag: 'quick' },
      { category: 'unknown' },
    ]) {
      const request = { ...filters, limit: 5, page: 1, now: NOW }
      expect(needsFinder(filters)).toBe(false)
      const { items, total } = await listVisible(db, recipeKind, request)
      const found = await finder.find(request, NOW)
      expect([found.found.map(({ id }) => id), found.total]).toEqual([items.map(({ id }) => id), total])
    }
  })

  test('after a failure of the store the next request reads again', async () => {
    const store = await makeStore()
    const finder = new RecipeFinder(store.db)
    await addRecipe(store.db)
    const broken = new RecipeFinder(store.db.withSchema('nowhere'))
    await expect(broken.count({}, NOW)).rejects.toThrow()
    await expect(broken.count({}, NOW)).rejects.toThrow()
    expect((await finder.count({}, NOW)).total).toBe(1)
  })
})
