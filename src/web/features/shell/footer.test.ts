import { describe, expect, it } from 'vitest'
import { wordmarkWidth } from './footer.tsx'

describe('wordmarkWidth', () => {
  // The expected widths were measured in a browser.
  it.each([
    ['Happiness First', 8.22],
    ['Strong with Maria', 9.54],
    ['Wellness Mammoths', 10.78],
    ['Movement and Wellness Co', 14.19],
  ])('is within four percent of %s', (name, measured) => {
    expect(Math.abs(wordmarkWidth(name) / measured - 1)).toBeLessThan(0.04)
  })
})
