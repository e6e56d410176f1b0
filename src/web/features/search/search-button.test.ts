import { expect, test } from 'vitest'
import { isSearchKey } from './search-button.tsx'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

// SEARCH-PAGE-1
test('Ctrl+K and ⌘K open the search, with or without caps lock', () => {
  expect(isSearchKey(press('k', { ctrlKey: true }))).toBe(true)
  expect(isSearchKey(press('K', { ctrlKey: true }))).toBe(true)
  expect(isSearchKey(press('k', { metaKey: true }))).toBe(true)
})

test('no single key and no other combination opens the search', () => {
  for (const key of ['/', 'k', 's', '?']) expect(isSearchKey(press(key)), key).toBe(false)
  expect(isSearchKey(press('/', { ctrlKey: true }))).toBe(false)
  expect(isSearchKey(press('k', { ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(isSearchKey(press('k', { ctrlKey: true, altKey: true }))).toBe(false)
  expect(isSearchKey(press('k', { ctrlKey: true, metaKey: true }))).toBe(false)
})
