import { describe, expect, test } from 'vitest'
import { isAdminPath, loginAddress, pageAfterLogin, presentAdminPath } from './admin-paths.ts'

test.each([
  '/admin',
  '/admin/login',
  '/admin/articles',
  '/admin/articles/new',
  '/admin/articles/edit/12',
  '/admin/recipes/edit/1',
  '/admin/images',
  '/admin/settings',
  '/admin/issues',
  '/admin/issues/new',
  '/admin/issues/12',
  '/admin/plan',
  '/admin/next',
  '/admin/plan/7',
])('%s is an admin page', (path) => {
  expect(isAdminPath(path)).toBe(true)
})

test.each([
  '/admin/',
  '/administrator',
  '/admin/nowhere',
  '/admin/articles/12',
  '/admin/articles/edit',
  '/admin/articles/edit/0',
  '/admin/articles/edit/x',
  '/admin/images/new',
  '/admin/plan/8',
  '//admin',
  '/admin/letters',
])('%s is not an admin page', (path) => {
  expect(isAdminPath(path)).toBe(false)
})

test.each([
  ['/admin/letters', '/admin/issues'],
  ['/admin/letters/new', '/admin/issues/new'],
  ['/admin/letters/12', '/admin/issues/12'],
  ['/admin/letters/x', null],
  ['/admin/lettersome', null],
  ['/admin/issues', null],
  ['/letters', null],
])('%s is a former address of %s', (former, present) => {
  expect(presentAdminPath(former)).toBe(present)
})

// AUTH-PAGE-1
describe('after the login', () => {
  test.each(['/admin/articles/edit/3', '/admin/articles?status=draft&q=a%20b', '/admin/settings#links'])(
    '%s is opened',
    (next) => {
      expect(pageAfterLogin(next)).toBe(next)
    },
  )

  test.each([
    null,
    '',
    '/',
    '/blog',
    '/admin/login',
    '/admin/login?next=/admin/login',
    'https://evil.example/admin',
    '//evil.example/admin/articles',
    '/\\evil.example',
    '/admin/../blog',
    '/admin/articles\r\nset-cookie: a=b',
    '/admin/articles?q=\u00e9',
    'javascript:alert(1)',
    `/admin/articles?q=${'x'.repeat(500)}`,
  ])('%j leads to the dashboard', (next) => {
    expect(pageAfterLogin(next)).toBe('/admin')
  })
})

test('the login address carries the requested page', () => {
  expect(loginAddress('/admin')).toBe('/admin/login')
  expect(loginAddress('/admin/nowhere')).toBe('/admin/login')
  expect(loginAddress('/admin/articles?status=draft')).toBe(
    '/admin/login?next=%2Fadmin%2Farticles%3Fstatus%3Ddraft',
  )
})
