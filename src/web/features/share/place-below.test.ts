import { expect, test } from 'vitest'
import { menuLeft } from './place-below.ts'

test('a button on the left has its menu level with its left edge', () => {
  expect(menuLeft({ left: 40, right: 140 }, 240, 1440)).toBe(40)
})

test('a button at the right edge has its menu level with its right edge', () => {
  expect(menuLeft({ left: 1280, right: 1380 }, 240, 1440)).toBe(1140)
})

test('the menu never leaves a narrow screen', () => {
  expect(menuLeft({ left: 200, right: 318 }, 240, 320)).toBe(68)
  expect(menuLeft({ left: 2, right: 90 }, 240, 320)).toBe(12)
})
