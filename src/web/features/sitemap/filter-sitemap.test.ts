import { expect, test } from 'vitest'
import { countSitemap, countText, emptyText, filterSitemap } from './filter-sitemap.ts'

const entry = (title: string, featured: boolean) => ({
  title,
  description: '',
  url: `/${title}`,
  featured,
  publishedAt: '2025-03-04T10:00:00.000Z',
})

const sitemap = {
  articles: [entry('Hips that forgive', true), entry('A slow Morning', false)],
  recipes: [entry('Morning bowl', true), entry('Tomato soup', false), entry('Energy bites', false)],
  static: [
    { title: 'Home', description: '', url: '/' },
    { title: 'Blog', description: '', url: '/blog' },
  ],
}
const titlesOf = (filter: { text: string; featuredOnly: boolean }) => {
  const { pages, articles, recipes } = filterSitemap(sitemap, filter)
  return [pages, articles, recipes].map(({ entries }) => entries.map(({ title }) => title))
}

// SITEMAP-PAGE-2
test('a title is found by any part of it, case-insensitively', () => {
  expect(titlesOf({ text: ' MORNING ', featuredOnly: false })).toEqual([
    [],
    ['A slow Morning'],
    ['Morning bowl'],
  ])
})

test('featured only leaves the main pages unchanged', () => {
  expect(titlesOf({ text: '', featuredOnly: true })).toEqual([
    ['Home', 'Blog'],
    ['Hips that forgive'],
    ['Morning bowl'],
  ])
})

test('both filters work together', () => {
  expect(titlesOf({ text: 'morning', featuredOnly: true })).toEqual([[], [], ['Morning bowl']])
})

test('no filter shows everything', () => {
  const all = filterSitemap(sitemap, { text: '', featuredOnly: false })
  expect(all.recipes.entries).toEqual(sitemap.recipes)
  expect(countText(all.recipes)).toBe('3')
})

// SITEMAP-PAGE-1
test('counts include everything', () => {
  expect(countSitemap(sitemap)).toEqual({ articles: 2, recipes: 3, featured: 2, pages: 7 })
})

test('a section states how many of its entries are shown', () => {
  expect(countText({ entries: sitemap.articles, total: 14 })).toBe('showing 2 of 14')
})

// SITEMAP-PAGE-3
test.each([
  ['articles', 'x', 'No articles match your search.'],
  ['articles', ' ', 'No articles found.'],
  ['recipes', 'x', 'No recipes match your search.'],
  ['recipes', '', 'No recipes found.'],
])('the empty text of %s for %j', (name, text, expected) => {
  expect(emptyText(name, text)).toBe(expected)
})
