import { expect, test } from 'vitest'
import { markNewWords } from './changed-words.ts'

const text = (words: string) => ({ kind: 'text', text: words }) as const
const marked = (parts: Parameters<typeof markNewWords>[0], before: string) =>
  markNewWords(parts, before)
    .map((part) => (part.isNew ? `[${part.text}]` : part.text))
    .join('')

// TOOL-STEP-1
test.each([
  ['Toss the beetroot and roast.', 'Toss the squash and roast.', 'Toss the [squash] and roast.'],
  ['Serve.', 'Serve it hot, now.', 'Serve [it hot], [now].'],
  ['Stir and serve.', 'Stir.', 'Stir.'],
  ['Same words.', 'Same words.', 'Same words.'],
  ['', 'All of it is new', '[All of it is new]'],
])('%s → %s', (before, after, shown) => {
  expect(marked([text(after)], before)).toBe(shown)
})

test('a changed name is marked as a whole, an amount pill never', () => {
  const name = { kind: 'ingredient', text: 'sweet squash', line: 1, change: null, quantity: '' } as const
  expect(
    marked([text('Roast '), { kind: 'amount', text: '2 cups' }, text(' '), name], 'Roast 1 cup sweet beet'),
  ).toBe('Roast 2 cups [sweet squash]')
})

test('a text too long to compare stays unchanged', () => {
  const long = 'word '.repeat(400)
  expect(markNewWords([text(long)], '')).toEqual([text(long)])
})
