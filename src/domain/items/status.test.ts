import { expect, test } from 'vitest'
import { isScheduled, isVisible, stateOf } from './status.ts'

const NOW = '2026-03-04T12:00:00.000Z'

// CONTENT-VISIBLE-1, CONTENT-STATUS-2
test.each([
  ['published', '2026-03-04T11:59:59.999Z', true, false],
  ['published', NOW, true, false],
  ['published', '2026-03-04T12:00:00.001Z', false, true],
  ['published', null, false, false],
  ['draft', '2026-01-01T00:00:00.000Z', false, false],
  ['archived', '2026-01-01T00:00:00.000Z', false, false],
] as const)('%s at %s: visible %s, scheduled %s', (status, published_at, visible, scheduled) => {
  expect(isVisible({ status, published_at }, NOW)).toBe(visible)
  expect(isScheduled({ status, published_at }, NOW)).toBe(scheduled)
  expect(stateOf({ status, published_at }, NOW)).toBe(scheduled ? 'scheduled' : status)
})
