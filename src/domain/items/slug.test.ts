import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTENT_LIMITS } from './limits.ts'
import {
  initialSlug,
  regenerateSlug,
  slugify,
  slugifyWhileTyping,
  slugProblem,
  suggestFreeSlug,
  trimSlug,
  updateAutoSlug,
} from './slug.ts'

// CONTENT-SLUG-2
describe('slugify', () => {
  test.each([
    ['A slow morning, again!', 'a-slow-morning-again'],
    ['Crème brûlée à la Ångström', 'creme-brulee-a-la-angstrom'],
    ['Smørrebrød & Straße', 'smorrebrod-and-strasse'],
    ['ŒUFS, ÆBLER, ŁÓDŹ, ÞÓR, ÐAÐI, Đà, ıIİ', 'oeufs-aebler-lodz-thor-dadi-da-iii'],
    ['Привет мир, мой чай, её ёж, ЇЖАК', 'privet-mir-moy-chay-eyo-yozh-yizhak'],
    ['Καλημέρα, ψάρι', 'kalimera-psari'],
    ["Don’t stop — it's fine", 'dont-stop-its-fine'],
    ['½ a lemon', 'half-a-lemon'],
    ['№ 5 ﬁsh™', 'no-5-fish'],
    ['e\u0301clair e\u0308', 'eclair-e'],
    ['  --  ', ''],
    ['日本', ''],
    ['', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('a reserved or numeric slug gets the kind appended', () => {
    expect(slugify('2025', 'article')).toBe('2025-article')
    expect(slugify('New', 'recipe')).toBe('new-recipe')
    expect(slugify('Newer', 'recipe')).toBe('newer')
    expect(slugify('9'.repeat(90), 'recipe')).toBe(`${'9'.repeat(73)}-recipe`)
  })

  test('is cut at 80 characters without a hyphen at the end', () => {
    expect(slugify(`${'a'.repeat(79)} bc`)).toBe('a'.repeat(79))
    expect(slugify('b'.repeat(81))).toBe('b'.repeat(80))
  })

  test('any title gives a valid slug or none, and a slug stays unchanged', () => {
    const title = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'aZ0-– ßéжξ&½’'), maxLength: 120 }),
      fc.constantFrom('new', 'RSS', '¹²', 'édit'),
    )
    fc.assert(
      fc.property(title, fc.constantFrom('article' as const, 'recipe' as const), (text, kind) => {
        const slug = slugify(text, kind)
        if (slug === '') return
        expect(slugProblem(slug)).toBeNull()
        expect(slugify(slug, kind)).toBe(slug)
      }),
    )
  })
})

// CONTENT-SLUG-1
describe('slugProblem', () => {
  test.each([
    ['', 'Slug is required'],
    ['a'.repeat(81), 'A slug can be at most 80 characters'],
    ['Über', 'A slug is made of small letters a-z, digits and single hyphens'],
    ['a--b', 'A slug is made of small letters a-z, digits and single hyphens'],
    ['-a', 'A slug is made of small letters a-z, digits and single hyphens'],
    ['a-', 'A slug is made of small letters a-z, digits and single hyphens'],
    ['a\n', 'A slug is made of small letters a-z, digits and single hyphens'],
    ['123', 'A slug cannot be only digits'],
    ['new', '"new" is reserved; please choose another slug'],
    ['edit', '"edit" is reserved; please choose another slug'],
    ['featured', '"featured" is reserved; please choose another slug'],
    ['rss', '"rss" is reserved; please choose another slug'],
  ])('%s: %s', (slug, problem) => {
    expect(slugProblem(slug)).toBe(problem)
  })

  test.each(['a', '5-moves', 'a'.repeat(80), 'newest', 'constructor'])('accepts %s', (slug) => {
    expect(slugProblem(slug)).toBeNull()
  })
})

// CONTENT-SLUG-3
describe('suggestFreeSlug', () => {
  test('counts up from 2, skipping taken slugs', () => {
    expect(suggestFreeSlug('soup', (slug) => slug === 'soup-2')).toBe('soup-3')
    expect(suggestFreeSlug('soup', new Set(['soup', 'soup-2', 'soup-3']))).toBe('soup-4')
  })

  test('shortens the longest slug for the number, without a hyphen before it', () => {
    const longest = 'a'.repeat(CONTENT_LIMITS.slug)
    expect(suggestFreeSlug(longest, new Set([longest]))).toBe(`${longest.slice(2)}-2`)
    const words = `${longest.slice(3)}-bc`
    expect(suggestFreeSlug(words, new Set([words]))).toBe(`${longest.slice(3)}-2`)
  })

  test('suggests a slug that is valid, free and different', () => {
    const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,40}(-[a-z0-9]{1,38})?$/)
    fc.assert(
      fc.property(slug, fc.nat(30), (base, count) => {
        const taken = new Set([base])
        for (let round = 0; round < count; round++) taken.add(suggestFreeSlug(base, taken))
        expect(taken.size).toBe(count + 1)
        for (const each of taken) expect(slugProblem(each)).toBeNull()
      }),
    )
  })
})

test('the slug of a new item follows its title', () => {
  const slug = updateAutoSlug(initialSlug(null), 'Crème brûlée for two', 'recipe')
  expect(slug).toEqual({ slug: 'creme-brulee-for-two', isAuto: true })
  expect(updateAutoSlug(slug, '', 'recipe').slug).toBe('')
})

// EDIT-SLUG-1
test('the slug of a loaded item counts as set by hand', () => {
  expect(updateAutoSlug(initialSlug('a-slow-morning'), 'Another title', 'article')).toEqual({
    slug: 'a-slow-morning',
    isAuto: false,
  })
})

test('a typed slug stays until it is regenerated', () => {
  const typed = slugifyWhileTyping('My Own')
  expect(updateAutoSlug(typed, 'A title', 'article').slug).toBe('my-own')
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
  expect(slugifyWhileTyping(typed).slug).toBe(slug)
})

test('leaving the field removes a trailing hyphen', () => {
  expect(trimSlug('slow-')).toBe('slow')
})

test('a title that would give a reserved word or only digits gets its kind appended', () => {
  expect(regenerateSlug('New', 'article').slug).toBe('new-article')
  expect(regenerateSlug('2025', 'recipe').slug).toBe('2025-recipe')
})
