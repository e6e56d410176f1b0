import { expect, test, vi } from 'vitest'
import { deviceStore, parseStored, readStored, writeStored } from './device-store.ts'

type Hear = (event: Pick<StorageEvent, 'key' | 'newValue'>) => void

/** Stubs a browser's storage, with an optional refusal. @returns the listeners for changes in other tabs */
function keepIn(stored: Map<string, string>, refusal?: DOMException): Set<Hear> {
  const listening = new Set<Hear>()
  vi.stubGlobal('addEventListener', (_type: 'storage', hear: Hear) => listening.add(hear))
  vi.stubGlobal('removeEventListener', (_type: 'storage', hear: Hear) => listening.delete(hear))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refusal) throw refusal
      stored.set(key, text)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  return listening
}

const numbers = () =>
  deviceStore<readonly number[]>(
    'numbers',
    (stored) => (Array.isArray(stored) ? stored : []),
    (list) => (list.length === 0 ? null : list),
  )

test('an edit starts from what another tab has just written', () => {
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
])('a value that cannot be stored (%s) lasts for the visit, across edits', (kept, name) => {
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

test('writes of another tab, including clearing everything, reach a listener', () => {
  const stored = new Map([['numbers', '[1]']])
  const listening = keepIn(stored)
  const store = numbers()
  expect(store.read()).toEqual([1])
  const heard: (readonly number[])[] = []
  const stops = [store.onChange(() => heard.push(store.read())), store.onChange(() => {})]
  expect(listening.size).toBe(1)
  const say: Hear = (event) => {
    if (event.key === null) stored.clear()
    else if (event.newValue === null) stored.delete(event.key)
    else stored.set(event.key, event.newValue)
    for (const hear of listening) hear(event)
  }
  say({ key: 'numbers', newValue: '[1,2]' })
  say({ key: 'letters', newValue: '["a"]' })
  say({ key: 'numbers', newValue: null })
  say({ key: 'numbers', newValue: '[3]' })
  say({ key: null, newValue: null })
  expect(heard).toEqual([[1, 2], [], [3], []])
  for (const stop of stops) stop()
  expect(listening.size).toBe(0)
})

test('writes of another tab without a listener are seen at the next read', () => {
  const stored = new Map([['numbers', '[1]']])
  keepIn(stored)
  const store = numbers()
  store.onChange(() => {})()
  stored.set('numbers', '[1,2]')
  const known = store.read()
  expect(known).toEqual([1, 2])
  // The same object while nothing is written: a component compares it to decide whether to render.
  expect(store.read()).toBe(known)
  stored.set('numbers', '[1,2,3]')
  store.onChange(() => {})
  expect(store.read()).toEqual([1, 2, 3])
})

test('an event older than this tab’s own write does not revert it', () => {
  const stored = new Map([['numbers', '[1]']])
  const listening = keepIn(stored)
  const store = numbers()
  store.onChange(() => {})
  store.edit((list) => [...list, 2])
  for (const hear of listening) hear({ key: 'numbers', newValue: '[1]' })
  expect(store.read()).toEqual([1, 2])
})

test('after another tab could write, an edit starts from the stored value again', () => {
  const stored = new Map<string, string>()
  const store = numbers()
  keepIn(stored, new DOMException('No', 'QuotaExceededError'))
  store.edit(() => [1])
  const listening = keepIn(stored)
  store.onChange(() => {})
  stored.set('numbers', '[5]')
  for (const hear of listening) hear({ key: 'numbers', newValue: '[5]' })
  stored.set('numbers', '[5,6]')
  expect(store.edit((list) => [...list, 7])).toBe('kept')
  expect(store.read()).toEqual([5, 6, 7])
})

test('where the browser forbids reading, the store is empty', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('No', 'SecurityError')
    },
  })
  expect(numbers().read()).toEqual([])
})

test.each([null, '', '{', 'nonsense', '{"a":1}'])('%s is not a list', (text) => {
  keepIn(new Map(text === null ? [] : [['numbers', text]]))
  expect(numbers().read()).toEqual([])
})

test.each(['', '{', 'not json'])('%j is not JSON and is read as text', (text) => {
  expect(parseStored(text)).toBe(text)
})

test('a text is stored as it is', () => {
  const stored = new Map<string, string>()
  keepIn(stored)
  const words = () =>
    deviceStore<readonly string[]>(
      'words',
      (stored) => String(stored ?? '').split(' '),
      (list) => list.join(' '),
    )
  expect(words().write(['a', 'b'])).toBe('kept')
  expect(stored.get('words')).toBe('a b')
  expect(words().read()).toEqual(['a', 'b'])
})

test('a value without its own store is written, read and removed', () => {
  const stored = new Map<string, string>()
  keepIn(stored)
  expect(writeStored('place', { step: 3 })).toBe('kept')
  expect(readStored('place')).toEqual({ step: 3 })
  expect(writeStored('place', null)).toBe('kept')
  expect(stored.size).toBe(0)
  keepIn(stored, new DOMException('No', 'QuotaExceededError'))
  expect(writeStored('place', { step: 3 })).toBe('full')
  expect(readStored('place')).toBeNull()
})

test('without storage reads are empty and writes are lost', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(writeStored('place', 1, 'sessionStorage')).toBe('forbidden')
  expect(readStored('place', 'sessionStorage')).toBeNull()
})
