import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../site/default-settings.ts'
import { articleJsonLd } from './article-json-ld.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import {
  breadcrumbJsonLd,
  itemListJsonLd,
  personJsonLd,
  serializeJsonLd,
  websiteJsonLd,
} from './site-json-ld.ts'

const SITE = { siteUrl: 'https://example.com', settings: DEFAULT_SETTINGS }

const RECIPE: Parameters<typeof recipeJsonLd>[0] = {
  id: 1,
  title: 'Soup',
  slug: 'soup',
  description: 'Warm.',
  featured_image_url: null,
  featured_image_alt: null,
  featured_image_public_id: null,
  featured_image_version: null,
  featured_image_color: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: [],
  prep_time_minutes: 15,
  cook_time_minutes: 50,
  servings: 1,
  difficulty: 'easy',
  dietary_tags: ['vegan', 'quick'],
  allergens: [],
  category_name: null,
  author_name: null,
  featured: false,
  notes_open: true,
  rating_average: 0,
  rating_count: 0,
  published_at: '2026-03-04T12:00:00.000Z',
  updated_at: '2026-03-05T12:00:00.000Z',
  ingredients: [{ amount: '2', unit: 'whole', ingredient: 'carrots' }],
  instructions: [{ step: 1, instruction: 'Boil.', ingredients: [], timers: [] }],
  notes: '',
  variations: [],
  swaps: [],
  nutrition_source: 'fixed',
  nutrition: null,
}

// SEO-DATA-1
describe('recipeJsonLd', () => {
  // DIET-TAG-1
  test('the diet follows the tags, whatever the ingredients', () => {
    const ingredients = [{ amount: '200', unit: 'g', ingredient: 'beef' }]
    const tell = (dietary_tags: typeof RECIPE.dietary_tags) =>
      recipeJsonLd({ ...RECIPE, ingredients, dietary_tags }, [], SITE)
    expect(tell(['vegan'])).toMatchObject({ suitableForDiet: ['https://schema.org/VeganDiet'] })
    expect(tell([])).not.toMatchObject({ suitableForDiet: expect.anything() })
  })

  // REC-NUTR-1
  test('states what the page shows, without fixed nutrition figures', () => {
    const data = recipeJsonLd(RECIPE, [], SITE)
    expect(data).toMatchObject({
      '@type': 'Recipe',
      totalTime: 'PT1H5M',
      recipeYield: '1 serving',
      recipeCategory: 'Healthy Recipe',
      recipeIngredient: ['2 carrots'],
      recipeInstructions: [{ '@type': 'HowToStep', position: 1, text: 'Boil.' }],
      suitableForDiet: ['https://schema.org/VeganDiet'],
    })
    expect(JSON.stringify(data)).not.toMatch(/nutrition"|calories|aggregateRating/i)
  })
  test('missing ingredients or instructions are omitted rather than listed empty', () => {
    const told = JSON.parse(
      JSON.stringify(recipeJsonLd({ ...RECIPE, ingredients: [], instructions: [] }, [], SITE)),
    )
    for (const name of ['recipeIngredient', 'recipeInstructions', 'image'])
      expect(told).not.toHaveProperty(name)
  })
  test.each(['high', 'fair', 'low'] as const)('nutrition figures with confidence %s', (confidence) => {
    const likely = (value: number) => ({ value, low: value, high: value })
    const nutrition = {
      per_serving: { kcal: likely(412.6), fiber_g: likely(3.4), sodium_mg: likely(120) },
      confidence,
      matched: 1,
      of: 1,
      unmatched: [],
      drivers: [],
    }
    expect(recipeJsonLd({ ...RECIPE, nutrition_source: 'computed', nutrition }, [], SITE)).toHaveProperty(
      'nutrition',
      confidence === 'low'
        ? undefined
        : {
            '@type': 'NutritionInformation',
            servingSize: '1 serving',
            calories: '413 kcal',
            fiberContent: '3 g',
            sodiumContent: '120 mg',
          },
    )
  })
  // REC-RATE-3
  test('a rating is stated only when there is one', () => {
    expect(recipeJsonLd(RECIPE, [], SITE)).toHaveProperty('aggregateRating', undefined)
    expect(recipeJsonLd({ ...RECIPE, rating_average: 4.5, rating_count: 2 }, [], SITE)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    })
  })
})

