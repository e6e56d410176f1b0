import { expect, test } from 'vitest'
import { firstVersion, nextVersion } from './picture-version.ts'

const NOW = '2026-03-04T12:00:00.900Z'

test('a version is the second it was stored in', () => {
  expect(firstVersion(NOW)).toBe('1772625600')
})

test.each([
  ['1', '1772625600'],
  ['1772625600', '1772625601'],
  ['4294967295', '4294967296'],
  ['9007199254740993', '9007199254740994'],
])('after %s comes %s', (before, after) => {
  expect(nextVersion(before, NOW)).toBe(after)
})
