import { expect, test } from 'vitest'
import { markdownToHtml } from '../content/markdown-to-html.ts'
import { writeIssueText } from './issue-html.ts'

const base = { site_url: 'https://site.example', page_url: 'https://site.example/letters/march' }
const write = (markdown: string) => writeIssueText(markdownToHtml(markdown), base)

// MAIL-TEXT-4
test('paragraphs are separated, line breaks are kept', () => {
  expect(write('# Morning\n\nOne *two*\nthree.  \nFour & five.\n\n---\n\nSix')).toBe(
    'Morning\n\nOne two three.\nFour & five.\n\n* * *\n\nSix',
  )
})

test('links are followed by their full address, never twice', () => {
  expect(write('[the bowl](/recipes/bowl?a=1&b=2), <https://x.example/a>, [us](mailto:a@b.example)')).toBe(
    'the bowl (https://site.example/recipes/bowl?a=1&b=2), https://x.example/a, us (mailto:a@b.example)',
  )
  expect(write('me@b.example and [nothing](javascript:x)')).toBe('me@b.example and nothing')
  expect(write('[![A bowl](/a.jpg)](/recipes)')).toBe('[A bowl] (https://site.example/recipes)')
})

test('lists keep their markers, also when nested', () => {
  expect(write('Do:\n\n3. walk\n4. rest\n   - sit\n   - lie\n5. again\n\nGood.')).toBe(
    'Do:\n\n3. walk\n4. rest\n  - sit\n  - lie\n5. again\n\nGood.',
  )
  expect(write('- one\n\n  more of one\n\n- two')).toBe('- one\n  more of one\n- two')
  expect(write('- [x] mat\n- [ ] shoes')).toBe('- [x] mat\n- [ ] shoes')
})

test('quotations, tables and code become plain text', () => {
  expect(write('So:\n\n> Slow is smooth.\n>\n> Smooth is fast.\n\nYes.')).toBe(
    'So:\n\n> Slow is smooth.\n>\n> Smooth is fast.\n\nYes.',
  )
  expect(write('| Day | Move |\n|---|---|\n| Monday | Walk |\n| Tuesday | Rest |')).toBe(
    'Day | Move\nMonday | Walk\nTuesday | Rest',
  )
  expect(write('```\na  b\n  c\n```')).toBe('a  b\n  c')
})

test('markup in the text is kept as text', () => {
  expect(write('5 < 6 and `<b>` &amp;lt;')).toBe('5 < 6 and <b> &lt;')
})

test('an empty issue gives empty text', () => expect(write('')).toBe(''))
