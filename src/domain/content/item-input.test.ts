import { describe, expect, test } from 'vitest'
import { articleCreateSchema, articleUpdateSchema } from './article-input.ts'
import { recipeCreateSchema, recipeUpdateSchema } from './recipe-input.ts'

const MINIMAL = { title: 'Soup', slug: 'soup' }

function firstMessage(result: { error?: { issues: { message: string }[] } }): string | undefined {
  return result.error?.issues[0]?.message
}

describe('a new article', () => {
  test('gets the specification’s defaults', () => {
    expect(articleCreateSchema.parse(MINIMAL)).toMatchObject({
      read_time_minutes: 5,
      difficulty_level: 'beginner',
      status: 'draft',
      featured: false,
      published_at: null,
      meta_keywords: [],
      excerpt: '',
    })
  })
  test('is trimmed; unknown fields and counters are ignored', () => {
    const parsed = articleCreateSchema.parse({ ...MINIMAL, title: ' Soup ', view_count: 99, rating_average: 5, extra: true })
    expect(parsed.title).toBe('Soup')
    expect(parsed).not.toHaveProperty('view_count')
    expect(parsed).not.toHaveProperty('extra')
  })
  test('times are kept in UTC', () => {
    expect(articleCreateSchema.parse({ ...MINIMAL, published_at: '2026-03-04T12:00:00+01:00' }).published_at).toBe('2026-03-04T11:00:00.000Z')
  })
  test.each([
    [{ ...MINIMAL, title: '  ' }, 'Title is required'],
    [{ ...MINIMAL, slug: '' }, 'Slug is required'],
    [{ ...MINIMAL, slug: 'Not a slug' }, 'A slug is made of small letters a-z, digits and single hyphens'],
    [{ ...MINIMAL, meta_title: 'x'.repeat(61) }, 'Meta title can be at most 60 characters'],
    [{ ...MINIMAL, meta_description: 'x'.repeat(161) }, 'Meta description can be at most 160 characters'],
    [{ ...MINIMAL, read_time_minutes: 0 }, 'Read time must be a whole number from 1 to 60'],
    [{ ...MINIMAL, read_time_minutes: 61 }, 'Read time must be a whole number from 1 to 60'],
    [{ ...MINIMAL, title: 'a\u0000b' }, 'Title contains characters that cannot be used'],
    [{ ...MINIMAL, status: 'live' }, 'Status is draft, published or archived'],
    [{ ...MINIMAL, featured_image_url: 'javascript:alert(1)' }, 'The picture’s address must begin with http, https or /'],
    [{ ...MINIMAL, featured_image_url: '//evil.example/x.png' }, 'The picture’s address must begin with http, https or /'],
    [{ ...MINIMAL, published_at: 'soon' }, 'This is not a date and time'],
  ])('%o is refused: %s', (input, message) => {
    expect(firstMessage(articleCreateSchema.safeParse(input))).toBe(message)
  })
})

test('a change holds only what it names', () => {
  expect(articleUpdateSchema.parse({ excerpt: 'New' })).toEqual({ excerpt: 'New' })
  expect(recipeUpdateSchema.parse({ servings: 2, updated_at: '2026-03-04T12:00:00.000Z' })).toEqual({ servings: 2, updated_at: '2026-03-04T12:00:00.000Z' })
})

describe('a new recipe', () => {
  test('gets the specification’s defaults', () => {
    expect(recipeCreateSchema.parse(MINIMAL)).toMatchObject({ prep_time_minutes: 15, cook_time_minutes: 30, servings: 4, difficulty: 'easy', ingredients: [], instructions: [] })
  })
  test('takes instructions and ingredients in every form of the contract', () => {
    const parsed = recipeCreateSchema.parse({
      ...MINIMAL,
      instructions: ['Boil.', { step_number: 7, instruction: 'Stir.' }, { step: 1, instruction: 'Eat.' }],
      ingredients: [{ item: 'salt' }, { amount: '1', unit: 'cup', ingredient: 'oats' }],
    })
    expect(parsed.instructions.map(({ step }) => step)).toEqual([1, 2, 3])
    expect(parsed.ingredients[0]).toEqual({ amount: '', unit: '', ingredient: 'salt' })
  })
  test.each([
    [{ ...MINIMAL, prep_time_minutes: 0 }, 'Prep time'],
    [{ ...MINIMAL, cook_time_minutes: -1 }, 'Cook time'],
    [{ ...MINIMAL, servings: 0 }, 'Servings'],
    [{ ...MINIMAL, difficulty: 'fun' }, 'Difficulty is easy, medium or hard'],
  ])('%o is refused', (input, words) => {
    expect(firstMessage(recipeCreateSchema.safeParse(input))).toContain(words)
  })
})
