import { expect, test } from 'vitest'
import { MINUTE } from '../time/durations.ts'
import { tooManyLoginsMessage } from './password.ts'

// AUTH-LIMIT-1
test.each([
  [15 * MINUTE, 'in 15 minutes.'],
  [MINUTE + 1, 'in 2 minutes.'],
  [MINUTE, 'in 1 minute.'],
  [0, 'in 1 minute.'],
])('a wait of %s ms is stated as %s', (wait, words) => {
  expect(tooManyLoginsMessage(wait)).toContain(words)
})
