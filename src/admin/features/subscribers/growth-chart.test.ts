import { expect, test } from 'vitest'
import { describeGrowth, drawGrowth, nameGrowth } from './growth-chart.tsx'

const growth = (...counts: number[]) => counts.map((active) => ({ week: '2025-03-04', active }))

// NEWS-LIST-1
test('draws across the full width, scaled from zero to a round number', () => {
  expect(drawGrowth(growth(0, 20, 37))).toEqual({
    top: 40,
    points: [
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 7.5 },
    ],
  })
})

test.each([
  [0, 4],
  [4, 4],
  [5, 5],
  [11, 20],
  [101, 200],
  [999, 1000],
  [1000, 1000],
])('a list of %i is scaled to %i', (most, top) => {
  expect(drawGrowth(growth(0, most)).top).toBe(top)
})

test('has a text description', () => {
  expect(describeGrowth(growth(1, 4))).toBe('4 people are on your list, 3 more than 1 week ago.')
  expect(describeGrowth(growth(2, 1))).toBe('1 person is on your list, 1 fewer than 1 week ago.')
  expect(describeGrowth(growth(7, 5, 7))).toBe('7 people are on your list, as many as 2 weeks ago.')
})

test('has a short description for phones', () => {
  expect(nameGrowth(growth(1, 4))).toBe('4 people, 3 more than 1 week ago')
  expect(nameGrowth(growth(2, 1))).toBe('1 person, 1 fewer than 1 week ago')
})
