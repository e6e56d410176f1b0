import { describe, expect, test } from 'vitest'
import { affectedPages } from './affected-pages.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const PAST = '2026-03-01T12:00:00.000Z'
const FUTURE = '2026-04-01T12:00:00.000Z'
const live = { slug: 'a', status: 'published', published_at: PAST } as const
const draft = { slug: 'a', status: 'draft', published_at: null } as const

describe('affectedPages', () => {
  test('publishing touches the page and everything that lists it', () => {
    expect(affectedPages('article', draft, live, NOW)).toEqual([
      '/',
      '/blog',
      '/blog/a',
      '/feed.json',
      '/rss.xml',
      '/sitemap',
      '/sitemap.xml',
    ])
    expect(affectedPages('recipe', null, live, NOW)).toContain('/recipes/a')
  })
  test('a new slug touches the old address as well', () => {
    expect(affectedPages('article', live, { ...live, slug: 'b' }, NOW)).toEqual(
      expect.arrayContaining(['/blog/a', '/blog/b']),
    )
  })
  test('unpublishing and deleting touch what was seen', () => {
    expect(affectedPages('article', live, draft, NOW)).toContain('/blog/a')
    expect(affectedPages('recipe', live, null, NOW)).toContain('/recipes')
  })
  test.each([
    ['a draft edited', draft, { ...draft, slug: 'b' }],
    ['a draft deleted', draft, null],
    ['something scheduled', draft, { ...live, published_at: FUTURE }],
  ])('%s touches nothing', (_, before, after) => {
    expect(affectedPages('article', before, after, NOW)).toEqual([])
  })
})
