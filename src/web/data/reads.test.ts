import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CategoryWithCounts } from '../../domain/content/taxonomies.ts'
import type { SiteReader } from '../../domain/reads/public-reads.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { collectPageState, restorePageState, serializePageState } from './page-state.ts'
import { keyOf, Reads } from './reads.ts'

const KEY = keyOf({})
const category = (name: string): CategoryWithCounts => ({
  id: 1,
  name,
  slug: name.toLowerCase(),
  icon: 'leaf',
  color: '#3d8592',
  articles: 1,
  recipes: 0,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Answers categories one after the other, an Error as a rejection; any other read fails. */
function readerOf(...answers: (string | Error)[]): SiteReader & { asked: () => number } {
  let asked = 0
  return {
    asked: () => asked,
    read: async (name) => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error(`Nobody answers ${name}`)
      return JSON.parse(JSON.stringify([category(answer)]))
    },
  }
}

// PAGE-RENDER-3
test('a read is requested once, also concurrently, until it is five minutes old', async () => {
  const reader = readerOf('Food', 'Movement')
  const reads = new Reads(reader)
  const [first, second] = await Promise.all([reads.fetch('categories', {}), reads.fetch('categories', {})])
  expect(second).toBe(first)
  vi.advanceTimersByTime(4 * MINUTE)
  expect(await reads.fetch('categories', {})).toBe(first)
  expect(reader.asked()).toBe(1)
  vi.advanceTimersByTime(MINUTE)
  expect(await reads.fetch('categories', {})).toEqual([category('Movement')])
})

test('a failure is retried once; the state has the known data meanwhile', async () => {
  const reads = new Reads(readerOf(new Error('Busy'), 'Food'))
  const states: unknown[] = []
  reads.subscribe('categories', [KEY], () => states.push(reads.state('categories', KEY)))
  const answer = reads.fetch('categories', {})
  await vi.runAllTimersAsync()
  const data = await answer
  expect(states).toEqual([
    { data: undefined, error: null, isFetching: true },
    { data, error: null, isFetching: false },
  ])
})

test('a second failure is reported, keeps the old data, and the next read requests again', async () => {
  const failure = new Error('Down')
  const reads = new Reads(readerOf('Food', failure, failure, 'Movement'))
  await reads.fetch('categories', {})
  const refetched = reads.refetch('categories', {}).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await refetched).toBe(failure)
  expect(reads.state('categories', KEY)).toEqual({
    data: [category('Food')],
    error: failure,
    isFetching: false,
  })
  await reads.refetch('categories', {})
  expect(reads.state('categories', KEY)).toEqual({
    data: [category('Movement')],
    error: null,
    isFetching: false,
  })
})

test('the server does not retry', async () => {
  const reader = readerOf(new Error('Down'))
  await expect(new Reads(reader, null).fetch('categories', {})).rejects.toThrow('Down')
  expect(reader.asked()).toBe(1)
})

test('the page transfers every answer to the browser, which does not request it again', async () => {
  const server = new Reads(readerOf('Food & <Drink>'), null)
  await server.fetch('categories', {})
  const text = serializePageState(collectPageState(server, '2026-01-01'))
  expect(text).not.toContain('<')
  const reader = readerOf(new Error('Asked again'))
  const browser = new Reads(reader)
  restorePageState(browser, JSON.parse(text))
  expect(await browser.fetch('categories', {})).toEqual([category('Food & <Drink>')])
  expect(reader.asked()).toBe(0)
})

test('equal requests have one key, however they are written', () => {
  expect(keyOf<'articles'>({ page: 2, category: 'Food' })).toBe(
    keyOf<'articles'>({ category: 'Food', featured: undefined, page: 2 }),
  )
  expect(keyOf<'articles'>({ page: 2 })).not.toBe(keyOf<'articles'>({ page: 1 }))
})

test('the oldest answers are evicted, but not those in use', async () => {
  const reads = new Reads(readerOf('Food'))
  const keys = Array.from({ length: 150 }, (_, number) => ({ slug: `article-${number}` }))
  const shown = keyOf({ slug: 'article-0' })
  reads.subscribe('article', [shown], () => undefined)
  for (const request of keys) reads.set('article', request, { kind: 'missing' })
  expect(reads.state('article', shown).data).toBeDefined()
  expect(reads.state('article', keyOf({ slug: 'article-1' })).data).toBeUndefined()
  expect(reads.state('article', keyOf({ slug: 'article-149' })).data).toBeDefined()
  expect(reads.collect()).toHaveLength(100)
})
