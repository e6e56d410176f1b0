import { expect, test } from 'vitest'
import { menuLeft, nextFocus } from './share-rows.tsx'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s from row %i of 3 moves to %s', (key, current, next) => {
  expect(nextFocus(key, current, 3)).toBe(next)
})

test('in an empty menu no key moves the focus', () => {
  expect(nextFocus('ArrowDown', -1, 0)).toBeNull()
})

test('the menu of a button on the left is aligned with its left edge', () => {
  expect(menuLeft({ left: 40, right: 140 }, 240, 1440)).toBe(40)
})

test('the menu of a button at the right edge is aligned with its right edge', () => {
  expect(menuLeft({ left: 1280, right: 1380 }, 240, 1440)).toBe(1140)
})

test('the menu stays within a narrow screen', () => {
  expect(menuLeft({ left: 200, right: 318 }, 240, 320)).toBe(68)
  expect(menuLeft({ left: 2, right: 90 }, 240, 320)).toBe(12)
})
