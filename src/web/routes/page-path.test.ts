import { expect, test, vi } from 'vitest'
import { pagePathOf } from './page-path.ts'

vi.stubGlobal('window', { location: { origin: 'https://example.com' } })
const pathOf = (href: string) => pagePathOf(new URL(href, 'https://example.com/blog/a'))

test('pages of this site are for the router', () => {
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
])('%s is for the browser', (href) => expect(pathOf(href)).toBeNull())
