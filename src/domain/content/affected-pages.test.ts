import { describe, expect, test } from 'vitest'
import { affectedPages, pagePath } from './affected-pages.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const PAST = '2026-03-01T12:00:00.000Z'
const FUTURE = '2026-04-01T12:00:00.000Z'
const live = { slug: 'a', status: 'published', published_at: PAST } as const
const draft = { slug: 'a', status: 'draft', published_at: null } as const
const scheduled = { ...live, published_at: FUTURE }

const LISTS = ['/', '/feed.json', '/rss.xml', '/sitemap', '/sitemap.xml']
const articlePages = [...LISTS, '/blog', '/blog/a'].sort()
const recipePages = [...LISTS, '/recipes', '/recipes/a'].sort()

describe('affectedPages', () => {
  test('publishing affects the page and all pages that list it, sorted', () => {
    expect(affectedPages('article', draft, live, NOW)).toEqual(articlePages)
    expect(affectedPages('recipe', null, live, NOW)).toEqual(recipePages)
  })

  test('a new slug also affects the old address', () => {
    expect(affectedPages('article', live, { ...live, slug: 'b' }, NOW)).toEqual(
      [...articlePages, '/blog/b'].sort(),
    )
  })

  test.each([
    ['an edit', live, { ...live }],
    [
      'featured or category changed',
      { ...live, featured: false, category_id: 1 },
      { ...live, featured: true, category_id: 2 },
    ],
    ['unpublished', live, draft],
    ['archived', live, { ...live, status: 'archived' as const }],
    ['put off', live, scheduled],
    ['brought forward', scheduled, live],
    ['deleted', live, null],
    ['due now', null, { ...live, published_at: NOW }],
    // Other processes poll every second and would miss it.
    ['due in a moment', draft, { ...live, published_at: '2026-03-04T12:00:00.900Z' }],
  ])('%s affects the pages that showed or now show it', (_, before, after) => {
    expect(affectedPages('article', before, after, NOW)).toEqual(articlePages)
    expect(affectedPages('recipe', before, after, NOW)).toEqual(recipePages)
  })

  test.each([
    ['a draft edited', draft, { ...draft, slug: 'b' }],
    ['a draft deleted', draft, null],
    ['a draft made', null, draft],
    ['something scheduled', draft, scheduled],
    ['something scheduled deleted', scheduled, null],
    [
      'an archived one edited',
      { ...live, status: 'archived' as const },
      { ...live, status: 'archived' as const, slug: 'b' },
    ],
    ['nothing at all', null, null],
  ])('%s affects nothing', (_, before, after) => {
    expect(affectedPages('article', before, after, NOW)).toEqual([])
  })
})

test('each kind has its own path prefix', () => {
  expect([pagePath('article', 'a'), pagePath('recipe', 'b')]).toEqual(['/blog/a', '/recipes/b'])
})
