import { describe, expect, test } from 'vitest'
import { isPlaying, isRotating, pageAfter, pageBeside, toPages } from './carousel.ts'

test('eight cards make four pages of two; a remaining card is alone on its page', () => {
  expect(toPages([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ])
  expect(toPages([1, 2, 3])).toEqual([[1, 2], [3]])
  expect(toPages([])).toEqual([])
})

// ABOUT-QUOTE-1
test('the timer wraps around to the first page', () => {
  expect([0, 1, 2, 3].map((page) => pageAfter(page, 4))).toEqual([1, 2, 3, 0])
  expect(pageAfter(0, 1)).toBe(0)
})

test('the buttons stop at the first and last page', () => {
  expect(pageBeside(0, -1, 4)).toBe(0)
  expect(pageBeside(0, 1, 4)).toBe(1)
  expect(pageBeside(3, 1, 4)).toBe(3)
})

describe('rotation', () => {
  const calm = { wish: null, isHeld: false, reducedMotion: false } as const
  // ABOUT-QUOTE-2
  test('runs by itself and pauses under the pointer or the focus', () => {
    expect(isRotating(calm)).toBe(true)
    expect(isRotating({ ...calm, isHeld: true })).toBe(false)
  })
  test('can be paused', () => {
    expect(isRotating({ ...calm, wish: 'pause' })).toBe(false)
  })
  test('is off with reduced motion unless the reader presses play', () => {
    expect(isRotating({ ...calm, reducedMotion: true })).toBe(false)
    expect(isPlaying({ wish: 'play', reducedMotion: true })).toBe(true)
  })
})
