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
        articles: counts(...articles),
        recipes: counts(...recipes),
      }),
    ).toBe(line)
  },
)
