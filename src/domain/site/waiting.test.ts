import { expect, test } from 'vitest'
import { describeWaiting } from './waiting.ts'

const counts = (draft: number, scheduled: number) => ({
  total: 0,
  published: 0,
  archived: 0,
  draft,
  scheduled,
})
const messages = (unread: number) => ({ unread, newest: [] })

// ADMIN-HOME-2
test.each([
  [1, [1, 0], [0, 0], '1 message waiting, 1 draft'],
  [2, [1, 1], [2, 0], '2 messages waiting, 3 drafts, 1 scheduled'],
  [0, [0, 0], [0, 2], '2 scheduled'],
  [0, [0, 0], [0, 0], 'Nothing is waiting for you.'],
] as [number, [number, number], [number, number], string][])(
  '%i unread, %j, %j: %s',
  (unread, articles, recipes, line) => {
    expect(
      describeWaiting({
        messages: messages(unread),
        notes: { waiting: 0, spam: 0 },
        articles: counts(...articles),
        recipes: counts(...recipes),
      }),
    ).toBe(line)
  },
)

// ADMIN-HOME-2
test('notes that wait are told after messages', () => {
  const none = counts(0, 0)
  const told = { messages: messages(1), articles: none, recipes: none }
  expect(describeWaiting({ ...told, notes: { waiting: 2, spam: 1 } })).toBe(
    '1 message waiting, 2 notes waiting',
  )
})
