import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleAmount, scaleUnit } from './scale-amount.ts'

describe('scaleAmount', () => {
  test.each([
    ['2', 2, '4'],
    ['1', 0.5, '½'],
    ['½', 2, '1'],
    ['1½', 2, '3'],
    ['1 1/2', 2, '3'],
    ['1/2', 3, '1½'],
    ['1', 1 / 3, '⅓'],
    ['1-2', 2, '2-4'],
    ['1–2', 0.5, '½–1'],
    ['200', 1.5, '300'],
    ['125', 1.5, '188'],
    ['1.5', 2, '3'],
    ['0,5', 3, '1.5'],
    ['a', 2, '2'],
    ['half a', 2, '1'],
    ['to taste', 3, 'to taste'],
    ['', 3, ''],
    ['1', 0.01, '⅛'],
    ['1/0', 2, '1/0'],
  ])('%s times %s is %s', (amount, factor, expected) => {
    expect(scaleAmount(amount, factor)).toBe(expected)
  })

  test('a factor of 1 changes nothing at all', () => {
    fc.assert(fc.property(fc.string(), (amount) => void expect(scaleAmount(amount, 1)).toBe(amount)))
  })

  test('something never becomes nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0.01, max: 30, noNaN: true }),
        (amount, factor) => {
          expect(scaleAmount(String(amount), factor)).not.toMatch(/^0*$/)
        },
      ),
    )
  })

  test('whole multiples are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 2, max: 10 }), (amount, factor) => {
        expect(scaleAmount(String(amount), factor)).toBe(String(amount * factor))
      }),
    )
  })

  test('there and back stays near', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 2000 }), fc.integer({ min: 2, max: 8 }), (amount, factor) => {
        const back = Number(scaleAmount(scaleAmount(String(amount), factor), 1 / factor))
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test.each([
  ['cup', '2', 'cups'],
  ['cups', '1', 'cup'],
  ['cups', '½', 'cup'],
  ['pinch', '2', 'pinches'],
  ['cloves', '1-2', 'cloves'],
  ['g', '300', 'g'],
  ['whole', '3', 'whole'],
  ['cup', 'some', 'cup'],
])('%s with %s is %s', (unit, amount, expected) => {
  expect(scaleUnit(unit, amount)).toBe(expected)
})
