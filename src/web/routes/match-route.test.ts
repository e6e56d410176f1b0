import { expect, test, vi } from 'vitest'
import { matchRoute, pagePathOf } from './match-route.ts'
import { siteRoutes } from './routes.tsx'

// PAGE-ROUTE-1
test.each([
  ['/', 'home', {}],
  ['/blog', 'blog', {}],
  ['/blog/', 'blog', {}],
  ['/blog/a-slow-morning', 'article', { slug: 'a-slow-morning' }],
  ['/recipes/soup/', 'recipe', { slug: 'soup' }],
  ['/plan/3', 'plan-day', { day: '3' }],
  ['/newsletter/confirm', 'newsletter-confirm', {}],
  ['/recipes/cr%C3%A8me', 'recipe', { slug: 'crème' }],
  ['/recipes/a%2Fb', 'recipe', { slug: 'a/b' }],
  ['/recipes/%E0%A4%A', 'recipe', { slug: '%E0%A4%A' }],
])('%s is %s', (path, id, params) => {
  const match = matchRoute(path)
  expect([match.route.id, match.params]).toEqual([id, params])
})

test.each(['/nothing', '/Blog', '/blog/a/b', '//', '/recipes//', '/newsletter', '/blogs'])(
  '%s matches no page',
  (path) => {
    const expected = path === '//' ? 'home' : path === '/recipes//' ? 'recipes' : 'not-found'
    expect(matchRoute(path).route.id).toBe(expected)
  },
)

test('every route matches its own path', () => {
  for (const { id, path } of siteRoutes) expect(matchRoute(path.replace('*', '/x/y/z')).route.id).toBe(id)
})

vi.stubGlobal('window', { location: { origin: 'https://example.com' } })
const pathOf = (href: string) => pagePathOf(new URL(href, 'https://example.com/blog/a'))

test('the router handles pages of this site', () => {
  expect(pathOf('/recipes/soup?x=1#steps')).toBe('/recipes/soup?x=1#steps')
  expect(pathOf('https://example.com/blog')).toBe('/blog')
  expect(pathOf('#light')).toBe('/blog/a#light')
})

test.each([
  'https://example.org/blog',
  'http://example.com/blog',
  'mailto:a@example.com',
  '/rss.xml',
  '/media/image/upload/v1/a',
  '/admin',
])('%s is left to the browser', (href) => expect(pathOf(href)).toBeNull())
