import { expect, test } from 'vitest'
import { describeUnreadable } from './unreadable-notes.tsx'

test('names the line at which a workout cannot be read', () => {
  const text = 'Before\n\n```workout\ntitle: A\nmoves:\n  - name: Squat\n    amount: 10\n  - name: Lunge\n```'
  expect(describeUnreadable(text)).toEqual([
    'Line 8: Move 2 of the moves needs an amount. Until then it is shown as text.',
  ])
  expect(describeUnreadable(text.replace('  - name: Lunge\n', ''))).toEqual([])
})
