import { expect, test } from 'vitest'
import { changedFields, countChanges, restoredFields, revisionFields } from './revision-fields.ts'

const ARTICLE = {
  id: 3,
  title: 'A slow morning',
  slug: 'a-slow-morning',
  content: 'Words.',
  content_html: '<p>Words.</p>',
  meta_keywords: ['calm'],
  status: 'published',
  featured: true,
  published_at: '2026-03-01T12:00:00.000Z',
  view_count: 12,
  category_name: 'Wellness',
}

test('a revision contains exactly the fields that a save may write', () => {
  const fields = revisionFields('article', ARTICLE)
  expect(fields).toMatchObject({ title: 'A slow morning', meta_keywords: ['calm'], status: 'published' })
  for (const name of ['id', 'view_count', 'content_html', 'category_name', 'updated_at'])
    expect(fields).not.toHaveProperty(name)
  expect(revisionFields('recipe', { servings: 4, rating_average: 5 })).toMatchObject({ servings: 4 })
  expect(revisionFields('recipe', { rating_average: 5 })).not.toHaveProperty('rating_average')
})

test('changes are detected in the fields that a save may write', () => {
  const after = { ...ARTICLE, content: 'Other.', meta_keywords: ['calm', 'sleep'], view_count: 13 }
  expect(changedFields('article', ARTICLE, after)).toEqual(['meta_keywords', 'content'])
  expect(changedFields('article', ARTICLE, { ...ARTICLE, meta_keywords: ['calm'] })).toEqual([])
})

test('restoring a revision leaves slug, status, featuring and publication time unchanged', () => {
  const restored = restoredFields(revisionFields('article', ARTICLE))
  expect(restored).toMatchObject({ title: 'A slow morning', content: 'Words.' })
  for (const name of ['slug', 'status', 'featured', 'published_at']) expect(restored).not.toHaveProperty(name)
})

test('list changes count the entries that were added, removed or changed', () => {
  const steps = (...texts: string[]) => ({ title: 'Soup', servings: 4, instructions: texts })
  const count = (before: object, after: object) => countChanges('recipe', before, after)
  expect(count(steps('a', 'b', 'c'), steps('a', 'x', 'y'))).toEqual({ instructions: 2 })
  expect(count(steps('a', 'b'), steps('a', 'b', 'b', 'c'))).toEqual({ instructions: 2 })
  expect(count(steps('a', 'b'), steps('b', 'a'))).toEqual({ instructions: 1 })
  expect(count(steps('a'), { ...steps('a'), title: 'Stew', servings: 2 })).toEqual({ title: 1, servings: 1 })
})
