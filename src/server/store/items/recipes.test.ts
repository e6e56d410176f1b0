import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addRecipe, at, NOW, saved } from '../../../../tests/support/factories.ts'
import { countView, pruneViewMarks } from '../statistics/views.ts'
import { findVisible, listVisible } from './item-reads.ts'
import { rateRecipe } from './ratings.ts'
import { deleteRecipe, getRecipe, recipeKind, updateRecipe } from './recipes.ts'

describeStores((makeStore) => {
  test('a recipe is returned complete', async () => {
    const { db } = await makeStore()
    const recipe = await addRecipe(db, {
      ingredients: [{ amount: '½', unit: 'cup', ingredient: 'oats' }],
      instructions: [
        { step: 1, instruction: 'Stir.' },
        {
          step: 2,
          instruction: 'Rest 5 minutes.',
          ingredients: [0],
          timers: [{ text: '5 minutes', seconds: 240, seconds_max: 300, start: 5, end: 14 }],
        },
      ],
      dietary_tags: ['vegan'],
      allergens: ['gluten'],
      variations: [
        {
          name: 'Warm',
          description: 'Heat it.',
          changes: [
            { ingredient: 0, with: null },
            { ingredient: null, with: { amount: '1', unit: 'cup', ingredient: 'milk' } },
          ],
          steps: [{ step: 1, instruction: 'Warm the milk.' }],
          allergens: ['milk'],
        },
      ],
      swaps: [{ avoid: 'gluten', ingredient: 0, with: null, note: 'Leave them out.' }],
      notes: 'One\nTwo',
    })
    expect(await getRecipe(db, recipe.id)).toEqual(recipe)
    expect(recipe).toMatchObject({
      prep_time_minutes: 15,
      cook_time_minutes: 30,
      servings: 4,
      rating_average: 0,
      rating_count: 0,
    })
  })

  test('the tag filter matches the current tags, case-insensitively', async () => {
    const { db } = await makeStore()
    const { id } = await addRecipe(db, { dietary_tags: ['vegan', 'quick'] })
    const count = async (tag: string) =>
      (await listVisible(db, recipeKind, { now: NOW, limit: 10, page: 1, tag })).total
    expect(await count('VEGAN')).toBe(1)
    await updateRecipe(db, id, { dietary_tags: ['keto'] }, at())
    expect(await count('vegan')).toBe(0)
    expect(await count('keto')).toBe(1)
  })

  // REC-RATE-1
  test('a visitor’s rating counts once and can change; the average follows; a save leaves it alone', async () => {
    const { db } = await makeStore()
    const { id, slug } = await addRecipe(db)
    expect(await rateRecipe(db, { id, visitor: 'a', rating: 2, now: NOW })).toMatchObject({
      rating_average: 2,
      rating_count: 1,
      paths: [`/recipes/${slug}`, '/api/public/recipes'],
    })
    await rateRecipe(db, { id, visitor: 'b', rating: 5, now: NOW })
    await rateRecipe(db, { id, visitor: 'c', rating: 5, now: NOW })
    expect(await rateRecipe(db, { id, visitor: 'a', rating: 4, now: NOW })).toMatchObject({
      rating_average: 4.67,
      rating_count: 3,
    })
    expect(saved(await updateRecipe(db, id, { title: 'New' }, at())).item).toMatchObject({
      rating_average: 4.67,
      rating_count: 3,
    })
    expect(await rateRecipe(db, { id: 999, visitor: 'a', rating: 2, now: NOW })).toEqual({ kind: 'missing' })
  })

  // ART-VIEW-1
  test('a view counts once per mark and day', async () => {
    const { db } = await makeStore()
    const { id } = await addRecipe(db)
    const visit = (mark: string, day = '2026-03-04') =>
      countView(db, { kind: 'recipe', id, day, now: NOW, mark })
    expect(await visit('a')).toBe('counted')
    expect(await visit('a')).toBe('known')
    expect(await visit('b')).toBe('counted')
    expect(await visit('a', '2026-03-05')).toBe('counted')
    expect((await getRecipe(db, id))?.view_count).toBe(3)
    await pruneViewMarks(db, '2026-03-05')
    expect(await db.selectFrom('view_marks').select('day').execute()).toEqual([{ day: '2026-03-05' }])
    expect(await countView(db, { kind: 'recipe', id: 999, day: '2026-03-04', now: NOW, mark: 'a' })).toBe(
      'missing',
    )
  })

  test('a deleted recipe is gone together with its ratings', async () => {
    const { db } = await makeStore()
    const { id, slug } = await addRecipe(db, { dietary_tags: ['vegan'] })
    await rateRecipe(db, { id, visitor: 'a', rating: 2, now: NOW })
    await deleteRecipe(db, id, at())
    expect(await findVisible(db, recipeKind, slug, NOW)).toEqual({ kind: 'gone' })
    expect(await db.selectFrom('ratings').select('rating').execute()).toEqual([])
  })
})
