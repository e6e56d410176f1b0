import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../domain/site/default-settings.ts'
import { HOUSE_LOOK } from '../../../domain/site/look.ts'
import { findCard, makeArticleCard, makeRecipeCard, makeSiteCard } from './card-inputs.ts'

const PICTURE = { featured_image_public_id: 'samples/kettlebell', featured_image_version: '12' }
const NO_IMAGE = { featured_image_public_id: null, featured_image_version: null }

describe('what a card shows', () => {
  test('of an article: read time and author, or the coach without an author', () => {
    const article = {
      title: 'Swim',
      category_name: 'Workouts',
      read_time_minutes: 7,
      author_name: null,
      ...PICTURE,
    }
    expect(makeArticleCard(article, DEFAULT_SETTINGS)).toEqual({
      kind: 'articles',
      title: 'Swim',
      site_name: 'Happiness First',
      category_name: 'Workouts',
      meta: '7 min read · Maya Lindqvist',
      picture: { public_id: 'samples/kettlebell', version: '12' },
    })
    expect(makeArticleCard({ ...article, author_name: 'Ingrid' }, DEFAULT_SETTINGS).meta).toBe(
      '7 min read · Ingrid',
    )
  })

  test('of a recipe: time, servings and difficulty', () => {
    const recipe = {
      title: 'Dal',
      category_name: null,
      prep_time_minutes: 15,
      servings: 1,
      difficulty: 'easy' as const,
      ...NO_IMAGE,
    }
    expect(makeRecipeCard(recipe, DEFAULT_SETTINGS)).toMatchObject({
      kind: 'recipes',
      meta: '15 min prep · 1 serving · Easy',
      picture: null,
    })
  })

  test('of the site: its name and tagline', () => {
    expect(makeSiteCard(DEFAULT_SETTINGS)).toMatchObject({
      kind: 'site',
      title: 'Happiness First',
      meta: 'Movement and food for grown-up women.',
    })
  })
})

/** A site without any visible content. */
const EMPTY_SITE = {
  settings: async () => DEFAULT_SETTINGS,
  look: async () => HOUSE_LOOK,
  article: async () => ({ kind: 'gone' as const }),
  recipe: async () => ({ kind: 'moved' as const, slug: 'elsewhere' }),
  letter: async () => ({ kind: 'missing' as const }),
}

test('what is not public has no card, the site always has one', async () => {
  expect(await findCard(EMPTY_SITE, 'articles', '1')).toBeNull()
  expect(await findCard(EMPTY_SITE, 'recipes', '1')).toBeNull()
  expect(await findCard(EMPTY_SITE, 'letters', 'march')).toBeNull()
  expect(await findCard(EMPTY_SITE, 'pages', 'nowhere')).toBeNull()
  expect(await findCard(EMPTY_SITE, 'pages', 'plan-8')).toBeNull()
  expect(await findCard(EMPTY_SITE, 'pages', 'plan-3')).toMatchObject({
    page: 'plan',
    day: 3,
    title: 'Day 3 of your 7-day plan',
  })
  expect(await findCard(EMPTY_SITE, 'pages', 'about')).toMatchObject({ title: 'Meet Maya Lindqvist' })
  expect(await findCard(EMPTY_SITE, 'site', 'site')).toMatchObject({
    kind: 'site',
    title: DEFAULT_SETTINGS.site_name,
  })
})
