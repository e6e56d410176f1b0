import { expect, test } from 'vitest'
import { purgeCutoff, purgeTimeOf } from './trash-calls.ts'

// TRASH-KEEP-1
test('a deleted item stays for thirty days', () => {
  expect(purgeTimeOf('2026-03-04T12:00:00.000Z')).toBe('2026-04-03T12:00:00.000Z')
})

test('on the day of its removal, items deleted later are kept', () => {
  const deletedAt = '2026-02-01T08:30:00.000Z'
  expect(purgeCutoff(purgeTimeOf(deletedAt))).toBe(deletedAt)
})
