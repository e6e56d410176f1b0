import { expect, test } from 'vitest'
import { markdownToHtml } from '../../../../domain/text/markdown-to-html.ts'
import { linkMarkdown, readAddress, TABLE_PIECE } from './markdown-pieces.ts'

test.each([
  ['example.com', 'https://example.com'],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['/recipes/bowl', '/recipes/bowl'],
  ['#light', '#light'],
  ['me@example.com', 'mailto:me@example.com'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['localhost:3000/a', 'https://localhost:3000/a'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['two words', null],
  ['  ', null],
])('the address %j is %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})

test('a link survives what is in its words and address', () => {
  const html = markdownToHtml(linkMarkdown('a [b] \\c', 'https://example.com/a_(b)'))
  expect(html).toContain('>a [b] \\c</a>')
  expect(html).toContain('href="https://example.com/a_%28b%29"')
})

test('the table is one', () => {
  expect(markdownToHtml(TABLE_PIECE)).toContain('<td>Text</td>')
})
