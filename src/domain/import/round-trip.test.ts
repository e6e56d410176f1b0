import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Article, articleCreateSchema } from '../content/article.ts'
import type { Recipe } from '../content/recipe.ts'
import { recipeCreateSchema } from '../content/recipe-input.ts'
import { writeArticleFile, writeRecipeFile } from '../export/export-format.ts'
import { readItemFile } from './read-item-file.ts'

const siteUrl = 'https://example.com'
const now = '2026-03-04T12:00:00.000Z'

/** Strings that could break front matter between two lines of dashes. */
const TRICKY = [
  ...['---', '\n---\n', '...', ': ', '#', ' #', '"', "'", '\\', '|', '>', '&a', '*a', '!!js', '%', '@', '`'],
  ...[
    '- ',
    '? ',
    '{',
    '}',
    '[',
    ']',
    ',',
    'null',
    'true',
    '~',
    '1e3',
    '0x1F',
    '2026-03-04',
    '\n',
    '\n\n',
    '\t',
  ],
  ...[
    'é',
    'e\u0301',
    '日本',
    '🥗',
    '👩‍🍳',
    '\u2028',
    '\u00a0',
    '\ufeff',
    '\u200f',
    'مرحبا',
    '  ',
    '```\n',
    '\r\n',
  ],
]
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...TRICKY), fc.string({ unit: 'grapheme', maxLength: 6 })), {
      maxLength: 8,
    })
    .map((parts) => parts.join('').slice(0, maxLength))
const slug = fc.constantFrom('a-slow-morning', 'soup-2', 'x')
const list = (max: number) => fc.array(text(max), { maxLength: 4 })
const shared = {
  title: text(60),
  slug,
  meta_title: fc.option(text(40)),
  meta_description: fc.option(text(80)),
  meta_keywords: list(30),
  featured_image_alt: fc.option(text(60)),
  status: fc.constantFrom('draft', 'published', 'archived'),
  featured: fc.boolean(),
  published_at: fc.option(fc.constant('2026-01-02T03:04:05.678Z')),
}
const articleFields = fc.record({
  ...shared,
  excerpt: text(100),
  content: text(300),
  read_time_minutes: fc.integer({ min: 1, max: 60 }),
})
const line = fc.record({ amount: text(10), unit: text(10), ingredient: text(30) })
const recipeFields = fc.record({
  ...shared,
  description: text(100),
  notes: text(100),
  dietary_tags: list(30),
  allergens: list(30),
  servings: fc.integer({ min: 1, max: 100 }),
  ingredients: fc.array(line, { maxLength: 4 }),
  instructions: fc.array(fc.record({ instruction: text(60), ingredients: fc.option(fc.constant([0])) }), {
    maxLength: 4,
  }),
  variations: fc.array(
    fc.record({
      name: text(20),
      description: text(40),
      allergens: fc.option(list(20)),
      changes: fc.array(fc.record({ ingredient: fc.constantFrom(0, null), with: line }), { maxLength: 2 }),
      steps: fc.array(fc.record({ step: fc.constant(1), instruction: text(40) }), { maxLength: 1 }),
    }),
    { maxLength: 3 },
  ),
  swaps: fc.array(
    fc.record({
      avoid: fc.constantFrom('dairy', 'nuts'),
      ingredient: fc.constant(0),
      with: fc.option(line),
      note: text(40),
    }),
    { maxLength: 2 },
  ),
  nutrition_source: fc.constantFrom('fixed', 'computed', 'own'),
  nutrition: fc.option(
    fc.record({
      per_serving: fc.record({
        kcal: fc.record({ value: fc.integer({ min: 0, max: 900 }) }),
        fat_g: fc.option(fc.record({ value: fc.double({ min: 0, max: 90, noNaN: true }) })),
      }),
    }),
  ),
})

/** The fields the store adds. */
const stored = {
  id: 7,
  featured_image_color: null,
  category_name: 'Self: care',
  author_name: null,
  view_count: 3,
  updated_at: now,
}

/** Addresses an item had before. */
const FORMER = { former_slugs: ['former-slug'], old_paths: ['/2023/05/a-slow-morning'] }

test('any article that can be saved survives export and import unchanged', () => {
  let saved = 0
  fc.assert(
    fc.property(articleFields, (fields) => {
      const parsed = articleCreateSchema.safeParse(fields)
      if (!parsed.success) return
      saved++
      const read_time_minutes = parsed.data.read_time_minutes ?? 5
      const article: Article = {
        ...parsed.data,
        ...stored,
        read_time_minutes,
        content_html: '<p>Made of the text</p>',
      }
      const file = writeArticleFile(article, FORMER)
      const item = readItemFile('articles/x.md', file, { kind: 'article', siteUrl })
      expect(item).toMatchObject({ problem: null, category: 'Self: care', ...FORMER })
      expect(item.warnings).toEqual([])
      expect(item.fields?.input).toEqual({ ...parsed.data, category_id: null, author_id: null })
    }),
    { numRuns: 300 },
  )
  expect(saved).toBeGreaterThan(30)
})

test('any recipe that can be saved survives export and import unchanged', () => {
  let saved = 0
  fc.assert(
    fc.property(recipeFields, (fields) => {
      const parsed = recipeCreateSchema.safeParse(fields)
      if (!parsed.success) return
      saved++
      const recipe: Recipe = { ...parsed.data, ...stored, rating_average: 4.5, rating_count: 2 }
      const file = writeRecipeFile(recipe, FORMER)
      const item = readItemFile('recipes/x.md', file, { kind: 'recipe', siteUrl })
      expect([item.problem, item.warnings]).toEqual([null, []])
      expect(item.fields?.input).toEqual({ ...parsed.data, category_id: null, author_id: null })
    }),
    { numRuns: 300 },
  )
  expect(saved).toBeGreaterThan(30)
})

test('a recipe exported for reading loses no amount', () => {
  const ingredients = [
    { amount: '2', unit: '', ingredient: 'bananas' },
    { amount: '3', unit: 'whole', ingredient: 'plums' },
  ]
  const fields = recipeCreateSchema.parse({ title: 'Fruit', slug: 'fruit', ingredients })
  const file = writeRecipeFile({ ...fields, ...stored, rating_average: 0, rating_count: 0 }, FORMER)
  expect(file).toContain('- 2 bananas\n- 3 plums\n')
})
