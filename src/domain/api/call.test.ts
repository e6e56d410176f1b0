import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyInput, addressOf, type CallDeclaration, isAmong, refusalsOf, staleAfter } from './call.ts'

const call = (path: string, more: Partial<CallDeclaration> = {}): CallDeclaration => ({
  method: 'GET',
  path,
  answer: null,
  ...more,
})

test.each<[string, AnyInput, string]>([
  ['/admin/messages', {}, '/admin/messages'],
  ['/admin/messages/:id/reply', { params: { id: 7 } }, '/admin/messages/7/reply'],
  ['/admin/trash/:type/:id', { params: { type: 'image', id: 'a/b c' } }, '/admin/trash/image/a%2Fb%20c'],
  ['/admin/images/*', { params: { '*': 'blog/a b' } }, '/admin/images/blog/a%20b'],
  ['/admin/outbox', { query: { limit: 1, state: null, q: '', kind: undefined } }, '/admin/outbox?limit=1'],
  ['/admin/issues/recipients', { query: { tag: ['a', 'b'] } }, '/admin/issues/recipients?tag=a&tag=b'],
])('%s with %j is requested at %s', (path, input, address) => {
  expect(addressOf(call(path), input)).toBe(address)
})

test('refusals are derived from the inputs and the named items; a declaration adds further ones', () => {
  const all = { query: z.object({}), conflict: z.object({}), refuses: ['too_many'] } as const
  expect([...refusalsOf(call('/admin/a/:id', all))]).toEqual(['invalid', 'not_found', 'conflict', 'too_many'])
  expect([...refusalsOf(call('/admin/a'))]).toEqual([])
})

test('a change makes its own area stale, unless it declares other addresses', () => {
  expect(staleAfter(call('/admin/backups/:name/restore'))).toEqual(['/admin/backups/*'])
  expect(staleAfter(call('/admin/plan/:day', { stale: ['/admin/plan'] }))).toEqual(['/admin/plan'])
})

test.each([
  ['/admin/plan', ['/admin/plan'], true],
  ['/admin/plan?page=2', ['/admin/plan'], true],
  ['/admin/plan/3', ['/admin/plan'], false],
  ['/admin/plan/3', ['/admin/other', '/admin/plan/*'], true],
  ['/admin/plan', ['/admin/plan/*'], true],
  ['/admin/planet', ['/admin/plan/*'], false],
  ['/public/settings', ['/*'], true],
])('%s matches one of %j: %s', (address, addresses, expected) => {
  expect(isAmong(address, addresses)).toBe(expected)
})
