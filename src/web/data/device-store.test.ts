import { expect, test, vi } from 'vitest'
import { deviceStore } from './device-store.ts'

/** What a browser keeps, and how it refuses. */
function keepIn(stored: Map<string, string>, refusal?: DOMException) {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refusal) throw refusal
      stored.set(key, text)
    },
    removeItem: (key: string) => stored.delete(key),
  })
}

const numbers = () =>
  deviceStore<readonly number[]>(
    'numbers',
    [],
    (stored) => JSON.parse(stored ?? '[]'),
    (list) => (list.length === 0 ? null : JSON.stringify(list)),
  )

test('an edit starts from what another tab wrote a moment ago', () => {
  const stored = new Map<string, string>()
  keepIn(stored)
  const [here, there] = [numbers(), numbers()]
  expect(here.read()).toEqual([])
  expect(there.edit((list) => [...list, 1])).toBe('kept')
  expect(here.edit((list) => [...list, 2])).toBe('kept')
  expect(here.read()).toEqual([1, 2])
  expect(here.write([])).toBe('kept')
  expect(stored.has('numbers')).toBe(false)
})

test.each([
  ['full', 'QuotaExceededError'],
  ['forbidden', 'SecurityError'],
])('what cannot be kept (%s) lasts for this visit, edit after edit', (kept, name) => {
  keepIn(new Map(), new DOMException('No', name))
  const store = numbers()
  let told = 0
  store.onChange(() => {
    told += 1
  })
  expect(store.edit((list) => [...list, 1])).toBe(kept)
  expect(store.edit((list) => [...list, 2])).toBe(kept)
  expect(store.read()).toEqual([1, 2])
  expect(told).toBe(2)
})
