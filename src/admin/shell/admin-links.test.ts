import { expect, test } from 'vitest'
import { isAdminPath } from '../../domain/auth/admin-paths.ts'
import { ADMIN_GROUPS, holdsCurrentPage, isCurrentPage, TAB_LINKS } from './admin-links.ts'

test('a link is current on its page and the pages below', () => {
  expect(isCurrentPage('/admin/articles', '/admin/articles')).toBe(true)
  expect(isCurrentPage('/admin/articles', '/admin/articles/edit/7')).toBe(true)
  expect(isCurrentPage('/admin/articles', '/admin/articles-of-old')).toBe(false)
})

test('the dashboard is current only on its own page', () => {
  expect(isCurrentPage('/admin', '/admin')).toBe(true)
  expect(isCurrentPage('/admin', '/admin/recipes')).toBe(false)
})

// ADMIN-RAIL-1
test('each page is in exactly one group, including those of the tab bar', () => {
  const hrefs = ADMIN_GROUPS.flatMap(({ links }) => links.map(({ href }) => href))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(hrefs).toEqual(expect.arrayContaining(TAB_LINKS.slice(1).map(({ href }) => href)))
})

// ADMIN-PAGE-1
test('every link leads to an existing page', () => {
  const hrefs = ADMIN_GROUPS.flatMap(({ links }) => links.map(({ href }) => href))
  expect(hrefs.filter((href) => !isAdminPath(href))).toEqual([])
})

test('a group contains its pages and those below them', () => {
  const housekeeping = ADMIN_GROUPS.find(({ folds }) => folds)
  expect(housekeeping && holdsCurrentPage(housekeeping, '/admin/history')).toBe(true)
  expect(housekeeping && holdsCurrentPage(housekeeping, '/admin/articles/edit/7')).toBe(false)
})
