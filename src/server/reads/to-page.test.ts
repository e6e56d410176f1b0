import { expect, test } from 'vitest'
import { testRecipe } from '../../../tests/fixtures/steps.ts'
import { toCards } from './to-page.ts'

test('a list has the fields of cards and omits those only pages use', () => {
  const recipe = testRecipe({ title: 'Dal', slug: 'dal', meta_description: 'Long words for search engines.' })
  const { items, total } = toCards({ items: [recipe], total: 12 })
  expect(total).toBe(12)
  expect(items).toMatchObject([{ title: 'Dal', slug: 'dal', servings: recipe.servings }])
  for (const name of [
    'view_count',
    'meta_description',
    'meta_keywords',
    'author_name',
    'updated_at',
    'status',
  ])
    expect(items[0]).not.toHaveProperty(name)
})