test('an article names the coach as its author, with the coach’s profiles', () => {
  const article = {
    title: 'A',
    slug: 'a',
    excerpt: '',
    published_at: null,
    updated_at: RECIPE.updated_at,
    category_name: null,
    author_name: null,
    meta_keywords: [],
    read_time_minutes: 5,
  }
  expect(articleJsonLd(article, ['https://example.com/x.jpg'], SITE)).toMatchObject({
    '@type': 'BlogPosting',
    url: 'https://example.com/blog/a',
    author: { name: 'Maya Lindqvist', sameAs: expect.arrayContaining([DEFAULT_SETTINGS.instagram_url]) },
  })
  expect(articleJsonLd({ ...article, author_name: 'A guest' }, [], SITE)).toMatchObject({
    author: { '@type': 'Person', name: 'A guest' },
  })
})

test('breadcrumbs, lists and the site search contain absolute addresses', () => {
  expect(breadcrumbJsonLd([{ name: 'Blog', path: '/blog' }], SITE.siteUrl)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://example.com/' },
      { position: 2, item: 'https://example.com/blog' },
    ],
  })
  expect(itemListJsonLd([{ name: 'A', path: '/blog/a' }], SITE.siteUrl)).toMatchObject({
    itemListElement: [{ position: 1, url: 'https://example.com/blog/a' }],
  })
  expect(websiteJsonLd({ siteUrl: SITE.siteUrl, name: 'Happiness First', description: '' })).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://example.com/search?q={search_term_string}' } },
  })
})

// SEO-DATA-2
test('amounts stay in the machine-readable lines, steps in order, times as durations', () => {
  const data = recipeJsonLd(
    {
      ...RECIPE,
      servings: 4,
      category_name: 'Nutrition',
      dietary_tags: ['Gluten-Free', 'quick', 'constructor'],
      ingredients: [
        { amount: '½', unit: 'cup', ingredient: 'oats' },
        { amount: '2', unit: '', ingredient: 'eggs' },
        { amount: '', unit: '', ingredient: 'salt' },
      ],
      instructions: [
        { step: 1, instruction: 'Boil.', ingredients: [], timers: [] },
        { step: 2, instruction: 'Eat.', ingredients: [], timers: [] },
      ],
    },
    ['https://example.com/a.jpg'],
    SITE,
  )
  expect(data).toMatchObject({
    name: 'Soup',
    url: 'https://example.com/recipes/soup',
    image: ['https://example.com/a.jpg'],
    prepTime: 'PT15M',
    cookTime: 'PT50M',
    recipeYield: '4 servings',
    recipeCategory: 'Nutrition',
    suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
    recipeIngredient: ['½ cup oats', '2 eggs', 'salt'],
    recipeInstructions: [
      { position: 1, text: 'Boil.' },
      { position: 2, text: 'Eat.' },
    ],
  })
})

// SEO-DATA-3
test('an item last changed before its publication time counts as changed at that time', () => {
  const early = { ...RECIPE, published_at: '2026-03-09T12:00:00.000Z' }
  expect(recipeJsonLd(early, [], SITE)).toMatchObject({ dateModified: early.published_at })
  expect(recipeJsonLd(RECIPE, [], SITE)).toMatchObject({ dateModified: RECIPE.updated_at })
})

test('the coach is a person with the configured profiles', () => {
  const bare = { ...DEFAULT_SETTINGS, instagram_url: '', facebook_url: '', youtube_url: '', tiktok_url: '' }
  expect(personJsonLd(SITE)).toMatchObject({
    '@type': 'Person',
    name: 'Maya Lindqvist',
    sameAs: { length: 4 },
  })
  expect(personJsonLd({ ...SITE, settings: bare })).toHaveProperty('sameAs', undefined)
})

test('no content can end the surrounding script element', () => {
  const text = serializeJsonLd({ name: '</script><!--<script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><!--<script>alert(1)</script>' })
})
