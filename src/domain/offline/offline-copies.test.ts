import { describe, expect, test } from 'vitest'
import {
  copiesToEvict,
  copyPathOf,
  evictionCandidate,
  isPrivateAddress,
  type OfflineCopy,
  pictureOf,
  readPathOf,
} from './offline-copies.ts'

const SITE = 'https://example.com'

// OFF-COPY-2
describe('addresses', () => {
  test.each([
    ['/recipes/lentil-dal', '/recipes/lentil-dal'],
    ['/recipes/lentil-dal/cook', '/recipes/lentil-dal'],
    ['/blog/a-slow-morning', '/blog/a-slow-morning'],
    ['/blog/a-slow-morning/cook', null],
    ['/recipes', null],
    ['/recipes/', null],
    ['/letters/june', null],
    ['/admin/recipes/lentil-dal', null],
  ])('%s belongs to the copy of %s', (pathname, path) => {
    expect(copyPathOf(pathname)).toBe(path)
  })

  test.each([
    ['/api/public/recipes/lentil-dal', '/recipes/lentil-dal'],
    ['/api/public/articles/a-slow-morning', '/blog/a-slow-morning'],
    ['/api/public/recipes', null],
    ['/api/public/recipes/7/view', null],
    ['/api/admin/recipes/7', null],
  ])('a request for %s is answered by the copy of %s', (pathname, path) => {
    expect(readPathOf(pathname)).toBe(path)
  })

  test.each([
    '/admin',
    '/admin/recipes',
    '/api/admin/recipes',
    '/api/auth/login',
    '/preview/abc',
    '/plan?token=abc',
    '/plan/3',
    '/newsletter/confirm?token=abc',
    '/newsletter/unsubscribe',
    '/recipes/lentil-dal?token=abc',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(new URL(address, SITE))).toBe(true)
  })

  test.each(['/', '/administration', '/planning', '/recipes/lentil-dal?letter=june', '/newsletters'])(
    '%s is public',
    (address) => {
      expect(isPrivateAddress(new URL(address, SITE))).toBe(false)
    },
  )

  test('variants of a picture share a key', () => {
    const variant = (transformation: string, version = 1) =>
      pictureOf(new URL(`/media/image/upload/${transformation}/v${version}/recipes/dal`, SITE))
    expect(variant('c_fill,g_auto,w_300,h_225,q_auto,f_auto')).toBe(variant('c_limit,w_800,q_auto,f_auto'))
    expect(variant('c_limit,w_800,q_auto,f_auto', 2)).not.toBe(variant('c_limit,w_800,q_auto,f_auto', 1))
    expect(pictureOf(new URL('/favicon.svg', SITE))).toBeNull()
  })
})

describe('eviction', () => {
  const read = (at: number, bytes = 1): OfflineCopy => ({
    path: `/recipes/read-${at}`,
    bytes,
    readAt: at,
    savedAt: null,
  })
  const saved = (at: number, bytes = 1): OfflineCopy => ({
    path: `/recipes/saved-${at}`,
    bytes,
    readAt: null,
    savedAt: at,
  })

  // OFF-COPY-1
  test('reads older than the latest thirty are dropped, whatever their order', () => {
    const copies = Array.from({ length: 32 }, (_, index) => read((index * 7) % 32))
    expect(copiesToEvict(copies).sort()).toEqual(['/recipes/read-0', '/recipes/read-1'])
  })

  test('saved copies do not count as reads', () => {
    const copies = Array.from({ length: 30 }, (_, index) => read(index))
    expect(copiesToEvict([...copies, ...[1, 2, 3].map((at) => saved(at))])).toEqual([])
  })

  test('copies neither saved nor read are dropped', () => {
    expect(copiesToEvict([{ path: '/recipes/left', bytes: 1, readAt: null, savedAt: null }])).toEqual([
      '/recipes/left',
    ])
  })

  test('when space runs out the oldest read is dropped first, then the oldest saved', () => {
    const limits = { reads: 30, bytes: 10 }
    expect(copiesToEvict([read(1, 4), read(2, 4), saved(1, 4)], limits)).toEqual(['/recipes/read-1'])
    expect(copiesToEvict([saved(1, 4), saved(2, 4), saved(3, 4), read(9, 1)], limits)).toEqual([
      '/recipes/saved-1',
      '/recipes/read-9',
    ])
  })

  // OFF-COPY-1
  test('on a full device reads are dropped before saved copies, oldest first, never a more wanted copy', () => {
    const copies = [saved(1), read(9), saved(5), read(7)]
    expect(evictionCandidate(copies, saved(0))).toEqual(read(7))
    expect(evictionCandidate(copies, read(8))).toEqual(read(7))
    expect(evictionCandidate(copies, read(6))).toBeUndefined()
    expect(evictionCandidate([saved(5), saved(1)], saved(3))).toEqual(saved(1))
    expect(evictionCandidate([saved(5)], read(9))).toBeUndefined()
    expect(evictionCandidate([], saved(1))).toBeUndefined()
  })
})
