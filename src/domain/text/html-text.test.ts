import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownToHtml } from '../content/markdown-to-html.ts'
import { decodeEntities, headingsOf, textFromHtml } from './html-text.ts'

test.each([
  ['&#x26;lt;', '&lt;'],
  ['&amp;amp;', '&amp;'],
  ['&lt;b&gt; &quot;q&quot; &#39;a&apos;', '<b> "q" \'a\''],
  ['&#x1F600;', '😀'],
  ['&#xFFFFFF;', '&#xFFFFFF;'],
  ['&constructor; &unknown; & b;', '&constructor; &unknown; & b;'],
])('%s is decoded to %s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})

test('tags are removed, even with > inside an attribute', () => {
  expect(textFromHtml('<p>One <a title="a > b" href="/x">two</a><br>\nthree</p>')).toBe('One two three')
})

test('any paragraph of plain words is restored unchanged', () => {
  const words = fc.stringMatching(/^[\p{L}0-9<>&"';,. -]{1,60}$/u)
  fc.assert(
    fc.property(words, (text) => {
      const escaped = text.replace(/[^\p{L}0-9 ]/gu, '\\$&')
      const expected = text.replace(/\s+/g, ' ').trim()
      // A list item, a blank text and an indented code block are not paragraphs.
      fc.pre(expected !== '' && !/^(?: {4}|\s*\d)/.test(text))
      expect(textFromHtml(markdownToHtml(escaped))).toBe(expected)
    }),
  )
})

test('second-level headings are returned as their text', () => {
  const markdown = '## Light *before* phone\n\n### Not this\n\n## Eggs & "beans" < `&lt;`\n\n# First'
  expect(headingsOf(markdownToHtml(markdown))).toEqual([
    { id: 'h-light-before-phone', text: 'Light before phone' },
    { id: 'h-eggs-and-beans-and-lt', text: 'Eggs & "beans" < &lt;' },
    { id: 'h-first', text: 'First' },
  ])
})

test('text that only looks like a heading is not one', () => {
  const looksLike = '```html\n<h2 id="x">code</h2>\n```\n\n![<h2 id="y">alt</h2>](/a.png)'
  expect(headingsOf(markdownToHtml(looksLike))).toEqual([])
})

test('the hidden heading of the footnotes and headings without text are omitted', () => {
  expect(headingsOf(markdownToHtml('## ![](/a.png)\n\nText[^1]\n\n[^1]: Note'))).toEqual([])
})
