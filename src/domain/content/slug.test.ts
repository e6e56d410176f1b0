import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugify, slugProblem, suggestFreeSlug } from './slug.ts'

describe('slugify', () => {
  test.each([
    ['A slow morning, again!', 'a-slow-morning-again'],
    ['Crème brûlée à la Ångström', 'creme-brulee-a-la-angstrom'],
    ['Smørrebrød & Straße', 'smorrebrod-and-strasse'],
    ['Привет мир', 'privet-mir'],
    ['Καλημέρα', 'kalimera'],
    ["Don’t stop — it's fine", 'dont-stop-its-fine'],
    ['½ a lemon', 'half-a-lemon'],
    ['  --  ', ''],
    ['日本', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('what may not stand alone gets the kind appended', () => {
    expect(slugify('2025', 'article')).toBe('2025-article')
    expect(slugify('New', 'recipe')).toBe('new-recipe')
    expect(slugify('Newer', 'recipe')).toBe('newer')
  })

  test('any title gives a valid slug or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const slug = slugify(title, 'article')
        expect(slug === '' || slugProblem(slug) === null).toBe(true)
      }),
    )
  })
})

describe('slugProblem', () => {
  test.each(['', 'Über', 'a--b', '-a', 'a-', '123', 'new', 'edit', 'featured', 'rss', 'a b', 'a'.repeat(81)])(
    'refuses %s',
    (slug) => {
      expect(slugProblem(slug)).not.toBeNull()
    },
  )
  test.each(['a', '5-moves', 'a'.repeat(80), 'newest'])('takes %s', (slug) => {
    expect(slugProblem(slug)).toBeNull()
  })
})

test('a free slug is suggested within the length', () => {
  expect(suggestFreeSlug('soup', (slug) => slug === 'soup-2')).toBe('soup-3')
  const suggestion = suggestFreeSlug('a'.repeat(80), () => false)
  expect(suggestion).toHaveLength(80)
  expect(suggestion.endsWith('-2')).toBe(true)
})
