import { afterEach, expect, test, vi } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import { EMPTY_MESSAGE, loadDraft, mergeDraft, parseDraft, saveDraft } from './contact-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const half = { ...EMPTY_MESSAGE, firstName: 'Anna', message: 'Hi Maya' }

function stubStorage(): Map<string, string> {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  return items
}

test('a draft comes back as it was left, and an empty form leaves none', () => {
  const items = stubStorage()
  saveDraft(half)
  expect(loadDraft()).toEqual(half)
  saveDraft(EMPTY_MESSAGE)
  expect(items.size).toBe(0)
  expect(loadDraft()).toEqual(EMPTY_MESSAGE)
})

test('without storage nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft(half)
  expect(loadDraft()).toEqual(EMPTY_MESSAGE)
})

test.each([null, 'not json', '[]', 'null', '42', '{"firstName": 7, "other": "x"}'])(
  'stored %j reads as empty',
  (stored) => {
    expect(parseDraft(parseStored(stored))).toEqual(EMPTY_MESSAGE)
  },
)

test('what is typed already goes before the draft', () => {
  const typed = { ...EMPTY_MESSAGE, firstName: 'Ann' }
  expect(mergeDraft(typed, half)).toEqual({ ...half, firstName: 'Ann' })
})
