import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntities, textFromHtml } from './html-text.ts'
import { markdownToHtml } from './markdown-to-html.ts'

test.each([
  ['&#x26;lt;', '&lt;'],
  ['&amp;amp;', '&amp;'],
  ['&lt;b&gt; &quot;q&quot; &#39;a&apos;', '<b> "q" \'a\''],
  ['&#x1F600;', '😀'],
  ['&#xFFFFFF;', '&#xFFFFFF;'],
  ['&constructor; &unknown; & b;', '&constructor; &unknown; & b;'],
])('%s stands for %s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})

test('tags go, even where an attribute holds their end', () => {
  expect(textFromHtml('<p>One <a title="a > b" href="/x">two</a><br>\nthree</p>')).toBe('One two three')
})

test('any paragraph of plain words comes back as it was', () => {
  const words = fc.stringMatching(/^[\p{L}0-9<>&"';,. -]{1,60}$/u)
  fc.assert(
    fc.property(words, (text) => {
      const escaped = text.replace(/[^\p{L}0-9 ]/gu, '\\$&')
      const expected = text.replace(/\s+/g, ' ').trim()
      // A text of digits and a dot, or of blanks, is no paragraph.
      fc.pre(expected !== '' && !/^\d/.test(expected))
      expect(textFromHtml(markdownToHtml(escaped))).toBe(expected)
    }),
  )
})
