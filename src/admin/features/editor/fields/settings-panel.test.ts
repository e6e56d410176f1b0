import { expect, test } from 'vitest'
import { describeSchedule } from './settings-panel.tsx'

const NOW = '2025-03-01T00:00:00.000Z'
const LATER = '2025-03-04T09:00:00.000Z'
const EARLIER = '2025-02-04T09:00:00.000Z'

// EDIT-FIELD-2
test.each([
  ['draft', null, 'Without a date, it appears as soon as you publish it.'],
  ['published', LATER, 'Scheduled for March 4, 2025 at 10:00 (Europe/Stockholm).'],
  ['draft', LATER, 'Will appear on March 4, 2025 at 10:00 (Europe/Stockholm), once it is published.'],
  ['published', EARLIER, 'On the site since February 4, 2025 at 10:00 (Europe/Stockholm).'],
  ['archived', EARLIER, 'First published on February 4, 2025 at 10:00 (Europe/Stockholm).'],
] as const)('%s with %s', (status, published_at, sentence) => {
  expect(describeSchedule({ status, published_at }, NOW, 'Europe/Stockholm')).toBe(sentence)
})
