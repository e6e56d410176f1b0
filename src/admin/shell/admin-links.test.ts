import { expect, test } from 'vitest'
import { isCurrentPage } from './admin-links.ts'

test('a link is current on its page and the pages below', () => {
  expect(isCurrentPage('/admin/articles', '/admin/articles')).toBe(true)
  expect(isCurrentPage('/admin/articles', '/admin/articles/edit/7')).toBe(true)
  expect(isCurrentPage('/admin/articles', '/admin/articles-of-old')).toBe(false)
})

test('the dashboard is current on itself alone', () => {
  expect(isCurrentPage('/admin', '/admin')).toBe(true)
  expect(isCurrentPage('/admin', '/admin/recipes')).toBe(false)
})
