import { expect, test } from 'vitest'
import { capitalize } from './capitalize.ts'

test.each([
  ['rolled oats', 'Rolled oats'],
  ['élan', 'Élan'],
  ['BBQ ribs', 'BBQ ribs'],
  ['½ cup', '½ cup'],
  ['𐐨 and more', '𐐀 and more'],
  ['', ''],
])('“%s” is capitalized as “%s”', (text, begun) => {
  expect(capitalize(text)).toBe(begun)
})
