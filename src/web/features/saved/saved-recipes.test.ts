import { describe, expect, test } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import { describeCooked, formatHours } from '../saved-page/saved-card.tsx'
import { MAX_NOTE, parseSavedRecipes, savedRecipes } from './saved-recipes.ts'

const CARD = {
  title: 'Lentil dal',
  difficulty: 'easy',
  category_name: null,
  featured_image_url: null,
  featured_image_alt: null,
  featured_image_public_id: null,
  featured_image_version: null,
  featured_image_color: null,
  prep_time_minutes: 10,
  cook_time_minutes: 40,
  servings: 4,
}
const DAL = {
  id: 7,
  slug: 'lentil-dal',
  savedAt: 1,
  card: CARD,
  cooked: 2,
  cookedAt: 3,
  note: 'Lemon.',
  version: null,
}

describe('what is stored', () => {
  test('is read back unchanged', () => {
    const version = { servings: 2, variation: 'Autumn', words: 'Autumn, no dairy' }
    expect(parseSavedRecipes([DAL, { ...DAL, id: 8, version }])).toEqual([DAL, { ...DAL, id: 8, version }])
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['an object', '{"id":7}'],
    ['null', 'null'],
    ['numbers', '[1,null,"a"]'],
    ['no id', '[{"slug":"x"}]'],
    ['no slug', '[{"id":7,"slug":""}]'],
  ])('%s reads as nothing saved', (_what, stored) => {
    expect(parseSavedRecipes(parseStored(stored))).toEqual([])
  })

  test('an invalid field does not affect the other fields', () => {
    expect(
      parseSavedRecipes([
        {
          ...DAL,
          cooked: '2',
          cookedAt: {},
          note: 5,
          version: { servings: 'two' },
          card: { ...CARD, servings: -1 },
        },
      ]),
    ).toEqual([{ ...DAL, cooked: 0, cookedAt: null, note: '', card: { ...CARD, servings: 0 } }])
  })

  test('a recipe without a valid card is not listed, but its note is kept', () => {
    const [recipe, ...others] = parseSavedRecipes([{ ...DAL, card: { title: 5 } }])
    expect(others).toEqual([])
    expect(recipe).toMatchObject({ savedAt: null, card: null, note: 'Lemon.' })
  })

  test('duplicates are dropped, and a note is truncated', () => {
    expect(parseSavedRecipes([DAL, DAL])).toHaveLength(1)
    expect(parseSavedRecipes([{ ...DAL, note: 'x'.repeat(MAX_NOTE + 9) }])[0]?.note).toHaveLength(MAX_NOTE)
  })

  test('the newest recipe is first', () => {
    const recipes = parseSavedRecipes([DAL, { ...DAL, id: 8, savedAt: 9 }, { ...DAL, id: 9, savedAt: null }])
    expect(savedRecipes(recipes).map(({ id }) => id)).toEqual([8, 7])
  })
})

describe('the words of a card', () => {
  test.each([
    [50, '50 min'],
    [60, '1 h'],
    [65, '1 h 05'],
    [130, '2 h 10'],
    [0, '0 min'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(formatHours(minutes)).toBe(text)
  })

  const now = Date.parse('2026-11-20T12:00:00Z')
  test.each([
    [1, '2026-10-30T12:00:00Z', 'Cooked once, on October 30'],
    [2, '2026-11-08T12:00:00Z', 'Cooked twice, last on November 8'],
    [6, '2025-11-08T12:00:00Z', 'Cooked 6 times, last on November 8, 2025'],
  ])('cooked %i times', (cooked, day, text) => {
    expect(describeCooked({ cooked, cookedAt: Date.parse(day) }, now, 'UTC')).toBe(text)
  })

  test('an unknown day is omitted', () => {
    expect(describeCooked({ cooked: 1, cookedAt: null })).toBe('Cooked once')
  })
})
