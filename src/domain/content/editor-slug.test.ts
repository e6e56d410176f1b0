import { expect, test } from 'vitest'
import { beginSlug, finishSlug, followTitle, regenerateSlug, typeSlug } from './editor-slug.ts'

test('a new item follows its title', () => {
  const slug = followTitle(beginSlug(null), 'Crème brûlée for two', 'recipe')
  expect(slug).toEqual({ slug: 'creme-brulee-for-two', isAuto: true })
  expect(followTitle(slug, '', 'recipe').slug).toBe('')
})

test('a loaded item counts as set by hand', () => {
  expect(followTitle(beginSlug('a-slow-morning'), 'Another title', 'article')).toEqual({
    slug: 'a-slow-morning',
    isAuto: false,
  })
})

test('what was typed stays until it is regenerated', () => {
  const typed = typeSlug('My Own')
  expect(followTitle(typed, 'A title', 'article').slug).toBe('my-own')
  expect(regenerateSlug('A title', 'article')).toEqual({ slug: 'a-title', isAuto: true })
})

test.each([
  ['slow', 'slow'],
  ['slow ', 'slow-'],
  ['slow-', 'slow-'],
  ['slow--', 'slow-'],
  ['Slow Mörning', 'slow-morning'],
  [' ', ''],
  [`${'a'.repeat(80)} b`, 'a'.repeat(80)],
])('typing %j gives %j', (typed, slug) => {
  expect(typeSlug(typed).slug).toBe(slug)
})

test('leaving the field takes the last hyphen away', () => {
  expect(finishSlug('slow-')).toBe('slow')
})

test('a title that would give a reserved word or only digits gets its kind', () => {
  expect(regenerateSlug('New', 'article').slug).toBe('new-article')
  expect(regenerateSlug('2025', 'recipe').slug).toBe('2025-recipe')
})
